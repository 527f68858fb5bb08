import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// The language server: takes bytes of a client, gives bytes back. It belongs to one thread and never fails: whatever
/// the bytes are, each request gets one answer.
public final class LanguageServer {
  /// What the client may ask for.
  enum State {
    case new, running, shutDown
  }

  let outbox: Outbox
  /// The number of the server's version.
  let version: String
  private(set) var state = State.new
  /// The exit code, once the client said `exit`: 0 after `shutdown`, else 1.
  public private(set) var exitCode: Int32?
  var capabilities = ClientCapabilities()
  var settings = ClientSettings()
  /// The options of `initialize`, which later settings are laid over.
  var initialSettings = ClientSettings()
  var project = Project(encoding: .utf16)
  var documents: [String: OpenDocument] = [:]
  /// Addresses whose findings the client lacks.
  var due: Set<String> = []
  /// Semantic tokens that the client has, by address.
  var sentTokens: [String: (id: String, tokens: [Int])] = [:]
  var lastTokensID = 0
  var problems = ConfigurationProblems()
  /// Called in the midst of long work, to take what the client says meanwhile.
  public var readAhead: () -> Void = {}

  private var reader = FrameReader()
  private var order = MessageOrder()
  private var handledSinceFindings = 0
  private var running: MessageID?
  private var isRunningCancelled = false

  /// A server that writes through a closure.
  public init(version: String, output: @escaping ([UInt8]) -> Void) {
    self.version = version
    outbox = Outbox(sink: output)
  }

  /// Serves a client over standard input and output until it leaves. Gives the exit code.
  public static func serveStandardStreams(version: String) -> Int32 {
    let streams = StandardStreams()
    let server = LanguageServer(version: version) { streams.write($0) }
    server.readAhead = { [unowned server] in
      if !server.order.isFull { server.receive(streams.read(waits: false)) }
    }
    while server.exitCode == nil, !streams.isClosed {
      server.readAhead()
      if server.step() { continue }
      if streams.isAtEnd { break }
      server.receive(streams.read(waits: true))
    }
    return server.exitCode ?? (server.state == .shutDown ? 0 : 1)
  }

  // MARK: In

  /// Takes bytes of the client. Requests are not answered yet, but by ``step()``.
  public func receive(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    reader.append(bytes)
    while let frame = reader.next() {
      switch frame {
      case .malformed(let reason): outbox.respond(.null, ResponseError(.parseError, reason))
      case .message(let message): receive(message: message)
      }
    }
  }

  private func receive(message: [UInt8]) {
    switch IncomingMessage.read(message) {
    case .failure(let refusal):
      outbox.respond(refusal.id, refusal.error)
      // A length that is too large swallows the next header; it is looked for in what was read.
      if refusal.error.code == .parseError, let header = Self.header(in: message) {
        reader.unread(message[header...])
      }
    case .success(let message):
      if message.method == "$/cancelRequest", case .notification = message.kind {
        if let id = message.params?["id"].flatMap({ MessageID($0) }) { cancel(id) }
        return
      }
      order.append(message)
    }
  }

  private static func header(in message: [UInt8]) -> Int? {
    let keyword = Array("Content-Length: ".utf8)
    guard message.count > keyword.count else { return nil }
    return (1...(message.count - keyword.count)).first {
      message[$0] == keyword[0] && message[$0...].starts(with: keyword)
    }
  }

  private func cancel(_ id: MessageID) {
    if order.remove(id) {
      outbox.respond(id, ResponseError(.requestCancelled, "cancelled"))
    } else if running == id {
      isRunningCancelled = true
    }
  }

  /// Whether the client has cancelled the request at work. Reads ahead.
  var isCancelled: Bool {
    readAhead()
    return isRunningCancelled
  }

  // MARK: Work

  /// Does one piece of work: handles a message, or sends findings that are due. False when there is nothing to do.
  public func step() -> Bool {
    if exitCode != nil { return false }
    if !order.isEmpty, due.isEmpty || handledSinceFindings < MessageOrder.mostHeldBack {
      guard let message = order.next() else { return !due.isEmpty }
      handledSinceFindings += 1
      handle(message)
      return true
    }
    handledSinceFindings = 0
    if let uri = due.min() {
      due.remove(uri)
      publishFindings(uri)
      return true
    }
    return publishConfigurationProblems()
  }

  private func handle(_ message: IncomingMessage) {
    switch message.kind {
    case .response(let id, let isError): outbox.receive(id, message.params, isError: isError)
    case .notification:
      if message.method == "exit" {
        exitCode = state == .shutDown ? 0 : 1
      } else if state == .running {
        notified(message.method, Params(message.params))
      }
    case .request(let id):
      running = id
      isRunningCancelled = false
      do throws(ResponseError) {
        let result = try answer(message)
        if isRunningCancelled { throw ResponseError(.requestCancelled, "cancelled") }
        outbox.respond(id, result)
      } catch {
        outbox.respond(id, error)
      }
      running = nil
    }
  }

  private func answer(_ message: IncomingMessage) throws(ResponseError) -> JSONPart {
    let params = Params(message.params)
    switch (state, message.method) {
    case (.new, "initialize"):
      let result = initialize(params)
      state = .running
      return result
    case (.new, _): throw ResponseError(.serverNotInitialized, "initialize comes first")
    case (.shutDown, _): throw ResponseError(.invalidRequest, "the server is shut down")
    case (.running, "initialize"): throw ResponseError(.invalidRequest, "the server is initialized already")
    case (.running, "shutdown"):
      state = .shutDown
      due = []
      return { $0.null() }
    case (.running, let method):
      if order.isSuperseded(message) { throw ResponseError(.contentModified, "the text has changed") }
      return try result(of: method, params)
    }
  }
}
