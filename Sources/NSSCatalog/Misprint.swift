/// A misprint or contradiction of the documents.
public struct Misprint: Sendable {
  /// Its number: `M01`.
  public let id: String
  /// The sources it stands in.
  public let sources: String
  /// Where in the sources.
  public let place: String
  /// What is printed.
  public let printed: String
  /// What is meant.
  public let meant: String
  /// `certain`, `likely` or `unknown`.
  public let confidence: String
  /// What the tools do about it.
  public let treatment: String

  /// All of them, in the order of their numbers.
  public static let all: [Misprint] = PropertyReader.read(
    file: "misprints.nssc", bytes: CatalogText.bytes(CatalogText.misprints)
  ).blocks.map { block in
    Misprint(
      id: block.title, sources: block.value("source") ?? "", place: block.value("where") ?? "",
      printed: block.value("printed") ?? "", meant: block.value("meant") ?? "",
      confidence: block.value("confidence") ?? "", treatment: block.value("treatment") ?? "")
  }
}
