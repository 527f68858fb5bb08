import NSSSyntax

/// One message with the places it talks about, as text for people:
///
///     warning[unknown-attribute]: Unknown attribute 'fon-color'; did you mean 'font-color'?
///       --> Themes/Dark.nss:12:5
///        |
///     12 |     fon-color: red;
///        |     ^^^^^^^^^ did you mean 'font-color'?
///        = help: ...
///
/// Names, labels and source text may hold anything: control characters are shown, never sent. Rendering takes time
/// in proportion to `width`, not to the length of a line.
public struct SourceFrame: Sendable {
  /// The first line.
  public struct Heading: Sendable {
    /// How the word is painted.
    public var role: Style.Role
    /// `error`, `warning`, `note`.
    public var word: String
    /// What stands in brackets behind the word, a rule's id.
    public var id: String?
    /// What is wrong.
    public var message: String

    /// A heading of these parts.
    public init(role: Style.Role, word: String, id: String? = nil, message: String) {
      (self.role, self.word, self.id, self.message) = (role, word, id, message)
    }
  }

  /// A text that excerpts show. They share it, so that making one copies nothing.
  final class Text: Sendable {
    /// The path as it is printed, without control characters.
    let name: String
    let source: SourceText
    /// The lines of `source`.
    let lines: LineTable

    init(_ source: SourceText, _ lines: LineTable, name: String) {
      (self.source, self.lines, self.name) = (source, lines, DisplayWidth.printable(name))
    }
  }

  /// A place in a text, shown with its lines.
  public struct Excerpt: Sendable {
    let text: Text
    /// 0-based UTF-8 byte range; an empty one is shown as one caret. Clamped to the text.
    public var range: Range<Int>
    /// What stands behind the carets.
    public var label: String?
    /// How carets and label are painted.
    public var role: Style.Role

    /// A place in a text and its lines; `name` is the source's own unless given.
    public init(
      _ source: SourceText, _ lines: LineTable, _ range: Range<Int>, label: String? = nil,
      role: Style.Role = .error, name: String? = nil
    ) {
      self.init(Text(source, lines, name: name ?? source.name), range, label: label, role: role)
    }

    init(_ text: Text, _ range: Range<Int>, label: String? = nil, role: Style.Role) {
      (self.text, self.label, self.role) = (text, label, role)
      self.range = range.clamped(to: 0..<text.source.count)
    }
  }

  /// A line below the excerpts: `= help: text`.
  public struct Footnote: Sendable {
    /// `help`, `note`.
    public var word: String
    /// The text; it is broken at `width`.
    public var text: String

    /// A footnote of these parts.
    public init(_ word: String, _ text: String) { (self.word, self.text) = (word, text) }
  }

  /// The first line, if there is one.
  public var heading: Heading?
  /// The place of the message, then related ones.
  public var excerpts: [Excerpt]
  /// What to do, and what else to know.
  public var footnotes: [Footnote]

  /// A frame of these parts.
  public init(heading: Heading?, excerpts: [Excerpt], footnotes: [Footnote] = []) {
    (self.heading, self.excerpts, self.footnotes) = (heading, excerpts, footnotes)
  }

  /// Appends the frame, every line ended by a line feed. Source lines are cut to `width` columns (at least 40).
  public func append(to output: inout [UInt8], style: Style, width: Int = 80) {
    if let heading {
      FrameWriter.append(
        heading.word, heading.role, id: heading.id, heading.message, to: &output, style: style)
    }
    let lines = excerpts.map { FrameLines($0.range, in: $0.text) }
    let writer = FrameWriter(style, width: width, lastNumber: lines.reduce(1) { max($0, $1.lastNumber) })
    for (index, excerpt) in excerpts.enumerated() {
      writer.append(
        lines[index], of: excerpt.text, label: excerpt.label, excerpt.role, isFirst: index == 0, to: &output)
    }
    for note in footnotes { writer.append(footnote: note.word, note.text, to: &output) }
  }
}
