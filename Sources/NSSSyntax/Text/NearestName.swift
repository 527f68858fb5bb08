/// Names that many misspelt ones are compared with. What tells quickly that two names are too far apart is worked out once.
public struct NearestName: Sendable {
  private let names: [String]
  private let letters: [UInt64]

  /// The names that may be meant; of several that are equally near an earlier one is preferred.
  public init(_ names: some Sequence<String>) {
    self.names = Array(names)
    letters = self.names.map { EditDistance.letters($0.utf8) }
  }

  /// The name that a misspelt one probably means, as ``EditDistance/nearest(to:among:limit:)`` finds it, or nil.
  public func nearest(to name: String) -> String? {
    let limit = EditDistance.allowance(forLength: name.utf8.count)
    let own = EditDistance.letters(name.utf8)
    let near = names.indices.lazy.filter { index in
      (own & ~letters[index]).nonzeroBitCount <= limit && (letters[index] & ~own).nonzeroBitCount <= limit
    }
    return EditDistance.nearest(to: name, among: near.map { names[$0] })
  }
}
