/// A documented class path, with what is known of it. Reading its facts never fails; names become strings only
/// when asked for.
public struct ClassPath: Sendable, Hashable {
  let family: CatalogFamily
  let index: Int

  /// The class path as the documents print it; `{row}` and `{column}` stand for digits.
  public var name: String { "" }
  /// The stem: `fdl` and the component's name for class paths, the whole name for NUI base classes.
  public var stem: String { "" }
  /// The name of the component it belongs to.
  public var componentName: String { "" }
  /// The component it belongs to; nil only in a project's own catalogue that names no known one.
  public var component: Component? { nil }
  /// The part of the component, without the class state: `item_titleLabel`. Empty for the component itself.
  public var element: String { "" }
  /// The state the path carries (`selected`, `earlyStart`), or nil.
  public var classState: String? { nil }
  /// What the element is.
  public var role: ElementRole { .unknown }
  /// Current, deprecated or misprint.
  public var status: CatalogStatus { .current }
  /// The path to use instead of a deprecated or misprinted one, or nil when none is documented.
  public var replacement: String? { nil }
  /// For a current path: another spelling that other documents print, or nil.
  public var otherSpelling: String? { nil }
  /// Whether the documents list attributes for this very path.
  public var hasDocumentedAttributes: Bool { false }
  /// The sources as the catalogue writes them, such as `S0 sdk6` or `~web`.
  public var sources: String { "" }
  /// Inferred when no source prints the path itself.
  public var certainty: Certainty { .printed }
  /// A remark on the facts, or nil.
  public var note: String? { nil }
  /// The names of the components whose documents list the path; the owner is usually one of them.
  public var listedBy: [String] { [] }
  /// The attributes documented for this path.
  public var attributes: [AttributeFact] { [] }

  public static func == (a: ClassPath, b: ClassPath) -> Bool { a.family === b.family && a.index == b.index }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
