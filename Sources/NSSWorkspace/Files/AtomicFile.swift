/// Replacing a file so that a reader sees the old content or the new one, and never a part.
public enum AtomicFile {
  /// Writes a file: a new one beside it takes its place once it is complete and on disk. Symbolic links stay and
  /// their target is replaced; permissions and, where the process may, owner are kept. What is no regular file (a
  /// pipe, a device) is written to directly. A file that may not be written to is not replaced either.
  /// - Parameter stamp: what the file was when it was read; if it is another one now, it is left alone and that is
  ///   the error. Of several processes that replace one file in this way at the same time, one does.
  public static func write(
    _ bytes: [UInt8], to path: FilePath, ifStill stamp: FileStamp? = nil
  ) throws(FileError) {
    var writer = try AtomicWriter(path)
    try writer.write(bytes)
    try writer.commit(ifStill: stamp)
  }
}
