/// A class in a glob: `[abc]`, `[a-z]`, `[!a]`, `[[:digit:]]`.
enum GlobClass {
  /// The bytes a class stands for (never a slash) and the offset behind its `]`; nil when it does not end.
  static func read(_ text: [UInt8], from start: Int) -> (Set<UInt8>, Int)? {
    var at = start + 1
    var members: Set<UInt8> = []
    let isInverted = at < text.count && (text[at] == 0x21 || text[at] == 0x5E)
    if isInverted { at += 1 }
    var isFirst = true
    while at < text.count {
      if text[at] == 0x5D, !isFirst {
        if isInverted { members = Set(0...255).subtracting(members) }
        members.remove(0x2F)
        return (members, at + 1)
      }
      isFirst = false
      if text[at...].starts(with: Array("[:".utf8)), let (name, end) = className(text, from: at) {
        members.formUnion((0...255).filter { contains($0, name) })
        at = end
        continue
      }
      guard let (low, next) = member(text, at) else { return nil }
      at = next
      if at + 1 < text.count, text[at] == 0x2D, text[at + 1] != 0x5D {
        guard let (high, end) = member(text, at + 1) else { return nil }
        if low <= high { members.formUnion(low...high) }
        at = end
      } else {
        members.insert(low)
      }
    }
    return nil
  }

  private static func member(_ text: [UInt8], _ at: Int) -> (UInt8, Int)? {
    guard text[at] == 0x5C else { return (text[at], at + 1) }
    return at + 1 < text.count ? (text[at + 1], at + 2) : nil
  }

  private static func className(_ text: [UInt8], from start: Int) -> (String, Int)? {
    var end = start + 2
    while end < text.count, text[end] >= 0x61, text[end] <= 0x7A { end += 1 }
    guard end + 1 < text.count, text[end] == 0x3A, text[end + 1] == 0x5D else { return nil }
    return (String(decoding: text[(start + 2)..<end], as: UTF8.self), end + 2)
  }

  private static func contains(_ byte: UInt8, _ name: String) -> Bool {
    let isUpper = (0x41...0x5A).contains(byte)
    let isLower = (0x61...0x7A).contains(byte)
    let isDigit = (0x30...0x39).contains(byte)
    switch name {
    case "alpha": return isUpper || isLower
    case "digit": return isDigit
    case "alnum": return isUpper || isLower || isDigit
    case "upper": return isUpper
    case "lower": return isLower
    case "space": return byte == 0x20 || (0x09...0x0D).contains(byte)
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "punct": return byte > 0x20 && byte < 0x7F && !(isUpper || isLower || isDigit)
    case "graph": return byte > 0x20 && byte < 0x7F
    case "print": return byte >= 0x20 && byte < 0x7F
    case "xdigit": return isDigit || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    default: return false
    }
  }
}
