import NSSWorkspace

/// Standard input and output of the process as one connection.
///
/// Writing never waits without reading: a client that sends while it does not read cannot block the server, because
/// what it sends is taken meanwhile.
final class StandardStreams {
  private let input: Int32 = 0
  private let output: Int32 = 1
  private static let pieceSize = 1 << 16

  /// Whether the client closed its end, or the stream failed.
  private(set) var isAtEnd = false
  /// Whether nobody reads what is written.
  private(set) var isClosed = false
  /// What came in while something was written.
  private var pending: [UInt8] = []

  /// What has come in. Waits for something if asked to; empty if there is nothing, or at the end.
  func read(waits: Bool) -> [UInt8] {
    if !pending.isEmpty {
      defer { pending = [] }
      return pending
    }
    if isAtEnd { return [] }
    if !waits, !POSIX.ready(reading: input, waits: false).canRead { return [] }
    return take()
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count, !isClosed {
      let ready = POSIX.ready(reading: isAtEnd ? nil : input, writing: output, waits: true)
      if ready.canRead { pending += take() }
      guard ready.canWrite else { continue }
      let end = min(done + POSIX.pipePiece, bytes.count)
      do throws(POSIX.Failure) {
        try POSIX.writeAll(Array(bytes[done..<end]), to: output)
        done = end
      } catch {
        isClosed = true
      }
    }
  }

  private func take() -> [UInt8] {
    do throws(POSIX.Failure) {
      let bytes = try POSIX.readSome(input, limit: Self.pieceSize)
      if bytes.isEmpty { isAtEnd = true }
      return bytes
    } catch {
      isAtEnd = true
      return []
    }
  }
}
