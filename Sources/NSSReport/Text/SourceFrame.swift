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

  /// A place in a text, shown with its lines.
  public struct Excerpt: Sendable {
    /// The path as it is printed.
    public var name: String
    /// The text and its lines.
    public var source: SourceText
    /// The lines of `source`.
    public var lines: LineTable
    /// 0-based UTF-8 byte range; an empty one is shown as one caret. Clamped to the text.
    public var range: Range<Int>
    /// What stands behind the carets.
    public var label: String?
    /// How carets and label are painted.
    public var role: Style.Role

    /// A place; `name` is the source's own unless given.
    public init(
      _ source: SourceText, _ lines: LineTable, _ range: Range<Int>, label: String? = nil,
      role: Style.Role = .error, name: String? = nil
    ) {
      (self.source, self.lines, self.label, self.role) = (source, lines, label, role)
      self.range = range.clamped(to: 0..<source.count)
      self.name = name ?? source.name
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
    let width = max(width, 40)
    if let heading { append(heading, to: &output, style: style) }
    let excerpts = excerpts.map { FrameLines($0) }
    let digits = excerpts.reduce(1) { max($0, String($1.lastNumber).utf8.count) }
    let edge = Edge(digits: digits, bar: style.paint("|", .gutter))
    for (index, lines) in excerpts.enumerated() {
      output.append(spaces: digits)
      output.append(text: style.paint(index == 0 ? "-->" : ":::", .gutter))
      output.append(0x20)
      output.append(text: style.paint(DisplayWidth.printable(lines.excerpt.name), .path))
      output.append(0x3A)
      output.append(lines.position)
      output.append(0x0A)
      edge.append(to: &output)
      output.append(0x0A)
      for line in lines.lines {
        guard let line else {
          output.append(text: style.paint("...", .gutter))
          output.append(0x0A)
          continue
        }
        let number = String(line.number)
        let cut = line.cut(to: width - digits - 3)
        output.append(spaces: digits - number.utf8.count)
        output.append(text: style.paint(number, .gutter))
        output.append(0x20)
        output.append(text: edge.bar)
        if !cut.text.isEmpty { output.append(0x20) }
        output.append(text: cut.text)
        output.append(0x0A)
        if cut.markColumns > 0 {
          let label = line.number == lines.lastNumber ? lines.excerpt.label ?? "" : ""
          underline(
            cut, lines.excerpt.role, label, edge, to: &output, style: style, width: width - digits - 3)
        }
      }
    }
    for note in footnotes {
      let word = style.paint(note.word, .emphasis)
      let indent = digits + 5 + note.word.utf8.count
      let text = TextWrap.hanging(
        DisplayWidth.printable(note.text, keepingLineFeeds: true), indent: indent, width: width)
      output.append(spaces: digits + 1)
      for part in [style.paint("=", .gutter), " ", word, ": ", text, "\n"] { output.append(text: part) }
    }
  }

  private func append(_ heading: Heading, to output: inout [UInt8], style: Style) {
    let word = heading.id.map { heading.word + "[" + $0 + "]" } ?? heading.word
    output.append(text: style.paint(word, heading.role))
    output.append(text: ": ")
    output.append(text: style.paint(DisplayWidth.printable(heading.message), .emphasis))
    output.append(0x0A)
  }

  /// What stands left of the lines: room for a number, and a bar.
  private struct Edge {
    var digits: Int
    var bar: String

    func append(to output: inout [UInt8]) {
      output.append(spaces: digits + 1)
      output.append(text: bar)
    }
  }

  /// The carets, and the label beside them where it fits, else below.
  private func underline(
    _ cut: FrameLines.Cut, _ role: Style.Role, _ label: String, _ edge: Edge, to output: inout [UInt8],
    style: Style, width: Int
  ) {
    edge.append(to: &output)
    output.append(spaces: 1 + cut.markStart)
    let mark = role == .secondary ? "-" : "^"
    output.append(text: style.paint(String(repeating: mark, count: cut.markColumns), role))
    if !label.isEmpty {
      let text = DisplayWidth.printable(label)
      if cut.markStart + cut.markColumns + 1 + DisplayWidth.columns(of: text) <= width {
        output.append(0x20)
        output.append(text: style.paint(text, role))
      } else {
        let indent = min(cut.markStart, width / 3)
        for line in TextWrap.lines(text, width: width - indent) {
          output.append(0x0A)
          edge.append(to: &output)
          output.append(spaces: 1 + indent)
          output.append(text: style.paint(line, role))
        }
      }
    }
    output.append(0x0A)
  }
}
