import Foundation
import NSSReport
import NSSSyntax
import NSSTheme
import Testing

@Suite struct SwiftSourceTests {
  private let standIn = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "StandIn")

  /// Runs the compiler; its messages where it fails.
  private func swiftc(_ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: output, as: UTF8.self)
  }

  /// The modules that the source imports, built of stand-ins; then each source is type-checked.
  @Test func compilesAgainstAStandInOfTheAPI() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nss-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in ["UIKit", "SAPFiori"] {
      let problem = try swiftc([
        "-swift-version", "6", "-emit-module", "-module-name", module, "-I", folder.path, "-o",
        folder.appending(path: "\(module).swiftmodule").path, standIn.appending(path: "\(module).swift").path,
      ])
      try #require(problem == nil, "\(problem ?? "")")
    }
    let hostile = SourceText(
      name: "a\nb.nss",
      """
      fdlFUIStepperFormCell_keyText { font-color: systemRed; font-name: A"\\(x)B; font-size: 12.5; text-line-clamp: 0; }
      fdlFUIStepperFormCell_valueText { font-name: semiboldSystem; font-style: title2; border-color: label; }
      fdlFUIStepperFormCell_hintText { font-name: boldSystem; font-color-disabled: tint; }
      """)
    var files: [String] = []
    for (index, sheets) in [[ThemeSamples.base], [hostile], [ThemeSamples.palette]].enumerated() {
      let text = SwiftSource.text(ThemeSamples.theme(sheets), tool: "0")
      let file = folder.appending(path: "Source\(index).swift")
      // Each source declares the same method.
      try text.replacingOccurrences(of: "applyTheme", with: "applyTheme\(index)")
        .write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let problem = try swiftc(["-swift-version", "6", "-typecheck", "-I", folder.path] + files)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func eachStateIsSetOnceAndThenAddedTo() {
    let sheet = SourceText(
      name: "-",
      "fdlFUIStepperFormCell_valueText { font-color: red; border-color: blue; border-color-highlighted: red; }"
    )
    let text = SwiftSource.text(ThemeSamples.theme([sheet]), tool: "0")
    var calls: [String] = []
    var name = ""
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasSuffix("Attributes(") { name = String(line.dropLast()) }
      if line.hasPrefix("for: ") { calls.append("\(name) \(line.dropFirst(5).dropLast())") }
    }
    let states = calls.map { $0.split(separator: " ").last ?? "" }
    #expect(states.contains(".normal") && states.contains(".highlighted"))
    for state in Set(states) {
      // The documents give the state highlighted to the border colour alone.
      #expect(
        calls.filter { $0.hasSuffix(" \(state)") }
          == (state == ".highlighted"
            ? ["setAttributes .valueText, state: \(state)"]
            : ["setAttributes .valueText, state: \(state)", "addAttributes .valueText, state: \(state)"]))
    }
  }

  @Test func whatTheAPIDoesNotDocumentIsAComment() {
    let sheet = SourceText(
      name: "-",
      """
      fdlFUISegmentedControl { font-color: red; }
      fdlFUIStepperFormCell_increaseButton { font-color: red; }
      """)
    let text = SwiftSource.text(ThemeSamples.theme([sheet]), tool: "0")
    #expect(!text.contains("Attributes("))
    #expect(text.contains("// FUISegmentedControl: no document says"))
    #expect(text.contains("increaseButton: that it is .icons is a guess from its role"))
  }
}
