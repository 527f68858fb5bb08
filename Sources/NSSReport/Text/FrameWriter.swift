/// Writes the parts of a ``SourceFrame`` one after the other, for callers that have thousands and build none.
struct FrameWriter {
  private let style: Style
  private let width: Int
  /// The columns of the largest line number.
  private let digits: Int
  /// What stands left of lines without a number: room for one, and a bar.
  private let edge: [UInt8]

  /// A writer for a frame whose largest line number is `lastNumber`. Lines are cut to `width` columns (at least 40).
  init(_ style: Style, width: Int, lastNumber: Int) {
    (self.style, self.width) = (style, max(width, 40))
    digits = Self.digits(of: lastNumber)
    var edge: [UInt8] = []
    edge.append(spaces: digits + 1)
    style.paint(.gutter, in: &edge) { $0.append(0x7C) }
    self.edge = edge
  }

  /// Whether it would write a frame with this largest line number, too.
  func fits(lastNumber: Int) -> Bool { Self.digits(of: lastNumber) == digits }

  private static func digits(of number: Int) -> Int {
    var (rest, digits) = (number, 1)
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  /// Appends the first line: `word[id]: message`.
  static func append(
    _ word: String, _ role: Style.Role, id: String?, _ message: String, to output: inout [UInt8], style: Style
  ) {
    style.paint(role, in: &output) { output in
      output.append(text: word)
      guard let id else { return }
      output.append(0x5B)
      output.append(text: id)
      output.append(0x5D)
    }
    output.append(text: ": ")
    style.paint(.emphasis, in: &output) { $0.append(printable: message) }
    output.append(0x0A)
  }

  /// Appends where a place is, and its lines, each with its carets below.
  func append(
    _ lines: FrameLines, of text: SourceFrame.Text, label: String?, _ role: Style.Role, isFirst: Bool,
    to output: inout [UInt8]
  ) {
    output.append(spaces: digits)
    style.paint(.gutter, in: &output) { $0.append(text: isFirst ? "-->" : ":::") }
    output.append(0x20)
    style.paint(.path, in: &output) { $0.append(text: text.name) }
    output.append(0x3A)
    output.append(lines.position)
    output.append(0x0A)
    output += edge
    output.append(0x0A)
    for index in 0..<lines.count {
      guard let line = lines.line(index, of: text) else {
        style.paint(.gutter, in: &output) { $0.append(text: "...") }
        output.append(0x0A)
        continue
      }
      let cut = line.cut(to: width - digits - 3, of: text.source.bytes)
      output.append(spaces: digits - Self.digits(of: line.number))
      style.paint(.gutter, in: &output) { $0.append(decimal: line.number) }
      // The bar without the room before it.
      output += edge[digits...]
      if !cut.isEmpty { output.append(0x20) }
      cut.append(to: &output)
      output.append(0x0A)
      if cut.markColumns > 0 {
        underline(cut, role, line.number == lines.lastNumber ? label ?? "" : "", to: &output)
      }
    }
  }

  /// Appends a line below: `= word: text`, broken at the width.
  func append(footnote word: String, _ text: String, to output: inout [UInt8]) {
    output.append(spaces: digits + 1)
    style.paint(.gutter, in: &output) { $0.append(0x3D) }
    output.append(0x20)
    style.paint(.emphasis, in: &output) { $0.append(text: word) }
    output.append(text: ": ")
    let shown = DisplayWidth.printable(text, keepingLineFeeds: true)
    output.append(text: TextWrap.hanging(shown, indent: digits + 5 + word.utf8.count, width: width))
    output.append(0x0A)
  }

  /// The carets, and the label beside them where it fits, else below.
  private func underline(
    _ cut: FrameLines.Cut, _ role: Style.Role, _ label: String, to output: inout [UInt8]
  ) {
    let width = width - digits - 3
    output += edge
    output.append(spaces: 1 + cut.markStart)
    let mark: UInt8 = role == .secondary ? 0x2D : 0x5E
    style.paint(role, in: &output) { $0.append(contentsOf: repeatElement(mark, count: cut.markColumns)) }
    if !label.isEmpty {
      let text = DisplayWidth.printable(label)
      if cut.markStart + cut.markColumns + 1 + DisplayWidth.columns(of: text) <= width {
        output.append(0x20)
        style.paint(role, in: &output) { $0.append(text: text) }
      } else {
        let indent = min(cut.markStart, width / 3)
        for line in TextWrap.lines(text, width: width - indent) {
          output.append(0x0A)
          output += edge
          output.append(spaces: 1 + indent)
          style.paint(role, in: &output) { $0.append(text: line) }
        }
      }
    }
    output.append(0x0A)
  }
}
