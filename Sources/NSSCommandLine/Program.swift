import NSSReport
import NSSWorkspace

/// An executable: its command line, and what runs it.
public struct Program {
  let command: CommandDescription
  let run: (Arguments, any Console) throws -> ExitCode

  /// Runs with some words behind the program's name. Never throws: errors go to standard error and give exit code 2.
  public func main(_ words: [[UInt8]], _ console: any Console) -> ExitCode {
    do {
      switch try ArgumentParser.parse(words, for: command, width: min(console.layoutWidth, 100)) {
      case .help(let text): return try print(text, console)
      case .version: return try print(ToolVersion.line(command.name) + "\n", console)
      case .run(let arguments): return try run(arguments, console)
      }
    } catch let error as UsageError {
      console.report("\(command.name): \(error.description)")
    } catch {
      console.report("\(command.name): \(error)")
    }
    return .failure
  }

  /// Runs the process's own command line, and ends it.
  public func runProcess() -> Never {
    POSIX.ignoreWriteSignals()
    POSIX.exit(main(POSIX.arguments(), SystemConsole()).rawValue)
  }

  private func print(_ text: String, _ console: any Console) throws -> ExitCode {
    _ = try console.write(Array(text.utf8), to: .output)
    return .clean
  }
}
