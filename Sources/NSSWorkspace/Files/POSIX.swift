#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls of the toolchain, in one place. Every call that a signal can interrupt is repeated.
public enum POSIX {
  /// What a path leads to.
  public enum Kind: Sendable, Hashable {
    case file, folder, link, other
  }

  /// What is known of a file without opening it.
  public struct Status: Sendable {
    /// What it is.
    public let kind: Kind
    /// Bytes.
    public let size: Int
    /// Equal for two paths that lead to the same file.
    public let identity: Identity
    /// Permission bits.
    let mode: UInt32
    let owner: UInt32
    let group: UInt32
    /// Time of the last change of the content, in nanoseconds since 1970.
    public let modified: Int64
    /// Time of the last change of anything, in nanoseconds since 1970. Nobody can set it.
    let changed: Int64
  }

  /// Device and file number.
  public struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// An error number of the system.
  public struct Failure: Error {
    /// errno.
    public let code: Int32
  }

  static let noEntry = ENOENT
  static let notAFolder = ENOTDIR
  /// What a write to a pipe that nobody reads fails with.
  public static let brokenPipe = EPIPE
  static let alreadyExists = EEXIST
  static let isAFolder = EISDIR
  static let accessDenied = EACCES
  static let tooManyLinks = ELOOP

  /// The system's words for an error number.
  public static func message(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  // MARK: Paths

  /// The status of a path, of the link itself where `followsLinks` is false.
  public static func status(of path: FilePath, followsLinks: Bool = true) throws(Failure) -> Status {
    var raw = stat()
    let result = withCString(path) { followsLinks ? stat($0, &raw) : lstat($0, &raw) }
    if result != 0 { throw Failure(code: errno) }
    return status(raw)
  }

  /// The status of an open file.
  static func status(of descriptor: Int32) throws(Failure) -> Status {
    var raw = stat()
    if fstat(descriptor, &raw) != 0 { throw Failure(code: errno) }
    return status(raw)
  }

  private static func status(_ raw: stat) -> Status {
    let kind: Kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let (modified, changed) = (raw.st_mtimespec, raw.st_ctimespec)
    #else
      let (modified, changed) = (raw.st_mtim, raw.st_ctim)
    #endif
    func nanoseconds(_ time: timespec) -> Int64 {
      Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
    return Status(
      kind: kind, size: Int(raw.st_size),
      identity: Identity(device: UInt64(truncatingIfNeeded: raw.st_dev), number: UInt64(raw.st_ino)),
      mode: UInt32(raw.st_mode & 0o7777), owner: raw.st_uid, group: raw.st_gid,
      modified: nanoseconds(modified), changed: nanoseconds(changed))
  }

  /// The path with every symbolic link resolved.
  public static func realPath(_ path: FilePath) throws(Failure) -> FilePath {
    guard let resolved = withCString(path, { realpath($0, nil) }) else { throw Failure(code: errno) }
    defer { free(resolved) }
    return filePath(resolved)
  }

  /// What a symbolic link holds.
  static func linkTarget(_ path: FilePath) throws(Failure) -> FilePath {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { raw in
      withCString(path) { name in
        // The system writes no more than it is told there is room for.
        raw.baseAddress.map { readlink(name, $0.assumingMemoryBound(to: CChar.self), raw.count) } ?? -1
      }
    }
    if count < 0 { throw Failure(code: errno) }
    return FilePath(bytes: buffer[..<count])
  }

  /// The names in a folder, in the order of their bytes, without `.` and `..`; the kind where the folder tells it.
  public static func entries(of folder: FilePath) throws(Failure) -> [(name: [UInt8], kind: Kind?)] {
    guard let stream = withCString(folder, { opendir($0) }) else { throw Failure(code: errno) }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { throw Failure(code: EINVAL) }
    var result: [(name: [UInt8], kind: Kind?)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw Failure(code: errno) }
        break
      }
      // An entry may be shorter than its type, so the name is read in place and never copied as a whole.
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      let bytes = Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      let kind: Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      result.append((bytes, kind))
    }
    return result.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// The folder relative paths start from; `/` when the system does not know.
  public static func currentFolder() -> FilePath {
    guard let raw = getcwd(nil, 0) else { return "/" }
    defer { free(raw) }
    return filePath(raw)
  }

  /// Whether the process may write to a path.
  static func isWritable(_ path: FilePath) -> Bool { withCString(path) { access($0, W_OK) } == 0 }

  // MARK: Files

  static func openForReading(_ path: FilePath) throws(Failure) -> Int32 {
    try repeating { withCString(path) { open($0, O_RDONLY | O_CLOEXEC) } }
  }

  static func openForWriting(_ path: FilePath) throws(Failure) -> Int32 {
    try repeating { withCString(path) { open($0, O_WRONLY | O_CLOEXEC) } }
  }

  /// Creates a file that must not exist yet, with the permissions a new file gets.
  static func create(_ path: FilePath) throws(Failure) -> Int32 {
    try repeating { withCString(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) } }
  }

  /// Reads at most `buffer.count` bytes; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    // The system writes no more than the buffer holds.
    try repeating { systemRead(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Writes all bytes, waiting where the descriptor does not block.
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { raw in
        // `done` is below the count.
        systemWrite(descriptor, raw.baseAddress?.advanced(by: done), raw.count - done)
      }
      if written >= 0 {
        done += written
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  /// Waits until a descriptor can be read, or written where one is given, and says which. `waits` false only looks.
  /// The end of a stream counts as readable, a closed pipe as writable: the call that follows tells.
  public static func ready(
    reading input: Int32?, writing output: Int32? = nil, waits: Bool
  ) -> (canRead: Bool, canWrite: Bool) {
    var requests = [
      pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    while poll(&requests, 2, waits ? -1 : 0) < 0, errno == EINTR {}
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  /// Reads what is there, at most `limit` bytes; empty at the end.
  public static func readSome(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: limit)
    var failure: Failure?
    let count = buffer.withUnsafeMutableBytes { raw in
      do throws(Failure) { return try read(descriptor, into: raw) } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    buffer.removeLast(limit - count)
    return buffer
  }

  /// The most bytes that a pipe which is ready takes without waiting.
  public static let pipePiece = 4096

  /// Gives an open file the owner and permissions of another, as far as the process may.
  static func copyAttributes(of status: Status, to descriptor: Int32) {
    _ = fchown(descriptor, status.owner, status.group)
    _ = fchmod(descriptor, mode_t(status.mode))
  }

  static func synchronize(_ descriptor: Int32) throws(Failure) {
    // Not every file system can; what it cannot do is no reason to fail.
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      if errno == EINVAL || errno == ENOTSUP || errno == EROFS { return }
      throw Failure(code: errno)
    }
  }

  /// Waits until no other process has locked the file; nothing where the file system knows no locks.
  static func lock(_ descriptor: Int32) {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Locks the file if no other process has; nil where the file system knows no locks.
  static func tryLock(_ descriptor: Int32) -> Bool? {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return errno == EWOULDBLOCK ? false : nil }
    }
    return true
  }

  /// Makes a folder in one that is there. A folder that is there already is as good.
  static func makeFolder(_ path: FilePath) throws(Failure) {
    if withCString(path, { mkdir($0, 0o777) }) != 0, errno != EEXIST { throw Failure(code: errno) }
  }

  static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

  static func rename(_ from: FilePath, to: FilePath) throws(Failure) {
    if withCString(from, { a in withCString(to) { b in systemRename(a, b) } }) != 0 {
      throw Failure(code: errno)
    }
  }

  static func remove(_ path: FilePath) { _ = withCString(path) { unlink($0) } }

  // MARK: Process and terminal

  /// Whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal behind a descriptor, or nil.
  public static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  public static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// Nanoseconds of a clock that never goes back; only differences mean anything.
  public static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// A path that opens the running executable; nil when the system does not tell.
  static func executable() -> FilePath? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return FilePath(bytes: buffer.map { UInt8(bitPattern: $0) })
    #else
      // The file that runs, even where another one has taken its place since.
      return "/proc/self/exe"
    #endif
  }

  /// The number of this process.
  public static func processNumber() -> Int { Int(getpid()) }

  /// Makes a write to a closed pipe, and one beyond the limit of a file's size, an error instead of the end of the
  /// process.
  public static func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process.
  public static func exit(_ code: Int32) -> Never { systemExit(code) }

  /// The arguments behind the program's name, byte for byte.
  public static func arguments() -> [[UInt8]] {
    // So many words as the system says, each ended by a zero.
    let raw = CommandLine.unsafeArgv
    return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      raw[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  // MARK: Parts

  private static func repeating<Number: SignedInteger>(_ call: () -> Number) throws(Failure) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw Failure(code: errno) }
    }
  }

  private static func withCString<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result)
    -> Result
  {
    let terminated = path.bytes.map { CChar(bitPattern: $0) } + [0]
    // It holds a zero at least, and so it has an address.
    return terminated.withUnsafeBufferPointer { body($0.baseAddress.unsafelyUnwrapped) }
  }

  private static func filePath(_ raw: UnsafeMutablePointer<CChar>) -> FilePath {
    // The system's paths end with a zero.
    FilePath(bytes: UnsafeRawBufferPointer(start: raw, count: strlen(raw)))
  }
}

// Inside `POSIX` the names of the C functions mean its own functions.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemRename(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  rename(from, to)
}
private func systemExit(_ code: Int32) -> Never { exit(code) }
