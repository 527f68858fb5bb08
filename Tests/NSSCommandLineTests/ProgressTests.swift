import Testing

@testable import NSSCommandLine

@Suite struct ProgressTests {
  /// Calls every 50 ms of a clock of its own, for so many milliseconds.
  private func run(
    milliseconds: UInt64, on console: ScriptedConsole, total: Int = 1000, isQuiet: Bool = false
  ) {
    var now: UInt64 = 0
    let progress = Progress(console, "files", total: total, isQuiet: isQuiet, clock: { now })
    while now < milliseconds * 1_000_000 {
      now += 50_000_000
      progress.advance(to: Int(now / 10_000_000))
    }
    progress.clear()
  }

  @Test func isSilentInTheFirstSecond() {
    let console = ScriptedConsole()
    console.terminals = [.error]
    run(milliseconds: 950, on: console)
    #expect(console.errors == "")
  }

  @Test func showsALineAndTakesItAway() {
    let console = ScriptedConsole()
    console.terminals = [.error]
    run(milliseconds: 1200, on: console)
    #expect(
      console.errors == "\r100 of 1000 files, 10 %\u{1B}[K\r110 of 1000 files, 11 %\u{1B}[K"
        + "\r120 of 1000 files, 12 %\u{1B}[K\r\u{1B}[K")
    #expect(console.output == "")
  }

  @Test func isForTerminalsAlone() {
    let console = ScriptedConsole()
    console.terminals = [.output]
    run(milliseconds: 3000, on: console)
    console.terminals = [.output, .error]
    run(milliseconds: 3000, on: console, total: 1)
    run(milliseconds: 3000, on: console, isQuiet: true)
    console.variables = ["TERM": "dumb"]
    run(milliseconds: 3000, on: console)
    #expect(console.errors == "")
  }
}
