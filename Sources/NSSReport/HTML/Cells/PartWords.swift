/// The words that the name of an element is made of: `FUIInlineValidationView_titleLabel` holds `title` and `label`.
struct PartWords {
  /// In the order of the name, in lower case.
  let all: [String]
  /// The same without those of the view inside that the element belongs to.
  private let own: [String]

  /// What says only of what kind an element is.
  private static let kinds: Set<String> = [
    "label", "text", "field", "fields", "view", "image", "item", "button", "bar", "title", "action", "icon",
    "fui", "fdl", "ui",
  ]

  init(_ name: String) {
    let scalars = Array(name.unicodeScalars)
    var words: [String] = []
    var word = ""
    for (index, scalar) in scalars.enumerated() {
      let isBreak = scalar == "_" || scalar == "." || scalar == "-"
      if isBreak || Self.begins(scalars, index), !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if !isBreak { word.unicodeScalars.append(scalar) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    all = words
    own = name.lastIndex(of: "_").map { PartWords(String(name[name.index(after: $0)...])).all } ?? words
  }

  /// Whether a capital begins a word: behind a small letter, or the last one of several: `FUIRating`.
  private static func begins(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, scalars[index].properties.isUppercase else { return false }
    let isLast = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
    return scalars[index - 1].properties.isLowercase || isLast
  }

  /// Whether any of these is one of the words.
  func has(_ words: String...) -> Bool { words.contains(where: all.contains) }

  /// Whether some word begins or ends with any of these: `subheadline` with `headline`.
  func hasPart(_ parts: String...) -> Bool {
    parts.contains { part in all.contains { $0.hasPrefix(part) || $0.hasSuffix(part) } }
  }

  /// What is left without the words for its kind: `key` for both `keyText` and `keyLabel`.
  var stem: String { own.filter { !Self.kinds.contains($0) }.joined(separator: " ") }

  /// As a person would write it: `Forgot passcode`; the kind only where there is nothing else.
  var human: String {
    let text = stem.isEmpty ? own.joined(separator: " ") : stem
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
