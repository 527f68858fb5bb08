import NSSSyntax

/// Reading whole files.
public enum FileContent {
  /// The bytes of a file, a pipe or a device. A file that grows or shrinks meanwhile gives what was there.
  /// - Parameter limit: the most bytes; a regular file that has more is refused before it is read.
  public static func read(_ path: FilePath, limit: Int = SourceText.maximumSize) throws(FileError) -> [UInt8]
  {
    let descriptor: Int32
    do { descriptor = try POSIX.openForReading(path) } catch {
      throw FileError(.read, path, code: error.code)
    }
    defer { POSIX.close(descriptor) }
    return try read(descriptor, path, limit: limit)
  }

  /// The bytes of a regular file: a pipe or a device, which might block or never end, is refused unread.
  public static func readRegular(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    if (try? POSIX.status(of: path).kind) == .other {
      throw FileError(.read, path, reason: "it is no regular file")
    }
    return try read(path, limit: limit)
  }

  /// The bytes of a file and what tells later whether it is still the same. A file that changes while it is read is
  /// read again, a few times.
  public static func readWithStamp(
    _ path: FilePath, limit: Int = SourceText.maximumSize, attempts: Int = 5
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp) {
    let descriptor: Int32
    do { descriptor = try POSIX.openForReading(path) } catch {
      throw FileError(.read, path, code: error.code)
    }
    defer { POSIX.close(descriptor) }
    do {
      let before = FileStamp(try POSIX.status(of: descriptor))
      let bytes = try read(descriptor, path, limit: limit)
      let status = try POSIX.status(of: descriptor)
      if status.kind != .file || FileStamp(status) == before { return (bytes, before) }
    } catch let error as FileError {
      throw error
    } catch let error as POSIX.Failure {
      throw FileError(.read, path, code: error.code)
    } catch {
      throw FileError(.read, path, reason: "unexpected error")
    }
    if attempts > 1 { return try readWithStamp(path, limit: limit, attempts: attempts - 1) }
    throw FileError(.read, path, reason: "it changes while it is read")
  }

  /// The bytes of standard input, shown in errors as `-`.
  public static func readStandardInput(limit: Int = SourceText.maximumSize) throws(FileError) -> [UInt8] {
    try read(0, "-", limit: limit)
  }

  /// What standard input holds next, at most 64 KB; empty at its end. Waits until there is something.
  public static func readStandardInputPiece() throws(FileError) -> [UInt8] {
    do throws(POSIX.Failure) { return try POSIX.readSome(0, limit: 1 << 16) } catch {
      throw FileError(.read, "-", code: error.code)
    }
  }

  private static func read(_ descriptor: Int32, _ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    do {
      let status = try POSIX.status(of: descriptor)
      if status.kind == .folder { throw FileError(.read, path, reason: "it is a folder") }
      if status.kind == .file, status.size > limit { throw tooLarge(path, status.size, limit) }
      // One byte more than the size, so that the end is seen without growing.
      let expected = status.kind == .file && status.size > 0 ? status.size + 1 : 1 << 16
      var bytes = try [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
        POSIX.adviseLargePages(UnsafeRawBufferPointer(buffer))
        while count < expected {
          // `count` is below the capacity, and the system writes no more than what is free.
          let free = UnsafeMutableRawBufferPointer(buffer)[count...]
          let read = try POSIX.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: free))
          if read == 0 { break }
          count += read
        }
      }
      if bytes.count < expected { return bytes }
      var chunk = [UInt8](repeating: 0, count: 1 << 18)
      while bytes.count <= limit {
        let read = try chunk.withUnsafeMutableBytes { try POSIX.read(descriptor, into: $0) }
        if read == 0 { return bytes }
        bytes += chunk.prefix(read)
      }
      throw tooLarge(path, nil, limit)
    } catch let error as FileError {
      throw error
    } catch let error as POSIX.Failure {
      throw FileError(.read, path, code: error.code)
    } catch {
      throw FileError(.read, path, reason: "unexpected error")
    }
  }

  private static func tooLarge(_ path: FilePath, _ size: Int?, _ limit: Int) -> FileError {
    let size = size.map { "it has \($0) bytes, " } ?? ""
    return FileError(.read, path, reason: "\(size)more than the \(limit) bytes that can be read")
  }
}
