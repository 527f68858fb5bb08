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
  /// The actions at a range of bytes. `wants` says whether the client asks for a kind; fixing everything is worked out
  /// only where `wantsFixAll`.
  static func all(
    _ snapshot: Snapshot, _ range: Range<Int>, wantsFixAll: Bool, wants: (CodeAction.Kind) -> Bool
  ) -> [CodeAction] {
    guard snapshot.foreign == nil else { return [] }
    var actions: [CodeAction] = []
    if wants(.quickFix) {
      let touched = snapshot.result.diagnostics.filter {
        $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
      }
      for diagnostic in touched { actions += fixes(diagnostic, snapshot) }
      for diagnostic in touched { actions += suppressions(diagnostic, snapshot) }
    }
    if wants(.extract) { actions += VariableActions.extract(snapshot, range) }
    if wants(.inline) { actions += VariableActions.inline(snapshot, range) }
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

  /// Everything that is safe to fix, as the one edit that is left when equal beginnings and ends are.
  static func fixAll(_ snapshot: Snapshot) -> CodeAction? {
    guard let text = snapshot.fixedText else { return nil }
    return CodeAction(
      title: "Fix everything that is safe to fix", kind: .fixAll,
      edits: [difference(snapshot.source.bytes, text)])
  }

  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> TextEdit {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < most - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    // Whole characters only.
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    while tail > 0, isInside(old, old.count - tail) { tail -= 1 }
    return TextEdit(start..<(old.count - tail), bytes: Array(new[start..<(new.count - tail)]))
  }

  private static func isInside(_ bytes: [UInt8], _ at: Int) -> Bool {
    at < bytes.count && bytes[at] & 0xC0 == 0x80
  }

  // MARK: Suppression

  private static func suppressions(_ diagnostic: Diagnostic, _ snapshot: Snapshot) -> [CodeAction] {
    // A comment cannot silence what makes the comments themselves unreadable.
    if ["not-a-theme", "unreadable-text"].contains(diagnostic.rule) { return [] }
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
