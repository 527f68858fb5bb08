import NSSSyntax

/// The word a person probably meant, for "did you mean".
public enum Suggestion {
  /// The candidate nearest by edits; else the only one that `word`, of three bytes or more, begins or is begun by.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    if let near = EditDistance.nearest(to: word, among: candidates) { return near }
    guard word.utf8.count >= 3 else { return nil }
    let related = candidates.filter {
      $0.utf8.starts(with: word.utf8) || ($0.utf8.count >= 3 && word.utf8.starts(with: $0.utf8))
    }
    return related.count == 1 ? related[0] : nil
  }

  /// `; did you mean "font-color"?`, or nothing.
  public static func hint(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
