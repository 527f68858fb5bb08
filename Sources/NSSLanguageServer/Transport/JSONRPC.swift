import NSSReport
import NSSWorkspace

/// The id of a request.
enum MessageID: Hashable, Sendable {
  case integer(Int)
  case string(String)
  /// Not to be used by clients, but answered when one does.
  case null

  /// The id in a message; nil for what is no id.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .number:
      guard let number = value.integer else { return nil }
      self = .integer(number)
    case .string: self = .string(value.string ?? "")
    case .null: self = .null
    default: return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let number): json.integer(number)
    case .string(let text): json.string(text)
    case .null: json.null()
    }
  }
}

/// The numbers of errors in JSON-RPC 2.0 and LSP 3.17.
enum ErrorCode: Int, Sendable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  case serverNotInitialized = -32002
  case requestFailed = -32803
  case contentModified = -32801
  case requestCancelled = -32800
}

/// Why a request gets no result.
struct ResponseError: Error, Sendable {
  let code: ErrorCode
  let message: String

  init(_ code: ErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// One message from the client.
struct IncomingMessage: Sendable {
  /// What it is.
  enum Kind: Sendable {
    case request(MessageID)
    case notification
    /// The answer to a request of the server; `isError` where it has no result.
    case response(MessageID, isError: Bool)
  }

  let kind: Kind
  /// The method; empty for a response.
  let method: String
  /// The parameters, or the result of a response.
  let params: JSONValue?
  /// The bytes of the message.
  let size: Int

  /// The most values of one message. What clients send has some hundred; a list of findings, some ten thousand.
  static let mostValues = 1 << 20

  /// Reads one message, strictly: what is no JSON, no object, a batch or no message is an error, with the id to
  /// answer it by.
  static func read(_ bytes: [UInt8]) -> Result<IncomingMessage, Refusal> {
    let document: JSONDocument
    do throws(JSONError) { document = try JSONReader.read(bytes, mostValues: mostValues) } catch {
      return .failure(Refusal(.null, .parseError, "byte \(error.offset): \(error.message)"))
    }
    let root = document.root
    if root.kind == .array { return .failure(Refusal(.null, .invalidRequest, "batches are not supported")) }
    guard root.kind == .object else {
      return .failure(Refusal(.null, .invalidRequest, "a message is an object"))
    }
    let id = root["id"].map { MessageID($0) }
    guard root["jsonrpc"]?.string == "2.0" else {
      return .failure(Refusal((id ?? nil) ?? .null, .invalidRequest, "\"jsonrpc\" is not \"2.0\""))
    }
    if let id, id == nil { return .failure(Refusal(.null, .invalidRequest, "\"id\" is no number or string")) }
    let own = id ?? nil
    guard let method = root["method"] else {
      guard let own, root["result"] != nil || root["error"] != nil else {
        return .failure(Refusal(own ?? .null, .invalidRequest, "there is no \"method\""))
      }
      let kind = Kind.response(own, isError: root["error"] != nil)
      return .success(IncomingMessage(kind: kind, method: "", params: root["result"], size: bytes.count))
    }
    guard let name = method.string else {
      return .failure(Refusal(own ?? .null, .invalidRequest, "\"method\" is no string"))
    }
    if let params = root["params"], params.kind != .object, params.kind != .array, params.kind != .null {
      return .failure(Refusal(own ?? .null, .invalidRequest, "\"params\" is neither object nor array"))
    }
    let kind = own.map { Kind.request($0) } ?? .notification
    return .success(IncomingMessage(kind: kind, method: name, params: root["params"], size: bytes.count))
  }

  /// What is wrong with something that should have been a message.
  struct Refusal: Error, Sendable {
    let id: MessageID
    let error: ResponseError

    init(_ id: MessageID, _ code: ErrorCode, _ message: String) {
      self.id = id
      error = ResponseError(code, message)
    }
  }
}
