import NSSSyntax

/// Finds and reads the configuration of files: the nearest `.nsslint.json` above each, once per folder.
///
/// A store belongs to one thread; the configurations it hands out are `Sendable`.
public final class ConfigurationStore {
  /// Where the settings come from.
  public enum Choice: Sendable {
    /// The nearest file above each sheet; the one folder's file does not add to another's.
    case nearest
    /// One file for all, `--config FILE`.
    case file(FilePath)
    /// None, `--no-config`.
    case none
  }

  /// The name of the file.
  public static let fileName: FilePath = ".nsslint.json"
  /// The most bytes of a configuration file.
  public static let maximumSize = 16 << 20
  /// The most problems of one file that are reported one by one.
  public static let mostProblems = 50
  /// The most files that extend each other in a row.
  public static let longestChain = 64

  /// Everything wrong so far, each once, in the order met.
  public private(set) var problems: [ConfigurationProblem] = []
  private let choice: Choice
  private let currentFolder: FilePath
  private let ruleIDs: [String]?
  private var folders: [FilePath: Configuration] = [:]
  private var files: [FilePath: Configuration] = [:]

  /// A store.
  /// - Parameter ruleIDs: the ids that `rules` may name; nil accepts any.
  public init(_ choice: Choice, currentFolder: FilePath = POSIX.currentFolder(), ruleIDs: [String]? = nil) {
    self.choice = choice
    self.currentFolder = currentFolder
    self.ruleIDs = ruleIDs
  }

  /// The settings of one sheet, overrides taken in. The sheet need not exist.
  public func configuration(forFile path: FilePath) -> Configuration {
    let file = path.absolute(in: currentFolder)
    return configuration(forFolder: file.parent).settings(for: file)
  }

  /// Whether an absolute path is excluded by the settings of the folder it is in; for ``FileDiscovery``.
  public func excludes(_ path: FilePath, isFolder: Bool) -> Bool {
    configuration(forFolder: path.parent).excludes(path, isFolder: isFolder)
  }

  /// The settings of a folder, overrides left aside.
  public func configuration(forFolder path: FilePath) -> Configuration {
    switch choice {
    case .none: return Configuration()
    case .file(let file): return load(file)
    case .nearest: break
    }
    var folder = path.absolute(in: currentFolder)
    var passed: [FilePath] = []
    var found = Configuration()
    while true {
      if let known = folders[folder] {
        found = known
        break
      }
      passed.append(folder)
      let file = folder.appending(Self.fileName)
      if (try? POSIX.status(of: file, followsLinks: false)) != nil {
        found = load(file)
        break
      }
      if folder.bytes == [0x2F] { break }
      folder = folder.parent
    }
    for folder in passed { folders[folder] = found }
    return found
  }

  /// The files that were read or looked for so far, absolute.
  public var lookedAt: [FilePath] { Array(files.keys) + folders.keys.map { $0.appending(Self.fileName) } }

  // MARK: Loading

  /// A file whose bases are being read.
  private struct Frame {
    var file: FilePath
    var source: SourceText?
    var layer: ConfigurationReader.Layer
    var next = 0
    var merged = Configuration()
  }

  /// A file with all it extends, bases first.
  private func load(_ path: FilePath) -> Configuration {
    let file = path.absolute(in: currentFolder)
    if let known = files[file] { return known }
    var frames = [open(file, namedBy: nil, shown: shown(file, path))]
    while let frame = frames.last {
      let top = frames.count - 1
      guard frame.next < frame.layer.bases.count else {
        frames.removeLast()
        let result = frame.merged.overlaid(by: frame.layer.configuration)
        files[frame.file] = result
        if frames.isEmpty { return result }
        frames[top - 1].merged = frames[top - 1].merged.overlaid(by: result)
        continue
      }
      let base = frame.layer.bases[frame.next]
      frames[top].next += 1
      let place = ConfigurationProblem(
        path: shown(frame.file, frame.file), source: frame.source, range: base.range, message: "")
      if let known = files[base.path] {
        frames[top].merged = frames[top].merged.overlaid(by: known)
      } else if let start = frames.firstIndex(where: { $0.file == base.path }) {
        let loop =
          frames[start...].map { "'\(shown($0.file, $0.file).printable)'" } + [
            "'\(shown(base.path, base.path).printable)'"
          ]
        report(place, "\"extends\" goes round in a circle: \(loop.joined(separator: " -> "))")
      } else if frames.count >= Self.longestChain {
        report(place, "more than \(Self.longestChain) files extend each other")
      } else {
        frames.append(open(base.path, namedBy: place, shown: shown(base.path, base.path)))
      }
    }
    return Configuration()
  }

  private func open(_ file: FilePath, namedBy place: ConfigurationProblem?, shown: FilePath) -> Frame {
    do throws(FileError) {
      let bytes = try FileContent.readRegular(file, limit: Self.maximumSize)
      var reader = ConfigurationReader(
        path: shown, bytes: bytes, currentFolder: currentFolder, ruleIDs: ruleIDs)
      let layer = reader.read()
      problems += reader.problems.prefix(Self.mostProblems)
      if reader.problems.count > Self.mostProblems {
        problems.append(
          ConfigurationProblem(
            path: shown, source: nil, message: "\(reader.problems.count - Self.mostProblems) more problems"))
      }
      return Frame(file: file, source: reader.source, layer: layer)
    } catch {
      if let place {
        report(place, "cannot read '\(shown.printable)': \(error.reason)")
      } else {
        problems.append(
          ConfigurationProblem(
            path: shown, source: nil, message: "cannot read the configuration: \(error.reason)"))
      }
      return Frame(file: file, source: nil, layer: ConfigurationReader.Layer())
    }
  }

  private func report(_ place: ConfigurationProblem, _ message: String) {
    problems.append(
      ConfigurationProblem(path: place.path, source: place.source, range: place.range, message: message))
  }

  /// A path as a person would write it: from the current folder where it lies below.
  private func shown(_ file: FilePath, _ given: FilePath) -> FilePath {
    if !given.isAbsolute { return given }
    return file.relative(to: currentFolder).map { FilePath(bytes: $0) } ?? file
  }
}
