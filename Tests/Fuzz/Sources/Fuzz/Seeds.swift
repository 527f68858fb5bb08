import Foundation
import NSSCatalog
import NSSLint

/// Writes a corpus and a dictionary for each target: the examples of all rules, the shipped themes, the catalogue's files.
func writeSeeds(into folder: String) {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardizedFileURL
  let folder = URL(fileURLWithPath: folder)
  let examples = RuleRegistry.metadata.flatMap(\.examples).map { Data($0.parsed.bytes) }
  let themes = files(under: root.appendingPathComponent("Themes"), "nss")
  let catalog = files(under: root.appendingPathComponent("Grammar/catalog"), "nssc")
  let sheets = examples + themes.flatMap { pieces($0) }
  var seeds: [String: [Data]] = ["syntax": sheets, "format": sheets]
  seeds["engines"] =
    sheets.enumerated().map { Data([UInt8($0.offset * 16 % 48)]) + $0.element } + [
      Data("1".utf8) + (examples.first ?? Data()) + [0]
    ]
  seeds["lint"] = sheets.enumerated().map { Data([UInt8(0x30 + $0.offset % 10)]) + $0.element }
  // A script that opens a document, asks for something at some place, and edits.
  seeds["server"] =
    sheets.enumerated().map { index, sheet in
      let number = UInt8(truncatingIfNeeded: index)
      return Data([number & 2 | 1, 0]) + sheet
        + Data([0, 6, number, number & 7, number, 0, number, 9, 0x7D, 0])
    } + messages.map { Data([0]) + Data("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
  let configurations =
    files(under: root.appendingPathComponent("Themes"), "nsslint.json")
    + RuleRegistry.metadata.flatMap(\.examples).compactMap(\.setting).map { Data("{\($0)}".utf8) }
  seeds["configuration"] =
    (0..<8).flatMap { kind in
      configurations.prefix(kind == 2 ? .max : 4).map { Data([0x30 + UInt8(kind)]) + $0 }
    }
    + [baseline, list, "7a/**/b*.nss\na/x/bc.nss", "7[!a-c]?\\*/\nd.*"].map { Data($0.utf8) }
  seeds["catalog"] =
    catalog.flatMap { pieces($0) }.map { Data([0x30]) + $0 }
    + ["left | center | right", "<Number>{1,4}", "<Number> , <Number>"].map { Data("2\($0)".utf8) }
  for (target, inputs) in seeds {
    let corpus = folder.appendingPathComponent(target)
    try? FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    for (index, input) in inputs.enumerated() {
      try? input.write(to: corpus.appendingPathComponent("seed-\(index)"))
    }
  }
  try? Data(dictionary.utf8).write(to: folder.appendingPathComponent("nss.dict"))
}

/// Files of an extension in any folder below.
private func files(under folder: URL, _ suffix: String) -> [Data] {
  let found = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return (found ?? []).filter { $0.hasSuffix(".\(suffix)") }.sorted().compactMap {
    try? Data(contentsOf: folder.appendingPathComponent($0))
  }
}

/// A file in pieces of some 400 bytes that end at the end of a line.
private func pieces(_ file: Data) -> [Data] {
  var result: [Data] = []
  var piece = Data()
  for line in file.split(separator: 0x0A, omittingEmptySubsequences: false) {
    piece += line + [0x0A]
    if piece.count > 400 {
      result.append(piece)
      piece = Data()
    }
  }
  return result + [piece]
}

private let baseline = #"5{"version":1,"entries":[{"count":1,"line":"a","path":"b","rule":"empty-rule"}]}"#
private let list =
  "6<plist><dict><key>UIAppFonts</key><array><string>72-Bold.ttf</string></array></dict></plist>"

private let messages = [
  #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#,
  #"{"jsonrpc":"2.0","id":"a","method":"textDocument/hover","params":{"textDocument":{"uri":"fuzz:a"},"position":{"line":0,"character":1}}}"#,
  #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"fuzz:a","version":1,"text":"@a: 1;"}}}"#,
  #"{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":{"nss":{"engine":"nui"}}}}"#,
]

/// libFuzzer's notation: one quoted word a line.
private var dictionary: String {
  var words: Set<String> = [
    "@media", " and ", "(device: ipad)", "(orientation: landscape)", "/*", "*/", "//", "{", "}", ":", ";",
    ",", "(", ")",
    "!important", "rgb(1, 2, 3)", "rgba(1,2,3,0.5)", "hsl(", "#fff", "#12345678", "0x", "@import", "\u{FEFF}",
    "\u{2028}",
    "\u{85}", "\r\n", "true", "false", "null", "1e9", "\\u0041", "\\ud83d", "<Color>", "<Number>", "{1,4}",
    " | ",
    "nss-disable-next-line ", "nss-disable-line ", "nss-disable ", "nss-enable ", "nss-disable-file ",
    " -- why",
    "nss-format-off", "nss-format-on", "Content-Length: ", "\r\n\r\n", "\"jsonrpc\":\"2.0\"", "\"method\":",
    "\"params\":", "\"textDocument/", "UIAppFonts", "<string>", "**/", "[!", "_darkBackground",
    "_lightBackground",
    "tintColorDark", "primary1", "@tintColor",
  ]
  words.formUnion(RuleRegistry.metadata.map(\.id))
  words.formUnion(Catalog.sapfiori.baseAttributes)
  words.formUnion(Catalog.nui.baseAttributes)
  words.formUnion(Catalog.sapfiori.stateSuffixes.map { "-" + $0 })
  words.formUnion(Catalog.sapfiori.classPaths.enumerated().filter { $0.offset % 40 == 0 }.map(\.element.name))
  return words.sorted().map { word in
    let escaped = word.utf8.map { byte in
      switch byte {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return "\"\(escaped.joined())\"\n"
  }.joined()
}
