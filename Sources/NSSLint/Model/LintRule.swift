/// A check over one sheet.
///
/// Rules see a sheet only through ``LintSheet``, whose flat tables hold each distinct name, pair and value once: a rule
/// judges the distinct ones and then walks the uses of those it objects to. It never reads bytes by itself.
public protocol LintRule: Sendable {
  /// What the rule is.
  static var metadata: RuleMetadata { get }
  /// Reports what it finds. Order does not matter.
  func check(_ sheet: LintSheet, _ report: inout LintReport)
}
