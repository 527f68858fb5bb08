/// What a file's content is known by without reading it: the file itself, its size and the time of its last change.
public struct FileStamp: Hashable, Sendable {
  private let identity: POSIX.Identity
  private let size: Int
  private let modified: Int64

  /// The stamp of a file whose status is known.
  init(_ status: POSIX.Status) {
    (identity, size, modified) = (status.identity, status.size, status.modified)
  }

  /// The stamp of a path as it is now, nil where nothing is.
  public init?(_ path: FilePath) {
    guard let status = try? POSIX.status(of: path) else { return nil }
    self.init(status)
  }
}
