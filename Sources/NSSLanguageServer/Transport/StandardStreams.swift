import NSSWorkspace

/// Standard input and output of the process as one connection.
///
/// Writing does not wait without reading: a client that sends while it does not read cannot block the server, because
/// what it sends is taken meanwhile, up to ``mostPending`` bytes. One that never reads has to wait then.
final class StandardStreams {
  private let input: Int32 = 0
  private let output: Int32 = 1
  private static let pieceSize = 1 << 16
  /// The most bytes that are taken in while something is written; a longest message and more.
  private static let mostPending = FrameReader.mostBytes + 1 << 20

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
      let mayRead = !isAtEnd && pending.count < Self.mostPending
      let ready = POSIX.ready(reading: mayRead ? input : nil, writing: output, waits: true)
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
