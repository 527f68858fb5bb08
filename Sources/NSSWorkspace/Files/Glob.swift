/// One pattern of a `.gitignore` file or of a configuration, with git's meaning: `*` and `?` stay inside a name,
/// `**` crosses folders, `[a-z]` is a class, a slash at the start or inside anchors, one at the end asks for a folder,
/// `!` takes back.
///
/// Matching takes time in proportion to pattern times path, whatever the pattern.
public struct Glob: Sendable, Hashable {
  /// Whether the pattern began with `!`.
  public let isNegated: Bool
  /// Whether only folders match.
  public let matchesFoldersOnly: Bool
  /// Whether the pattern is for the whole path below its folder, not for the last name alone.
  public let isAnchored: Bool
  /// The pattern as written.
  public let source: [UInt8]
  private let parts: [Part]
  private let literal: [UInt8]?

  private enum Part: Hashable {
    case byte(UInt8)
    case anyInName, starInName
    case set(Set<UInt8>)
    /// `**/`: nothing, or folders each with its slash.
    case folders
    /// What a final `/**` leaves: one byte or more of anything.
    case anything
  }

  /// A pattern of one line; nil for a blank line or a comment.
  public init?(_ line: some Collection<UInt8>) {
    var text = Array(line)
    source = text
    if text.last == 0x0D { text.removeLast() }
    if text.first == 0x23 { return nil }
    Self.dropTrailingSpaces(&text)
    isNegated = text.first == 0x21
    if isNegated { text.removeFirst() }
    matchesFoldersOnly = text.last == 0x2F
    if matchesFoldersOnly { text.removeLast() }
    if text.isEmpty { return nil }
    isAnchored = text.contains(0x2F)
    if text.first == 0x2F { text.removeFirst() }
    guard let parts = Self.compile(text) else { return nil }
    self.parts = parts
    let bytes = parts.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    literal = bytes.count == parts.count ? bytes : nil
  }

  /// A pattern of a text.
  public init?(_ text: String) { self.init(Array(text.utf8)) }

  /// Whether a path below the pattern's folder (no leading slash) matches.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly, !isFolder { return false }
    let path = Array(path)
    let subject = isAnchored ? path[...] : path[(path.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0)...]
    if let literal { return subject.elementsEqual(literal) }
    return run(subject)
  }

  /// Walks all ways through the pattern at once.
  private func run(_ subject: ArraySlice<UInt8>) -> Bool {
    var active = [Bool](repeating: false, count: parts.count + 1)
    enter(0, &active)
    for byte in subject {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for index in parts.indices where active[index] {
        switch parts[index] {
        case .byte(let expected): if byte == expected { enter(index + 1, &next) }
        case .anyInName: if byte != 0x2F { enter(index + 1, &next) }
        case .set(let members): if members.contains(byte) { enter(index + 1, &next) }
        case .starInName: if byte != 0x2F { enter(index, &next) }
        case .anything:
          next[index] = true
          enter(index + 1, &next)
        case .folders:
          // Inside a folder's name the rest of the pattern has to wait for the slash.
          next[index] = true
          if byte == 0x2F { enter(index + 1, &next) }
        }
      }
      active = next
    }
    return active[parts.count]
  }

  private func enter(_ index: Int, _ active: inout [Bool]) {
    var index = index
    active[index] = true
    while index < parts.count {
      guard parts[index] == .starInName || parts[index] == .folders else { return }
      index += 1
      active[index] = true
    }
  }

  private static func dropTrailingSpaces(_ text: inout [UInt8]) {
    while text.last == 0x20 {
      let slashes = text.dropLast().reversed().prefix { $0 == 0x5C }.count
      if slashes % 2 == 1 { return }
      text.removeLast()
    }
  }

  /// nil for a pattern that can match nothing: a backslash at the end, a class that does not end.
  private static func compile(_ text: [UInt8]) -> [Part]? {
    var parts: [Part] = []
    var at = 0
    while at < text.count {
      let byte = text[at]
      switch byte {
      case 0x5C:
        guard at + 1 < text.count else { return nil }
        parts.append(.byte(text[at + 1]))
        at += 2
      case 0x3F:
        parts.append(.anyInName)
        at += 1
      case 0x2A:
        var end = at
        while end < text.count, text[end] == 0x2A { end += 1 }
        let opensName = at == 0 || text[at - 1] == 0x2F
        if end - at >= 2, opensName, end < text.count, text[end] == 0x2F {
          if parts.last != .folders { parts.append(.folders) }
          end += 1
        } else if end - at >= 2, opensName, end == text.count {
          parts.append(.anything)
        } else if parts.last != .starInName {
          parts.append(.starInName)
        }
        at = end
      case 0x5B:
        guard let (members, end) = GlobClass.read(text, from: at) else { return nil }
        parts.append(.set(members))
        at = end
      default:
        parts.append(.byte(byte))
        at += 1
      }
    }
    return parts
  }
}
