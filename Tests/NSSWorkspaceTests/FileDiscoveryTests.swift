import Foundation
import NSSWorkspace
import Testing

@Suite struct FileDiscoveryTests {
  private func find(
    _ folder: TemporaryFolder, _ names: [FilePath] = ["."], excluding pattern: String? = nil
  ) -> (files: [String], problems: [String]) {
    var discovery = FileDiscovery(currentFolder: folder.path)
    if let glob = pattern.flatMap({ Glob($0) }) {
      let rules = IgnoreRules(folder: folder.path, globs: [glob])
      discovery.isExcluded = { rules.decision($0, isFolder: $1) == true }
    }
    // Paths are given from the root, as the process's own folder is not the test's.
    let result = discovery.find(names.map { $0 == "." ? folder.path : folder.path.appending($0) })
    return (
      result.files.map { String(decoding: $0.path.relative(to: folder.path) ?? [], as: UTF8.self) },
      result.problems.map(\.description)
    )
  }

  @Test func searchesInOrder() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.nss", "a/z.nss", "a/b/c.nss", "a-b/x.nss", "note.txt", "a/.nss", ".hidden/h.nss", "x.nss/y.nss",
      ".build/debug/copy.nss",
    ] {
      try folder.write(name)
    }
    #expect(
      find(folder).files == [".hidden/h.nss", "a/b/c.nss", "a/z.nss", "a-b/x.nss", "b.nss", "x.nss/y.nss"])
    #expect(
      find(folder, ["note.txt", "a", "b.nss", "a/z.nss"]).files == [
        "note.txt", "a/b/c.nss", "a/z.nss", "b.nss",
      ])
  }

  @Test func aMissingPathIsAProblem() throws {
    let folder = try TemporaryFolder()
    let result = find(folder, ["none.nss"])
    #expect(result.files == [])
    #expect(
      result.problems.count == 1 && result.problems[0].hasSuffix("none.nss': No such file or directory"))
  }

  @Test func honoursIgnoreFilesOfTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(".git/info/exclude", "secret.nss\n")
    try folder.write(".git/x.nss")
    try folder.write(".gitignore", "build/\n*.gen.nss\n/top.nss\n")
    try folder.write("a/.gitignore", "!keep.gen.nss\nlocal.nss\n")
    for name in [
      "build/x.nss", "a/build/x.nss", "a/x.gen.nss", "a/keep.gen.nss", "top.nss", "a/top.nss", "a/local.nss",
      "local.nss",
      "secret.nss",
    ] { try folder.write(name) }
    #expect(find(folder).files == ["a/keep.gen.nss", "a/top.nss", "local.nss"])
    #expect(find(folder, ["a"]).files == ["a/keep.gen.nss", "a/top.nss"])
    #expect(find(folder, ["build", "a/x.gen.nss"]).files == ["build/x.nss", "a/x.gen.nss"])
    try folder.write("inner/.git", "gitdir: elsewhere")
    try folder.write("inner/y.gen.nss")
    #expect(find(folder).files.contains("inner/y.gen.nss"))
  }

  @Test func honoursTheConfigurationButNotForWhatIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("Examples/bad.nss")
    try folder.write("good.nss")
    #expect(find(folder, excluding: "Examples").files == ["good.nss"])
    #expect(find(folder, ["Examples"], excluding: "Examples").files == ["Examples/bad.nss"])
    #expect(find(folder, ["Examples/bad.nss"], excluding: "*.nss").files == ["Examples/bad.nss"])
  }

  @Test func theNearestConfigurationExcludes() throws {
    let folder = try TemporaryFolder()
    try folder.write("Themes/.nsslint.json", #"{"exclude": ["Examples/", "*.draft.nss"]}"#)
    try folder.write("Themes/Inner/.nsslint.json", "{}")
    for name in ["Examples/bad.nss", "a.nss", "b.draft.nss", "Inner/c.draft.nss"] {
      try folder.write("Themes/" + name)
    }
    let store = ConfigurationStore(.nearest, currentFolder: folder.path)
    var discovery = FileDiscovery(currentFolder: folder.path)
    discovery.isExcluded = { store.excludes($0, isFolder: $1) }
    func names(_ path: String) -> [String] {
      discovery.find([folder.path.appending(FilePath(path))]).files.map {
        String(decoding: $0.path.relative(to: folder.path) ?? [], as: UTF8.self)
      }
    }
    #expect(names("Themes") == ["Themes/Inner/c.draft.nss", "Themes/a.nss"])
    #expect(names("Themes/Examples") == ["Themes/Examples/bad.nss"])
    #expect(names("Themes/b.draft.nss") == ["Themes/b.draft.nss"])
    #expect(store.problems.isEmpty)
  }

  @Test func linksEndAndFilesKeepTheirPlainPath() throws {
    let folder = try TemporaryFolder()
    try folder.write("z/a.nss")
    try folder.link("a", to: "z")
    try folder.link("z/loop", to: "..")
    try folder.link("self", to: "self")
    try folder.link("also.nss", to: "z/a.nss")
    try folder.link("broken.nss", to: "nowhere")
    let other = try TemporaryFolder()
    try other.write("o.nss")
    try folder.link("other", to: other.path.description)
    let result = find(folder)
    #expect(result.files == ["z/a.nss"])
    #expect(
      FileDiscovery(currentFolder: folder.path).find([folder.path.appending("other")]).files.count == 1,
      "a link that is named is followed")
    #expect(result.problems.count == 1 && result.problems[0].hasSuffix("broken.nss': the link leads nowhere"))
  }

  @Test func deepFoldersAreNoTrouble() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "d/", count: 1500)
    try folder.write(deep + "x.nss")
    #expect(find(folder).files == [deep + "x.nss"])
  }
}
