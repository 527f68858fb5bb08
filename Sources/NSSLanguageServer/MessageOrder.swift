/// The messages that are still to be handled.
///
/// One thread reads ahead and works. What waits for what:
///
/// | message | when it is handled |
/// |---|---|
/// | notifications, requests, answers of the client | in the order in which they came, one after the other |
/// | `$/cancelRequest` | as soon as it is read: a request that still waits is answered with -32800 and forgotten; one that is at work stops at the next sheet |
/// | requests about a whole sheet (colours, folds, links, outline, hints, semantic tokens) | in order, but answered with -32801 where a change of that sheet came behind them: the client asks anew |
/// | findings of a changed sheet | when nothing waits any more, so that several changes in a row are judged once, and what was asked is answered first; after ``mostHeldBack`` messages at the latest |
/// | `exit` | in order |
struct MessageOrder {
  /// How many messages may be handled before findings that are due.
  static let mostHeldBack = 64

  private var messages: [IncomingMessage?] = []
  private var head = 0
  /// Changes that still wait, by address.
  private var changes: [String: Int] = [:]
  private var places: [MessageID: Int] = [:]

  /// Whether nothing waits.
  var isEmpty: Bool { head == messages.count }

  /// How many messages, and how many of their bytes, may wait before no more are read: a client that sends faster than
  /// it is served has to wait itself.
  private static let mostWaiting = (messages: 1 << 14, bytes: 1 << 25)

  /// The bytes of the messages that wait.
  private var size = 0

  /// Whether so much waits that no more should be read.
  var isFull: Bool { messages.count - head >= Self.mostWaiting.messages || size >= Self.mostWaiting.bytes }

  /// Adds a message behind the others.
  mutating func append(_ message: IncomingMessage) {
    if case .request(let id) = message.kind { places[id] = messages.count }
    if let uri = Self.changedSheet(message) { changes[uri, default: 0] += 1 }
    messages.append(message)
    size += message.size
  }

  /// Takes the next message out.
  mutating func next() -> IncomingMessage? {
    while head < messages.count {
      let message = messages[head]
      messages[head] = nil
      head += 1
      if head == messages.count {
        messages.removeAll(keepingCapacity: true)
        head = 0
        places = [:]
      }
      guard let message else { continue }
      size -= message.size
      if case .request(let id) = message.kind { places[id] = nil }
      if let uri = Self.changedSheet(message) {
        changes[uri] = changes[uri].flatMap { $0 > 1 ? $0 - 1 : nil }
      }
      return message
    }
    return nil
  }

  /// Takes a request that still waits out; false when there is none of that id.
  mutating func remove(_ id: MessageID) -> Bool {
    guard let place = places.removeValue(forKey: id) else { return false }
    size -= messages[place]?.size ?? 0
    messages[place] = nil
    return true
  }

  /// Whether a request speaks of a text that a waiting change makes old.
  func isSuperseded(_ message: IncomingMessage) -> Bool {
    guard !changes.isEmpty, Self.aboutWholeSheets.contains(message.method),
      let uri = message.params?["textDocument"]?["uri"]?.string
    else { return false }
    return changes[uri] != nil
  }

  private static func changedSheet(_ message: IncomingMessage) -> String? {
    message.method == "textDocument/didChange" ? message.params?["textDocument"]?["uri"]?.string : nil
  }

  private static let aboutWholeSheets: Set<String> = [
    "textDocument/documentColor", "textDocument/documentLink", "textDocument/documentSymbol",
    "textDocument/foldingRange", "textDocument/inlayHint", "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/full/delta", "textDocument/semanticTokens/range",
  ]
}
