import NSSCatalog

extension FioriNilReason {
  /// The likeliest reason why a value is nil; `value` is what the engine holds, `line` the whole line.
  init(value: String, line: String) {
    let trimmed = Self.trim(value)
    let isColor = { (text: String) in ColorReading(text, engine: .fioriSwiftUI).value != .none }
    let quotes: Set<Character> = ["\"", "'"]
    let head = Self.trim(String(value.prefix { $0 != ";" }))
    if trimmed.isEmpty {
      self = .empty
    } else if trimmed != value, isColor(trimmed) {
      self = .spaceAroundName
    } else if value.contains(";"), isColor(head) || head.first == "@" {
      self = head.first == "@" ? .variable : .trailingText
    } else if let last = line.last, last != ";", !value.contains(";"),
      isColor(Self.trim(value + String(last)))
    {
      self = .lastCharacterLost
    } else if let first = trimmed.first, quotes.contains(first) {
      self = .quoted
    } else if trimmed.contains("(") {
      self = .function
    } else if trimmed.first == "@" {
      self = .variable
    } else if head == "magenta" {
      self = .magenta
    } else if trimmed.utf8.first == UInt8(ascii: "#") || trimmed.lowercased().hasPrefix("0x") {
      self = .tooFewDigits
    } else if [3, 6, 8].contains(head.utf8.count),
      head.uppercased().utf8.allSatisfy({ HexSearch.digit($0) != nil })
    {
      self = .missingHash
    } else {
      self = .unknownWord
    }
  }

  private static func trim(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !WhiteSpace.contains($0) }),
      let last = scalars.lastIndex(where: { !WhiteSpace.contains($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
