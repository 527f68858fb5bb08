/// The fonts that an app's Info.plist lists under `UIAppFonts`.
///
/// A small reader of XML property lists: it looks for the key and the strings of the array behind it, and takes
/// everything else as it comes. Binary property lists are not read.
public enum InfoPlist {
  /// Why nothing can be read.
  public struct Problem: Error, Sendable, Equatable {
    /// What is wrong and what to do.
    public let message: String
  }

  /// The file names of the fonts, in order, as they stand. Empty where the list has no `UIAppFonts`.
  public static func fontFiles(_ bytes: [UInt8]) throws(Problem) -> [String] {
    if bytes.starts(with: "bplist".utf8) {
      throw Problem(
        message:
          "binary property lists are not read; convert it with 'plutil -convert xml1', or use \"fonts\"")
    }
    var reader = XMLPieces(bytes)
    var names: [String] = []
    var isPropertyList = false
    var text: [UInt8] = []
    var key: [UInt8] = []
    var isInside = false
    while let piece = reader.next() {
      switch piece {
      case .text(let piece):
        text += piece
        continue
      case .open(let name):
        if name.elementsEqual("plist".utf8) || name.elementsEqual("dict".utf8) { isPropertyList = true }
        if name.elementsEqual("array".utf8), key.elementsEqual("UIAppFonts".utf8) { isInside = true }
        if !name.elementsEqual("string".utf8) { key = [] }
      case .close(let name):
        if name.elementsEqual("key".utf8) { key = text }
        if name.elementsEqual("array".utf8) { isInside = false }
        if name.elementsEqual("string".utf8), isInside { names.append(String(decoding: text, as: UTF8.self)) }
      }
      text = []
    }
    if !isPropertyList {
      throw Problem(message: "this is no XML property list: it has no <plist> and no <dict>")
    }
    return names
  }

  /// The names that the font of a file may have: `Fonts/Lato-Bold.ttf` is taken for `Lato-Bold`, `Lato Bold.ttf` for
  /// `Lato Bold` and `Lato-Bold`. Most files are called as their font is, but nothing demands it (inferred).
  public static func fontNames(ofFile name: String) -> [String] {
    var bytes = Array(name.utf8)
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")) { bytes.removeFirst(slash + 1) }
    if let point = bytes.lastIndex(of: UInt8(ascii: ".")), point > 0 { bytes.removeLast(bytes.count - point) }
    if bytes.isEmpty { return [] }
    let names = [bytes, bytes.map { $0 == 0x20 ? UInt8(ascii: "-") : $0 }]
    return (names[0] == names[1] ? [names[0]] : names).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Cuts XML into tags and text, never failing: comments, declarations and attributes are left out, character
/// references and CDATA are resolved. Only the end of the text ends it.
private struct XMLPieces {
  enum Piece {
    case open(ArraySlice<UInt8>)
    case close(ArraySlice<UInt8>)
    case text([UInt8])
  }

  private let bytes: [UInt8]
  private var at = 0
  /// A tag such as `<array/>` closes itself; its end is still to be told.
  private var pending: ArraySlice<UInt8>?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    if let name = pending {
      pending = nil
      return .close(name)
    }
    while at < bytes.count {
      if bytes[at] != UInt8(ascii: "<") { return text() }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        let start = at + 9
        skip(past: "]]>")
        let end = bytes[..<at].suffix(3).elementsEqual("]]>".utf8) ? at - 3 : at
        return .text(Array(bytes[min(start, end)..<end]))
      } else if starts(with: "<?") || starts(with: "<!") {
        skip(past: ">")
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Piece {
    let start = at + 1
    skip(past: ">")
    let inner = bytes[start..<max(start, bytes[at - 1] == UInt8(ascii: ">") ? at - 1 : at)]
    func name(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      text.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    }
    if inner.first == UInt8(ascii: "/") { return .close(name(inner.dropFirst())) }
    if inner.last == UInt8(ascii: "/") { pending = name(inner) }
    return .open(name(inner))
  }

  private mutating func text() -> Piece {
    var result: [UInt8] = []
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      if bytes[at] == UInt8(ascii: "&"), let end = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(bytes[(at + 1)..<end])
      {
        result += Array(String(Character(scalar)).utf8)
        at = end + 1
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return .text(result)
  }

  private static func scalar(_ reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let text = String(decoding: reference, as: UTF8.self)
    switch text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard text.hasPrefix("#") else { return nil }
    let isHex = text.hasPrefix("#x")
    return UInt32(text.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private func starts(with word: String) -> Bool { bytes[at...].starts(with: word.utf8) }

  /// Moves behind the next occurrence of a word, or to the end.
  private mutating func skip(past word: String) {
    let word = Array(word.utf8)
    while at < bytes.count {
      if bytes[at] == word[0], bytes[at...].starts(with: word) {
        at += word.count
        return
      }
      at += 1
    }
  }
}
