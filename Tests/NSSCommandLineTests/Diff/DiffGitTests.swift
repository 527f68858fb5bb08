import Foundation
import NSSCommandLine
import NSSWorkspace
import Testing

/// `nss diff` with revisions of git, and called by git.
@Suite struct DiffGitTests {
  private static let old = DiffCommandTests.sheet
  private static let new = DiffCommandTests.sheet.replacing("#0A6ED1", with: "#D1E8FF")

  private func run(_ words: String..., in folder: String) -> (code: ExitCode, output: String, errors: String)
  {
    let console = ScriptedConsole(currentFolder: FilePath(folder))
    let code = Program.nss.main((["diff"] + words).map { Array($0.utf8) }, console)
    return (code, console.output, console.errors)
  }

  private func repository() throws -> DiffFolder {
    let folder = try DiffFolder()
    try folder.git("init", "-q")
    try folder.write("Themes/Brand Ü.nss", Self.old)
    try folder.write("Themes/Sub/Other.nss", "Label { font-size: 1; }\n")
    try folder.write("Themes/notes.txt", "none")
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "a")
    try folder.write("Themes/Brand Ü.nss", Self.new)
    return folder
  }

  @Test func aRevisionOfAFile() throws {
    let folder = try repository()
    let found = run("HEAD:Themes/Brand Ü.nss", "Themes/Brand Ü.nss", in: folder.path)
    #expect(found.code == .findings, "\(found.errors)")
    #expect(found.output.contains("@brand changed from #0A6ED1 to #D1E8FF"))
    // From a folder below: relative to the root, and to that folder.
    let below = folder.path + "/Themes"
    #expect(run("HEAD:Themes/Brand Ü.nss", "Brand Ü.nss", in: below).code == .findings)
    #expect(run("HEAD:Brand Ü.nss", "Brand Ü.nss", in: below).code == .findings)
    #expect(run("HEAD:./Brand Ü.nss", "HEAD:../Themes/Brand Ü.nss", in: below).code == .clean)
    // What is staged.
    #expect(run(":Themes/Brand Ü.nss", "HEAD:Themes/Brand Ü.nss", in: folder.path).code == .clean)
    try folder.git("add", ".")
    #expect(run(":Themes/Brand Ü.nss", "HEAD:Themes/Brand Ü.nss", in: folder.path).code == .findings)
  }

  @Test func aRevisionOfAFolder() throws {
    let folder = try repository()
    try folder.write("Themes/New.nss", Self.old)
    let found = run("HEAD:Themes", "Themes", in: folder.path)
    #expect(found.code == .findings, "\(found.errors)")
    #expect(found.output.contains("Themes/Brand Ü.nss\n"))
    #expect(found.output.contains("Themes/New.nss (new sheet)\n"))
    #expect(!found.output.contains("Other.nss"))
    #expect(run("HEAD:", "HEAD:", in: folder.path).code == .clean)
    #expect(run("HEAD:", ".", in: folder.path).code == .findings)
  }

  @Test func aFolderBesideTheCurrentOne() throws {
    let folder = try repository()
    try folder.write("Other/Own.nss", Self.old)
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "b")
    let below = folder.path + "/Themes"
    let found = run("HEAD:Other", "HEAD:Themes/Sub", in: below)
    #expect(found.code == .findings && found.output.contains("Own.nss"), "\(found.output)")
    #expect(run("HEAD:Other", "../Other", in: below).code == .clean)
    #expect(run("HEAD:../Other", "HEAD:Other", in: below).code == .clean)
  }

  @Test func linksAndPointersInARevision() throws {
    let folder = try repository()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Themes/Link.nss", withDestinationPath: "Brand Ü.nss")
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "b")
    #expect(run("HEAD:Themes", "Themes", in: folder.path).code == .clean)
    try folder.write("Big.nss", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n")
    try folder.git("add", ".")
    let found = run(":Big.nss", "Big.nss", in: folder.path)
    #expect(found.code == .failure && found.errors.contains("Git LFS"))
  }

  @Test func noProgramOfTheRepositoryRuns() throws {
    let folder = try repository()
    try folder.git("add", ".")
    try folder.git("config", "core.fsmonitor", "touch \"\(folder.path)/ran\"; false")
    #expect(run(":Themes/Brand Ü.nss", "Themes/Brand Ü.nss", in: folder.path).code == .clean)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
  }

  @Test func whatGitDoesNotHave() throws {
    let folder = try repository()
    func errors(_ name: String, in path: String) -> String {
      let found = run(name, "Themes/Brand Ü.nss", in: path)
      #expect(found.code == .failure && found.output.isEmpty)
      return found.errors
    }
    #expect(errors("HEAT:Themes/Brand Ü.nss", in: folder.path).contains("git knows no revision 'HEAT' here"))
    #expect(errors("HEAD:Brand.nss", in: folder.path).contains("revision 'HEAD' has no 'Brand.nss'"))
    #expect(errors(":Brand.nss", in: folder.path).contains("what is staged has no 'Brand.nss'"))
    let option = run("--", "--output=x:Brand.nss", "Themes/Brand Ü.nss", in: folder.path)
    #expect(option.code == .failure && option.errors.contains("'--output=x' is no revision of git"))
    let outside = try DiffFolder()
    try outside.write("Themes/Brand Ü.nss", Self.old)
    #expect(errors("HEAD:a.nss", in: outside.path).contains("git has no repository here"))
  }

  @Test func gitsOwnArguments() throws {
    let folder = try DiffFolder()
    try folder.write("old", Self.old)
    try folder.write("new", Self.new)
    let seven = run("T/a.nss", "old", "abc", "100644", "new", "def", "100644", in: folder.path)
    #expect(seven.code == .clean)
    #expect(seven.output.hasPrefix("T/a.nss\n") && seven.output.contains("@brand changed"))
    let added = run("T/a.nss", "/dev/null", ".", ".", "new", "def", "100644", in: folder.path)
    #expect(added.code == .clean && added.output.hasPrefix("T/a.nss (new sheet)\n"))
    let deleted = run("T/a.nss", "old", "abc", "100644", "/dev/null", ".", ".", in: folder.path)
    #expect(deleted.code == .clean && deleted.output.hasPrefix("T/a.nss (removed sheet)\n"))
    let renamed = run(
      "T/a.nss", "old", "abc", "100644", "new", "def", "100644", "T/b.nss", "similarity index 90%\n",
      in: folder.path)
    #expect(renamed.code == .clean && renamed.output.hasPrefix("T/b.nss\n"))
    let other = run("a.swift", "old", "abc", "100644", "new", "def", "100644", in: folder.path)
    #expect(other.code == .clean && other.output.isEmpty && other.errors.contains("no .nss theme"))
  }
}
