import NSSWorkspace

/// How far long work is, told to a client that gave a token for it.
final class WorkProgress {
  private let outbox: Outbox
  private let token: MessageID
  private var told = -1

  /// Begins; nil without a token.
  init?(_ params: Params, title: String, _ outbox: Outbox) {
    guard let token = params["workDoneToken"].flatMap({ MessageID($0) }) else { return nil }
    self.outbox = outbox
    self.token = token
    send("begin", title: title)
  }

  /// So many of so many are done.
  func report(_ done: Int, of count: Int) {
    let percentage = count == 0 ? 100 : done * 100 / count
    // Few messages, however many sheets there are.
    guard percentage >= told + 10 else { return }
    told = percentage
    send("report", percentage: percentage, message: "\(done) of \(count) sheets")
  }

  /// Ends.
  func end() { send("end") }

  private func send(_ kind: String, title: String? = nil, percentage: Int? = nil, message: String? = nil) {
    outbox.notify("$/progress") { json in
      json.object { json in
        json.key("token")
        token.write(to: &json)
        json.key("value")
        json.object { json in
          json.member("kind", kind)
          if let title {
            json.member("title", title)
            json.member("cancellable", true)
            json.member("percentage", 0)
          }
          if let message { json.member("message", message) }
          if let percentage { json.member("percentage", percentage) }
        }
      }
    }
  }
}
