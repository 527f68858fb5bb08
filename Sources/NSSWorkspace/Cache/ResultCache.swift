/// Findings of sheets kept in a folder, for sheets that do not change from run to run.
///
/// An entry is named by the SHA-256 of the executable itself (which holds rules and catalogue), the settings and the
/// sheet's bytes, so that it can only ever be the answer to that question. It carries its name and a hash of its own:
/// what is damaged, cut off or from somewhere else counts as not there. Entries appear whole or not at all, so that
/// any number of processes may use one folder. The folder may be deleted at any time.
public struct ResultCache: Sendable {
  /// Names an entry.
  public struct Key: Hashable, Sendable {
    let digest: SHA256.Digest
  }

  private let folder: FilePath
  private let tool: SHA256.Digest

  /// Changes when the bytes of entries mean something else.
  private static let magic = Array("nsslint cache 1\n".utf8)

  /// A cache in a folder, which is made if its own folder is there.
  /// - Parameter version: what else answers depend on besides executable, settings and sheet.
  public init(folder: FilePath, version: String) throws(FileError) {
    self.folder = folder
    let isOurs: Bool
    do throws(POSIX.Failure) {
      // Only a folder that holds nothing yet is marked: marks in one of themes would hide them from every search.
      isOurs = (try? POSIX.entries(of: folder))?.isEmpty ?? true
      try POSIX.makeFolder(folder)
      if try POSIX.status(of: folder).kind != .folder { throw POSIX.Failure(code: POSIX.notAFolder) }
    } catch {
      throw FileError(.write, folder, code: error.code)
    }
    var hash = SHA256()
    hash.update(part: Self.magic)
    hash.update(part: Array(version.utf8))
    hash.update(part: try ToolIdentity.digest(rememberedIn: folder))
    tool = hash.finish()
    if isOurs { markFolder() }
  }

  /// The name of the entry of a sheet under some settings.
  public func key(settings: SHA256.Digest, content: [UInt8]) -> Key {
    var hash = SHA256()
    hash.update(part: tool)
    hash.update(part: settings)
    hash.update(part: content)
    return Key(digest: hash.finish())
  }

  /// What the linter once said; nil where it is not known.
  public func findings(_ key: Key) -> CachedFindings? {
    guard let bytes = try? FileContent.read(path(key)) else { return nil }
    let start = Self.magic.count + key.digest.count
    guard bytes.count >= start + 32, bytes.starts(with: Self.magic + key.digest),
      SHA256.digest(Array(bytes.dropLast(32))).elementsEqual(bytes.suffix(32))
    else { return nil }
    return CachedFindings(bytes: bytes[start..<(bytes.count - 32)])
  }

  /// Keeps what the linter says.
  public func store(_ findings: CachedFindings, _ key: Key) throws(FileError) {
    var bytes = Self.magic + key.digest + findings.bytes
    bytes += SHA256.digest(bytes)
    let path = path(key)
    do throws(POSIX.Failure) {
      do throws(POSIX.Failure) { try Self.put(bytes, path) } catch {
        if error.code != POSIX.noEntry { throw error }
        try POSIX.makeFolder(path.parent)
        try Self.put(bytes, path)
      }
    } catch {
      throw FileError(.write, path, code: error.code)
    }
  }

  private func path(_ key: Key) -> FilePath {
    let name = SHA256.hexadecimal(key.digest)
    return folder.appending(FilePath("\(name.prefix(2))/\(name.dropFirst(2))"))
  }

  /// Not synchronized to the disk: an entry that a crash damages is noticed by its hash.
  static func put(_ bytes: [UInt8], _ path: FilePath) throws(POSIX.Failure) {
    let (temporary, descriptor) = try AtomicWriter.createBeside(path)
    defer { POSIX.close(descriptor) }
    do throws(POSIX.Failure) {
      try POSIX.writeAll(bytes, to: descriptor)
      try POSIX.rename(temporary, to: path)
    } catch {
      POSIX.remove(temporary)
      throw error
    }
  }

  /// Keeps the folder out of git and of backups. A cache works without these files.
  private func markFolder() {
    let tag = "Signature: 8a477f597d28d172789f06886806bc55\n# The cache of nsslint; it may be deleted.\n"
    for (name, text) in [("CACHEDIR.TAG", tag), (".gitignore", "*\n")] {
      let path = folder.appending(FilePath(name))
      if (try? POSIX.status(of: path)) == nil { try? Self.put(Array(text.utf8), path) }
    }
  }
}
