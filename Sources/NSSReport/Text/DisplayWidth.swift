/// How many columns text takes on a terminal, and how to show it so that no byte of it can steer the terminal.
///
/// Wide are the scalars of East Asian width W and F (Unicode 14, the extended pictographs of plane 1 to 1FAFF) and
/// what an emoji presentation selector follows; marks, joiners and selectors take no column of their own.
public enum DisplayWidth {
  /// The columns of a text as ``printable(_:keepingLineFeeds:)`` shows it.
  public static func columns(of text: String) -> Int {
    var cells = CellRow()
    for scalar in text.unicodeScalars { cells.append(scalar, source: 0..<0, tabWidth: 1) }
    return cells.columns
  }

  /// The text with everything a terminal would act on, or that hides or reorders other text, made visible:
  /// control characters as their pictures (`␛`), bidirectional controls and other format characters as U+FFFD.
  public static func printable(_ text: String, keepingLineFeeds: Bool = false) -> String {
    var text = text
    if text.withUTF8({ isPrintableASCII($0) }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(keepingLineFeeds && scalar == "\n" ? scalar : shown(scalar))
    }
    return String(result)
  }

  /// Whether all bytes are ASCII and no control characters: then text is shown as it is, a column for each byte.
  static func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // To the end without a look at the result, so that the compiler takes many bytes in one step.
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }

  /// The text without what hides or reorders other text, for formats that escape control characters by themselves.
  static func unhidden(_ text: String) -> String {
    var text = text
    if text.withUTF8({ isPrintableASCII($0) }) || !text.utf8.contains(where: { $0 >= 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.value < 0x80 ? scalar : shown(scalar)) }
    return String(result)
  }

  /// What stands for a scalar on a terminal; most stand for themselves.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x20..<0x7F: scalar
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    case 0x200C, 0x200D, 0xE0020...0xE007F: scalar
    case 0xAD: "\u{FFFD}"
    case 0xA0..<0x300: scalar
    default: scalar.properties.generalCategory == .format ? "\u{FFFD}" : scalar
    }
  }

  /// The columns of one scalar alone: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isWide(value) { return 2 }
    switch value {
    case 0x1160...0x11FF, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    if value < 0x1100 { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// Unicode's EastAsianWidth.txt, W and F, without marks; gaps of unassigned code points inside a block are closed.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
    0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9,
    0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
    0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F265,
    0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA,
    0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440,
    0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A,
    0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC,
    0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0,
    0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
