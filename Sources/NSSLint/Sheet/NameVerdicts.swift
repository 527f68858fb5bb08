/// By name, what it is; nil for names that are none of the kind. A verdict is large and most names have none of their
/// own, so that the verdicts lie apart.
public struct NameVerdicts<Verdict: Sendable>: RandomAccessCollection, Sendable {
  /// By name: index of its verdict, or -1.
  private var numbers: [Int32]
  private var verdicts: [Verdict] = []

  init(count: Int) {
    numbers = Array(repeating: -1, count: count)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { numbers.count }

  /// The verdict of the name with this number.
  public internal(set) subscript(name: Int) -> Verdict? {
    get { numbers[name] < 0 ? nil : verdicts[Int(numbers[name])] }
    set {
      guard let newValue else { return numbers[name] = -1 }
      numbers[name] = Int32(verdicts.count)
      verdicts.append(newValue)
    }
  }

  /// Gives a name the verdict that another name has.
  mutating func set(_ name: NameID, as other: NameID) { numbers[Int(name)] = numbers[Int(other)] }
}
