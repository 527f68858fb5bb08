import NSSCatalog

/// What makes two root causes the same. Numbers are those of definitions, declarations or lines; -1 is none.
enum CauseKey: Hashable {
  case outcome
  case definition(old: Int32, new: Int32)
  /// A line of fiori-swiftui.
  case line(old: Int32, new: Int32)
  case declaration(old: Int32, new: Int32)
  case palette(style: Int)
  case engine(String)
}

/// A definition or a line on the way of a value, or the palette itself.
enum ValueStep {
  case definition(Int32)
  case line(Int32)
  case palette(PaletteHop)
}
