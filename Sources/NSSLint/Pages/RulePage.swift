/// One rule's page: what, why, what to do, and its examples. `nsslint explain` and the documentation print the same.
public struct RulePage: Sendable {
  /// The rule.
  public let rule: RuleMetadata

  /// The page of a rule.
  public init(_ rule: RuleMetadata) { self.rule = rule }

  /// "Error; applies to nui and sapfiori; has a safe fix; since 0.1".
  public var characteristics: String {
    var parts = [rule.severity.name.prefix(1).uppercased() + rule.severity.name.dropFirst()]
    if rule.isOptIn { parts[0] = "Off unless turned on, then a \(rule.severity.name)" }
    let names = rule.engines.names
    parts.append(
      "applies to " + (names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : "")
        + (names.last ?? "no engine"))
    if let fix = rule.fix { parts.append(fix == .unsafe ? "has an unsafe fix" : "has a \(fix.name) fix") }
    if rule.fix == .suggestion { parts[parts.count - 1] = "offers a change" }
    parts.append("since \(rule.since)")
    return parts.joined(separator: "; ")
  }

  /// The engines of an example where they are not nui alone, and the configuration where it matters.
  func circumstances(of example: RuleExample, code: String = "") -> String? {
    let engines = example.engines == .nui ? nil : "for " + example.engines.names.joined(separator: " and ")
    let setting = example.setting.map { "with \(code)\($0)\(code)" }
    let parts = [engines, setting].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The paragraphs of a text; a blank line separates them.
  static func paragraphs(_ text: String) -> [String] {
    var result: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        result.append("")
      } else {
        result[result.count - 1] += (result[result.count - 1].isEmpty ? "" : " ") + line
      }
    }
    return result.filter { !$0.isEmpty }
  }
}
