/// All rules. A test keeps the list complete.
public enum RuleRegistry {
  /// The rules in the order of their pages.
  public static let rules: [any LintRule] = [
    SyntaxError(), NotATheme(), UnreadableText(),
    UnknownComponent(), UnknownElement(), UnknownClassState(), MisprintedClassPath(), DeprecatedClassPath(),
    UnknownAttribute(), UnsupportedAttribute(), UnsupportedState(),
    InvalidColor(), UnknownTextStyle(), InvalidNumberSuffix(), InvalidValue(),
    UndefinedVariable(), VariableCycle(), UnusedVariable(), DuplicateDefinition(),
    DuplicateAttribute(), DuplicateClass(), EmptyRule(),
  ]

  /// Descriptions of all rules, in the same order.
  public static var metadata: [RuleMetadata] { rules.map { type(of: $0).metadata } }

  /// The description of a rule, or nil if there is none of that id.
  public static func metadata(of id: String) -> RuleMetadata? { metadata.first { $0.id == id } }
}
