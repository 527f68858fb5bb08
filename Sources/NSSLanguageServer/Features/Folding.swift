import NSSLint
import NSSSyntax

/// A part of a sheet that can be folded away.
struct Fold: Equatable {
  enum Kind: String {
    case comment, region
  }

  /// 0-based lines, both included.
  var lines: ClosedRange<Int>
  /// Nil for a block.
  var kind: Kind?
}

extension Fold {
  /// Blocks without the line of their closing brace, comments of several lines, runs of comment lines, and regions that
  /// the formatter leaves alone.
  static func all(_ snapshot: Snapshot) -> [Fold] {
    guard snapshot.foreign == nil else { return [] }
    let tree = snapshot.tree
    let lines = snapshot.map.lines
    var folds: [Fold] = []
    for node in tree.nodes where node.kind == .rule || node.kind == .media || node.kind == .unknownBlock {
      guard node.hasAnchor, node.end > node.anchor else { continue }
      let first = lines.lineIndex(of: tree.tokens.start(Int(node.anchor)))
      let isClosed = tree.tokens.kind(Int(node.end) - 1) == .closeBrace
      let last = lines.lineIndex(of: tree.tokens.start(Int(node.end) - 1)) - (isClosed ? 1 : 0)
      if last > first { folds.append(Fold(lines: first...last)) }
    }
    folds += comments(tree, lines)
    for range in ProtectedRegions(tree).ranges {
      let first = lines.lineIndex(of: range.lowerBound)
      let last = lines.lineIndex(of: max(range.upperBound - 1, range.lowerBound))
      if last > first { folds.append(Fold(lines: first...last, kind: .region)) }
    }
    return folds.sorted {
      ($0.lines.lowerBound, -$0.lines.upperBound) < ($1.lines.lowerBound, -$1.lines.upperBound)
    }
  }

  private static func comments(_ tree: SyntaxTree, _ lines: LineTable) -> [Fold] {
    var folds: [Fold] = []
    var run: ClosedRange<Int>?
    func end() {
      if let run, run.upperBound > run.lowerBound { folds.append(Fold(lines: run, kind: .comment)) }
      run = nil
    }
    for token in 0..<tree.tokens.count {
      let kind = tree.tokens.kind(token)
      if kind == .whitespace { continue }
      guard kind == .blockComment || kind == .lineComment || kind == .unterminatedComment else {
        end()
        continue
      }
      let range = tree.tokens.range(token)
      let own =
        lines.lineIndex(
          of: range.lowerBound)...lines.lineIndex(of: max(range.upperBound - 1, range.lowerBound))
      if own.count == 1, let before = run,
        before.upperBound + 1 == own.lowerBound || before.upperBound == own.lowerBound
      {
        run = before.lowerBound...own.upperBound
      } else {
        end()
        run = own
        if own.count > 1 { end() }
      }
    }
    end()
    return folds
  }
}
