/// Cuts any bytes into tokens that tile them. It never fails.
///
/// The character classes are NUI's, so that a sheet which NUI accepts has the same names here; what NUI rejects is cut
/// the way a person reads it: a comment may touch a name, `//` starts a comment except inside a name or after a
/// colon (`http://`), quotes make strings.
public enum Lexer {
  /// The tokens of a text.
  /// - Parameter advice: gets the memory for kinds and starts.
  public static func tokens(of source: SourceText, advice: MemoryAdvice = { _ in }) -> TokenBuffer {
    source.bytes.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        Scanner(bytes: bytes, classes: classes).run(advice)
      }
    }
  }
}

private struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  // One for each of the 256 bytes, so that any byte is an index.
  let classes: UnsafeBufferPointer<UInt8>

  func run(_ advice: MemoryAdvice) -> TokenBuffer {
    // Each token has at least one byte, and one ends the text: no more than these. Pages that are not written to cost
    // nothing.
    let most = bytes.count + 1
    var kinds: [TokenKind] = []
    let starts = [UInt32](unsafeUninitializedCapacity: most) { starts, startCount in
      kinds = [TokenKind](unsafeUninitializedCapacity: most) { kinds, kindCount in
        // In an ordinary sheet a token has nearly five bytes. A quarter of each block lies inside of it.
        advice(UnsafeRawBufferPointer(UnsafeMutableBufferPointer(rebasing: starts[..<(most / 4)])))
        advice(UnsafeRawBufferPointer(UnsafeMutableBufferPointer(rebasing: kinds[..<(most / 4)])))
        startCount = write(kinds, starts)
        kindCount = startCount
      }
    }
    return TokenBuffer(kinds: kinds, starts: starts)
  }

  /// Writes all tokens and returns their number. Both buffers have room for one more than there are bytes.
  private func write(
    _ kinds: UnsafeMutableBufferPointer<TokenKind>, _ starts: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    // The first place is there whatever the bytes are.
    var count = 0
    var at = 0
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      kinds.initializeElement(at: 0, to: .byteOrderMark)
      starts.initializeElement(at: 0, to: 0)
      (count, at) = (1, 3)
    }
    while at < bytes.count {
      // Each token before this one took a byte or more, so that `count` is no more than `at`.
      starts.initializeElement(at: count, to: UInt32(truncatingIfNeeded: at))
      kinds.initializeElement(at: count, to: next(&at))
      count += 1
    }
    // `count` is no more than there are bytes, and so it is the last place at most.
    kinds.initializeElement(at: count, to: .endOfText)
    starts.initializeElement(at: count, to: UInt32(truncatingIfNeeded: bytes.count))
    return count + 1
  }

  /// Reads one token, at least one byte long. `at` is inside the buffer, and each loop checks it before it reads.
  @inline(__always)
  private func next(_ at: inout Int) -> TokenKind {
    let byte = bytes[at]
    switch classes[Int(byte)] {
    case ByteClass.space:
      at += 1
      skipSpace(&at)
      return .whitespace
    case ByteClass.name:
      at += 1
      skipName(&at)
      return .word
    case ByteClass.punctuation:
      at += 1
      return ByteClass.punctuationKind(byte)
    case ByteClass.at:
      let start = at
      at += 1
      skipName(&at)
      return isMediaKeyword(start..<at) ? .mediaKeyword : .variable
    case ByteClass.hash:
      at += 1
      skipName(&at)
      return .hash
    default:
      return rare(&at)
    }
  }

  @inline(__always)
  private func skipSpace(_ at: inout Int) {
    while true {
      skip(ByteClass.space, &at)
      guard at < bytes.count, classes[Int(bytes[at])] == ByteClass.nonASCII else { return }
      let length = ByteClass.unicodeSpaceLength(bytes, at: at)
      if length == 0 { return }
      at += length
    }
  }

  @inline(__always)
  private func skipName(_ at: inout Int) {
    while true {
      skip(ByteClass.name, &at)
      guard at < bytes.count, continuesName(at) else { return }
      at += 1
    }
  }

  /// Skips the bytes of one class: nearly all that a name or white space is made of.
  @inline(__always)
  private func skip(_ byteClass: UInt8, _ at: inout Int) {
    while at < bytes.count, classes[Int(bytes[at])] == byteClass { at &+= 1 }
  }

  /// Whether a byte that is no plain name byte goes on with a name all the same. `at` is inside the buffer.
  private func continuesName(_ at: Int) -> Bool {
    switch classes[Int(bytes[at])] {
    case ByteClass.slash: return at + 1 == bytes.count || bytes[at + 1] != UInt8(ascii: "*")
    case ByteClass.nonASCII: return ByteClass.unicodeSpaceLength(bytes, at: at) == 0
    default: return false
    }
  }

  private func rare(_ at: inout Int) -> TokenKind {
    switch classes[Int(bytes[at])] {
    case ByteClass.slash:
      return slash(&at)
    case ByteClass.quote:
      return string(&at)
    case ByteClass.nonASCII:
      let length = ByteClass.unicodeSpaceLength(bytes, at: at)
      at += max(length, 1)
      if length > 0 {
        skipSpace(&at)
        return .whitespace
      }
      skipName(&at)
      return .word
    case ByteClass.star where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
      at += 2
      return .strayCommentEnd
    default:
      at += 1
      return .unexpected
    }
  }

  private func slash(_ at: inout Int) -> TokenKind {
    let start = at
    at += 1
    guard at < bytes.count else { return .unexpected }
    if bytes[at] == UInt8(ascii: "*") {
      at += 1
      while at + 1 < bytes.count {
        if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
          at += 2
          return .blockComment
        }
        at += 1
      }
      at = bytes.count
      return .unterminatedComment
    }
    guard bytes[at] == UInt8(ascii: "/") else { return .unexpected }
    if start > 0, bytes[start - 1] == UInt8(ascii: ":") {
      skipName(&at)
      return .word
    }
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    return .lineComment
  }

  private func string(_ at: inout Int) -> TokenKind {
    let quote = bytes[at]
    at += 1
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      at += 1
      if bytes[at - 1] == quote { break }
    }
    return .string
  }

  private func isMediaKeyword(_ range: Range<Int>) -> Bool {
    // Most variables differ in their second byte.
    range.count == 6 && bytes[range.lowerBound + 1] == UInt8(ascii: "m")
      && bytes[range].elementsEqual("@media".utf8)
  }
}
