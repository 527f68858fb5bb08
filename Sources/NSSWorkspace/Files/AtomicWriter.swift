/// A file that is written piece by piece and appears when it is complete; see ``AtomicFile``.
public struct AtomicWriter: ~Copyable {
  private struct Parts {
    var path: FilePath
    var target: FilePath
    var status: POSIX.Status?
    var descriptor: Int32
    /// Nil where the target is written to directly, and at the end.
    var temporary: FilePath?
  }

  private var parts: Parts

  /// Begins a file. The old one stays until ``commit(ifStill:)``; without it nothing changes.
  public init(_ path: FilePath) throws(FileError) {
    parts = try Self.open(path)
  }

  deinit {
    POSIX.close(parts.descriptor)
    if let temporary = parts.temporary { POSIX.remove(temporary) }
  }

  private static func open(_ path: FilePath) throws(FileError) -> Parts {
    do throws(POSIX.Failure) {
      let target = try resolve(path)
      let status = try existing(target)
      var parts = Parts(path: path, target: target, status: status, descriptor: -1)
      switch status?.kind {
      case .folder?: throw POSIX.Failure(code: POSIX.isAFolder)
      case .file?, nil:
        if status != nil, !POSIX.isWritable(target) { throw POSIX.Failure(code: POSIX.accessDenied) }
        (parts.temporary, parts.descriptor) = try createBeside(target)
      default: parts.descriptor = try POSIX.openForWriting(target)
      }
      return parts
    } catch {
      throw FileError(.write, path, code: error.code)
    }
  }

  /// Appends bytes.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    do { try POSIX.writeAll(bytes, to: parts.descriptor) } catch {
      throw FileError(.write, parts.path, code: error.code)
    }
  }

  /// Puts the file into its place. Nothing may be written after it.
  public mutating func commit(ifStill stamp: FileStamp? = nil) throws(FileError) {
    guard let temporary = parts.temporary else { return }
    let isCurrent: Bool
    do throws(POSIX.Failure) {
      if let status = parts.status { POSIX.copyAttributes(of: status, to: parts.descriptor) }
      try POSIX.synchronize(parts.descriptor)
      // Locked, so that of two that look at the same time only one replaces.
      let old = stamp == nil ? nil : try? POSIX.openForReading(parts.target)
      defer { if let old { POSIX.close(old) } }
      if let old { POSIX.lock(old) }
      isCurrent = stamp == nil || FileStamp(parts.target) == stamp
      if isCurrent {
        try POSIX.rename(temporary, to: parts.target)
        parts.temporary = nil
      }
    } catch {
      throw FileError(.write, parts.path, code: error.code)
    }
    if !isCurrent {
      throw FileError(.write, parts.path, reason: "it was changed meanwhile, and is left as it is now")
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

  /// A new file of a name of its own in the folder of another. It is locked until it is closed.
  static func createBeside(_ target: FilePath) throws(POSIX.Failure) -> (FilePath, Int32) {
    let folder = target.parent
    StaleFiles.remove(from: folder)
    var attempt = POSIX.monotonicNanoseconds() % 1_000_000
    while true {
      let temporary = folder.appending(StaleFiles.name(attempt))
      do throws(POSIX.Failure) {
        let descriptor = try POSIX.create(temporary)
        // Another process may have taken it for a leftover before it was locked.
        if POSIX.tryLock(descriptor) != false, StaleFiles.is(descriptor, still: temporary) {
          return (temporary, descriptor)
        }
        POSIX.close(descriptor)
      } catch {
        if error.code != POSIX.alreadyExists { throw error }
      }
      attempt += 1
    }
  }
}
