import NSSWorkspace
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b", "/x", "/x/a/b"), ("../b", "/x/y", "/x/b"), ("/a//b/./c/..", "/x", "/a/b"),
    ("../../..", "/x", "/"),
    (".", "/x", "/x"), ("", "/x", "/x"),
  ]) func resolvesByText(path: String, folder: String, expected: String) {
    #expect(FilePath(path).absolute(in: FilePath(folder)) == FilePath(expected))
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("a/b/", "a"), ("/a/b//", "/a"),
  ]) func knowsParents(path: String, parent: String) {
    #expect(FilePath(path).parent == FilePath(parent))
  }

  @Test func appendsAndRelates() {
    #expect(FilePath(".").appending("a") == "a")
    #expect(FilePath("./x/").appending("a") == "./x/a")
    #expect(FilePath("/").appending("a") == "/a")
    #expect(FilePath("a").appending("/b") == "/b")
    #expect(FilePath("/a/b").relative(to: "/a").map(Array.init) == Array("b".utf8))
    #expect(FilePath("/ab").relative(to: "/a") == nil)
    #expect(FilePath("/ab").relative(to: "/").map(Array.init) == Array("ab".utf8))
  }

  @Test func extensionNeedsAName() {
    #expect(FilePath("x/a.nss").hasExtension(".nss"))
    #expect(FilePath("a.NSS").hasExtension(".nss"))
    #expect(!FilePath("x/.nss").hasExtension(".nss"))
    #expect(!FilePath("a.nss2").hasExtension(".nss"))
  }

  @Test func keepsAnyBytes() {
    let path = FilePath(bytes: [0x61, 0xFF, 0x0A, 0x2F, 0xFE])
    #expect(path.parent.bytes == [0x61, 0xFF, 0x0A])
    #expect(Array(path.name) == [0xFE])
    #expect(path.description == "a\u{FFFD}\n/\u{FFFD}")
  }

  @Test func sortsByComponent() {
    let sorted = ["a-b/x", "a/z", "a/b/c", "a.nss"].map { FilePath($0) }.sorted(by: FilePath.precedes)
    #expect(sorted == ["a/b/c", "a/z", "a-b/x", "a.nss"])
  }
}
