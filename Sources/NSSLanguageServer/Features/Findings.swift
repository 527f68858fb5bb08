import NSSLint
import NSSSyntax

/// A finding as an editor shows it.
struct Finding {
  /// The protocol's numbers.
  enum Severity: Int {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  /// The protocol's numbers.
  enum Tag: Int {
    case unnecessary = 1
    case deprecated = 2
  }

  /// The rule's id.
  var rule: String
  var message: String
  /// 0-based UTF-8 byte range.
  var range: Range<Int>
  var related: [RelatedLocation] = []
  var severity: Severity
  var tag: Tag?
}

extension Finding {
  /// The findings of a sheet. One of another language gets one quiet notice.
  static func all(_ snapshot: Snapshot, showsNotes: Bool) -> [Finding] {
    if let foreign = snapshot.foreign {
      return [
        Finding(
          rule: "not-a-theme",
          message: "This looks like \(foreign.language), not like a theme; nsslint leaves it alone",
          range: foreign.range, severity: .hint)
      ]
    }
    return snapshot.result.diagnostics.compactMap { diagnostic in
      if diagnostic.severity == .note, !showsNotes { return nil }
      return Finding(diagnostic)
    }
  }

  /// A finding of a rule.
  init(_ diagnostic: Diagnostic) {
    (rule, message) = (diagnostic.rule, diagnostic.message)
    (range, related) = (diagnostic.range, diagnostic.related)
    tag = Self.tag(of: diagnostic.rule)
    switch diagnostic.severity {
    case .error: severity = .error
    case .warning: severity = .warning
    case .note: severity = tag == .unnecessary ? .hint : .information
    }
  }

  private static func tag(of rule: String) -> Tag? {
    switch rule {
    case "unused-variable", "unused-suppression", "overridden-declaration", "empty-rule": .unnecessary
    case "deprecated-class-path", "deprecated-palette-color": .deprecated
    default: nil
    }
  }
}
