import NSSTheme

/// A part of components, or a class, with the states in which something holds.
struct DiffSpot: Hashable {
  /// Names of components, or of one class, or `palette`.
  var owners: [String]
  /// Whether the one owner is a class of a theme.
  var isClass: Bool
  /// The element; `itself` of a component, empty of a class.
  var element: String
  /// The states with their mark, `?` where something is assumed; of a class the mark alone.
  var states: [String]

  init(_ place: ChangedPlace, mark: String) {
    owners = [place.ownerName]
    isClass = false
    element = place.element
    switch place.owner {
    case .styleClass: isClass = true
    case .palette: break
    case .component where place.element.isEmpty: element = "itself"
    case .component: break
    }
    // The attribute of a class tells its state.
    if !isClass || place.attribute == .foregroundColor, let state = place.state {
      states = [state.name + mark]
    } else {
      states = mark.isEmpty ? [] : [mark]
    }
  }

  /// Joins spots of one part in several states, then those of several components.
  static func joined(_ spots: [DiffSpot]) -> [DiffSpot] {
    var byPart: [DiffSpot] = []
    var parts: [DiffSpot: Int] = [:]
    for spot in spots {
      var key = spot
      key.states = []
      if let known = parts[key] {
        byPart[known].states += spot.states.filter { !byPart[known].states.contains($0) }
      } else {
        parts[key] = byPart.count
        byPart.append(spot)
      }
    }
    var result: [DiffSpot] = []
    var known: [DiffSpot: Int] = [:]
    for spot in byPart {
      var key = spot
      key.owners = []
      if !spot.isClass, let index = known[key] {
        result[index].owners += spot.owners
      } else {
        if !spot.isClass { known[key] = result.count }
        result.append(spot)
      }
    }
    return result
  }
}

/// Changes of one cause that read alike: the same values of the same attribute, wherever.
struct DiffRow {
  var attribute: String
  /// Whether the attribute's name comes from a theme.
  var isForeign: Bool
  var old: String
  var new: String
  var oldColor: Color?
  var newColor: Color?
  /// In words; empty where nothing can be said.
  var difference: String
  /// The traits it holds under, in words; empty for all.
  var scope: String
  var spots: [DiffSpot]
  /// How many changes it stands for.
  var count: Int

  /// The rows of a cause, in the order of its changes.
  static func rows(of cause: RootCause, in diff: ThemeDiff, _ words: inout DiffWords) -> [DiffRow] {
    rows(of: cause.changes, in: diff, &words)
  }

  /// The rows of some changes, in their order.
  static func rows(of changes: [ThemeChange], in diff: ThemeDiff, _ words: inout DiffWords) -> [DiffRow] {
    var rows: [DiffRow] = []
    var known: [[String]: Int] = [:]
    for change in changes {
      let row = DiffRow(change, in: diff, &words)
      let key = [row.attribute, row.old, row.new, row.scope]
      if let index = known[key] {
        rows[index].spots += row.spots
        rows[index].count += 1
      } else {
        known[key] = rows.count
        rows.append(row)
      }
    }
    for index in rows.indices { rows[index].spots = DiffSpot.joined(rows[index].spots) }
    return rows
  }

  private init(_ change: ThemeChange, in diff: ThemeDiff, _ words: inout DiffWords) {
    attribute = DiffWords.name(of: change.place.attribute)
    switch change.place.attribute {
    case .view, .declared: isForeign = true
    default: isForeign = false
    }
    // That a state takes the value without state is worth a word only where it did not before, or does not any more.
    let isNews = (change.old?.isFallback ?? false) != (change.new?.isFallback ?? false)
    old = words.value(change.old, noting: isNews)
    new = words.value(change.new, noting: isNews)
    oldColor = change.old?.value.color
    newColor = change.new?.value.color
    difference = DiffWords.difference(change.delta)
    scope = DiffWords.scope(change.scope, in: diff)
    spots = [DiffSpot(change.place, mark: words.mark(change))]
    count = 1
  }
}

/// Texts of one cause whose contrast changes alike.
struct ContrastRow {
  var old: String
  var new: String
  var verdict: String
  var isRegression: Bool
  var scope: String
  var spots: [DiffSpot]

  /// The rows of a cause: those that lose a level first.
  static func rows(of cause: RootCause, in diff: ThemeDiff, _ words: inout DiffWords) -> [ContrastRow] {
    rows(of: cause.contrasts, in: diff, &words)
  }

  /// The rows of some texts. One that is read as well as before is left out.
  static func rows(of contrasts: [ContrastChange], in diff: ThemeDiff, _ words: inout DiffWords)
    -> [ContrastRow]
  {
    var rows: [ContrastRow] = []
    var known: [[String]: Int] = [:]
    for contrast in contrasts where isNews(contrast) {
      let row = ContrastRow(contrast, in: diff, &words)
      let key = [row.old, row.new, row.verdict, row.scope]
      if let index = known[key] {
        rows[index].spots += row.spots
      } else {
        known[key] = rows.count
        rows.append(row)
      }
    }
    for index in rows.indices { rows[index].spots = DiffSpot.joined(rows[index].spots) }
    return rows.filter(\.isRegression) + rows.filter { !$0.isRegression }
  }

  private static func isNews(_ contrast: ContrastChange) -> Bool {
    guard let old = contrast.old, let new = contrast.new else { return true }
    return old.level != new.level || DiffWords.hundredths(old.ratio) != DiffWords.hundredths(new.ratio)
  }

  private init(_ contrast: ContrastChange, in diff: ThemeDiff, _ words: inout DiffWords) {
    old = DiffWords.contrast(contrast.old)
    new = DiffWords.contrast(contrast.new)
    verdict = DiffWords.verdict(contrast)
    isRegression = contrast.isRegression
    scope = DiffWords.scope(contrast.scope, in: diff)
    spots = [DiffSpot(contrast.place, mark: words.mark(contrast))]
  }
}
