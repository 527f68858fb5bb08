/// `rgb(`, `rgba(`, `hsl(` and `hsla(` as NUI reads them: the first place in the value, without white space and in
/// capitals, where a name and three or four components match; a component is a run of digits and dots.
struct ColorFunction {
  private var isRGB: Bool
  private var hasAlpha: Bool
  private var components: [ArraySlice<UInt8>]

  /// The first function in the text, or nil.
  init?(_ bytes: [UInt8]) {
    for at in bytes.indices where bytes[at] == UInt8(ascii: "R") || bytes[at] == UInt8(ascii: "H") {
      let isRGB = bytes[at...].starts(with: "RGB".utf8)
      guard isRGB || bytes[at...].starts(with: "HSL".utf8) else { continue }
      var next = at + 3
      let hasAlpha = next < bytes.count && bytes[next] == UInt8(ascii: "A")
      if hasAlpha { next += 1 }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else { continue }
      guard let components = Self.components(bytes, from: next + 1) else { continue }
      self.isRGB = isRGB
      self.hasAlpha = hasAlpha
      self.components = components
      return
    }
    return nil
  }

  private static func components(_ bytes: [UInt8], from start: Int) -> [ArraySlice<UInt8>]? {
    var components: [ArraySlice<UInt8>] = []
    var at = start
    while components.count < 4 {
      let first = at
      while at < bytes.count, isNumber(bytes[at]) { at += 1 }
      guard at > first, at < bytes.count else { return nil }
      components.append(bytes[first..<at])
      if bytes[at] == UInt8(ascii: ")") { return components.count >= 3 ? components : nil }
      guard bytes[at] == UInt8(ascii: ",") else { return nil }
      at += 1
    }
    return nil
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// The colour; none for `rgba` and `hsla` without alpha.
  var reading: ColorReading {
    let form: ColorReading.Form = isRGB ? (hasAlpha ? .rgba : .rgb) : (hasAlpha ? .hsla : .hsl)
    if hasAlpha, components.count < 4 { return ColorReading(.none, form) }
    var notes: ColorReading.Notes = isRGB ? [] : .brightness
    let values = components.map { Self.value($0) }
    if components.prefix(3).contains(where: { !Self.hasDot($0) }) { notes.insert(.dividedBy255) }
    if hasAlpha, !Self.hasDot(components[3]) { notes.insert(.integerAlpha) }
    if !hasAlpha, components.count == 4 { notes.insert(.fourthIgnored) }
    let alpha = hasAlpha ? values[3] : 1
    let color =
      isRGB
      ? Color(red: values[0], green: values[1], blue: values[2], alpha: alpha)
      : Color(hue: values[0], saturation: values[1], brightness: values[2], alpha: alpha)
    return ColorReading(.color(color), form, notes)
  }

  private static func hasDot(_ digits: ArraySlice<UInt8>) -> Bool { digits.contains(UInt8(ascii: ".")) }

  /// With a dot the number itself, up to a second dot; without one the number divided by 255. In 32 bits, as there.
  private static func value(_ digits: ArraySlice<UInt8>) -> Double {
    var dots = 0
    let number = digits.prefix { byte in
      if byte == UInt8(ascii: ".") { dots += 1 }
      return dots < 2
    }
    // Leading zeros mean nothing; nor do, in 32 bits, digits after the first sixty.
    let significant = number.drop { $0 == UInt8(ascii: "0") }.prefix(60)
    let text = String(decoding: significant, as: UTF8.self)
    let value = Float(text == "." || text.isEmpty ? "0" : "0" + text) ?? 0
    return Double(hasDot(digits) ? value : value / 255)
  }
}
