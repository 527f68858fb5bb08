/// Writes HTML as UTF-8 bytes.
///
/// Markup is program text (`StaticString`); all else goes through ``text(_:)`` or ``attribute(_:_:)``, where it becomes
/// characters and nothing more. What steers or reorders text is made visible as on a terminal
/// (``DisplayWidth/printable(_:keepingLineFeeds:)``).
struct HTMLWriter {
  /// The document so far.
  var bytes: [UInt8] = []

  /// Markup as it is.
  mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// The content of an element.
  mutating func text(_ text: String) { escape(DisplayWidth.printable(text)) }

  /// The content of an element whose line breaks stay.
  mutating func lines(_ text: String) { escape(DisplayWidth.printable(text, keepingLineFeeds: true)) }

  /// A whole number.
  mutating func number(_ value: Int) { bytes.append(text: String(value)) }

  /// ` name="value"`
  mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    text(value)
    markup("\"")
  }

  /// ` name="7"`
  mutating func attribute(_ name: StaticString, _ value: Int) { attribute(name, String(value)) }

  /// `<tag>text</tag>`, with a class where it is not empty.
  mutating func element(_ tag: StaticString, class name: StaticString = "", _ text: String) {
    open(tag, class: name)
    self.text(text)
    close(tag)
  }

  /// `<tag class="name">`
  mutating func open(_ tag: StaticString, class name: StaticString = "") {
    markup("<")
    markup(tag)
    if name.utf8CodeUnitCount > 0 {
      markup(" class=\"")
      markup(name)
      markup("\"")
    }
    markup(">")
  }

  /// `</tag>`
  mutating func close(_ tag: StaticString) {
    markup("</")
    markup(tag)
    markup(">")
  }

  private mutating func escape(_ text: String) {
    bytes.append(
      text, escaping: { Self.replacement($0) != nil },
      by: { byte, output in output.append(text: Self.replacement(byte) ?? "") })
  }

  private static func replacement(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
