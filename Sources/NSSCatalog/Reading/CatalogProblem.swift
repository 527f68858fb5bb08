/// Something in a catalogue file that could not be read.
public struct CatalogProblem: Sendable, Equatable {
  /// The name of the file.
  public let file: String
  /// 0-based UTF-8 byte offset.
  public let offset: Int
  /// What is wrong, as a sentence.
  public let message: String
}
