import NSSSyntax

/// The engine of tombenner/nui, version 0.5, bugs included.
///
/// It knows nothing of the tolerant lexer and tree. Any bytes may be given; nothing traps; the time is linear.
///
///     let outcome = NUIEngine(SourceText(name: "theme.nss", bytes: bytes)).outcome(Traits())
public struct NUIEngine: Sendable {
  private let sheet: NUISheet

  /// Reads the sheet once, for any traits.
  public init(_ source: SourceText) {
    sheet = NUIParser.parse(source)
  }

  /// What the engine makes of the sheet under some traits.
  public func outcome(_ traits: Traits) -> NUIOutcome { NUIOutcome(sheet, traits) }

  /// What the engine makes of the sheet under some traits.
  public static func outcome(_ source: SourceText, _ traits: Traits) -> NUIOutcome {
    NUIEngine(source).outcome(traits)
  }

  /// Only whether the engine can read the text, which no traits change: `resolved`, `unreadable` or `syntaxError`.
  /// Keeps nothing; several times faster than an outcome. Undefined variables need ``outcome(_:)``.
  public static func verdict(_ source: SourceText) -> EngineVerdict {
    NUIParser.parse(source, keeps: false).verdict
  }
}
