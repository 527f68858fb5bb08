/// The palette of each version as its own text gives it, read at its first use: most sheets need one version.
struct PaletteTables: Sendable {
  /// The colours of the styles that the version lists.
  private(set) var rows: [PaletteRow] = []
  /// The row of each style, or -1.
  private var rowIndex: [Int16]
  /// For each style the older one whose colour it takes, or -1.
  private var renamed: [Int16]
  private var hasRenames = false

  /// A row with where it stands.
  struct Found {
    var row: PaletteRow
    /// The style under whose name it stands.
    var style: Int
    var version: PaletteVersion
  }

  /// The row that a style has in a version, found as the vendor's code does, or nil.
  static func row(of style: Int, in version: PaletteVersion) -> Found? {
    let name = older(style, in: version)
    var candidate: PaletteVersion? = version
    while let current = candidate {
      if let row = of(current).row(of: name) { return Found(row: row, style: name, version: current) }
      candidate = current == .v3_x ? nil : PaletteVersion(rawValue: current.rawValue - 1)
    }
    return nil
  }

  /// The row of a style under its own name in this very version, or nil.
  func row(of style: Int) -> PaletteRow? { rowIndex[style] < 0 ? nil : rows[Int(rowIndex[style])] }

  /// A version with renames also takes those of the next versions, up to the first that has none; its own win, and
  /// among the others the latest.
  private static func older(_ style: Int, in version: PaletteVersion) -> Int {
    let own = of(version)
    guard own.hasRenames else { return style }
    if own.renamed[style] >= 0 { return Int(own.renamed[style]) }
    var found = style
    var raw = version.rawValue + 1
    while let next = PaletteVersion(rawValue: raw).map(of), next.hasRenames {
      if next.renamed[style] >= 0 { found = Int(next.renamed[style]) }
      raw += 1
    }
    return found
  }

  // MARK: Reading

  static func of(_ version: PaletteVersion) -> PaletteTables {
    switch version {
    case .v3_x: v3_x
    case .v3_2: v3_2
    case .v4: v4
    case .v5: v5
    case .v6: v6
    case .v7: v7
    case .v8: v8
    }
  }

  private static let v3_x = PaletteTables(PaletteText.v3_x)
  private static let v3_2 = PaletteTables(PaletteText.v3_2)
  private static let v4 = PaletteTables(PaletteText.v4)
  private static let v5 = PaletteTables(PaletteText.v5)
  private static let v6 = PaletteTables(PaletteText.v6)
  private static let v7 = PaletteTables(PaletteText.v7)
  private static let v8 = PaletteTables(PaletteText.v8)

  private init(_ source: StaticString) {
    rowIndex = [Int16](repeating: -1, count: PaletteStyle.count)
    renamed = rowIndex
    let styles = PaletteStyles.shared
    var words = LineWords(source.bytes)
    while let first = words.first() {
      if let style = styles.style(named: first) {
        var row = PaletteRow()
        var raw: UInt8 = 0
        while let variant = PaletteVariant(rawValue: raw), let cell = words.next() {
          // No word is empty.
          if cell[0] != UInt8(ascii: "-") { row.set(variant, cell) }
          raw += 1
        }
        rowIndex[style.index] = Int16(rows.count)
        rows.append(row)
      } else if let name = words.next(), words.next() != nil, let older = words.next(), words.next() == nil,
        let style = styles.style(named: name), let other = styles.style(named: older)
      {
        renamed[style.index] = Int16(other.index)
        hasRenames = true
      }
      words.skipLine()
    }
  }
}
