import NSSCatalog
import NSSLint
import NSSSyntax
import NSSWorkspace

/// The folders of the client: their sheets that are not open, their configurations, their images.
final class Project {
  /// The folders, absolute.
  private(set) var folders: [FilePath] = []
  let encoding: PositionEncoding
  /// The engines to judge for where no configuration names some.
  private(set) var engines: EngineSet = []
  private var store = Project.freshStore()
  private var settings: [Configuration: SheetSettings] = [:]
  /// Reads what configurations name: catalogues, an Info.plist, the sheets of a set.
  private var named = ProjectFiles(currentFolder: "/")
  /// Whether some sheet is judged beside others.
  private var hasSets = false
  private var files: [FilePath: StoredSheet] = [:]
  private var found: [FilePath]?
  private var images: ImageIndex?
  /// Whether the client says when files change; without, folders are looked at for each request anew.
  var isWatched = false
  /// The text of a sheet that the client has open, or nil.
  var openText: (FilePath) -> [UInt8]? = { _ in nil }
  private var stamps: [FilePath: FileStamp?] = [:]

  /// The most sheets that are looked at.
  static let mostSheets = 5000

  private struct StoredSheet {
    var modified: Int64
    var size: Int
    var snapshot: Snapshot
  }

  init(encoding: PositionEncoding) { self.encoding = encoding }

  private static func freshStore() -> ConfigurationStore {
    ConfigurationStore(.nearest, currentFolder: "/", ruleIDs: RuleRegistry.metadata.map(\.id))
  }

  // MARK: Folders and changes

  func add(folder: FilePath) {
    if !folders.contains(folder) { folders.append(folder) }
    forgetNamed()
    forgetFiles()
  }

  func remove(folder: FilePath) {
    folders.removeAll { $0 == folder }
    forgetNamed()
    forgetFiles()
  }

  /// To be called when sheets came, went or changed on disk.
  func forgetFiles() {
    found = nil
    images = nil
    // The other sheets of a set may define other variables now.
    if hasSets { forgetNamed() }
  }

  private func forgetNamed() {
    // Messages name files from the first folder on.
    named = ProjectFiles(currentFolder: folders.first ?? "/")
    named.openText = openText
  }

  /// To be called when an open sheet changed.
  func forget(sheet path: FilePath) { named.forget(sheet: path) }

  /// The configurations and the files that they name, as far as they were read or looked for.
  private var readFiles: [FilePath] { store.lookedAt + named.files }

  /// Whether one of these files has changed on disk, for clients that do not say so.
  func hasStaleFiles() -> Bool {
    if isWatched { return false }
    var isStale = false
    for path in readFiles {
      let stamp = FileStamp(path)
      if let known = stamps[path], known != stamp { isStale = true }
      stamps[path] = .some(stamp)
    }
    return isStale
  }

  /// Whether findings depend on a file beside the sheets: a configuration, or what one names.
  func isConfiguration(_ path: FilePath) -> Bool {
    path.name.elementsEqual(ConfigurationStore.fileName.bytes) || store.lookedAt.contains(path)
      || !path.hasExtension(".nss") && named.files.contains(path)
  }

  /// To be called when a configuration file or a setting changed: all sheets are judged anew.
  func forgetConfigurations(engines: EngineSet) {
    self.engines = engines
    store = Self.freshStore()
    settings = [:]
    forgetNamed()
    files = [:]
    forgetFiles()
  }

  /// What is wrong with the files that configurations name, in words.
  var namedProblems: [String] { named.problems }

  /// What is wrong with the configurations that were read since they were last forgotten.
  var problems: [ConfigurationProblem] { store.problems }

  // MARK: Sheets

  /// The settings of a sheet by its path; nil for a text without one.
  func settings(for path: FilePath?) -> SheetSettings {
    let configuration = path.map { store.configuration(forFile: $0) } ?? Configuration()
    // A sheet of a set is judged beside the others, so that its settings are its own.
    let siblings = path.flatMap { named.siblings(of: $0, in: configuration.sheets) }
    if siblings == nil, let known = settings[configuration] { return known }
    var lint = lintSettings(configuration)
    lint.siblings = siblings
    if siblings != nil { hasSets = true }
    let neighbours = siblings == nil ? nil : path.map { named.neighbours(of: $0, in: configuration.sheets) }
    let result = SheetSettings(
      configuration, lint, before: neighbours?.before ?? [], after: neighbours?.after ?? [])
    if siblings == nil { settings[configuration] = result }
    if !isWatched {
      for path in readFiles where stamps[path] == nil { stamps[path] = .some(FileStamp(path)) }
    }
    return result
  }

  private func lintSettings(_ configuration: Configuration) -> LintSettings {
    var lint = LintSettings()
    let names = configuration.engines ?? []
    if !names.contains("auto") {
      for engine in names.compactMap({ Engine(rawValue: $0) }) { lint.engines.insert(EngineSet(engine)) }
    }
    if lint.engines.isEmpty { lint.engines = engines }
    lint.levels = configuration.rules
    lint.attributes = Set(configuration.attributes)
    lint.values = Set(configuration.values)
    lint.fonts = Set(configuration.fonts)
    lint.classes = configuration.classes
    if let version = configuration.palette.flatMap({ PaletteVersion(name: $0) }) { lint.palette = version }
    named.complete(&lint, from: configuration)
    return lint
  }

  /// The sheets of all folders, sorted within each, as far as the client wants them searched.
  func sheetPaths() -> [FilePath] {
    if isWatched, let found { return found }
    var search = FileDiscovery(currentFolder: "/")
    search.isExcluded = { [store] in store.excludes($0, isFolder: $1) }
    let paths = search.find(folders).files.filter { !$0.isNamed }.prefix(Self.mostSheets).map(\.path)
    found = paths
    return paths
  }

  /// A sheet as it is on disk, nil when it cannot be read. It is read again only when it changed.
  func storedSheet(_ path: FilePath) -> Snapshot? {
    guard let status = try? POSIX.status(of: path), status.kind == .file else {
      files[path] = nil
      return nil
    }
    if let known = files[path], known.modified == status.modified, known.size == status.size {
      return known.snapshot
    }
    guard var bytes = try? FileContent.read(path) else { return nil }
    // Editors show a text without its byte order mark, and count positions so.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let snapshot = Snapshot(
      uri: DocumentURI.uri(path), version: nil, source: SourceText(name: path.description, bytes: bytes),
      settings: settings(for: path), encoding: encoding)
    files[path] = StoredSheet(modified: status.modified, size: status.size, snapshot: snapshot)
    return snapshot
  }

  /// Files that may be the image of a name.
  func image(named name: String) -> FilePath? {
    let index = images ?? ImageIndex(folders)
    images = index
    return index.path(of: name)
  }
}
