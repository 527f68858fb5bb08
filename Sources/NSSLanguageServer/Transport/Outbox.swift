import NSSReport
import NSSWorkspace

/// Writes part of a message.
typealias JSONPart = (inout JSONWriter) -> Void

/// What goes to the client: answers, notifications, and the server's own requests with what follows their answers.
final class Outbox {
  /// Takes the frames.
  var sink: ([UInt8]) -> Void
  private var lastRequest = 0
  private var waiting: [MessageID: (_ result: JSONValue?, _ isError: Bool) -> Void] = [:]

  init(sink: @escaping ([UInt8]) -> Void) { self.sink = sink }

  func respond(_ id: MessageID, _ result: JSONPart) {
    send { json in
      json.key("id")
      id.write(to: &json)
      json.key("result")
      result(&json)
    }
  }

  func respond(_ id: MessageID, _ error: ResponseError) {
    send { json in
      json.key("id")
      id.write(to: &json)
      json.key("error")
      json.beginObject()
      json.member("code", error.code.rawValue)
      json.member("message", error.message)
      json.endObject()
    }
  }

  func notify(_ method: String, _ params: JSONPart) {
    send { json in
      json.member("method", method)
      json.key("params")
      params(&json)
    }
  }

  /// Asks the client; `answered` is called when the answer comes, if it comes.
  func request(
    _ method: String, _ params: JSONPart?,
    answered: @escaping (JSONValue?, _ isError: Bool) -> Void = { _, _ in }
  ) {
    lastRequest += 1
    let id = MessageID.string("nsslint-\(lastRequest)")
    waiting[id] = answered
    send { json in
      json.key("id")
      id.write(to: &json)
      json.member("method", method)
      if let params {
        json.key("params")
        params(&json)
      }
    }
  }

  /// Passes the answer to a request of the server on; answers to nothing are ignored.
  func receive(_ id: MessageID, _ result: JSONValue?, isError: Bool) {
    waiting.removeValue(forKey: id)?(result, isError)
  }

  private func send(_ body: JSONPart) {
    var json = JSONWriter()
    json.beginObject()
    json.member("jsonrpc", "2.0")
    body(&json)
    json.endObject()
    sink(FrameWriter.frame(json.bytes))
  }
}
