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

  private static let familyTable: NameTable = {
    var table = NameTable(expected: families.count)
    for family in families { table.insert(family.name.utf8) }
    return table
  }()

  /// Whether a name is the PostScript name of a known font. Names that begin with a dot are private system fonts and
  /// count as known.
  public static func contains(_ name: some Collection<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".") || table.find(name) != nil
  }

  /// Whether a name is that of a known family, words parted by single spaces. UIKit takes it for the family's regular
  /// font (inferred).
  public static func isFamily(_ name: some Collection<UInt8>) -> Bool { familyTable.find(name) != nil }

  /// Finds what misspelt names are meant to be.
  public struct Search: Sendable {
    /// System keywords and the project's fonts.
    private var words = NameTable()

    /// A search among the known fonts, the system keywords of an engine, and a project's own fonts.
    public init(_ engine: Engine, own: [String] = []) {
      for word in own + systemKeywords(engine) { words.insert(word.utf8) }
    }

    /// The name that another one is probably meant to be, nil where none is near.
    public func nearest(to name: String) -> String? {
      let bytes = Array(name.utf8)
      let limit = editLimit(bytes.count)
      func nearest(_ table: NameTable) -> (name: String, distance: Int)? {
        bytes.withUnsafeBufferPointer { bytes in
          table.nearest(to: bytes, limit: limit) { isNearFamily(bytes, table.slice($0)) }
        }.map { (table.string($0.index), $0.distance) }
      }
      let font = nearest(table)
      if let word = nearest(words), word.distance <= font?.distance ?? Int.max { return word.name }
      return font?.name
    }
  }

  /// The known font, system keyword of the engine, or font of the project that a name is probably meant to be.
  public static func nearest(to name: String, _ engine: Engine, own: [String] = []) -> String? {
    Search(engine, own: own).nearest(to: name)
  }

  /// Fewer edits than for class paths: fonts that an app brings have short names that resemble each other, such as Lato
  /// and Menlo.
  private static func editLimit(_ length: Int) -> Int { length < 8 ? 1 : length < 16 ? 2 : 3 }

  /// Whether two names can be one font, misspelt: a common `-Bold` makes no two families alike, Futura PT is not
  /// Futura, and Book is no misspelling of Bold.
  private static func isNearFamily(_ name: UnsafeBufferPointer<UInt8>, _ known: ArraySlice<UInt8>) -> Bool {
    let own = name.prefix { $0 != UInt8(ascii: "-") }
    let other = known.prefix { $0 != UInt8(ascii: "-") }
    // A hyphen left out or set in between moves the boundary; the whole names are compared then.
    if (own.count == name.count) != (other.count == known.count) { return true }
    let added = own.dropFirst(other.count)
    if added.count > 1, own.starts(with: other), added.allSatisfy({ (0x41...0x5A).contains($0) }) {
      return false
    }
    let styles = [
      String(decoding: name.dropFirst(own.count + 1), as: UTF8.self),
      String(decoding: known.dropFirst(other.count + 1), as: UTF8.self),
    ]
    if styles == ["Book", "Bold"] || styles == ["Bold", "Book"] { return false }
    let limit = own.count < 5 ? 1 : editLimit(own.count)
    return EditDistance.between(own, other, limit: limit) != nil
  }

  /// The known fonts whose names have the same part before the hyphen, in the order of the file.
  public static func fonts(besides name: String) -> [String] { fontsByStem[stem(name)] ?? [] }

  private static let fontsByStem: [Substring: [String]] = {
    let fonts: [String] = families.flatMap(\.fonts)
    return Dictionary(grouping: fonts, by: stem)
  }()

  /// The part before the hyphen.
  private static func stem(_ name: String) -> Substring { name.prefix { $0 != "-" } }
}
