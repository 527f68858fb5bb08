/// Numbers at the beginning of a text, as Foundation's `floatValue` and `integerValue` find them.
enum NumberPrefix {
  /// The decimal number at the beginning, 0 where there is none, and whether it is the whole text.
  static func decimal(_ text: some Collection<UInt8>) -> (value: Double, isWhole: Bool) {
    let bytes = Array(text.drop { $0 == 0x20 })
    var end = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    var digits = 0
    func isDigit(_ at: Int) -> Bool {
      at < bytes.count && bytes[at] >= UInt8(ascii: "0") && bytes[at] <= UInt8(ascii: "9")
    }
    while isDigit(end) {
      end += 1
      digits += 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      var after = end + 1
      while isDigit(after) {
        after += 1
        digits += 1
      }
      if digits > 0 { end = after }
    }
    guard digits > 0 else { return (0, false) }
    var exponent = end
    if exponent < bytes.count, bytes[exponent] | 0x20 == UInt8(ascii: "e") {
      exponent += 1
      if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+")
      {
        exponent += 1
      }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    // `5.` and `.5` are numbers there, and not for the initialiser.
    var spelled = String(decoding: bytes[..<end], as: UTF8.self)
    if spelled.hasSuffix(".") { spelled.removeLast() }
    if spelled.utf8.count > 100 { return (clamped(Double(spelled)), end == bytes.count) }
    let rest = bytes[end...].drop { $0 == 0x20 }
    return (clamped(Double(spelled) ?? Double("0" + spelled)), rest.isEmpty)
  }

  /// The whole number at the beginning, 0 where there is none; it stops at the largest there is.
  static func integer(_ text: some Collection<UInt8>) -> Int {
    var rest = text.drop { $0 == 0x20 }[...]
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    var value = 0
    for byte in rest {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { break }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, more) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if overflow || more { return isNegative ? Int.min : Int.max }
      value = sum
    }
    return isNegative ? -value : value
  }

  /// JSON and layouts know no infinity.
  private static func clamped(_ value: Double?) -> Double {
    guard let value, value == value else { return 0 }
    return min(max(value, -Double(Float.greatestFiniteMagnitude)), Double(Float.greatestFiniteMagnitude))
  }
}
