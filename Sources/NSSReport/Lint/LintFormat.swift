/// The names of the linter's output formats.
public enum LintFormat: String, CaseIterable, Sendable {
  /// Source frames for people.
  case text
  /// A line for each finding, for people and simple tools.
  case compact
  /// The linter's own JSON.
  case json
  /// SARIF 2.1.0.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// JUnit XML.
  case junit
  /// Checkstyle XML.
  case checkstyle
  /// Lines that Xcode shows in its editor.
  case xcode

  /// Whether people read it: such formats leave notes out unless asked for them.
  public var isForPeople: Bool { self == .text || self == .compact }

  /// The reporter of this format.
  public func reporter(_ options: LintReportOptions = LintReportOptions()) -> any LintReporter {
    switch self {
    case .text: TextReporter(options)
    case .compact: CompactReporter(options)
    case .json: JSONReporter()
    case .sarif: SARIFReporter(options)
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter(options)
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .xcode: XcodeReporter(options)
    }
  }
}
