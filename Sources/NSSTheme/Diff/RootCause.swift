import NSSCatalog

/// The one edit that changes follow from.
public struct RootCause: Sendable {
  /// What was edited.
  public enum Kind: String, CaseIterable, Sendable {
    /// An engine reads one of the sheets, and rejects the other.
    case outcome
    /// The definition of a variable or of a palette colour.
    case definition
    /// A declaration in a rule.
    case declaration
    /// The SDK's palette has another colour in another version.
    case palette
    /// Two engines read the same text otherwise.
    case engine
  }

  /// How it was edited.
  public enum Edit: String, CaseIterable, Sendable {
    case added, removed, changed
    /// A variable has another name and another value.
    case renamed
    /// It was there before, and wins now, or does no longer.
    case reordered
  }

  /// A declaration or definition of the new theme that competes with another one.
  public struct Rival: Hashable, Sendable {
    /// Its text as the engine holds it.
    public let text: String
    /// The head of the media block that it stands in.
    public let media: String?
    /// Where it is in the new theme.
    public let location: ThemeLocation?
  }

  /// What was edited.
  public let kind: Kind
  /// How.
  public let edit: Edit
  /// Its name: `@brand`, `font-color-disabled`, a palette style, or for an engine the text as written.
  public let name: String
  /// The name in the old theme, where it is another one.
  public let oldName: String?
  /// The classes whose attribute a declaration sets, as far as they are affected, in order; else empty.
  public internal(set) var classNames: [String]
  /// The text in the old theme as the engine holds it; of a palette the version.
  public let oldText: String?
  /// The text in the new theme; of a palette the version.
  public let newText: String?
  /// The head of the media block that it stands in, in the new theme or else in the old one.
  public let media: String?
  /// Where it is in the old theme.
  public let oldLocation: ThemeLocation?
  /// Where it is in the new theme.
  public let newLocation: ThemeLocation?
  /// What changes by it, in the order of components, elements, states and attributes.
  public internal(set) var changes: [ThemeChange]
  /// What an added declaration or definition beats now, what a removed one lets through, or what stands before the one
  /// that wins by its place. Nil where there is none.
  public let rival: Rival?
  /// The texts whose contrast changes by it, in the same order.
  public internal(set) var contrasts: [ContrastChange]
}

/// What an engine makes of the old and of the new theme as a whole, where it does not read both.
public struct OutcomeChange: Hashable, Sendable {
  /// What the engine made of the old theme: of its first sheet that it does not read, or `resolved`.
  public let old: EngineVerdict
  /// What the engine makes of the new theme.
  public let new: EngineVerdict
  /// The sheet of the old theme that the old verdict is about, by its index.
  public let oldSheet: Int
  /// The sheet of the new theme that the new verdict is about.
  public let newSheet: Int
  /// Where the old theme defined the variable that is not defined in the new one; nil where it did not either.
  public let lostDefinition: ThemeLocation?
  /// The traits it holds under.
  public internal(set) var scope: TraitScope

  /// Whether the engine reads the old theme and not the new one, or stops the app only now.
  public var isLoss: Bool { new != .resolved && (old == .resolved || new.stopsApp && !old.stopsApp) }
  /// Whether it reads the new theme and did not read the old one.
  public var isGain: Bool { new == .resolved && old != .resolved }
}

/// Edits of the source that change nothing anybody sees.
public struct SilentEdits: Hashable, Sendable {
  /// Variables that have another name and the same value, in the order of the old sheet.
  public var renamed: [RenamedVariable] = []
  /// Declarations and definitions that were added, removed or rewritten.
  public var rewritten = 0
  /// Declarations and definitions that stand elsewhere.
  public var moved = 0
  /// Whether only white space and comments differ.
  public var isLayoutOnly = false
  /// Whether more differs than white space and comments, yet no declaration and no definition: rules that are split or
  /// empty, punctuation, or what the engine does not read.
  public var isImmaterial = false

  /// Nothing at all.
  public init() {}

  /// Whether the sources are the same byte for byte, or every edit has an effect.
  public var isEmpty: Bool {
    renamed.isEmpty && rewritten == 0 && moved == 0 && !isLayoutOnly && !isImmaterial
  }
}

/// A variable that has another name.
public struct RenamedVariable: Hashable, Sendable {
  /// With its `@`.
  public let old: String
  /// With its `@`.
  public let new: String
}
