/// The palettes, read once at first use from the text compiled in.
struct PaletteTables: Sendable {
  static let shared = PaletteTables()

  struct Style: Sendable {
    /// Where the name stands in ``PaletteText/styles``.
    var start: Int32
    var length: Int32
    var status: PaletteStyle.Status
    /// The index of the style to use instead, or -1.
    var replacement: Int16
  }

  private(set) var styles: [Style] = []
  private(set) var rows: [PaletteRow] = []
  /// The row of a style, by version and style, or -1.
  private var rowIndex: [Int16] = []
  /// The older style whose colour a style takes, by version and style, or -1.
  private var renamed: [Int16] = []
  /// A bit for each version with renames.
  private var versionsWithRenames: UInt8 = 0
  /// Open addressing: 0 is free, else style index + 1.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The row that a style has in a version, found as the vendor's code does, or nil.
  func row(of style: Int, in version: PaletteVersion) -> (row: Int, style: Int, version: PaletteVersion)? {
    let name = older(style, in: version)
    var candidate: PaletteVersion? = version
    while let current = candidate {
      let row = rowIndex[slot(current, name)]
      if row >= 0 { return (Int(row), name, current) }
      candidate = current == .v3_x ? nil : PaletteVersion(rawValue: current.rawValue - 1)
    }
    return nil
  }

  func listed(_ style: Int, in version: PaletteVersion) -> Bool { rowIndex[slot(version, style)] >= 0 }

  /// A version with renames also takes those of the next versions, up to the first that has none; its own win, and
  /// among the others the latest.
  private func older(_ style: Int, in version: PaletteVersion) -> Int {
    guard hasRenames(version) else { return style }
    let own = renamed[slot(version, style)]
    if own >= 0 { return Int(own) }
    var found = style
    var raw = version.rawValue + 1
    while let next = PaletteVersion(rawValue: raw), hasRenames(next) {
      let name = renamed[slot(next, style)]
      if name >= 0 { found = Int(name) }
      raw += 1
    }
    return found
  }

  private func hasRenames(_ version: PaletteVersion) -> Bool {
    versionsWithRenames & (1 << version.rawValue) != 0
  }

  private func slot(_ version: PaletteVersion, _ style: Int) -> Int {
    Int(version.rawValue) * styles.count + style
  }

  func name(of style: Int) -> String {
    let entry = styles[style]
    return String(
      decoding: Self.bytes(PaletteText.styles)[Int(entry.start)...].prefix(Int(entry.length)), as: UTF8.self)
  }

  func style(named bytes: UnsafeBufferPointer<UInt8>) -> PaletteStyle? {
    var at = Self.hash(bytes)
    let text = Self.bytes(PaletteText.styles)
    while slots[at] != 0 {
      let index = Int(slots[at]) - 1
      let entry = styles[index]
      if Int(entry.length) == bytes.count {
        var same = 0
        while same < bytes.count, text[Int(entry.start) + same] == bytes[same] { same += 1 }
        if same == bytes.count { return PaletteStyle(index: index) }
      }
      at = (at + 1) & 1023
    }
    return nil
  }

  private static func bytes(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    // The longest style has 29 letters; a name longer than that is compared with one slot's style at most.
    for byte in bytes.prefix(64) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 15) & 1023)
  }

  private init() {
    readStyles()
    rowIndex = [Int16](repeating: -1, count: styles.count * PaletteVersion.allCases.count)
    renamed = rowIndex
    for version in PaletteVersion.allCases { readPalette(version, PaletteText.palette(version)) }
  }

  private mutating func readStyles() {
    let text = Self.bytes(PaletteText.styles)
    var replacements: [(Int, Range<Int>)] = []
    var lines = PaletteLines(text)
    while lines.advance() {
      let words = lines.words
      if words.count > 2 { replacements.append((styles.count, words[2])) }
      var status = PaletteStyle.Status.current
      if words.count > 1 {
        status = text[words[1].lowerBound] == UInt8(ascii: "u") ? .unavailable : .deprecated
      }
      var at = Self.hash(UnsafeBufferPointer(rebasing: text[words[0]]))
      while slots[at] != 0 { at = (at + 1) & 1023 }
      slots[at] = UInt16(styles.count + 1)
      styles.append(
        Style(
          start: Int32(words[0].lowerBound), length: Int32(words[0].count), status: status, replacement: -1))
    }
    for (style, range) in replacements {
      let other = self.style(named: UnsafeBufferPointer(rebasing: text[range]))
      styles[style].replacement = other.map { Int16($0.index) } ?? -1
    }
  }

  private mutating func readPalette(_ version: PaletteVersion, _ source: StaticString) {
    let text = Self.bytes(source)
    var lines = PaletteLines(text)
    while lines.advance() {
      func named(_ word: Int) -> PaletteStyle? {
        style(named: UnsafeBufferPointer(rebasing: text[lines.words[word]]))
      }
      if let style = named(0) {
        var row = PaletteRow()
        var raw: UInt8 = 0
        while let variant = PaletteVariant(rawValue: raw), Int(raw) + 1 < lines.words.count {
          let word = lines.words[Int(raw) + 1]
          if text[word.lowerBound] != UInt8(ascii: "-") {
            row.set(variant, UnsafeBufferPointer(rebasing: text[word]))
          }
          raw += 1
        }
        rowIndex[slot(version, style.index)] = Int16(rows.count)
        rows.append(row)
      } else if lines.words.count == 4, let style = named(1), let other = named(3) {
        renamed[slot(version, style.index)] = Int16(other.index)
        versionsWithRenames |= 1 << version.rawValue
      }
    }
  }
}
