/// What is compared of a value: what the engine goes on with, as far as anybody can see it.
enum ValueKey: Hashable {
  /// The engine has nothing.
  case none
  /// 8 bits a component.
  case color(UInt32)
  /// Also a whole number.
  case number(Double)
  case other(PlainValue)

  init(_ value: PlainValue?) {
    switch value {
    case .none: self = .none
    case .color(let color)?: self = .color(color.rgba.packed)
    case .number(let number)?: self = .number(number)
    case .integer(let integer)?: self = .number(Double(integer))
    case .some(let other): self = .other(other)
    }
  }
}

/// Numbers for equal values of two themes.
struct ValueNumbers {
  private var numbers: [ValueKey: Int32] = [:]

  mutating func number(_ value: PlainValue?) -> Int32 {
    let key = ValueKey(value)
    if let known = numbers[key] { return known }
    let number = Int32(numbers.count)
    numbers[key] = number
    return number
  }
}
