/// Why a class path belongs to a property ref, or to a paragraph on colours.
public enum TintBasis: String, Sendable, CaseIterable {
  /// The document names the class path there.
  case stated
  /// The same heading stands in both sections of the document.
  case heading
  /// Running text names the element.
  case prose
  /// A guess from the role of the element.
  case role
  /// Nothing connects the element with a property ref or paragraph.
  case none
}

/// One row of what code can set beside a stylesheet: states and keys of an element, and the attributes that feed them.
public struct TintFact: Sendable {
  /// The Swift class.
  public let component: String
  /// The case of FUIPropertyRef, or nil where none is documented.
  public let propertyRef: String?
  /// The class paths of the element; empty where no class path is printed.
  public let paths: [String]
  /// Whether the class paths were matched by name or heading and are not printed in the row's place.
  public let arePathsInferred: Bool
  /// The states of the tint attributes, as the API spells them: `disabled`, `readOnly`.
  public let states: [String]
  /// The states that `setTintColor` takes.
  public let tintColorStates: [String]
  /// The keys, as the API spells them: `foregroundColor`, `fuiBorderColor`.
  public let keys: [String]
  /// For each key the base attributes that feed it.
  public let feeds: [(key: String, attributes: [String])]
  /// Why the class paths belong here.
  public let basis: TintBasis
  /// The sources, such as `S0`; `~` means inferred.
  public let sources: [String]
  /// The method or property of the API, or nil.
  public let api: String?
  /// A remark on the facts, or nil.
  public let note: String?
}

/// A view whose elements another component shows.
public struct ShownComponent: Sendable {
  /// The component that shows them.
  public let component: String
  /// The component that owns them.
  public let inner: String
  /// What stands before the names of its elements, or nil where they are elements of the component under their own
  /// names, so that two class paths reach one element.
  public let prefix: String?
  /// The sources; `~` means inferred.
  public let sources: [String]
  /// Whether no source prints it.
  public var isInferred: Bool { sources.allSatisfy { $0.utf8.first == UInt8(ascii: "~") } }
}

/// What `tint.nssc` says: the API beside the stylesheet, and the relations between components.
public struct TintFacts: Sendable {
  /// The facts of SAPFiori, read once in the life of the process.
  public static let sapfiori = TintFacts(bytes: CatalogText.bytes(CatalogText.tint))

  /// The cases of FUIPropertyRef.
  public let propertyRefs: [String]
  /// The rows, in the order of the file.
  public let facts: [TintFact]
  /// The views that other components show.
  public let shown: [ShownComponent]
  /// Class paths that reach an element under another name: path, component, element.
  public let reaches: [(path: String, component: String, element: String)]
  /// Attributes of a class path that win over an older one in some states (suffixes).
  public let supersedes: [(path: String, newer: String, older: String, states: [String])]
  /// Class paths for which it is printed that `tint-color-STATE` wins over `font-color-STATE`.
  public let tintOverFontPaths: [String]
  /// Kinds of components whose cells have selection style none.
  public let kindsWithoutSelection: [String]
  /// What could not be read; empty for the built-in text.
  let problems: [CatalogProblem]

  init(bytes: [UInt8]) {
    let (blocks, problems) = PropertyReader.read(file: "tint.nssc", bytes: bytes)
    self.problems = problems
    var refs: [String] = []
    var facts: [TintFact] = []
    var shown: [ShownComponent] = []
    var reaches: [(path: String, component: String, element: String)] = []
    var supersedes: [(path: String, newer: String, older: String, states: [String])] = []
    var tintOverFont: [String] = []
    var withoutSelection: [String] = []
    for block in blocks {
      switch block.directive {
      case "property-refs": refs += block.values("refs")
      case "tint": facts.append(TintFact(block))
      case "shows":
        shown.append(
          ShownComponent(
            component: block.title, inner: block.value("inner") ?? "", prefix: block.value("as"),
            sources: block.values("source")))
      case "reaches":
        reaches.append((block.title, block.value("component") ?? "", block.value("element") ?? ""))
      case "supersedes":
        supersedes.append(
          (block.title, block.value("newer") ?? "", block.value("older") ?? "", block.values("states")))
      case "tint-over-font": tintOverFont += block.values("paths")
      case "no-selection": withoutSelection += block.values("kinds")
      default: break
      }
    }
    propertyRefs = refs
    self.facts = facts
    self.shown = shown
    self.reaches = reaches
    self.supersedes = supersedes
    tintOverFontPaths = tintOverFont
    kindsWithoutSelection = withoutSelection
  }
}

extension TintFact {
  private static let knownKeys = [
    "property-ref", "paths", "states", "tint-color-states", "keys", "basis", "source", "api", "note",
  ]

  init(_ block: PropertyBlock) {
    let printed = block.values("paths")
    self.init(
      component: block.title, propertyRef: block.value("property-ref"),
      paths: printed.map { $0.utf8.first == UInt8(ascii: "~") ? String($0.dropFirst()) : $0 },
      arePathsInferred: printed.contains { $0.utf8.first == UInt8(ascii: "~") },
      states: block.values("states"), tintColorStates: block.values("tint-color-states"),
      keys: block.values("keys"),
      feeds: block.properties.filter { !Self.knownKeys.contains($0.key) }.map { ($0.key, $0.values) },
      basis: TintBasis(block), sources: block.values("source"), api: block.value("api"),
      note: block.value("note"))
  }
}

extension TintBasis {
  init(_ block: PropertyBlock) {
    self = block.value("basis").flatMap { TintBasis(rawValue: $0) } ?? .none
  }
}
