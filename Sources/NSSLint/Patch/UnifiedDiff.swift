/// A patch in the unified format, as `git apply` and `patch` take it.
///
/// Lines are cut at LF and copied byte for byte, so that CRLF line ends and bytes that are no UTF-8 survive.
public enum UnifiedDiff {
  /// Lines shown around each change.
  private static let context = 3

  /// The patch that turns `old` into `new`; empty if they are equal. `path`: relative to where the patch will be
  /// applied, with `/` between its parts.
  public static func patch(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
    patch(path: Array(path.utf8), old: old, new: new)
  }

  /// The same for a path of any bytes.
  public static func patch(path: [UInt8], old: [UInt8], new: [UInt8]) -> [UInt8] {
    if old == new { return [] }
    let lines = LineNumbers(old, new)
    let oldName = PatchPath.quoted(path, prefix: "a/")
    let newName = PatchPath.quoted(path, prefix: "b/")
    // git marks a name with spaces by a tab behind it, since other tools put a date there.
    let tab = path.contains(UInt8(ascii: " ")) ? "\t" : ""
    var result = Array("diff --git \(oldName) \(newName)\n--- \(oldName)\(tab)\n+++ \(newName)\(tab)\n".utf8)
    for hunk in hunks(LineDiff(lines).matches, lines) { append(hunk, lines, old, new, &result) }
    return result
  }

  /// Lines of the old and of the new text, 0-based, that are replaced by each other.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes, grouped so that their contexts do not meet.
  private static func hunks(_ matches: [LineDiff.Match], _ lines: LineNumbers) -> [[Change]] {
    var result: [[Change]] = []
    var old = 0
    var new = 0
    let end = LineDiff.Match(old: lines.old.count, new: lines.new.count, count: 0)
    for match in matches + [end] {
      if old < match.old || new < match.new {
        let change = Change(old: old..<match.old, new: new..<match.new)
        if let last = result.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
          result[result.count - 1].append(change)
        } else {
          result.append([change])
        }
      }
      old = match.old + match.count
      new = match.new + match.count
    }
    return result
  }

  private static func append(
    _ changes: [Change], _ lines: LineNumbers, _ old: [UInt8], _ new: [UInt8], _ result: inout [UInt8]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, lines.old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    result += Array("@@ -\(numbers(oldRange)) +\(numbers(newRange)) @@\n".utf8)
    var at = oldRange.lowerBound
    func add(_ mark: String, _ range: Range<Int>, _ bytes: [UInt8]) {
      result += mark.utf8
      result += bytes[range]
      if bytes[range.upperBound - 1] != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
    }
    for change in changes {
      for line in at..<change.old.lowerBound { add(" ", lines.oldRanges[line], old) }
      for line in change.old { add("-", lines.oldRanges[line], old) }
      for line in change.new { add("+", lines.newRanges[line], new) }
      at = change.old.upperBound
    }
    for line in at..<oldRange.upperBound { add(" ", lines.oldRanges[line], old) }
  }

  /// `first,count` with 1-based lines; of no lines, the line before; `,1` is left out.
  private static func numbers(_ range: Range<Int>) -> String {
    if range.isEmpty { return "\(range.lowerBound),0" }
    return range.count == 1 ? "\(range.lowerBound + 1)" : "\(range.lowerBound + 1),\(range.count)"
  }
}
