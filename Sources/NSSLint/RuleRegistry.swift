/// All rules. A test keeps the list complete.
public enum RuleRegistry {
  /// The rules in the order of their pages.
  public static let rules: [any LintRule] = [
    SyntaxError(), NotATheme(), UnreadableText(),
    UnknownComponent(), UnknownElement(), UnknownClassState(), MisprintedClassPath(), DeprecatedClassPath(),
    UnknownAttribute(), UnsupportedAttribute(), UnsupportedState(), UnreadAttribute(),
    UnknownStyleClass(),
    InvalidColor(), UnknownTextStyle(), InvalidNumberSuffix(), InvalidValue(), CSSOnlySyntax(),
    AmbiguousHexAlpha(), ShortHex(), IntegerAlpha(), HSLIsHSB(), UnknownFont(), ViewClassName(),
    UndefinedVariable(), VariableCycle(), VariableNotExpanded(), UnusedVariable(), DuplicateDefinition(),
    UnknownPaletteSuffix(), DeprecatedPaletteColor(), PaletteVariantNeverRead(), PaletteSuffixIgnored(),
    VariableAcrossSheets(),
    EngineRejectsSheet(), LineComment(), CommentTouchesName(), KeywordPrefixName(), MissingSemicolon(),
    ExtraSemicolon(), ColonInClassPath(), NonASCIIText(), ImportNotSupported(), DefinitionNotRead(),
    FirstDefinitionWins(), RulesNotRead(),
    UnknownMediaFeature(), UnknownMediaValue(), RepeatedMediaFeature(), UnsatisfiableMedia(),
    OverlappingDefinitions(),
    DuplicateAttribute(), DuplicateClass(), OverriddenDeclaration(), EmptyRule(), StateOverridden(),
    CompetingPaths(), LowContrast(),
    DisabledAttribute(), IncompleteGradient(), InsetsWithoutImage(), NearDuplicateColor(),
    HexCase(), HexLength(), VariableNaming(), AttributeOrder(), RepeatedLiteral(),
    UnusedSuppression(), UnknownSuppression(), SuppressionWithoutReason(),
  ]

  /// Descriptions of all rules, in the same order.
  public static var metadata: [RuleMetadata] { rules.map { type(of: $0).metadata } }

  /// The description of a rule, or nil if there is none of that id.
  public static func metadata(of id: String) -> RuleMetadata? { byID[id] }

  /// Whether there is a rule of that id.
  public static func isKnown(_ id: String) -> Bool { byID[id] != nil }

  private static let byID: [String: RuleMetadata] = Dictionary(
    metadata.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
