import NSSTheme

/// NUI once more, written as differently as possible: tokens over UTF-16 units as its own tokeniser has them, the grammar
/// as a table of states (nothing nests, so it is a regular language), the cascade as dictionaries. Slow.
struct NUIReference {
  enum Answer: Equatable {
    case error(utf16Offset: Int)
    case undefined
    case classes([String: [String: String]])
  }

  struct Token {
    /// `i` identifier, `v` variable, `m` @media, `a` and, `$` end, `!` error, else the mark itself.
    var kind: Character
    var text: String
    var offset: Int
  }

  static func read(_ text: String, device: String, orientation: String) -> Answer {
    var units = Array(text.utf16)
    if units.first == 0xFEFF { units.removeFirst() }
    let tokens = tokenise(units)
    var state = 0
    for token in tokens {
      guard let next = states[state][token.kind] else { return .error(utf16Offset: token.offset) }
      state = next
    }
    return cascade(tokens, ["device": device, "orientation": orientation])
  }

  static func tokenise(_ units: [UInt16]) -> [Token] {
    let spaces = Set([0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000] as [UInt16])
      .union(0x09...0x0D).union(0x2000...0x200B)
    let body = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_\\/.".utf16)
    let first = body.union("#@".utf16).subtracting("/".utf16)
    var tokens: [Token] = []
    var at = 0
    func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    func has(_ word: String) -> Bool { units[at...].starts(with: word.utf16) }
    while at < units.count {
      if spaces.contains(units[at]) {
        at += 1
        continue
      }
      if has("/*"),
        let end = (at + 2..<max(units.count - 1, at + 2)).first(where: { text($0..<$0 + 2) == "*/" })
      {
        at = end + 2
        continue
      }
      if has("@media") {
        tokens.append(Token(kind: "m", text: "@media", offset: at))
        at += 6
      } else if has("and") {
        tokens.append(Token(kind: "a", text: "and", offset: at))
        at += 3
      } else if first.contains(units[at]) {
        let end = units[(at + 1)...].firstIndex { !body.contains($0) } ?? units.count
        tokens.append(Token(kind: has("@") ? "v" : "i", text: text(at..<end), offset: at))
        at = end
      } else if let mark = Unicode.Scalar(units[at]), ":{}(),;".unicodeScalars.contains(mark) {
        tokens.append(Token(kind: Character(mark), text: String(mark), offset: at))
        at += 1
      } else {
        tokens.append(Token(kind: "!", text: "", offset: at))
        return tokens
      }
    }
    tokens.append(Token(kind: "$", text: "", offset: at))
    return tokens
  }

  /// 0 sheet, 1-4 a rule, 5-7 a declaration's value, 8-9 a definition's, 10-15 a media head, then 20 more inside a block.
  static let states: [[Character: Int]] = {
    func items(_ base: Int) -> [[Character: Int]] {
      let value: [Character] = ["i", "v", "(", ")", ","]
      func after(_ value: [Character], _ state: Int, _ end: Int?) -> [Character: Int] {
        var next = Dictionary(uniqueKeysWithValues: value.map { ($0, state) })
        if let end { next[";"] = end }
        return next
      }
      let start: [Character: Int] = base == 0 ? ["m": 10, "$": 16] : ["}": 0]
      return [
        start.merging(["i": base + 1, "v": base + 8]) { old, _ in old },
        [",": base + 2, "{": base + 3],
        ["i": base + 1],
        ["i": base + 4, "}": base],
        [":": base + 5],
        after(value, base + 6, nil),
        after(value, base + 6, base + 3),
        [:],
        [":": base + 9],
        after(value, base + 17, nil),
      ]
    }
    var all = items(0)
    all += [["(": 11], ["i": 12], [":": 13], ["i": 14], [")": 15], ["a": 10, "{": 20], [:]]
    all.append(["i": 17, "v": 17, "(": 17, ")": 17, ",": 17, ";": 0])
    all += [[:], [:]]
    all += items(20)
    all += Array(repeating: [:], count: 7)
    all.append(["i": 37, "v": 37, "(": 37, ")": 37, ",": 37, ";": 20])
    return all
  }()

  private static func cascade(_ tokens: [Token], _ traits: [String: String]) -> Answer {
    var definitions: [String: String] = [:]
    var classes: [String: [String: String]] = [:]
    var rules: [(classes: [String], declarations: [String: String])] = []
    var holds = true
    var at = 0
    func value() -> String {
      var words: [String] = []
      while tokens[at].kind != ";" {
        words.append(tokens[at].text)
        at += 1
      }
      at += 1
      return words.joined(separator: " ")
    }
    while tokens[at].kind != "$" {
      switch tokens[at].kind {
      case "m":
        var wanted: [String: String] = [:]
        while tokens[at].kind != "{" {
          wanted[tokens[at + 2].text] = tokens[at + 4].text
          at += 6
        }
        holds = wanted.allSatisfy { traits[$0.key] == nil || traits[$0.key] == $0.value }
        at += 1
      case "}":
        holds = true
        at += 1
      case "v":
        let name = tokens[at].text
        at += 2
        let text = value()
        if holds { definitions[name] = text }
      default:
        var names: [String] = []
        while tokens[at].kind != "{" {
          if tokens[at].kind == "i" { names.append(tokens[at].text) }
          at += 1
        }
        at += 1
        var declarations: [String: String] = [:]
        while tokens[at].kind != "}" {
          let name = tokens[at].text
          at += 2
          declarations[name] = value()
        }
        at += 1
        if holds { rules.append((names, declarations)) }
      }
    }
    for rule in rules {
      for (name, text) in rule.declarations {
        guard let result = text.hasPrefix("@") ? definitions[text] : text else { return .undefined }
        for style in rule.classes { classes[style, default: [:]][name] = result }
      }
      for style in rule.classes { classes[style, default: [:]].merge([:]) { old, _ in old } }
    }
    return .classes(classes)
  }
}
