/// Replacing a file so that a reader sees the old content or the new one, and never a part.
public enum AtomicFile {
  /// Writes a file: a new one beside it takes its place once it is complete and on disk. Symbolic links stay and
  /// their target is replaced; permissions and, where the process may, owner are kept. What is no regular file (a
  /// pipe, a device) is written to directly. A file that may not be written to is not replaced either.
  public static func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    do throws(POSIX.Failure) {
      let target = try resolve(path)
      let status = try existing(target)
      switch status?.kind {
      case .folder?: throw POSIX.Failure(code: POSIX.isAFolder)
      case .file?, nil: break
      default: return try writeDirectly(bytes, to: target)
      }
      if status != nil, !POSIX.isWritable(target) { throw POSIX.Failure(code: POSIX.accessDenied) }
      let (temporary, descriptor) = try createBeside(target)
      do throws(POSIX.Failure) {
        defer { POSIX.close(descriptor) }
        try POSIX.writeAll(bytes, to: descriptor)
        if let status { POSIX.copyAttributes(of: status, to: descriptor) }
        try POSIX.synchronize(descriptor)
      } catch {
        POSIX.remove(temporary)
        throw error
      }
      do throws(POSIX.Failure) { try POSIX.rename(temporary, to: target) } catch {
        POSIX.remove(temporary)
        throw error
      }
    } catch {
      throw FileError(.write, path, code: error.code)
    }
  }

  /// Where a chain of symbolic links ends, whether something is there or not.
  private static func resolve(_ path: FilePath) throws(POSIX.Failure) -> FilePath {
    var current = path
    for _ in 0..<40 {
      guard let status = try existing(current, followsLinks: false), status.kind == .link else {
        return current
      }
      current = current.parent.appending(try POSIX.linkTarget(current))
    }
    throw POSIX.Failure(code: POSIX.tooManyLinks)
  }

  private static func existing(
    _ path: FilePath, followsLinks: Bool = true
  ) throws(POSIX.Failure) -> POSIX.Status? {
    do throws(POSIX.Failure) { return try POSIX.status(of: path, followsLinks: followsLinks) } catch {
      if error.code == POSIX.noEntry { return nil }
      throw error
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: FilePath) throws(POSIX.Failure) {
    let descriptor = try POSIX.openForWriting(path)
    defer { POSIX.close(descriptor) }
    try POSIX.writeAll(bytes, to: descriptor)
  }

  private static func createBeside(_ target: FilePath) throws(POSIX.Failure) -> (FilePath, Int32) {
    var attempt = POSIX.monotonicNanoseconds() % 1_000_000
    while true {
      let name = FilePath(".nss-\(POSIX.processNumber())-\(attempt).tmp")
      let temporary = target.parent.appending(name)
      do throws(POSIX.Failure) { return (temporary, try POSIX.create(temporary)) } catch {
        if error.code != POSIX.alreadyExists { throw error }
      }
      attempt += 1
    }
  }
}
