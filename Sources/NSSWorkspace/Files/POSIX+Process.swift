#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

extension POSIX {
  /// How a program ended and what it said.
  struct ProcessResult {
    /// Its exit code; -1 when a signal ended it.
    let code: Int32
    let output: [UInt8]
    /// At most a few kilobytes.
    let errors: [UInt8]
    /// Whether it wrote more than it was allowed to, and was stopped.
    let isTooLong: Bool
  }

  /// Runs a program found on the PATH, with nothing on its standard input, and waits for its end.
  /// - Parameters:
  ///   - environment: what is added to that of this process, as `NAME=VALUE`.
  ///   - limit: the most bytes of output; beyond that the program is stopped.
  /// - Throws: also where it says nothing for a minute, and is stopped.
  static func run(
    _ program: String, _ arguments: [[UInt8]], environment: [String], limit: Int
  ) throws(Failure) -> ProcessResult {
    let output = try pipe()
    let errors: (reading: Int32, writing: Int32)
    do throws(Failure) { errors = try pipe() } catch {
      close(output.reading)
      close(output.writing)
      throw error
    }
    defer {
      close(output.reading)
      close(errors.reading)
    }
    let child: pid_t
    do throws(Failure) {
      child = try spawn(program, arguments, environment, output: output.writing, errors: errors.writing)
    } catch {
      close(output.writing)
      close(errors.writing)
      throw error
    }
    // The child alone writes: its end must be seen.
    close(output.writing)
    close(errors.writing)
    let (said, complaints, end) = collect(output.reading, errors.reading, limit: limit)
    if end != .ended { _ = kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if end == .silent { throw Failure(code: ETIMEDOUT) }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    return ProcessResult(code: code, output: said, errors: complaints, isTooLong: end == .tooLong)
  }

  private static func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    if systemPipe(&ends) != 0 { throw Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ program: String, _ arguments: [[UInt8]], _ more: [String], output: Int32, errors: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var words = ([Array(program.utf8)] + arguments).map { strdup(bytes: $0) }
    words.append(nil)
    var variables = inherited().map { strdup(bytes: $0) } + more.map { strdup(bytes: Array($0.utf8)) }
    variables.append(nil)
    defer { for word in words + variables { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, nil, words, variables)
    if code != 0 { throw Failure(code: code) }
    return child
  }

  private static func inherited() -> [[UInt8]] {
    var list: [[UInt8]] = []
    // The system's list ends with nil, and each of its words with a zero.
    var at: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let entry = at?.pointee {
      list.append(Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry))))
      at = at?.advanced(by: 1)
    }
    return list
  }

  private static func strdup(bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    // A NUL would end the word early.
    let word = bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    return word.withUnsafeBufferPointer { $0.baseAddress.flatMap { systemDuplicate($0) } }
  }

  /// Why reading ended.
  private enum End {
    case ended, tooLong, silent
  }

  /// Reads both until they end, so that neither can fill up while the other is waited for.
  private static func collect(
    _ output: Int32, _ errors: Int32, limit: Int
  ) -> (output: [UInt8], errors: [UInt8], end: End) {
    var said: [UInt8] = []
    var complaints: [UInt8] = []
    var requests = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    while requests.contains(where: { $0.fd >= 0 }) {
      let count = poll(&requests, 2, 60_000)
      if count < 0 {
        if errno == EINTR { continue }
        break
      }
      if count == 0 { return (said, complaints, .silent) }
      for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
        guard let piece = try? readSome(requests[index].fd, limit: 1 << 16), !piece.isEmpty else {
          requests[index].fd = -1
          continue
        }
        if index == 0 {
          said += piece
          if said.count > limit { return (said, complaints, .tooLong) }
        } else if complaints.count < 1 << 13 {
          complaints += piece
        }
      }
    }
    return (said, complaints, .ended)
  }
}

// Inside `POSIX` the names of the C functions mean its own functions.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
private func systemDuplicate(_ text: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { strdup(text) }
