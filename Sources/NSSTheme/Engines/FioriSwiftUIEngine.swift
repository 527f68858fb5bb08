import NSSCatalog
import NSSSyntax

/// The style sheet reader of FioriThemeManager (SAP/cloud-sdk-ios-fiori), bugs included.
///
/// It reads lines, not tokens: those whose first character is `@`. The first and the last character go whatever they
/// are, the rest must split in two at its only colon, and nothing is trimmed. Rules, media blocks and comments do not
/// exist for it. Any bytes may be given; nothing traps; the time is linear.
public enum FioriSwiftUIEngine {
  /// What the engine makes of a sheet; of the traits only the palette counts.
  public static func outcome(_ source: SourceText, _ traits: Traits) -> FioriSwiftUIOutcome {
    FioriSheet(source).outcome(traits.palette)
  }
}

/// The lines of a sheet as FioriThemeManager splits them, before it looks at a palette.
struct FioriSheet: Sendable {
  let source: SourceText
  private let verdict: EngineVerdict
  private let lines: [FioriLine]
  private let definitionLines: [Int]

  init(_ source: SourceText) {
    self.source = source
    if let offset = source.firstInvalidUTF8() {
      verdict = .unreadable(offset: offset)
      lines = []
      definitionLines = []
      return
    }
    verdict = .resolved
    (lines, definitionLines) = source.bytes.withUnsafeBufferPointer { bytes in
      var reader = FioriLineReader(bytes)
      reader.readLines(from: source.hasByteOrderMark ? 3 : 0)
      return (reader.lines, reader.definitionLines)
    }
  }

  func outcome(_ palette: PaletteVersion) -> FioriSwiftUIOutcome {
    source.bytes.withUnsafeBufferPointer { bytes in
      var resolver = FioriOverrideResolver(Palette(palette), bytes, lines, definitionLines)
      resolver.resolve()
      return FioriSwiftUIOutcome(
        source: source, palette: palette, verdict: verdict, lines: resolver.lines,
        definitionLines: definitionLines, overrides: resolver.overrides)
    }
  }
}

/// What FioriThemeManager makes of a sheet.
public struct FioriSwiftUIOutcome: Sendable {
  /// The text that was read.
  public let source: SourceText
  /// The palette that the sheet changes.
  public let palette: PaletteVersion
  /// `resolved`, or `unreadable` where the file is not UTF-8: then it has no effect at all.
  public let verdict: EngineVerdict
  /// The lines that begin with `@`, white space before it or not, in file order.
  public let lines: [FioriLine]
  /// The indices of the lines that the engine holds as definitions.
  public let definitionLines: [Int]
  /// The palette colours that the sheet sets, by style and variant.
  public let overrides: [FioriOverride]

  /// The definitions the engine holds: name without `@`, and text, both as they stand in the line; in file order.
  public var definitions: [(name: String, text: String)] {
    definitionLines.compactMap { index in
      guard let name = lines[index].name, let value = lines[index].value else { return nil }
      return (source.text(name), source.text(value))
    }
  }

  /// The colour of a palette style as the engine would give it under this sheet, or nil where it has none of its own.
  public func override(_ style: PaletteStyle, _ variant: PaletteVariant) -> FioriOverride? {
    overrides.first { $0.style == style && $0.variant == variant }
  }
}
