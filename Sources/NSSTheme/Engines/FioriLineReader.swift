import NSSSyntax

/// Splits a sheet into lines and those that begin with `@` into name and value, as FioriThemeManager does.
struct FioriLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var lines: [FioriLine] = []
  /// The lines that are the first of their name.
  private(set) var definitionLines: [Int] = []

  private var names = NameTable()
  /// The line that has a name first, by the number of the name.
  private var lineOfName: [Int] = []
  /// The same for names that are not ASCII: two spellings of one character are one name.
  private var lineOfUnicodeName: [String: Int] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func readLines(from offset: Int) {
    var start = offset
    var at = offset
    while at < bytes.count {
      let end = WhiteSpace.lineEndLength(bytes, at: at)
      if end > 0 {
        readLine(start..<at)
        start = at + end
      }
      at += max(end, 1)
    }
    readLine(start..<bytes.count)
  }

  private mutating func readLine(_ range: Range<Int>) {
    var first = range.lowerBound
    while first < range.upperBound {
      let space = WhiteSpace.length(bytes, at: first)
      if space == 0 { break }
      first += space
    }
    // Lines lie inside the text. White space is one whole character, so that `first` is never behind the line's end.
    guard first < range.upperBound, bytes[first] == UInt8(ascii: "@") else { return }
    if first > range.lowerBound {
      lines.append(FioriLine(range: range, name: nil, value: nil, fate: .notRead(.leadingSpace)))
      return
    }
    let isASCII = bytes[range].allSatisfy { $0 < 0x80 }
    // A line end is never inside of a line, so that in ASCII each byte is a character.
    guard
      let content = isASCII
        ? range.lowerBound + 1..<max(range.upperBound - 1, range.lowerBound + 1) : unicode(range)
    else { return }
    var colons = 0
    var colon = content.lowerBound
    for at in content where bytes[at] == UInt8(ascii: ":") {
      colons += 1
      colon = at
    }
    guard colons == 1 else {
      let reason = colons == 0 ? FioriReason.noColon : .severalColons(colons)
      lines.append(FioriLine(range: range, name: nil, value: nil, fate: .notRead(reason)))
      return
    }
    let name = content.lowerBound..<colon
    let earlier = isASCII ? firstLine(of: name) : firstUnicodeLine(of: name)
    if let earlier {
      let fate = FioriFate.notRead(.firstDefinitionWins(line: earlier))
      lines.append(FioriLine(range: range, name: name, value: colon + 1..<content.upperBound, fate: fate))
    } else {
      definitionLines.append(lines.count)
      let fate = FioriFate.notRead(.unknownName)
      lines.append(FioriLine(range: range, name: name, value: colon + 1..<content.upperBound, fate: fate))
    }
  }

  /// The line without its first and last character (not byte), or nil when its first character is not `@` but an `@`
  /// that something is joined to.
  private func unicode(_ range: Range<Int>) -> Range<Int>? {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.first == "@" else { return nil }
    let rest = text.dropFirst().dropLast()
    // The text is UTF-8, so that `rest` has as many bytes as there, and begins behind the `@`.
    let start = range.lowerBound + 1
    return start..<start + rest.utf8.count
  }

  /// The line that has this name first; this one becomes it when there is none.
  private mutating func firstLine(of name: Range<Int>) -> Int? {
    let number = Int(names.number(bytes, name))
    if number < lineOfName.count { return lineOfName[number] }
    lineOfName.append(lines.count)
    return nil
  }

  private mutating func firstUnicodeLine(of name: Range<Int>) -> Int? {
    if bytes[name].allSatisfy({ $0 < 0x80 }) { return firstLine(of: name) }
    let text = String(decoding: bytes[name], as: UTF8.self)
    if let line = lineOfUnicodeName[text] { return line }
    lineOfUnicodeName[text] = lines.count
    return nil
  }
}
