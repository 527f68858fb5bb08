import NSSSyntax
import NSSWorkspace

/// The sheets that a command line names.
struct SheetInputs {
  /// One sheet to read.
  struct Input: Sendable {
    fileprivate let file: FilePath?
    /// Whether it was named itself, and not found in a folder.
    let isNamed: Bool

    /// The path for messages.
    var shownPath: String { file?.printable ?? "standard input" }

    /// The path that the configuration is looked for from.
    func path(_ standIn: FilePath?) -> FilePath { file ?? standIn ?? "standard-input.nss" }

    /// The path in reports.
    func reportPath(_ standIn: FilePath?) -> [UInt8] { Array((file ?? standIn ?? "-").bytes) }

    /// Whether the sheet comes from standard input.
    var isStandardInput: Bool { file == nil }

    /// Reads the sheet, if it is a file.
    func read() throws(FileError) -> (source: SourceText, stamp: FileStamp)? {
      guard let file else { return nil }
      let (bytes, stamp) = try FileContent.readWithStamp(file)
      return (SourceText(name: file.description, bytes: bytes), stamp)
    }

    /// Replaces the sheet on disk, wholly or not at all, and only if it still is what was read.
    func replace(by bytes: [UInt8], ifStill stamp: FileStamp?) throws(FileError) {
      if let file { try AtomicFile.write(bytes, to: file, ifStill: stamp) }
    }
  }

  /// In the order of the paths; the files of a folder sorted.
  private(set) var files: [Input] = []
  /// Paths that do not exist and folders that cannot be read.
  private(set) var problems: [FileError] = []

  init(_ paths: [FilePath], _ store: ConfigurationStore, _ console: any Console) {
    var discovery = FileDiscovery(currentFolder: console.currentFolder)
    discovery.isExcluded = { store.excludes($0, isFolder: $1) }
    var run: [FilePath] = []
    func search() {
      guard !run.isEmpty else { return }
      let found = discovery.find(run)
      files += found.files.map { Input(file: $0.path, isNamed: $0.isNamed) }
      problems += found.problems
      run = []
    }
    for path in paths.isEmpty ? ["."] : paths {
      if path == "-" {
        // Standard input can be read once.
        if files.contains(where: \.isStandardInput) { continue }
        search()
        files.append(Input(file: nil, isNamed: true))
      } else {
        run.append(path)
      }
    }
    search()
  }
}
