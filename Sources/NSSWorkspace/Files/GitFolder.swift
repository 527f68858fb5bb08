/// Where a repository of git begins.
public enum GitFolder {
  /// The path of a file as a patch names it: relative to the root of the repository it is in; outside of one relative
  /// to `folder`, else without its leading slash. Looks at the folders above the file.
  public static func patchPath(of file: FilePath, in folder: FilePath) -> [UInt8] {
    let absolute = file.absolute(in: folder)
    var parent = absolute.parent
    while true {
      if (try? POSIX.status(of: parent.appending(".git"))) != nil {
        if let path = absolute.relative(to: parent) { return Array(path) }
      }
      let next = parent.parent
      if next == parent { break }
      parent = next
    }
    return Array(absolute.relative(to: folder) ?? absolute.bytes.drop { $0 == UInt8(ascii: "/") })
  }
}
