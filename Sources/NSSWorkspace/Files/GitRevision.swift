import NSSSyntax

/// A file or folder as git has it in some revision, written `REV:PATH`; `:PATH` is what is staged.
///
/// Runs `git`, never a shell, and lets it fetch nothing. The path is looked for from the root of the repository, as git
/// does it, and then from the current folder.
public struct GitRevision: Sendable {
  /// Why something cannot be had from git.
  public struct Problem: Error, CustomStringConvertible {
    /// A sentence without a full stop.
    public let description: String
  }

  /// The revision; empty for what is staged.
  public let revision: String
  /// The path behind the colon, as given.
  public let path: FilePath
  private let folder: FilePath
  /// What git is asked for.
  private let object: [UInt8]

  /// The entry of that name.
  /// - Parameter text: `REV:PATH`.
  /// - Throws: a problem where git is missing, this is no repository, or there is no such revision or path.
  public init(_ text: FilePath, in folder: FilePath) throws(Problem) {
    let colon = text.bytes.firstIndex(of: 0x3A) ?? text.bytes.endIndex
    revision = String(decoding: text.bytes[..<colon], as: UTF8.self)
    path = FilePath(bytes: text.bytes[colon...].dropFirst())
    self.folder = folder
    if revision.hasPrefix("-") {
      throw Problem(description: "'\(FilePath(revision).printable)' is no revision of git")
    }
    let repository = try Self.git(["rev-parse", "--git-dir"], folder)
    guard repository.code == 0 else {
      throw Problem(
        description: "'\(text.printable)' is no file, and git has no repository here: "
          + Self.problem(repository).description)
    }
    if !revision.isEmpty {
      let found = try Self.git(["rev-parse", "--verify", "--quiet", revision + "^{tree}"], folder)
      guard found.code == 0 else {
        throw Problem(description: "git knows no revision '\(FilePath(revision).printable)' here")
      }
    }
    let prefix = Array(revision.utf8) + [0x3A]
    let local = path.bytes.isEmpty || path.bytes.first == 0x2E ? path.bytes : Array("./".utf8) + path.bytes
    for candidate in [path.bytes, local] {
      if try Self.git([Array("cat-file".utf8), Array("-e".utf8), prefix + candidate], folder).code == 0 {
        object = prefix + candidate
        return
      }
    }
    let name = revision.isEmpty ? "what is staged" : "revision '\(FilePath(revision).printable)'"
    throw Problem(description: "\(name) has no '\(path.printable)'")
  }

  /// Whether it is a folder.
  public func isFolder() throws(Problem) -> Bool {
    let type = try Self.git([Array("cat-file".utf8), Array("-t".utf8), object], folder)
    return type.output.starts(with: "tree".utf8)
  }

  /// The bytes of a file.
  /// - Throws: a problem also for what Git LFS keeps elsewhere.
  public func read(limit: Int = SourceText.maximumSize) throws(Problem) -> [UInt8] { try read(object, limit) }

  /// The `*.nss` files of a folder: their paths below it, in order, with their bytes.
  public func stylesheets(limit: Int = SourceText.maximumSize) throws(Problem) -> [(
    path: FilePath, bytes: [UInt8]
  )] {
    // Without `--full-tree` git leaves out what is not below the current folder.
    let words = ["ls-tree", "-r", "-z", "--full-tree"].map { Array($0.utf8) }
    let list = try Self.git(words + [object], folder, limit: limit)
    if list.isTooLong { throw Problem(description: "'\(path.printable)' holds too many files") }
    guard list.code == 0 else { throw Self.problem(list) }
    var found: [(path: FilePath, bytes: [UInt8])] = []
    for entry in list.output.split(separator: 0) {
      // `mode type hash`, a tab, the path.
      let halves = entry.split(separator: 0x09, maxSplits: 1)
      guard halves.count == 2 else { continue }
      let facts = halves[0].split(separator: 0x20)
      // Links are not followed, as in folders on disk; their content here is the path they lead to.
      guard facts.count == 3, facts[1].elementsEqual("blob".utf8), !facts[0].elementsEqual("120000".utf8)
      else {
        continue
      }
      let path = FilePath(bytes: halves[1])
      if path.hasExtension(".nss") { found.append((path, try read(Array(facts[2]), limit))) }
    }
    return found.sorted { FilePath.precedes($0.path, $1.path) }
  }

  private func read(_ object: [UInt8], _ limit: Int) throws(Problem) -> [UInt8] {
    let content = try Self.git([Array("cat-file".utf8), Array("blob".utf8), object], folder, limit: limit)
    if content.isTooLong {
      throw Problem(description: "'\(path.printable)' has more than the \(limit) bytes that can be read")
    }
    guard content.code == 0 else { throw Self.problem(content) }
    if content.output.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      throw Problem(
        description:
          "'\(path.printable)' holds sheets that Git LFS keeps elsewhere; compare checked-out files")
    }
    return content.output
  }

  // MARK: git

  private static func problem(_ result: POSIX.ProcessResult) -> Problem {
    let words = FilePath(bytes: result.errors.prefix { $0 != 0x0A }).printable
    return Problem(description: words.isEmpty ? "git failed" : "git: \(words)")
  }

  private static func git(_ words: [String], _ folder: FilePath) throws(Problem) -> POSIX.ProcessResult {
    try git(words.map { Array($0.utf8) }, folder)
  }

  private static func git(
    _ words: [[UInt8]], _ folder: FilePath, limit: Int = 1 << 16
  ) throws(Problem) -> POSIX.ProcessResult {
    // A monitor of the file system is a program that the repository's configuration names.
    let options = ["--literal-pathspecs", "-c", "core.fsmonitor=false"].map { Array($0.utf8) }
    let words = [Array("-C".utf8), folder.bytes] + options + words
    do throws(POSIX.Failure) {
      return try POSIX.run(
        "git", words, environment: ["GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0"], limit: limit)
    } catch {
      throw Problem(description: "cannot run git: \(POSIX.message(error.code))")
    }
  }
}
