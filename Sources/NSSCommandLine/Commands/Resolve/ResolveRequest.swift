import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// One line of `nss resolve --batch`.
struct ResolveRequest {
  /// Why a line is no request.
  struct Problem: Error {
    let message: String
  }

  let source: SourceText
  let engine: Engine
  let traits: Traits

  /// What a request may hold besides the traits.
  private static let keys = ["input", "inputBase64", "engine"]

  /// Reads a line; what it does not say is as in `options`. A key that nobody knows is passed over, unless it looks
  /// like a misspelt one.
  init(_ line: [UInt8], _ options: ThemeOptions) throws(Problem) {
    let root: JSONValue
    do throws(JSONError) { root = try JSONReader.read(line).root } catch {
      throw Problem(message: "\(error.message) at offset \(error.offset)")
    }
    guard root.kind == .object else { throw Problem(message: "a request is a JSON object") }
    var input: [UInt8]?
    var engine = options.engines.first
    var traits = options.traits
    for member in root.children {
      let key = member.key ?? ""
      let isTrait = Traits.vocabulary.contains { $0.name == key }
      guard isTrait || Self.keys.contains(key) else {
        let known = Self.keys + Traits.vocabulary.map(\.name)
        if let near = EditDistance.nearest(to: key, among: known) {
          throw Problem(message: "unknown key \"\(key)\"; did you mean \"\(near)\"?")
        }
        continue
      }
      guard let text = member.string else { throw Problem(message: "\"\(key)\" must be a string") }
      switch key {
      case "input", "inputBase64":
        if input != nil { throw Problem(message: "\"input\" or \"inputBase64\", once") }
        input = key == "input" ? Array(text.utf8) : Base64.decode(text)
        if input == nil { throw Problem(message: "\"inputBase64\" is no base64") }
      case "engine":
        engine = Engine(name: text)
        if engine == nil {
          let names = Engine.allCases.map(\.name)
          let hint = Suggestion.hint(for: text, among: names)
          throw Problem(message: "there is no engine \"\(text)\"\(hint)")
        }
      default:
        if let problem = ThemeOptions.set(key, to: text, &traits) { throw Problem(message: problem) }
      }
    }
    guard let input else { throw Problem(message: "expected \"input\" or \"inputBase64\"") }
    source = SourceText(name: "-", bytes: input)
    self.engine = engine ?? ThemeOptions.detect([source])[0]
    self.traits = traits
  }
}
