import Foundation
import NSSLint
import NSSReport
import NSSTestSupport
import NSSWorkspace
import Testing

@testable import NSSCommandLine

@Suite struct LintManyTests {
  /// A folder with sheets, good and bad, one that is none, and one that is not readable as a file.
  private final class Sheets: Sendable {
    let folder: String

    init(count: Int) throws {
      folder =
        FileManager.default.temporaryDirectory.appendingPathComponent("nss-many-\(UUID().uuidString)")
        .path
      try FileManager.default.createDirectory(
        atPath: folder + "/s/b.nss", withIntermediateDirectories: true)
      var random = SplitMix64(seed: 11)
      let lines = [
        "Label { font-color: red; }\n", "Label { fon-color: red; }\n", "@a: #fff;\n",
        "Button { font-size: 12; font-size: 12; }\n", "/* 🎨 */ View { background-color: @none; }\n", "{\n",
      ]
      for number in 0..<count {
        let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
          lines.randomElement(using: &random) ?? ""
        }
        try text.joined().write(toFile: folder + "/s/\(number).nss", atomically: true, encoding: .utf8)
      }
      try "void main() { int n = 1; }\n".write(
        toFile: folder + "/s/script.nss", atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }

  private struct Run: Equatable {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private func run(_ sheets: Sheets, _ words: [String]) -> Run {
    let console = ScriptedConsole(currentFolder: FilePath(sheets.folder))
    let words = ["--no-config"] + words + [sheets.folder + "/s", sheets.folder + "/missing.nss"]
    let code = Program.nsslint.main(words.map { Array($0.utf8) }, console)
    return Run(code: code, output: console.output, errors: console.errors)
  }

  @Test(arguments: LintFormat.allCases) func jobsAndCacheChangeNothing(format: LintFormat) throws {
    let sheets = try Sheets(count: 60)
    let words = ["--format", format.rawValue, "--statistics"]
    let serial = run(sheets, words + ["--jobs", "1"])
    #expect(serial.code == .failure)
    #expect(serial.errors.contains("script.nss: skipped") && serial.errors.contains("missing.nss"))
    for jobs in ["2", "7"] { #expect(run(sheets, words + ["--jobs", jobs]) == serial) }
    let cached = words + ["--cache", sheets.folder + "/cache"]
    #expect(run(sheets, cached) == serial)
    #expect(run(sheets, cached) == serial)
  }

  @Test func fixesTheSameWithJobsAndCache() throws {
    let one = try Sheets(count: 40)
    let other = try Sheets(count: 40)
    let patch = run(one, ["--diff", "--jobs", "1"])
    #expect(patch.output.contains("-Button { font-size: 12; font-size: 12; }"))
    for _ in 0..<2 {
      let again = run(one, ["--diff", "--jobs", "4", "--cache", one.folder + "/cache"])
      #expect(again == patch)
    }
    _ = run(one, ["--fix", "--jobs", "1"])
    _ = run(other, ["--fix", "--jobs", "4", "--cache", other.folder + "/cache"])
    for number in 0..<40 {
      #expect(
        FileManager.default.contents(atPath: one.folder + "/s/\(number).nss")
          == FileManager.default.contents(atPath: other.folder + "/s/\(number).nss"))
    }
    #expect(run(other, ["--diff"]).output == "")
  }

  @Test func theCacheKnowsWhatSettingsMean() throws {
    let sheets = try Sheets(count: 30)
    for words in [
      [], ["--only", "unknown-attribute"], ["--rule", "unknown-attribute=note"], ["--engine", "sapfiori"],
      ["--rule", "syntax-error=off"],
    ] {
      let fresh = run(sheets, ["--format", "json"] + words)
      #expect(run(sheets, ["--format", "json", "--cache", sheets.folder + "/cache"] + words) == fresh)
    }
    let timing = run(sheets, ["--timing", "--cache", sheets.folder + "/cache"])
    #expect(timing.errors.contains("31 known from the cache"))
  }

  @Test func aCacheThatCannotBeIsAnError() throws {
    let sheets = try Sheets(count: 1)
    let result = run(sheets, ["--cache", sheets.folder + "/s/0.nss"])
    #expect(result.code == .failure)
    #expect(result.errors.contains("cannot write"))
  }

  /// Whoever adds an option that rules depend on has to add it to the fingerprint.
  @Test func theFingerprintHoldsAllOptions() throws {
    let description = try #require(
      try ArgumentParser.parse([], for: Program.nsslint.command).arguments)
    let options = try LintOptions(description)
    #expect(Mirror(reflecting: options).children.map(\.label) == ["engines", "levels", "only"])
    #expect(options.words.count == 3)
    let siblings = SheetSiblings()
    #expect(Mirror(reflecting: siblings).children.map(\.label) == ["definitions", "used"])
  }
}

extension ArgumentParser.Outcome {
  fileprivate var arguments: Arguments? {
    if case .run(let arguments) = self { return arguments }
    return nil
  }
}
