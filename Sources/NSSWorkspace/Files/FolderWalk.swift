/// The search of one named folder.
struct FolderWalk {
  private struct Folder {
    var path: FilePath
    var absolute: FilePath
    /// The index of the innermost ignore file in `chain`, or nil.
    var rules: Int?
  }

  /// An ignore file and the one outside it.
  private struct Link {
    var rules: IgnoreRules
    var outer: Int?
  }

  /// The repository's own folder, and that of Swift's build, which holds copies of all resources.
  private static let passedOver = [Array(".git".utf8), Array(".build".utf8)]
  private static let ignoreFiles: [FilePath] = [".git/info/exclude", ".gitignore"]

  private let discovery: FileDiscovery
  private var pending: [Folder] = []
  private var links: [Folder] = []
  private var chain: [Link] = []
  private var searched: Set<POSIX.Identity> = []
  private(set) var files: [FilePath] = []
  private(set) var problems: [FileError] = []

  init(_ discovery: FileDiscovery, root: FilePath) {
    self.discovery = discovery
    let absolute = root.absolute(in: discovery.currentFolder)
    let outer = discovery.honoursIgnoreFiles ? rulesAbove(absolute) : nil
    pending = [Folder(path: root, absolute: absolute, rules: outer)]
  }

  /// Searches folders first, then looks at what symbolic links lead to.
  mutating func run() {
    var linkedFiles: [FilePath] = []
    while true {
      if let folder = pending.popLast() {
        search(folder)
      } else if let link = links.popLast() {
        guard let status = try? POSIX.status(of: link.path) else {
          if isSheet(link.path) {
            problems.append(FileError(.read, link.path, reason: "the link leads nowhere"))
          }
          continue
        }
        if status.kind == .file, isSheet(link.path) { linkedFiles.append(link.path) }
      } else {
        break
      }
    }
    add(linkedFiles)
  }

  /// Links to files that were not found under their own path.
  private mutating func add(_ linkedFiles: [FilePath]) {
    if linkedFiles.isEmpty { return }
    var known = Set(files.compactMap { try? POSIX.status(of: $0).identity })
    for file in linkedFiles.sorted(by: FilePath.precedes) {
      if let status = try? POSIX.status(of: file), known.insert(status.identity).inserted {
        files.append(file)
      }
    }
  }

  private mutating func search(_ folder: Folder) {
    let entries: [(name: [UInt8], kind: POSIX.Kind?)]
    do throws(POSIX.Failure) {
      guard searched.insert(try POSIX.status(of: folder.path).identity).inserted else { return }
      entries = try POSIX.entries(of: folder.path)
    } catch {
      problems.append(FileError(.list, folder.path, code: error.code))
      return
    }
    var rules = folder.rules
    if discovery.honoursIgnoreFiles {
      if rules != nil, entries.contains(where: { $0.name == Array(".git".utf8) }) { rules = nil }
      for name in Self.ignoreFiles { link(name, in: folder.absolute, &rules) }
    }
    for entry in entries where !Self.passedOver.contains(entry.name) {
      let name = FilePath(bytes: entry.name)
      let path = folder.path.appending(name)
      let kind = entry.kind ?? (try? POSIX.status(of: path, followsLinks: false).kind) ?? .other
      if kind == .other || (kind == .file && !isSheet(path)) { continue }
      let absolute = folder.absolute.appending(name)
      if isIgnored(absolute, isFolder: kind == .folder, rules) { continue }
      if discovery.isExcluded(absolute, kind == .folder) { continue }
      switch kind {
      case .file: files.append(path)
      case .folder: pending.append(Folder(path: path, absolute: absolute, rules: rules))
      case .link: links.append(Folder(path: path, absolute: absolute, rules: rules))
      case .other: break
      }
    }
  }

  private func isSheet(_ path: FilePath) -> Bool { path.hasExtension(".nss") }

  /// The innermost ignore file that says something decides.
  private func isIgnored(_ path: FilePath, isFolder: Bool, _ rules: Int?) -> Bool {
    var index = rules
    while let current = index {
      if let decision = chain[current].rules.decision(path, isFolder: isFolder) { return decision }
      index = chain[current].outer
    }
    return false
  }

  private mutating func link(_ name: FilePath, in folder: FilePath, _ rules: inout Int?) {
    let path = folder.appending(name)
    guard let status = try? POSIX.status(of: path), status.kind == .file else { return }
    do {
      let text = try FileContent.read(path)
      let read = IgnoreRules(folder: folder, text: text)
      if read.globs.isEmpty { return }
      chain.append(Link(rules: read, outer: rules))
      rules = chain.count - 1
    } catch {
      problems.append(error)
    }
  }

  /// The ignore files of the folders from the repository's root down to the one above `absolute`.
  private mutating func rulesAbove(_ absolute: FilePath) -> Int? {
    if (try? POSIX.status(of: absolute.appending(".git"))) != nil { return nil }
    var above: [FilePath] = []
    var folder = absolute
    while folder.bytes != [0x2F] {
      folder = folder.parent
      above.append(folder)
      guard (try? POSIX.status(of: folder.appending(".git"))) != nil else { continue }
      var rules: Int?
      for folder in above.reversed() {
        for name in Self.ignoreFiles { link(name, in: folder, &rules) }
      }
      return rules
    }
    return nil
  }
}
