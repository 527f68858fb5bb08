import Foundation
import FoundationXML
import NSSCatalog
@testable import NSSLint
import NSSReport
import NSSSyntax
import NSSTestSupport
import Testing

@Suite struct EveryFormatTests {
  /// Files of random bytes with random findings.
  private func files(_ random: inout SplitMix64) -> [LintedFile] {
    let pieces =
      [
        "a", "\"", "'", "<", "&", ">", "%", ":", ",", "\n", "\r", "\t", "\0", "\u{1B}[1m", "\\", " ", "é",
        "日", "😀", "\u{FFFE}", "]]>", "::",
      ]
      .map { Array($0.utf8) } + [[0xFF], [0xE3, 0x81], [0xED, 0xA0, 0x80]]
    func bytes(_ count: Int) -> [UInt8] {
      (0..<count).flatMap { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
    }
    func text(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }
    return (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      let source = SourceText(name: "", bytes: bytes(Int.random(in: 0..<60, using: &random)))
      func range() -> Range<Int> {
        let start = Int.random(in: 0...source.count, using: &random)
        return start..<Int.random(in: start...source.count, using: &random)
      }
      let diagnostics = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        Diagnostic(
          rule: "some-rule", severity: Severity.allCases[Int.random(in: 0..<3, using: &random)],
          message: text(12),
          range: range(), related: [RelatedLocation(text(5), range())],
          fixes: [Fix(text(5), .suggestion, [TextEdit(range(), bytes: bytes(5))])])
      }
      return LintedFile(
        path: bytes(8), source: source, engines: [.nui],
        diagnostics: diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
  }

  /// The findings that a report holds, counted by a reader of its format; nil if it cannot be read.
  private func count(_ format: LintFormat, _ data: Data) throws -> Int? {
    switch format {
    case .text:
      return data.split(separator: 0x0A).count { line in
        ["error", "warning", "note"].contains { line.starts(with: Array("\($0)[some-rule]: ".utf8)) }
      }
    case .compact, .github, .xcode: return data.split(separator: 0x0A).count
    case .json:
      let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return (report?["files"] as? [[String: Any]])?.reduce(0) {
        $0 + (($1["findings"] as? [Any])?.count ?? 0)
      }
    case .sarif:
      let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return ((report?["runs"] as? [[String: Any]])?.first?["results"] as? [Any])?.count
    case .gitlab: return (try JSONSerialization.jsonObject(with: data) as? [Any])?.count
    case .junit, .checkstyle:
      let counter = ElementCounter()
      let parser = XMLParser(data: data)
      parser.delegate = counter
      return parser.parse() ? counter.count : nil
    }
  }

  @Test(arguments: LintFormat.allCases) func canBeReadAndHoldsEveryFinding(format: LintFormat) throws {
    var random = SplitMix64(seed: 5)
    var options = LintReportOptions()
    options.rules = []
    options.showsNotes = true
    for _ in 0..<60 {
      let files = files(&random)
      let report = SampleFindings.report(format, files, options: options)
      #expect(String(validating: report, as: UTF8.self) != nil)
      #expect(try count(format, Data(report)) == files.reduce(0) { $0 + $1.diagnostics.count })
      options.showsNotes = false
      let hidden = files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == .note } }
      let short = try count(format, Data(SampleFindings.report(format, files, options: options)))
      #expect(short == files.reduce(0) { $0 + $1.diagnostics.count } - (format.isForPeople ? hidden : 0))
      options.showsNotes = true
    }
  }

  @Test(arguments: LintFormat.allCases) func piecesMayBeMadeInAnyOrder(format: LintFormat) {
    let files = SampleFindings.files + [SampleFindings.hostile]
    let reporter = format.reporter()
    let pieces = files.reversed().map { file in
      var piece: [UInt8] = []
      reporter.append(file, to: &piece)
      return piece
    }
    var summary = LintSummary()
    files.forEach { summary.add($0) }
    var report: [UInt8] = []
    reporter.begin(&report)
    report += pieces.reversed().filter { !$0.isEmpty }.joined(separator: reporter.separator)
    reporter.finish(summary, to: &report)
    #expect(report == SampleFindings.report(format, files))
  }

  @Test func oneLongLineCostsAsMuchPerFindingAsAShortOne() {
    func file(_ count: Int) -> LintedFile {
      var file = SampleFindings.files[0]
      file.source = SourceText(name: "", String(repeating: "Button { fon-color: é; } ", count: count))
      file.diagnostics = (0..<count).map { at in
        Diagnostic(
          rule: "unknown-attribute", severity: .error, message: "Unknown attribute",
          range: at * 26 + 9..<at * 26 + 18,
          related: [RelatedLocation("again", (count - 1 - at) * 26..<(count - 1 - at) * 26 + 6)], fixes: [])
      }
      return file
    }
    // Lines looked up anew for each finding would take minutes here.
    let long = file(10_000)
    for format in LintFormat.allCases { #expect(!SampleFindings.report(format, [long]).isEmpty, "\(format)") }
  }

  @Test func writesSamplesForOtherReaders() throws {
    guard let folder = ProcessInfo.processInfo.environment["NSS_REPORT_SAMPLES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for format in LintFormat.allCases {
      let report = SampleFindings.report(format, SampleFindings.files + [SampleFindings.hostile])
      try Data(report).write(to: URL(filePath: folder).appending(path: "report.\(format.rawValue)"))
    }
  }
}

/// Counts the elements that stand for findings in JUnit's and Checkstyle's XML.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var count = 0

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if ["error", "failure", "system-out"].contains(element) { count += 1 }
  }
}
