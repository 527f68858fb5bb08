import NSSTheme

/// Edits that say the same in several places: one attribute, from one text to another.
struct CauseGroup {
  private(set) var causes: [RootCause]

  /// What they all are.
  var kind: RootCause.Kind { causes[0].kind }
  /// All that changes by them.
  var changes: [ThemeChange] { causes.flatMap(\.changes) }
  /// The texts whose contrast changes by them.
  var contrasts: [ContrastChange] { causes.flatMap(\.contrasts) }

  /// Causes in groups, in the order of the first of each.
  static func groups(_ causes: [RootCause]) -> [CauseGroup] {
    var groups: [CauseGroup] = []
    var known: [[String?]: Int] = [:]
    for cause in causes {
      guard cause.kind == .declaration, cause.rival == nil else {
        groups.append(CauseGroup(causes: [cause]))
        continue
      }
      let key = [cause.edit.rawValue, cause.name, cause.oldName, cause.oldText, cause.newText, cause.media]
      if let index = known[key] {
        groups[index].causes.append(cause)
      } else {
        known[key] = groups.count
        groups.append(CauseGroup(causes: [cause]))
      }
    }
    return groups
  }

  /// What was edited.
  func title(in diff: ThemeDiff) -> [DiffPiece] {
    let title = CauseWords.title(causes[0], in: diff)
    if causes.count == 1 { return title }
    return title + [.words(", and the same \(CauseWords.count(causes.count - 1, "time", "times")) more")]
  }

  /// Where: the first place in words, of the others the lines. Nil where there is none.
  func places(_ places: inout DiffPlaces) -> [DiffPiece]? {
    var pieces = CauseWords.place(causes[0], &places)
    if pieces.isEmpty { return nil }
    var lines: [String] = []
    for cause in causes.dropFirst() {
      if let location = cause.newLocation {
        lines.append("\(places.new(location).line)")
      } else if let location = cause.oldLocation {
        lines.append("\(places.old(location).line)")
      }
    }
    if !lines.isEmpty {
      pieces.append(.words(lines.count == 1 ? "; also line " : "; also lines "))
      pieces.append(.words(lines.joined(separator: ", ")))
    }
    return pieces
  }
}
