import NSSWorkspace

/// A line on the terminal that says how far long work is: nothing in its first second, and nothing at all where standard
/// error is no terminal.
///
/// The line is cleared before anything else is written; call ``clear()`` first.
final class Progress {
  private let console: any Console
  private let noun: String
  private let total: Int?
  private let isShown: Bool
  private let clock: () -> UInt64
  private var next: UInt64
  private var hasLine = false

  /// How long nothing is shown, in nanoseconds.
  static let patience: UInt64 = 1_000_000_000
  /// The time between two looks of the line, in nanoseconds.
  static let interval: UInt64 = 100_000_000

  /// Work on so many things, such as "files"; nil where nobody knows how many. `isQuiet`: never show anything.
  init(
    _ console: any Console, _ noun: String, total: Int?, isQuiet: Bool = false,
    clock: @escaping () -> UInt64 = POSIX.monotonicNanoseconds
  ) {
    (self.console, self.noun, self.total, self.clock) = (console, noun, total, clock)
    isShown =
      !isQuiet && total ?? 2 > 1 && console.isTerminal(.error) && console.environment("TERM") != "dumb"
    next = isShown ? clock() + Self.patience : 0
  }

  /// Says how many are done.
  func advance(to done: Int) {
    guard isShown else { return }
    let now = clock()
    guard now >= next else { return }
    next = now + Self.interval
    hasLine = true
    let whole = total.map { " of \($0) \(noun), \(done * 100 / max(1, $0)) %" }
    write("\r\(done)\(whole ?? " \(noun)")\u{1B}[K")
  }

  /// Takes the line away.
  func clear() {
    if hasLine { write("\r\u{1B}[K") }
    hasLine = false
  }

  private func write(_ text: String) {
    // Where the terminal fails, nobody is left to be told.
    _ = try? console.write(Array(text.utf8), to: .error)
  }
}
