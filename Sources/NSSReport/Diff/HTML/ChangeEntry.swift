import NSSTheme

/// What the filters of a page know of an entry.
struct ChangeEntry {
  /// Bits of ``kind``.
  static let added = 1
  static let removed = 2
  static let changed = 4
  static let contrastLost = 8
  static let imperceptible = 16
  static let contrastOnly = 32

  var cause: Int
  var owner: String
  var state: String
  var kind: Int
  /// What the search looks through, in lower case.
  var words: String

  init(_ change: ThemeChange, cause: Int, losesContrast: Bool) {
    self.init(change.place, cause: cause, kind: 0)
    switch change.kind {
    case .added: kind = Self.added
    case .removed: kind = Self.removed
    case .changed: kind = Self.changed
    }
    if losesContrast { kind |= Self.contrastLost }
    if case .color(let difference)? = change.delta, difference.word == .imperceptible {
      kind |= Self.imperceptible
    }
  }

  init(_ contrast: ContrastChange, cause: Int) {
    self.init(
      contrast.place, cause: cause,
      kind: Self.contrastOnly | (contrast.isRegression ? Self.contrastLost : 0))
  }

  private init(_ place: ChangedPlace, cause: Int, kind: Int) {
    self.cause = cause
    self.kind = kind
    owner = place.ownerName
    state = place.state?.name ?? (place.owner == .palette ? "" : TintState.normal.name)
    words = "\(owner) \(place.element) \(state) \(place.attribute.name)".lowercased()
  }
}
