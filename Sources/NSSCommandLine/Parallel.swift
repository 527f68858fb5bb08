import NSSWorkspace

/// Computes results on several threads and hands them out in order, a bounded number of them waiting.
///
/// The calling thread computes too, and delivers whatever is due. With one job or one item no thread is started, and
/// each result is delivered before the next one is computed.
struct Parallel {
  /// The threads that compute, the calling one among them.
  var jobs: Int
  /// The weight of waiting results above which nothing but the item due is begun.
  var mostWeight = 64 << 20

  /// Delivers the results of items 0..<count in that order, until `deliver` says false or throws.
  /// - Parameter weight: what a waiting result costs, in bytes.
  func run<Result: Sendable>(
    count: Int, weight: @escaping @Sendable (Result) -> Int, compute: @escaping @Sendable (Int) -> Result,
    deliver: (Result) throws -> Bool
  ) rethrows {
    if min(jobs, count) < 2 {
      for item in 0..<count where try !deliver(compute(item)) { return }
      return
    }
    let queue = Monitor(Queue<Result>(count: count, window: jobs * 16, mostWeight: mostWeight))
    let work: @Sendable (Int) -> Void = { item in
      let result = compute(item)
      let weight = weight(result)
      queue.access { $0.put(result, weight, at: item) }
    }
    var helpers: [SystemThread] = []
    for _ in 1..<min(jobs, count) {
      let helper = SystemThread {
        while let item = queue.wait({ $0.claimOrEnd() }) { work(item) }
      }
      guard let helper else { break }
      helpers.append(helper)
    }
    // Also where delivering throws: nobody computes any more when this returns.
    defer {
      queue.access { $0.isStopped = true }
      for helper in helpers { helper.join() }
    }
    var due = 0
    while due < count {
      switch queue.wait({ $0.step() }) {
      case .compute(let item): work(item)
      case .deliver(let result):
        due += 1
        if try !deliver(result) { return }
      }
    }
  }

  private enum Step<Result> {
    case compute(Int)
    case deliver(Result)
  }

  private struct Queue<Result> {
    private let count: Int
    private let window: Int
    private let mostWeight: Int
    private var waiting: [Int: (result: Result, weight: Int)] = [:]
    private var weight = 0
    private var begun = 0
    private var due = 0
    var isStopped = false

    init(count: Int, window: Int, mostWeight: Int) {
      (self.count, self.window, self.mostWeight) = (count, window, mostWeight)
    }

    mutating func put(_ result: Result, _ weight: Int, at item: Int) {
      waiting[item] = (result, weight)
      self.weight += weight
    }

    /// For helpers: an item, nil inside for the end, nil for "wait".
    mutating func claimOrEnd() -> Int?? {
      if isStopped || begun == count { return .some(nil) }
      return claim().map { .some($0) }
    }

    /// For the calling thread; nil for "wait".
    mutating func step() -> Step<Result>? {
      if let (result, weight) = waiting.removeValue(forKey: due) {
        self.weight -= weight
        due += 1
        return .deliver(result)
      }
      return claim().map { .compute($0) }
    }

    private mutating func claim() -> Int? {
      guard begun < count, begun < due + window, weight <= mostWeight || begun == due else { return nil }
      begun += 1
      return begun - 1
    }
  }
}
