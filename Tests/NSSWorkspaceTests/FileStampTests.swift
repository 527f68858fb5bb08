import Foundation
import NSSWorkspace
import Testing

@Suite struct FileStampTests {
  @Test func replacesWhatIsStillTheSame() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.nss", "old")
    let (bytes, stamp) = try FileContent.readWithStamp(file)
    #expect(bytes == Array("old".utf8))
    try AtomicFile.write(Array("new".utf8), to: file, ifStill: stamp)
    #expect(try folder.text("a.nss") == "new")
  }

  @Test(arguments: ["longer than before", "odl"])
  func leavesAloneWhatSomebodyChanged(text: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.nss", "old")
    let stamp = try FileContent.readWithStamp(file).stamp
    // In place, and of the same length in one case; the clock of some file systems is coarse.
    Thread.sleep(forTimeInterval: 0.05)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.description))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: file, ifStill: stamp) }
    #expect(try folder.text("a.nss") == text)
    #expect(try folder.names() == ["a.nss"])
  }

  @Test func leavesAloneWhatSomebodyReplacedOrRemoved() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.nss", "old")
    let stamp = try FileContent.readWithStamp(file).stamp
    try AtomicFile.write(Array("old".utf8), to: file)
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: file, ifStill: stamp) }
    #expect(try folder.text("a.nss") == "old")
    try FileManager.default.removeItem(atPath: file.description)
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: file, ifStill: stamp) }
    #expect(try folder.names() == [])
  }

  @Test func ofManyThatReplaceAtOnceOneDoes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.nss", "old")
    let stamp = try FileContent.readWithStamp(file).stamp
    let written = Monitor(0)
    let threads = (0..<8).compactMap { number in
      SystemThread {
        guard (try? AtomicFile.write([UInt8(number)], to: file, ifStill: stamp)) != nil else { return }
        written.access { $0 += 1 }
      }
    }
    #expect(threads.count == 8)
    for thread in threads { thread.join() }
    #expect(written.access { $0 } == 1)
    #expect(try folder.names() == ["a.nss"])
  }

  @Test func anAbandonedFileNeverAppears() throws {
    let folder = try TemporaryFolder()
    let file = folder.path.appending("a.nss")
    do {
      var writer = try AtomicWriter(file)
      try writer.write([1, 2, 3])
      #expect(try folder.names().count == 1)
    }
    #expect(try folder.names() == [])
  }
}
