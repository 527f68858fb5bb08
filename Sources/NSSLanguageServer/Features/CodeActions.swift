import NSSLint
import NSSSyntax

/// Something that can be done to a sheet.
struct CodeAction {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case fixAll = "source.fixAll.nsslint"
  }

  var title: String
  var kind: Kind
  var edits: [TextEdit] = []
  /// The finding that it mends.
  var diagnostic: Diagnostic?
  var isPreferred = false
  /// Why it cannot be done here.
  var disabledReason: String?
}

/// What can be done at a range.
enum CodeActions {
  /// A finding that the client shows where actions are asked for.
  struct ShownFinding: Equatable {
    var rule: String
    var range: Range<Int>
  }

  /// The actions at a range of bytes, and for the findings that the client shows there: it may mean a whole line.
  /// `wants` says whether it asks for a kind; fixing everything is worked out only where `wantsFixAll`. `others` are
  /// the client's other sheets.
  static func all(
    _ snapshot: Snapshot, _ range: Range<Int>, shown: [ShownFinding] = [], wantsFixAll: Bool,
    others: () -> [Snapshot] = { [] }, wants: (CodeAction.Kind) -> Bool
  ) -> [CodeAction] {
    guard snapshot.foreign == nil else { return [] }
    var actions: [CodeAction] = []
    if wants(.quickFix) {
      let touched = snapshot.result.diagnostics.filter {
        $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
          || shown.contains(ShownFinding(rule: $0.rule, range: $0.range))
      }
      for diagnostic in touched { actions += fixes(diagnostic, snapshot) }
      for diagnostic in touched { actions += suppressions(diagnostic, snapshot) }
    }
    if wants(.extract) { actions += VariableActions.extract(snapshot, range) }
    if wants(.inline) { actions += VariableActions.inline(snapshot, range, others: others) }
    if wantsFixAll, wants(.fixAll), let action = fixAll(snapshot) { actions.append(action) }
    return actions
  }

  private static func fixes(_ diagnostic: Diagnostic, _ snapshot: Snapshot) -> [CodeAction] {
    let lineEnd = LineEnd(of: snapshot.source)
    var actions = diagnostic.fixes.map { fix in
      CodeAction(
        title: fix.title, kind: .quickFix, edits: fix.edits.map(lineEnd.adopted), diagnostic: diagnostic,
        isPreferred: fix.safety == .safe)
    }
    if diagnostic.rule == "undefined-variable" {
      actions.append(VariableActions.define(diagnostic, snapshot))
    }
    return actions
  }

  /// Everything that is safe to fix, as the lines that change.
  static func fixAll(_ snapshot: Snapshot) -> CodeAction? {
    guard let text = snapshot.fixedText else { return nil }
    return CodeAction(
      title: "Fix everything that is safe to fix", kind: .fixAll,
      edits: LineEdits.edits(from: snapshot.source.bytes, to: text))
  }

  // MARK: Suppression

  private static func suppressions(_ diagnostic: Diagnostic, _ snapshot: Snapshot) -> [CodeAction] {
    // A comment cannot silence what makes the comments themselves unreadable, and should not what is wrong with them.
    if ["not-a-theme", "unreadable-text"].contains(diagnostic.rule) { return [] }
    if RuleRegistry.metadata(of: diagnostic.rule)?.group == .suppressions { return [] }
    let lines = snapshot.map.lines
    let line = lines.lineIndex(of: diagnostic.range.lowerBound)
    var start = Int(lines.starts[line])
    if start == 0, snapshot.source.hasByteOrderMark { start = 3 }
    let title = "Suppress '\(diagnostic.rule)' for this line"
    if snapshot.tree.isInsideComment(start) {
      return [
        CodeAction(
          title: title, kind: .quickFix, diagnostic: diagnostic,
          disabledReason: "The line begins inside of a comment.")
      ]
    }
    let bytes = snapshot.source.bytes
    let indent = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let comment = "/* nss-disable-next-line \(diagnostic.rule) */\n"
    let edit = TextEdit(start..<start, String(decoding: indent, as: UTF8.self) + comment)
    return [
      CodeAction(
        title: title, kind: .quickFix, edits: [LineEnd(of: snapshot.source).adopted(by: edit)],
        diagnostic: diagnostic)
    ]
  }
}

extension SyntaxTree {
  /// Whether an offset lies inside of a comment, its ends left aside.
  func isInsideComment(_ offset: Int) -> Bool {
    guard offset < source.count else { return false }
    let token = tokens.index(at: offset)
    switch tokens.kind(token) {
    case .blockComment, .unterminatedComment, .lineComment: return tokens.start(token) < offset
    default: return false
    }
  }
}
