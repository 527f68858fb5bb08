import NSSSyntax

/// The names of fonts that every device has. The list is not complete.
public struct FontNames: Sendable {
  /// A font family with the PostScript names of its fonts.
  public struct Family: Sendable {
    public let name: String
    public let fonts: [String]
    /// Where the names come from.
    public let source: String
  }

  /// The families in the order of the file.
  public static let families: [Family] = PropertyReader.read(
    file: "fonts.nssc", bytes: CatalogText.bytes(CatalogText.fonts)
  ).blocks.flatMap { block in
    block.properties.map { Family(name: $0.key, fonts: $0.values, source: block.title) }
  }

  /// The keywords of an engine that stand for the system font.
  public static func systemKeywords(_ engine: Engine) -> [String] {
    ValueTypes.shared.words("system-fonts", engine.name)
  }

  private static let table: NameTable = {
    var table = NameTable(expected: 320)
    for family in families { for font in family.fonts { table.insert(font.utf8) } }
    return table
  }()

  /// Whether a name is the PostScript name of a known font. Names that begin with a dot are private system fonts and
  /// count as known.
  public static func contains(_ name: some Collection<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".") || table.find(name) != nil
  }

  /// The known font, or system keyword of the engine, that a name is probably meant to be.
  public static func nearest(to name: String, _ engine: Engine) -> String? {
    let bytes = Array(name.utf8)
    let limit = EditDistance.allowance(forLength: bytes.count)
    let font = bytes.withUnsafeBufferPointer { table.nearest(to: $0, limit: limit) }
    var keywords = NameTable()
    for keyword in systemKeywords(engine) { keywords.insert(keyword.utf8) }
    let keyword = bytes.withUnsafeBufferPointer { keywords.nearest(to: $0, limit: limit) }
    if let keyword, keyword.distance <= font?.distance ?? Int.max { return keywords.string(keyword.index) }
    return font.map { table.string($0.index) }
  }
}
