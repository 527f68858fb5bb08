/// A source of facts, such as `S0` or `sdk6`.
public struct CatalogSource: Sendable, Equatable {
  /// The word the catalogue uses for it.
  public let id: String
  /// What it is.
  public let title: String
  /// Whether it is one of the documents that decide when sources disagree.
  public let isPrimary: Bool

  /// All sources.
  public static let all: [CatalogSource] = blocks.filter { $0.directive == "source" }.map {
    CatalogSource(id: $0.title, title: $0.value("title") ?? "", isPrimary: $0.value("kind") == "primary")
  }

  /// The age of the facts in words.
  static var age: String { blocks.first { $0.directive == "age" }?.title ?? "" }

  private static let blocks = PropertyReader.read(
    file: "sources.nssc", bytes: CatalogText.bytes(CatalogText.sources)
  ).blocks
}

extension Catalog {
  /// The age of the facts: "SAPFiori documents of SDK 6 to 25.08".
  public static var age: String { CatalogSource.age }
}
