import NSSCommandLine
import NSSWorkspace

/// A console that reads what a test says and keeps what a command writes.
final class ScriptedConsole: Console {
  var input: [UInt8] = []
  /// How much of the input comes at a time.
  var inputPieceSize = 7
  var terminals: Set<ConsoleStream> = []
  var variables: [String: String] = [:]
  var terminalWidth: Int?
  var currentFolder: FilePath
  /// After so many writes to standard output nobody reads it any more.
  var writesBeforeClosing = Int.max
  private(set) var outputWrites = 0
  private var written: [ConsoleStream: [UInt8]] = [:]

  init(currentFolder: FilePath = "/") { self.currentFolder = currentFolder }

  var output: String { String(decoding: written[.output] ?? [], as: UTF8.self) }
  var errors: String { String(decoding: written[.error] ?? [], as: UTF8.self) }

  func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(FileError) -> Bool {
    if stream == .output {
      outputWrites += 1
      if outputWrites > writesBeforeClosing { return false }
    }
    written[stream, default: []] += bytes
    return true
  }

  func readInput(limit: Int) throws(FileError) -> [UInt8] {
    if input.count > limit { throw FileError(.read, "-", reason: "too large") }
    return input
  }

  func readInputPiece() -> [UInt8] {
    let piece = Array(input.prefix(inputPieceSize))
    input.removeFirst(piece.count)
    return piece
  }

  func isTerminal(_ stream: ConsoleStream) -> Bool { terminals.contains(stream) }

  func environment(_ name: String) -> String? { variables[name] }
}
