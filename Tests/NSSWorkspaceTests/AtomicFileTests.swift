import Foundation
import NSSWorkspace
import Testing

@Suite struct AtomicFileTests {
  @Test func replacesAndLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.nss", "old")
    try AtomicFile.write(Array("new".utf8), to: file)
    try AtomicFile.write(Array("other".utf8), to: folder.path.appending("b.nss"))
    #expect(try folder.text("a.nss") == "new")
    #expect(try folder.names() == ["a.nss", "b.nss"])
  }

  @Test func keepsPermissions() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.nss", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.description)
    try AtomicFile.write([], to: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.description)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test func followsLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a.nss", "old")
    try folder.link("one.nss", to: "real/two.nss")
    try folder.link("real/two.nss", to: "a.nss")
    try AtomicFile.write(Array("new".utf8), to: folder.path.appending("one.nss"))
    #expect(try folder.text("real/a.nss") == "new")
    let kind = try POSIX.status(of: folder.path.appending("one.nss"), followsLinks: false).kind
    #expect(kind == .link)
    try folder.link("hanging.nss", to: "real/fresh.nss")
    try AtomicFile.write(Array("fresh".utf8), to: folder.path.appending("hanging.nss"))
    #expect(try folder.text("real/fresh.nss") == "fresh")
    try folder.link("loop", to: "loop")
    #expect(throws: FileError.self) { try AtomicFile.write([], to: folder.path.appending("loop")) }
  }

  @Test func refusesFoldersAndWritesDevices() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path) }
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path.appending("none/a.nss")) }
    try AtomicFile.write([1, 2], to: "/dev/null")
    #expect(try folder.names() == [])
  }
}
