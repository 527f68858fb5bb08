import Foundation
import NSSWorkspace
import Testing

@Suite struct FileContentTests {
  @Test func readsWhatIsThere() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.nss", "Button {}")
    #expect(try FileContent.read(file) == Array("Button {}".utf8))
    #expect(try FileContent.read(try folder.write("empty.nss")) == [])
    let large = String(repeating: "x", count: 700_000)
    #expect(try FileContent.read(try folder.write("large.nss", large)).count == 700_000)
  }

  @Test func readsFilesWithoutASize() throws {
    #expect(try FileContent.read("/dev/null") == [])
    #if os(Linux)
      #expect(try !FileContent.read("/proc/self/status").isEmpty)
    #endif
  }

  @Test func readsPipes() throws {
    let pipe = Pipe()
    let text = Data(repeating: 0x61, count: 300_000)
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      writer.write(text)
      try? writer.close()
    }
    let bytes = try FileContent.read(FilePath("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"))
    #expect(bytes.count == 300_000)
  }

  @Test func saysWhyNot() throws {
    let folder = try TemporaryFolder()
    func reason(_ path: FilePath, limit: Int = 100) -> FileError? {
      do {
        _ = try FileContent.read(path, limit: limit)
        return nil
      } catch {
        return error
      }
    }
    let missing = reason(folder.path.appending("none.nss"))
    #expect(missing?.reason == "No such file or directory")
    #expect(missing?.isMissing == true)
    #expect(reason("none.nss")?.description == "cannot read 'none.nss': No such file or directory")
    #expect(reason("a\n\u{1B}c")?.description == "cannot read 'a␊␛c': No such file or directory")
    #expect(reason(folder.path)?.reason == "it is a folder")
    let file = try folder.write("a.nss", String(repeating: "x", count: 101))
    #expect(reason(file)?.reason == "it has 101 bytes, more than the 100 bytes that can be read")
    #expect(reason("/dev/zero", limit: 1000)?.reason == "more than the 1000 bytes that can be read")
    #expect(reason(try folder.write("b.nss", String(repeating: "x", count: 100))) == nil)
  }

  @Test func namesMayHoldAnyBytes() throws {
    let folder = try TemporaryFolder()
    let file = folder.path.appending(FilePath(bytes: Array("a\n'".utf8) + [0xFF] + Array(".nss".utf8)))
    try AtomicFile.write([1, 2, 3], to: file)
    #expect(try FileContent.read(file) == [1, 2, 3])
    let found = FileDiscovery(currentFolder: "/").find([folder.path])
    #expect(found.files.map(\.path) == [file])
  }

  /// The system may take the advice or not: what is in memory stays, and small or empty blocks are let be.
  @Test func adviceChangesNoMemory() {
    var bytes = [UInt8](repeating: 0xA5, count: 5 << 20)
    bytes.withUnsafeMutableBytes { bytes in
      for length in [0, 1, 4096, (4 << 20) - 1, 4 << 20, bytes.count - 3] {
        POSIX.adviseLargePages(UnsafeRawBufferPointer(rebasing: bytes[3..<3 + length]))
      }
      POSIX.adviseLargePages(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    #expect(bytes.allSatisfy { $0 == 0xA5 })
  }
}
