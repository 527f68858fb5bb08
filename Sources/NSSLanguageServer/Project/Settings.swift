import NSSCatalog
import NSSLint
import NSSWorkspace

/// What a client may set under `nsslint`, in the options of `initialize` or later.
struct ClientSettings: Equatable {
  /// The engines to judge for where no configuration names some; empty means: as the sheet shows.
  var engines: EngineSet = []
  /// Whether notes are findings in the editor.
  var showsNotes = true
  /// Whether values of variables stand beside them.
  var showsInlayHints = true
  /// The address of a rule's page; `{id}` stands for the rule.
  var rulePage = "nss-rule:/{id}.md"
  /// The most columns of a line that the formatter fills.
  var lineWidth = 100

  /// Takes what an object names; what it does not name, or names wrongly, stays.
  mutating func take(_ value: JSONValue?) {
    guard let value, value.kind == .object else { return }
    if let inner = value["nsslint"], inner.kind == .object { return take(inner: inner) }
    take(inner: value)
  }

  private mutating func take(inner value: JSONValue) {
    if let list = value["engines"], list.kind == .array {
      engines = list.children.compactMap { $0.string.flatMap { Engine(rawValue: $0) } }
        .reduce(into: EngineSet()) { $0.insert(EngineSet($1)) }
    }
    showsNotes = value["notes"]?.boolean ?? showsNotes
    showsInlayHints = value["inlayHints"]?.boolean ?? showsInlayHints
    rulePage = value["rulePage"]?.string ?? rulePage
    if let width = value["lineWidth"]?.integer, width >= 20 { lineWidth = min(width, 1000) }
  }

  /// The address of a rule's page.
  func page(of rule: String) -> String {
    let parts = rulePage.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("id}") else { return rulePage }
    return parts[0] + rule + parts[1].dropFirst(3)
  }
}
