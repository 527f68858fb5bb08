/// Measures work by repeating it.
struct Stopwatch {
  /// How often work is repeated.
  let rounds: Int

  /// Prints the median and the least time of one call of `work` in nanoseconds, as `NAME MEDIAN LEAST`.
  func measure<Result>(_ name: String, calls: Int = 1, _ work: () -> Result) {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = clock.now
      for _ in 0..<calls { keep(work()) }
      times.append((clock.now - start) / .nanoseconds(1) / Double(calls))
    }
    times.sort()
    print(name, times[times.count / 2], times[0])
  }

  /// Keeps the optimizer from leaving out work whose result nobody uses.
  @inline(never)
  private func keep<Result>(_ result: Result) {}
}
