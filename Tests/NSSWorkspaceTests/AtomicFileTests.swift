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

  /// What a killed process left is locked by nobody; what another one is writing is.
  @Test func clearsAwayWhatAKilledProcessLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nss-1-1.tmp", "left behind")
    try folder.write(".nss-notes.tmp", "somebody's own")
    try folder.write("sub/.nss-2-2.tmp", "of another folder")
    var writer = try AtomicWriter(folder.path.appending("a.nss"))
    let open = try folder.names().filter { $0.hasPrefix(".nss-") && $0.hasSuffix(".tmp") }
    #expect(open.count == 2 && !open.contains(".nss-1-1.tmp"))
    try writer.write(Array("new".utf8))
    try writer.commit()
    #expect(try folder.names() == [".nss-notes.tmp", "a.nss", "sub"])
    #expect(try folder.text("sub/.nss-2-2.tmp") == "of another folder")
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
