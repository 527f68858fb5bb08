import NSSWorkspace

/// The images below some folders, by the names that sheets call them: without scale, ending and catalogue.
struct ImageIndex {
  /// The most folder entries that are looked at.
  static let mostEntries = 50_000

  private var paths: [String: FilePath] = [:]

  /// Searches the folders, the nearest files first. Hidden folders and those of builds are passed over, links are not
  /// followed.
  init(_ folders: [FilePath]) {
    var queue = folders
    var next = 0
    var seen = 0
    while next < queue.count, seen < Self.mostEntries {
      let folder = queue[next]
      next += 1
      guard let entries = try? POSIX.entries(of: folder) else { continue }
      for entry in entries {
        seen += 1
        let path = folder.appending(FilePath(bytes: entry.name))
        if let name = Self.name(path) {
          if paths[name] == nil { paths[name] = path }
        } else if entry.name.first != UInt8(ascii: "."), !Self.isSkipped(path),
          Self.isFolder(path, entry.kind)
        {
          queue.append(path)
        }
      }
    }
  }

  /// The file, or image set, of a name with or without ending.
  func path(of name: String) -> FilePath? {
    paths[name] ?? Self.name(FilePath(name)).flatMap { paths[$0] }
  }

  private static func isFolder(_ path: FilePath, _ kind: POSIX.Kind?) -> Bool {
    if let kind { return kind == .folder }
    return (try? POSIX.status(of: path, followsLinks: false))?.kind == .folder
  }

  private static func isSkipped(_ path: FilePath) -> Bool {
    ["node_modules", "Pods", "Carthage", "DerivedData", "build"].contains { path.name.elementsEqual($0.utf8) }
  }

  /// `icon` for `icon@2x~ipad.png` and `icon.imageset`; nil for what is no image.
  private static func name(_ path: FilePath) -> String? {
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".imageset"]
    guard let ending = endings.first(where: { path.hasExtension($0) }) else { return nil }
    var name = path.name.dropLast(ending.utf8.count)
    if let tilde = name.lastIndex(of: UInt8(ascii: "~")) { name = name[..<tilde] }
    if let at = name.lastIndex(of: UInt8(ascii: "@")), name.last == UInt8(ascii: "x") { name = name[..<at] }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
