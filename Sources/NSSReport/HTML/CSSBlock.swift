import NSSTheme

/// Declarations of CSS, made of program text and typed values only.
struct CSSBlock: Hashable {
  private(set) var text = ""

  /// Whether there are none.
  var isEmpty: Bool { text.isEmpty }

  /// `property:word`
  mutating func set(_ property: StaticString, _ word: StaticString) { add(property, "\(word)") }

  /// `property:#rrggbbaa`, short where it is opaque.
  mutating func set(_ property: StaticString, _ color: Color) { add(property, Self.hex(color)) }

  /// `property:7px`; what is no number is left out, what lies outside of the range is cut.
  mutating func set(_ property: StaticString, points: Double, in range: ClosedRange<Double>) {
    guard let number = Self.number(points, in: range) else { return }
    add(property, number + "px")
  }

  /// `property:0.5`
  mutating func set(_ property: StaticString, number: Double, in range: ClosedRange<Double>) {
    guard let number = Self.number(number, in: range) else { return }
    add(property, number)
  }

  /// `box-shadow: x y radius colour`
  mutating func setShadow(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
    let range = -40.0...40.0
    guard let x = Self.number(x, in: range), let y = Self.number(y, in: range),
      let radius = Self.number(radius, in: 0...40)
    else { return }
    add("box-shadow", "\(x)px \(y)px \(radius)px \(Self.hex(color))")
  }

  /// `background: linear-gradient(top, bottom)`
  mutating func setGradient(_ top: Color, _ bottom: Color) {
    add("background", "linear-gradient(\(Self.hex(top)),\(Self.hex(bottom)))")
  }

  /// The font of a PostScript name, where it is there: names of letters, digits and hyphens, others are left out.
  mutating func setFontFamily(_ name: String) {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
      default: false
      }
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 64 else { return }
    add("font-family", "\"\(name)\",system-ui,sans-serif")
  }

  private mutating func add(_ property: StaticString, _ value: String) {
    text += (text.isEmpty ? "" : ";") + "\(property):\(value)"
  }

  private static func hex(_ color: Color) -> String {
    color.rgba.alpha == 255 ? String(color.hex.dropLast(2)) : color.hex
  }

  private static func number(_ value: Double, in range: ClosedRange<Double>) -> String? {
    guard value.isFinite else { return nil }
    let hundredths = (min(max(value, range.lowerBound), range.upperBound) * 100).rounded()
    return Int(exactly: hundredths / 100).map(String.init) ?? (hundredths / 100).description
  }
}

/// The classes of a page that stand for declarations: `c0`, `c1`. Each distinct block is one.
struct StyleClasses {
  private var numbers: [CSSBlock: Int] = [:]
  private var blocks: [CSSBlock] = []

  /// The class of a block, with a space before it; nothing for an empty one.
  mutating func name(_ block: CSSBlock) -> String {
    if block.isEmpty { return "" }
    if let number = numbers[block] { return " c\(number)" }
    numbers[block] = blocks.count
    blocks.append(block)
    return " c\(blocks.count - 1)"
  }

  /// The rules.
  var css: [UInt8] {
    var css: [UInt8] = []
    for (number, block) in blocks.enumerated() { css.append(text: ".c\(number){\(block.text)}\n") }
    return css
  }
}
