/// Which executable runs, down to the byte.
enum ToolIdentity {
  /// The SHA-256 of the running executable.
  ///
  /// Reading a large executable takes longer than linting a small sheet. The folder therefore remembers the hash,
  /// under a name made of the file's identity, size and times; one of them cannot be set by anybody.
  static func digest(rememberedIn folder: FilePath) throws(FileError) -> SHA256.Digest {
    guard let executable = POSIX.executable() else {
      throw FileError(.read, "the executable", reason: "the system does not tell where it is")
    }
    let status: POSIX.Status
    do { status = try POSIX.status(of: executable) } catch {
      throw FileError(.read, executable, code: error.code)
    }
    let place = [status.identity.device, status.identity.number]
    let facts =
      place.map { "\($0)" } + ["\(status.size)", "\(status.modified)", "\(status.changed)"]
    let name = SHA256.hexadecimal(SHA256.digest(Array(facts.joined(separator: " ").utf8)))
    let memo = folder.appending(FilePath("tool-\(name)"))
    // The hash and the hash of it with the name, against damage.
    if let bytes = try? FileContent.read(memo, limit: 64), bytes.count == 64,
      check(Array(bytes.prefix(32)), name).elementsEqual(bytes.suffix(32))
    {
      return Array(bytes.prefix(32))
    }
    let digest = SHA256.digest(try FileContent.read(executable))
    try? ResultCache.put(digest + check(digest, name), memo)
    return digest
  }

  private static func check(_ digest: SHA256.Digest, _ name: String) -> SHA256.Digest {
    SHA256.digest(digest + Array(name.utf8))
  }
}
