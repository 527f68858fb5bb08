import NSSTestSupport

/// Makes sheets of SAPFiori's words, and damages them.
struct SplitMixBytes {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let pieces = [
    "fdlFUIStepperFormCell_keyText", "fdlFUIFilterFormCell_item_titleLabel_selected", "fdlFUIObjectHeader",
    "A",
    "font-color", "tint-color-disabled", "background-color-scheme", "font-color-selected", "border-color",
    "x-y-z",
    "@primary4", "@tintColor_darkBackground", "@brand", "primary1", "darkConstant", "#28666666", "#fff",
    "rgba(1,2,3,1)", "9999999999999999999999e400", "-", "1, 2", "{", "}", "{", "}", ":", ":", ":", ";", ";",
    ";",
    ",", "@media (device: ipad)", "@media", "and", "(", ")", "// c\n", "/* c */", "/*", "\n", " ", "é",
    "\u{0}", "@",
  ]

  mutating func sheet(_ round: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      bytes += Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
      if Bool.random(using: &random) { bytes.append(0x20) }
    }
    if round % 5 == 0, !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    return bytes
  }
}
