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
    let margin = String(repeating: " ", count: digits)
    let bar = style.paint("|", .gutter)
    let edge = "\(margin) \(bar)"
    for (index, lines) in excerpts.enumerated() {
      let arrow = style.paint(index == 0 ? "-->" : ":::", .gutter)
      let name = style.paint(DisplayWidth.printable(lines.excerpt.name), .path)
      let position = lines.position
      output.append(text: margin)
      output.append(text: arrow)
      output.append(0x20)
      output.append(text: name)
      output.append(0x3A)
      output.append(position)
      output.append(0x0A)
      output.append(text: edge)
      output.append(0x0A)
      for line in lines.lines {
        guard let line else {
          output += style.paint("...", .gutter).utf8
          output.append(0x0A)
          continue
        }
        let number = String(line.number)
        let padding = String(repeating: " ", count: digits - number.utf8.count)
        let cut = line.cut(to: width - digits - 3)
        output.append(text: padding)
        output.append(text: style.paint(number, .gutter))
        output.append(0x20)
        output.append(text: bar)
        if !cut.text.isEmpty { output.append(0x20) }
        output.append(text: cut.text)
        output.append(0x0A)
        for text in underline(lines, line, cut, style: style, width: width - digits - 3) {
          output.append(text: edge)
          output.append(0x20)
          output.append(text: text)
          output.append(0x0A)
        }
      }
    }
    for note in footnotes {
      let word = style.paint(note.word, .emphasis)
      let indent = digits + 5 + note.word.utf8.count
      let text = TextWrap.hanging(
        DisplayWidth.printable(note.text, keepingLineFeeds: true), indent: indent, width: width)
      output += "\(margin) \(style.paint("=", .gutter)) \(word): \(text)\n".utf8
    }
  }

  private func append(_ heading: Heading, to output: inout [UInt8], style: Style) {
    let word = heading.id.map { "\(heading.word)[\($0)]" } ?? heading.word
    output += style.paint(word, heading.role).utf8
    output += ": \(style.paint(DisplayWidth.printable(heading.message), .emphasis))\n".utf8
  }

  /// The carets, and the label beside them where it fits, else below.
  private func underline(
    _ lines: FrameLines, _ line: FrameLines.Line, _ cut: FrameLines.Cut, style: Style, width: Int
  ) -> [String] {
    guard cut.markColumns > 0 else { return [] }
    let excerpt = lines.excerpt
    let mark = excerpt.role == .secondary ? "-" : "^"
    let space = String(repeating: " ", count: cut.markStart)
    let carets = style.paint(String(repeating: mark, count: cut.markColumns), excerpt.role)
    guard line.number == lines.lastNumber, let label = excerpt.label, !label.isEmpty else {
      return [space + carets]
    }
    let text = DisplayWidth.printable(label)
    if cut.markStart + cut.markColumns + 1 + DisplayWidth.columns(of: text) <= width {
      return ["\(space)\(carets) \(style.paint(text, excerpt.role))"]
    }
    let indent = min(cut.markStart, width / 3)
    let below = TextWrap.lines(text, width: width - indent).map {
      String(repeating: " ", count: indent) + style.paint($0, excerpt.role)
    }
    return [space + carets] + below
  }
}
