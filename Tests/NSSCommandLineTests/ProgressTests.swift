import Testing

@testable import NSSCommandLine

@Suite struct ProgressTests {
  private final class Clock {
    var now: UInt64 = 5_000_000_000
  }

  private func run(_ console: ScriptedConsole, steps: Int, millisecondsEach: UInt64, hasTotal: Bool = true) {
    let clock = Clock()
    let progress = Progress(console, "sheets", total: hasTotal ? steps : nil) { clock.now }
    for done in 1...steps {
      clock.now += millisecondsEach * 1_000_000
      progress.advance(to: done)
    }
    progress.clear()
  }

  @Test func shortWorkIsSilent() {
    let console = ScriptedConsole()
    console.terminals = [.error]
    run(console, steps: 9, millisecondsEach: 100)
    #expect(console.errors == "")
  }

  @Test func longWorkShowsOneLineAndTakesItAway() {
    let console = ScriptedConsole()
    console.terminals = [.error]
    run(console, steps: 3, millisecondsEach: 600)
    #expect(
      console.errors == "\r2 of 3 sheets, 66 %\u{1B}[K\r3 of 3 sheets, 100 %\u{1B}[K\r\u{1B}[K")
    #expect(console.output == "")
  }

  @Test func aNumberIsEnoughWhereNobodyKnowsTheWhole() {
    let console = ScriptedConsole()
    console.terminals = [.error]
    run(console, steps: 2, millisecondsEach: 700, hasTotal: false)
    #expect(console.errors == "\r2 sheets\u{1B}[K\r\u{1B}[K")
  }

  @Test func drawsTenTimesASecondAtMost() {
    let console = ScriptedConsole()
    console.terminals = [.error]
    run(console, steps: 10_000, millisecondsEach: 1)
    #expect(console.errors.split(separator: "\r").count <= 93)
    #expect(console.errors.split(separator: "\r").count > 80)
  }

  @Test func logsStayClean() {
    let console = ScriptedConsole()
    run(console, steps: 3, millisecondsEach: 5000)
    console.terminals = [.error]
    console.variables = ["TERM": "dumb"]
    run(console, steps: 3, millisecondsEach: 5000)
    #expect(console.errors == "")
  }
}
