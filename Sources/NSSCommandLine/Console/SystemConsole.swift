import NSSWorkspace

/// The console of the process.
public final class SystemConsole: Console {
  /// Takes over the process's streams: a closed pipe becomes a result of ``write(_:to:)``, not the end.
  public init() { POSIX.ignoreWriteSignals() }

  public func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(FileError) -> Bool {
    do throws(POSIX.Failure) {
      try POSIX.writeAll(bytes, to: descriptor(stream))
      return true
    } catch {
      if error.code == POSIX.brokenPipe { return false }
      throw FileError(.write, stream == .output ? "standard output" : "standard error", code: error.code)
    }
  }

  public func readInput(limit: Int) throws(FileError) -> [UInt8] {
    try FileContent.readStandardInput(limit: limit)
  }

  public func readInputPiece() throws(FileError) -> [UInt8] { try FileContent.readStandardInputPiece() }

  public func isTerminal(_ stream: ConsoleStream) -> Bool { POSIX.isTerminal(descriptor(stream)) }

  public var terminalWidth: Int? {
    if let text = environment("COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    return POSIX.terminalWidth(descriptor(.output)) ?? POSIX.terminalWidth(descriptor(.error))
  }

  public func environment(_ name: String) -> String? { POSIX.environment(name) }

  public var currentFolder: FilePath { POSIX.currentFolder() }

  private func descriptor(_ stream: ConsoleStream) -> Int32 { stream == .output ? 1 : 2 }
}
