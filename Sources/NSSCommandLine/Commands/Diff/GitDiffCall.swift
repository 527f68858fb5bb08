import NSSSyntax
import NSSWorkspace

/// The arguments with which git calls an external diff program: `path old-file old-hex old-mode new-file new-hex
/// new-mode`, and for a file with another name also that name and what git says of it. A file that is not there is
/// `/dev/null`.
struct GitDiffCall {
  /// The path in the repository, and the new one.
  let oldPath: FilePath
  let newPath: FilePath
  /// The files to read; nil where there is none.
  let oldFile: FilePath?
  let newFile: FilePath?

  /// Nil where these are no such arguments.
  init?(_ positionals: [[UInt8]]) {
    guard positionals.count == 7 || positionals.count == 9 else { return nil }
    func file(_ bytes: [UInt8]) -> FilePath? {
      bytes == Array("/dev/null".utf8) ? nil : FilePath(bytes: bytes)
    }
    oldPath = FilePath(bytes: positionals[0])
    newPath = positionals.count == 9 ? FilePath(bytes: positionals[7]) : oldPath
    oldFile = file(positionals[1])
    newFile = file(positionals[4])
  }

  /// The two sheets, by the names that the repository has for them.
  func read(_ console: any Console) throws(FileError) -> (old: SourceText?, new: SourceText?) {
    func read(_ file: FilePath?, _ path: FilePath) throws(FileError) -> SourceText? {
      guard let file else { return nil }
      let bytes = try FileContent.read(console.currentFolder.appending(file))
      return SourceText(name: path.description, bytes: bytes)
    }
    return (try read(oldFile, oldPath), try read(newFile, newPath))
  }
}
