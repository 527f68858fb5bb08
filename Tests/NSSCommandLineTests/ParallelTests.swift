import NSSTestSupport
import NSSWorkspace
import Testing

@testable import NSSCommandLine

@Suite struct ParallelTests {
  /// Work of uneven length, the same for a number every time.
  private static func compute(_ item: Int) -> Int {
    var random = SplitMix64(seed: UInt64(item))
    var sum = item
    for _ in 0..<Int.random(in: 0...3000, using: &random) { sum = sum &* 31 &+ 7 }
    return sum
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 100, 1000])
  func deliversAllInOrder(jobs: Int, count: Int) {
    var results: [Int] = []
    Parallel(jobs: jobs).run(
      count: count, weight: { _ in 1 }, compute: Self.compute,
      deliver: {
        results.append($0)
        return true
      })
    #expect(results == (0..<count).map(Self.compute))
  }

  @Test(arguments: [1, 4]) func stopsWhenNobodyWantsMore(jobs: Int) {
    var delivered = 0
    let begun = Monitor(0)
    Parallel(jobs: jobs).run(
      count: 10_000, weight: { _ in 1 },
      compute: { item in
        begun.access { $0 += 1 }
        return item
      },
      deliver: { _ in
        delivered += 1
        return delivered < 10
      })
    #expect(delivered == 10)
    #expect(begun.access { $0 } <= 10 + jobs * 16 + jobs)
  }

  private struct Full: Error {}

  @Test(arguments: [1, 4]) func nobodyWorksAfterAnError(jobs: Int) {
    let begun = Monitor(0)
    #expect(throws: Full.self) {
      try Parallel(jobs: jobs).run(
        count: 1000, weight: { _ in 1 },
        compute: { item in
          begun.access { $0 += 1 }
          return item
        }, deliver: { _ in throw Full() })
    }
    let count = begun.access { $0 }
    #expect(count <= jobs * 16 + jobs)
    #expect(begun.access { $0 } == count)
  }

  @Test func oneJobDeliversBeforeItGoesOn() {
    let begun = Monitor(0)
    var delivered = 0
    Parallel(jobs: 1).run(
      count: 50, weight: { _ in 1 },
      compute: { item in
        begun.access { $0 += 1 }
        return item
      },
      deliver: { item in
        #expect(item == delivered)
        delivered += 1
        #expect(begun.access { $0 } == delivered)
        return true
      })
    #expect(delivered == 50)
  }

  @Test func heavyResultsDoNotPileUp() {
    let waiting = Monitor((now: 0, most: 0))
    var parallel = Parallel(jobs: 4)
    parallel.mostWeight = 100
    parallel.run(
      count: 300, weight: { _ in 60 },
      compute: { item in
        waiting.access {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        return item
      },
      deliver: { _ in
        waiting.access { $0.now -= 1 }
        return true
      })
    // Two fill the weight; each thread may be at another one by then.
    #expect(waiting.access { $0.most } <= 2 + 4 + 1)
  }
}
