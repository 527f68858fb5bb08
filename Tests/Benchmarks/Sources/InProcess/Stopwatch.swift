#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures work by repeating it. It counts the time of this thread on a processor, which says little of what else the
/// machine does.
struct Stopwatch {
  /// How often work is repeated.
  let rounds: Int

  /// Prints the median and the least time of one call of `work` in nanoseconds, as `NAME MEDIAN LEAST`.
  func measure<Result>(_ name: String, calls: Int = 1, _ work: () -> Result) {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = Self.now
      for _ in 0..<calls { keep(work()) }
      times.append((Self.now - start) / Double(calls))
    }
    times.sort()
    print(name, times[times.count / 2], times[0])
  }

  /// Keeps the optimizer from leaving out work whose result nobody uses.
  @inline(never)
  private func keep<Result>(_ result: Result) {}

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
