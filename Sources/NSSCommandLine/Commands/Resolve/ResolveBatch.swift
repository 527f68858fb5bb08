import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// `nss resolve --batch`: one request a line in, one answer a line out, in order. Memory holds one piece of input and
/// what belongs to one request; what is answered is handed over before the next wait for input.
struct ResolveBatch {
  private let options: ThemeOptions
  private let only: [ThemedComponent]?
  private var json = JSONWriter()
  /// Whether some line was no request.
  private(set) var hasMalformedLine = false

  init(_ options: ThemeOptions, only: [ThemedComponent]?) {
    (self.options, self.only) = (options, only)
  }

  mutating func run(_ console: any Console, _ sink: inout OutputSink) throws {
    // Answers on the same terminal are progress enough.
    let progress = Progress(console, "requests", total: nil, isQuiet: console.isTerminal(.output))
    defer { progress.clear() }
    var done = 0
    var lines = LineSplitter(limit: SourceText.maximumSize)
    while !sink.isClosed {
      let piece = try console.readInputPiece()
      for line in piece.isEmpty ? lines.finish() : lines.add(piece) {
        answer(line)
        sink.bytes += json.bytes
        json.bytes.removeAll(keepingCapacity: true)
        try sink.flushIfLarge()
        done += 1
        progress.advance(to: done)
      }
      try sink.flushNow()
      if piece.isEmpty { return }
    }
  }

  private mutating func answer(_ line: [UInt8]?) {
    do throws(ResolveRequest.Problem) {
      guard let line else { throw ResolveRequest.Problem(message: "the line is too long") }
      let request = try ResolveRequest(line, options)
      let theme = ResolvedTheme([request.source], engine: request.engine, traits: request.traits)
      ResolveJSON.append(theme, only: only, to: &json)
    } catch {
      hasMalformedLine = true
      json.beginObject()
      json.key("error")
      json.beginObject()
      json.member("message", error.message)
      json.endObject()
      json.endObject()
    }
    json.endLine()
  }
}
