import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// One side of a diff: a sheet, or a folder of sheets.
enum DiffInput {
  case sheet(SourceText)
  /// With the path below the folder for each.
  case folder([(path: FilePath, source: SourceText)])

  /// Reads a file, a folder, `-`, or `REV:PATH` of git.
  static func read(_ path: FilePath, _ console: any Console) throws -> DiffInput {
    if path == "-" {
      return .sheet(SourceText(name: "-", bytes: try console.readInput(limit: SourceText.maximumSize)))
    }
    let place = console.currentFolder.appending(path)
    if let status = try? POSIX.status(of: place) {
      return status.kind == .folder ? try folder(path, console) : .sheet(try file(path, console))
    }
    guard path.bytes.contains(0x3A) else {
      return .sheet(try file(path, console))
    }
    let revision = try GitRevision(path, in: console.currentFolder)
    guard try revision.isFolder() else {
      return .sheet(SourceText(name: path.description, bytes: try revision.read()))
    }
    let prefix = path.bytes.last == 0x3A ? path.bytes : path.bytes + [0x2F]
    return .folder(
      try revision.stylesheets().map { found in
        let name = FilePath(bytes: prefix + found.path.bytes).description
        return (found.path, SourceText(name: name, bytes: found.bytes))
      }.filter { isTheme($0.1, console) })
  }

  /// Reads a file.
  static func file(_ path: FilePath, _ console: any Console) throws -> SourceText {
    let bytes = try FileContent.read(console.currentFolder.appending(path))
    return SourceText(name: path.description, bytes: bytes)
  }

  private static func folder(_ path: FilePath, _ console: any Console) throws -> DiffInput {
    let root = console.currentFolder.appending(path)
    let found = FileDiscovery(currentFolder: console.currentFolder).find([root])
    if let problem = found.problems.first { throw problem }
    let prefix = root.bytes.last == 0x2F ? root.bytes.count : root.bytes.count + 1
    return .folder(
      try found.files.map { file in
        // `.` is not repeated before the files in it.
        let start = file.path.bytes.starts(with: root.bytes) && root != "." ? prefix : 0
        let below = FilePath(bytes: file.path.bytes.dropFirst(start))
        let shown = FilePath(bytes: path.bytes).appending(below)
        return (below, SourceText(name: shown.description, bytes: try FileContent.read(file.path)))
      }.filter { isTheme($0.1, console) })
  }

  /// Whether a sheet found in a folder is one; other languages use the ending too.
  private static func isTheme(_ source: SourceText, _ console: any Console) -> Bool {
    guard let stranger = ForeignText.detect(SyntaxTree.parse(source)) else { return true }
    console.report("nss: \(source.name): left alone: this looks like \(stranger.language)")
    return false
  }
}
