import NSSLint
import NSSSyntax

/// Reads the files that configurations name, each once: catalogues, Info.plist, the sheets of a set.
///
/// It belongs to one thread; what it hands out is `Sendable`.
public final class ProjectFiles {
  /// Everything wrong so far, each once, in the order met: `app.nssc:3:1: expected ...`.
  public private(set) var problems: [String] = []
  private let currentFolder: FilePath
  private var known: Set<String> = []
  private var contents: [FilePath: Result<[UInt8], FileError>] = [:]
  private var catalogs: [[FilePath]: ProjectCatalogs] = [:]
  private var fonts: [FilePath: [String]] = [:]
  private var variables: [FilePath: SheetSiblings.Variables] = [:]
  /// The text of a sheet as an editor has it, which counts more than the file; nil for files that are not open.
  public var openText: (FilePath) -> [UInt8]? = { _ in nil }

  /// Paths in messages are shown from this folder.
  public init(currentFolder: FilePath = POSIX.currentFolder()) { self.currentFolder = currentFolder }

  /// The most bytes of a catalogue or an Info.plist.
  public static let maximumSize = 16 << 20

  /// Adds what the files hold that a configuration names. A file that cannot be read is a problem, and adds nothing.
  public func complete(_ settings: inout LintSettings, from configuration: Configuration) {
    settings.catalogs = catalogs(configuration.catalogs)
    if let path = configuration.infoPlist { settings.fonts.formUnion(fonts(path)) }
    for (name, base) in configuration.classes.sorted(by: { $0.key < $1.key })
    where configuration.classes[base] == nil && !settings.catalogs.isKnown(base) {
      let near = settings.catalogs.nearest(to: base).map { "; did you mean '\($0)'?" } ?? ""
      report("\"classes\" gives '\(name)' the base '\(base)', which no catalogue has\(near)")
    }
  }

  /// The other sheets of the sets that a sheet is in, nil where it is in none. Sets name absolute paths.
  public func siblings(of sheet: FilePath, in sets: [[FilePath]]) -> SheetSiblings? {
    if sets.isEmpty { return nil }
    let sheet = sheet.absolute(in: currentFolder)
    var result: SheetSiblings?
    for set in sets where set.contains(sheet) {
      var siblings = result ?? SheetSiblings()
      for other in set where other != sheet {
        siblings.add(variables(of: other), of: shown(other).printable)
      }
      result = siblings
    }
    return result
  }

  /// The sheets that are loaded together with one, by the first set that it is in: those before it, the base first, and
  /// those after it. One that cannot be read is a problem and is left out. None where the sheet is in no set.
  public func neighbours(of sheet: FilePath, in sets: [[FilePath]]) -> (
    before: [SourceText], after: [SourceText]
  ) {
    let sheet = sheet.absolute(in: currentFolder)
    guard let set = sets.first(where: { $0.contains(sheet) }), let place = set.firstIndex(of: sheet) else {
      return ([], [])
    }
    func read(_ paths: ArraySlice<FilePath>) -> [SourceText] {
      paths.filter { $0 != sheet }.compactMap { path in
        self.sheet(path).map { SourceText(name: shown(path).description, bytes: $0) }
      }
    }
    return (read(set[..<place]), read(set[(place + 1)...]))
  }

  private func catalogs(_ paths: [FilePath]) -> ProjectCatalogs {
    if paths.isEmpty { return ProjectCatalogs([]) }
    if let known = catalogs[paths] { return known }
    let sources = paths.compactMap { path in
      read(path, "catalogue", limit: Self.maximumSize).map {
        SourceText(name: shown(path).description, bytes: $0)
      }
    }
    let result = ProjectCatalogs(sources)
    for problem in result.problems {
      let source = sources.first { $0.name == problem.file }
      report(
        ConfigurationProblem(
          path: FilePath(problem.file), source: source, range: problem.offset..<problem.offset,
          message: problem.message
        ).description)
    }
    catalogs[paths] = result
    return result
  }

  private func fonts(_ path: FilePath) -> [String] {
    if let known = fonts[path] { return known }
    var names: [String] = []
    if let bytes = read(path, "Info.plist", limit: Self.maximumSize) {
      do throws(InfoPlist.Problem) {
        names = try InfoPlist.fontFiles(bytes).flatMap(InfoPlist.fontNames)
      } catch {
        report("\(shown(path).printable): \(error.message)")
      }
    }
    fonts[path] = names
    return names
  }

  private func variables(of path: FilePath) -> SheetSiblings.Variables {
    if let known = variables[path] { return known }
    let tree = SyntaxTree.parse(SourceText(name: "", bytes: sheet(path) ?? []))
    let result = SheetSiblings.Variables(tree)
    variables[path] = result
    return result
  }

  /// To be called when the text of a sheet changed in an editor.
  public func forget(sheet path: FilePath) { variables[path] = nil }

  private func sheet(_ path: FilePath) -> [UInt8]? {
    openText(path) ?? read(path, "sheet that \"sheets\" names", limit: SourceText.maximumSize)
  }

  /// The files that were read or looked for so far.
  public var files: [FilePath] { Array(contents.keys) }

  /// The bytes of a catalogue or an Info.plist as they were read for the settings; nil where they cannot be read.
  public func content(of path: FilePath) -> [UInt8]? { try? content(path, limit: Self.maximumSize).get() }

  private func content(_ path: FilePath, limit: Int) -> Result<[UInt8], FileError> {
    if let known = contents[path] { return known }
    let result = Result { () throws(FileError) in try FileContent.readRegular(path, limit: limit) }
    contents[path] = result
    return result
  }

  private func read(_ path: FilePath, _ what: String, limit: Int) -> [UInt8]? {
    switch content(path, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let error):
      report("\(shown(path).printable): cannot read the \(what): \(error.reason)")
      return nil
    }
  }

  private func report(_ problem: String) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// From the current folder where it lies below, and that is not the root of all.
  private func shown(_ path: FilePath) -> FilePath {
    if currentFolder.bytes == [0x2F] { return path }
    return path.relative(to: currentFolder).map { FilePath(bytes: $0) } ?? path
  }
}
