import Foundation
import NSSCommandLine
import NSSReport
import NSSWorkspace
import Testing

@Suite struct ConsoleTests {
  @Test(arguments: [
    (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
    (.always, false, ["NO_COLOR": "1"], true),
    (.never, true, [:], false),
  ]) func decidesAboutColours(
    choice: ColorChoice, isTerminal: Bool, variables: [String: String], isColored: Bool
  ) {
    let console = ScriptedConsole()
    console.variables = variables
    if isTerminal { console.terminals = [.output] }
    #expect(console.style(choice, for: .output).isColored == isColored)
    if choice == .auto { #expect(!console.style(choice, for: .output, isFile: true).isColored) }
  }

  @Test func layoutWidthIsBounded() {
    let console = ScriptedConsole()
    #expect(console.layoutWidth == 80)
    for (width, expected) in [(10, 40), (100, 100), (500, 120)] {
      console.terminalWidth = width
      #expect(console.layoutWidth == expected)
    }
  }

  @Test func reportsNeverSendControls() {
    let console = ScriptedConsole()
    console.report("cannot read 'a\u{1B}[2J'")
    #expect(console.errors == "cannot read 'a␛[2J'\n")
    #expect(console.output == "")
  }

  @Test func outputGoesOutInLargePieces() throws {
    let console = ScriptedConsole()
    var sink = OutputSink(console)
    for _ in 0..<10_000 { try sink.write("0123456789012345678\n") }
    try sink.finish()
    #expect(console.output.utf8.count == 200_000)
    #expect(console.outputWrites <= 4)
  }

  @Test func aClosedPipeIsQuiet() throws {
    let console = ScriptedConsole()
    console.writesBeforeClosing = 1
    var sink = OutputSink(console)
    for _ in 0..<30_000 { try sink.write("0123456789") }
    try sink.finish()
    let isClosed = sink.isClosed
    #expect(isClosed)
    #expect(console.outputWrites == 2)
  }

  @Test func aFileAppearsAtTheEnd() throws {
    let path = FilePath(NSTemporaryDirectory()).appending(FilePath("nss-sink-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(atPath: path.description) }
    let console = ScriptedConsole()
    var sink = OutputSink(console, file: path)
    for _ in 0..<10_000 { try sink.write("0123456789") }
    #expect((try? POSIX.status(of: path)) == nil)
    try sink.finish()
    #expect(try FileContent.read(path).count == 100_000)
    #expect(console.output == "")
  }

  @Test func aWriteToAClosedPipeIsAnErrorAndNotTheEnd() throws {
    let pipe = Pipe()
    POSIX.ignoreWriteSignals()
    try pipe.fileHandleForReading.close()
    var code: Int32?
    do throws(POSIX.Failure) {
      try POSIX.writeAll([1], to: pipe.fileHandleForWriting.fileDescriptor)
    } catch {
      code = error.code
    }
    #expect(code == POSIX.brokenPipe)
    #expect(!SystemConsole().currentFolder.bytes.isEmpty)
    #expect(SystemConsole().environment("NSS_NO_SUCH_VARIABLE") == nil)
  }
}
