import NSSTestSupport
import Testing

@testable import NSSLanguageServer

@Suite struct TransportTests {
  private func frames(_ bytes: [UInt8], piece: Int = .max) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var frames: [FrameReader.Frame] = []
    var at = 0
    while at < bytes.count {
      let end = piece == .max ? bytes.count : min(at + piece, bytes.count)
      reader.append(bytes[at..<end])
      at = end
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private func frame(_ text: String) -> [UInt8] { FrameWriter.frame(Array(text.utf8)) }

  @Test func messagesComeWholeHoweverTheyAreCut() {
    let bytes =
      frame("{}") + Array("content-length:4\r\nContent-Type: x; charset=utf-8\r\n\r\n[12]".utf8)
      + frame("\"é\"")
    for piece in [1, 2, 3, 7, Int.max] {
      #expect(
        frames(bytes, piece: piece) == [
          .message(Array("{}".utf8)), .message(Array("[12]".utf8)), .message(Array("\"é\"".utf8)),
        ])
    }
  }

  @Test(arguments: [
    "garbage\r\n\r\n", "Content-Length: -3\r\n\r\n", "Content-Length: 12x\r\n\r\n", "Content-Length:\r\n\r\n",
    "Content-Length: 99999999999999999999999\r\n\r\n", "Content-Type: a\r\n\r\n", "\r\n\r\n",
    "\u{0}\u{1}\n\n",
    "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
  ])
  func readingGoesOnAfterGarbage(garbage: String) {
    let found = frames(Array(garbage.utf8) + frame("{}"))
    #expect(found.last == .message(Array("{}".utf8)))
    #expect(found.count == 2)
  }

  @Test func aHeaderWithoutEndIsGivenUp() {
    let bytes = [UInt8](repeating: 0x61, count: FrameReader.mostHeaderBytes + 10)
    #expect(frames(bytes + frame("{}"), piece: 100).last == .message(Array("{}".utf8)))
  }

  @Test func whatIsTooLongIsPassedOver() {
    var reader = FrameReader()
    reader.append(Array("Content-Length: \(FrameReader.mostBytes + 1)\r\n\r\n".utf8))
    guard case .malformed? = reader.next() else {
      Issue.record("the length was taken")
      return
    }
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<(FrameReader.mostBytes >> 20) {
      reader.append(piece)
      #expect(reader.next() == nil)
    }
    reader.append([0x20] + frame("{}"))
    #expect(reader.next() == .message(Array("{}".utf8)))
  }

  @Test func wrongLengthsLoseNoMessageButTheirOwn() {
    for wrong in [1, 5, 60, 90] {
      let client = InProcessClient()
      let body = #"{"jsonrpc":"2.0","id":"lost","method":"x"}"#
      let next = #"{"jsonrpc":"2.0","id":"kept","method":"x"}"#
      client.server.receive(Array("Content-Length: \(wrong)\r\n\r\n\(body)".utf8) + frame(next) + frame(next))
      client.settle()
      #expect((client.answers["kept"] ?? 0) >= 1, "length \(wrong)")
    }
  }

  @Test(arguments: [
    ("[]", -32600), ("3", -32600), ("{", -32700), ("", -32700),
    (#"{"jsonrpc":"2.0","id":{},"method":"x"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, -32600), (#"{"id":7,"method":"x"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":7}"#, -32600), (#"{"jsonrpc":"2.0","id":7,"method":3}"#, -32600),
    (#"{"jsonrpc":"2.0","id":7,"method":"x","params":3}"#, -32600), ("\"\\ud800", -32700),
    (#"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#, -32600),
  ])
  func whatIsNoRequestIsRefused(body: String, code: Int) {
    let client = InProcessClient()
    client.sendRaw(Array(body.utf8))
    client.settle()
    let errors = client.heard.compactMap { ($0["error"] as? JSON)?["code"] as? Int }
    #expect(errors == [code])
  }

  @Test func idsComeBackAsTheyWere() {
    let client = InProcessClient()
    for id in ["\"a\\u00e9\"", "-5", "9007199254740993", "null"] {
      client.sendRaw(Array(#"{"jsonrpc":"2.0","id":\#(id),"method":"x"}"#.utf8))
    }
    client.settle()
    #expect(client.answers["aé"] == 1)
    #expect(client.answers["-5"] == 1)
    #expect(client.answers["9007199254740993"] == 1)
    #expect(client.answers["<null>"] == 1)
  }

  @Test func randomBytesNeverEndIt() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let client = InProcessClient()
      for _ in 0..<6 {
        var bytes = frame(#"{"jsonrpc":"2.0","id":1,"method":"workspace/symbol","params":{"query":""}}"#)
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        client.server.receive(bytes)
      }
      client.server.receive([UInt8](repeating: 0x0A, count: 200))
      client.server.receive(frame(#"{"jsonrpc":"2.0","id":"end","method":"x"}"#))
      client.server.receive(frame(#"{"jsonrpc":"2.0","id":"end","method":"x"}"#))
      client.settle()
      // A broken length may wait for bytes that never come, but then nothing was lost by it.
      #expect(client.server.exitCode == nil)
    }
  }
}
