import NSSLint
import NSSSyntax

/// What linting one version of a text leaves for the next. It belongs to the server's thread.
final class DocumentMemory {
  var lint = LintMemory()
}

/// A text that the client has open.
struct OpenDocument {
  let uri: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  /// What is known of the text; nil after a change, until somebody asks.
  var snapshot: Snapshot?
  /// What linting one version leaves for the next.
  let memory = DocumentMemory()
  /// The variables that findings in other sheets of its set were told by.
  var variables: SheetSiblings.Variables?
  /// The version whose findings the client has, and whether it has any.
  var published: Int??

  init(uri: String, version: Int?, text: String) {
    (self.uri, self.version, bytes) = (uri, version, Array(text.utf8))
  }

  /// One change of a text.
  enum Change {
    case whole(String)
    case part(LSPRange, String)
  }

  /// Applies changes in order: positions count in the text that the changes before left behind, and are clamped to it.
  mutating func apply(_ changes: [Change], version: Int?, encoding: PositionEncoding) {
    // The first change of a notification counts in the text whose positions are known already.
    var map = snapshot?.map
    for change in changes {
      switch change {
      case .whole(let text): bytes = Array(text.utf8)
      case .part(let range, let text):
        let positions = map ?? PositionMap(SourceText(name: uri, bytes: bytes), encoding)
        bytes.replaceSubrange(positions.offsets(range), with: text.utf8)
      }
      map = nil
    }
    if let version { self.version = version }
    snapshot = nil
  }
}
