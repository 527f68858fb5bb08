/// Files that a process which was killed left behind: what it had begun to write, beside the file it was for.
///
/// Whoever writes such a file holds a lock on it; the system lets go of it when the process ends, however it ends. So
/// one that can be locked belongs to nobody.
enum StaleFiles {
  /// The folders that were looked through: once in a process is enough.
  private static let known = Monitor<Set<FilePath>>([])

  /// The name of a file of this process.
  static func name(_ attempt: UInt64) -> FilePath { FilePath(".nss-\(POSIX.processNumber())-\(attempt).tmp") }

  /// Removes what was left in a folder. What cannot be removed stays, and so does all where the file system knows no
  /// locks.
  static func remove(from folder: FilePath) {
    guard known.access({ $0.insert(folder).inserted }), let entries = try? POSIX.entries(of: folder) else {
      return
    }
    for entry in entries where isName(entry.name) {
      let path = folder.appending(FilePath(bytes: entry.name))
      guard (try? POSIX.status(of: path, followsLinks: false).kind) == .file,
        let descriptor = try? POSIX.openForReading(path)
      else { continue }
      defer { POSIX.close(descriptor) }
      if POSIX.tryLock(descriptor) == true, `is`(descriptor, still: path) { POSIX.remove(path) }
    }
  }

  /// Whether a name is one that ``name(_:)`` gives.
  private static func isName(_ name: [UInt8]) -> Bool {
    let (prefix, suffix) = (Array(".nss-".utf8), Array(".tmp".utf8))
    guard name.count > prefix.count + suffix.count, name.starts(with: prefix),
      name.suffix(suffix.count).elementsEqual(suffix)
    else { return false }
    return name[prefix.count..<(name.count - suffix.count)].allSatisfy {
      (0x30...0x39).contains($0) || $0 == 0x2D
    }
  }

  /// Whether an open file is still the one of that name.
  static func `is`(_ descriptor: Int32, still path: FilePath) -> Bool {
    guard let open = try? POSIX.status(of: descriptor),
      let named = try? POSIX.status(of: path, followsLinks: false)
    else { return false }
    return open.identity == named.identity
  }
}
