import NSSCatalog

/// What makes two root causes the same. Numbers are those of definitions, declarations or lines; -1 is none.
enum CauseKey: Hashable {
  /// With the number of the outcome.
  case outcome(Int)
  case definition(old: Int32, new: Int32)
  /// A line of fiori-swiftui.
  case line(old: Int32, new: Int32)
  case declaration(old: Int32, new: Int32)
  /// Two declarations that both stand in both themes, of which the other one wins now.
  case swapped(oldWinner: Int32, newLoser: Int32, oldLoser: Int32, newWinner: Int32)
  case palette(style: Int)
  case engine(String)
}

/// A cause, and the number of the declaration, definition or line of the new theme that competes with it, or -1.
struct FoundCause {
  var key: CauseKey
  var rival: Int32 = -1

  init(_ key: CauseKey, rival: Int32 = -1) { (self.key, self.rival) = (key, rival) }
}

/// What became of the competitors in one place: of the text that won and of the one that wins now.
enum Succession {
  /// The one that wins now is new, and the former winner is there still.
  case added
  /// The former winner is gone, and the one that wins now was there before.
  case removed
  /// Both were there and both are there.
  case swapped
  /// The one came in the other's place.
  case replaced

  /// By how often either text stands in the old and in the new theme.
  init(winner: (old: Int, new: Int), successor: (old: Int, new: Int)) {
    switch (successor.new > successor.old, winner.new < winner.old) {
    case (true, false): self = .added
    case (false, true): self = .removed
    case (false, false): self = .swapped
    case (true, true): self = .replaced
    }
  }
}

/// A definition or a line on the way of a value, or the palette itself.
enum ValueStep {
  case definition(Int32)
  case line(Int32)
  case palette(PaletteHop)
}
