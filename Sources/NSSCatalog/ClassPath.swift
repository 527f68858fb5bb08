/// A documented class path, with what is known of it. Reading its facts never fails; names become strings only
/// when asked for.
public struct ClassPath: Sendable, Hashable {
  let family: CatalogFamily
  let index: Int

  var record: CatalogFamily.PathRecord { family.paths[index] }
  private var facts: CatalogFamily.FactsRecord { family.facts[Int(record.facts)] }

  /// The class path as the documents print it; `{row}` and `{column}` stand for digits.
  public var name: String { family.text(record.name) }
  /// The stem: `fdl` and the component's name for class paths, the whole name for NUI base classes.
  public var stem: String {
    String(decoding: family.bytes[record.name.range].prefix(Int(record.stemLength)), as: UTF8.self)
  }
  /// The component it belongs to; nil for NUI's own classes and where a project's file names none.
  public var component: Component? {
    record.owner >= 0 ? Component(family: family, index: Int(record.owner)) : nil
  }
  /// The name of the component it belongs to; for NUI's own classes that of the UIKit class.
  public var componentName: String { component?.name ?? family.text(facts.uikit) }
  /// The part of the component, without the class state: `item_titleLabel`. Empty for the component itself.
  public var element: String {
    if !facts.element.isEmpty { return family.text(facts.element) }
    return withParts { String(decoding: ClassStateSearch.element(in: $0, $1, $2), as: UTF8.self) }
  }
  /// The state the path carries (`selected`, `earlyStart`), or nil.
  public var classState: String? {
    if !facts.state.isEmpty {
      let state = family.text(facts.state)
      return state == "none" ? nil : state
    }
    return withParts { name, _, state in state.map { String(decoding: name[$0], as: UTF8.self) } }
  }
  /// The byte range of the class state in the name, or nil.
  var classStateRange: Range<Int>? { withParts { _, _, state in state } }

  private func withParts<Result>(
    _ body: (UnsafeBufferPointer<UInt8>, Range<Int>, Range<Int>?) -> Result
  ) -> Result {
    family.bytes[record.name.range].withUnsafeBufferPointer { name in
      let rest = min(Int(record.stemLength) + 1, name.count)..<name.count
      return body(name, rest, ClassStateSearch.segment(in: name, rest))
    }
  }

  /// What the element is.
  public var role: ElementRole { record.role }
  /// Current, deprecated or misprint.
  public var status: CatalogStatus { facts.status }
  /// The path to use instead of a deprecated or misprinted one, or nil when none is documented.
  public var replacement: String? { family.optionalText(facts.replacement) }
  /// For a current path: another spelling that other documents print, or nil.
  public var otherSpelling: String? { family.optionalText(facts.otherSpelling) }
  /// Whether the documents list attributes for this very path.
  public var hasDocumentedAttributes: Bool { facts.hasDocumentedAttributes ?? (record.attributes.count > 0) }
  /// The sources as the catalogue writes them, such as `S0 sdk6` or `~web`.
  public var sources: String { family.text(record.source) }
  /// Inferred when no source prints the path itself.
  public var certainty: Certainty { .of(sources: family.bytes[record.source.range]) }
  /// A remark on the facts, or nil.
  public var note: String? { family.optionalText(facts.note) }
  /// The names of the components whose documents list the path; the owner is usually one of them.
  public var listedBy: [String] {
    if facts.isListedByGiven { return family.names[facts.listedBy.range].map(family.text) }
    return componentName.isEmpty ? [] : [componentName]
  }
  /// The attributes documented for this path.
  public var attributes: [AttributeFact] {
    record.attributes.range.map { AttributeFact(family: family, index: $0) }
  }
  /// NUI: the classes a lookup goes through, such as `BarButtonBack > BarButton`, or nil.
  public var inherits: String? { family.optionalText(facts.inherits) }
  /// NUI: whether its README documents the class.
  public var isDocumented: Bool { facts.isDocumented }
  /// NUI: whether a renderer reads the class.
  public var isRendered: Bool { facts.isRendered }

  public static func == (a: ClassPath, b: ClassPath) -> Bool { a.family === b.family && a.index == b.index }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(family))
    hasher.combine(index)
  }
}
