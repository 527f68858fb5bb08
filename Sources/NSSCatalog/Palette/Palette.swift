/// The colours of one palette version: style x variant -> colour, with the vendor's fallbacks applied.
///
/// A style that the version renames takes the colour of its older name; a style that the version does not list takes
/// that of the nearest older version; a variant that is not given falls back to another one. A style may be missing
/// altogether: styles of newer versions are.
public struct Palette: Hashable, Sendable {
  /// The version whose colours these are.
  public let version: PaletteVersion

  /// The palette of a version; the newest by default.
  public init(_ version: PaletteVersion = .latest) {
    self.version = version
  }

  /// The colour of a style, or nil when neither this version nor an older one has the style.
  public func color(_ style: PaletteStyle, _ variant: PaletteVariant) -> RGBA? {
    cell(style, variant)?.color
  }

  /// Whether this version has the style, itself or by way of an older one.
  public func contains(_ style: PaletteStyle) -> Bool {
    PaletteTables.row(of: style.index, in: version) != nil
  }

  /// The colour of a style with where it is written, or nil when no version up to this one has the style.
  public func cell(_ style: PaletteStyle, _ variant: PaletteVariant) -> PaletteCell? {
    guard let found = PaletteTables.row(of: style.index, in: version) else { return nil }
    let row = found.row
    let given = row.given(for: variant)
    return PaletteCell(
      color: given.map { row.color($0) } ?? (variant.isLight ? PaletteRow.black : PaletteRow.white),
      version: found.version, style: PaletteStyle(index: found.style), variant: given,
      isHexColor: given.map { row.isHexColor($0) } ?? true)
  }

  /// Whether this very version lists the style under its own name.
  public func lists(_ style: PaletteStyle) -> Bool {
    PaletteTables.of(version).row(of: style.index) != nil
  }
}

/// Where the colour of a palette style is written.
public struct PaletteCell: Hashable, Sendable {
  /// The colour.
  public let color: RGBA
  /// The version that gives the colour; older than the palette's where that does not list the style.
  public let version: PaletteVersion
  /// The style that gives the colour; another one where the version renames it.
  public let style: PaletteStyle
  /// The variant that gives the colour, or nil when none does and black or white stands in.
  public let variant: PaletteVariant?
  /// Whether the vendor's code holds a hex colour there. If not, ``color`` is what that code makes of the text.
  public let isHexColor: Bool
}
