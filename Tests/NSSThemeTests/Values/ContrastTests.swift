import NSSCatalog
import NSSTheme
import Testing

@Suite struct ContrastTests {
  private func color(_ hex: UInt32) -> Color {
    Color(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }

  /// Ratios as WCAG's own examples and common checkers give them.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x767676, 0xFFFFFF, 4.54),
      (0x777777, 0xFFFFFF, 4.48),
      (0x0000FF, 0xFFFFFF, 8.59), (0xFF0000, 0xFFFFFF, 4.0), (0x949494, 0xFFFFFF, 3.03),
    ] as [(UInt32, UInt32, Double)]) func ratioIsWCAGs(front: UInt32, back: UInt32, expected: Double)
  {
    let ratio = Contrast.ratio(color(front), color(back))
    #expect((ratio - expected).magnitude < 0.01, "\(ratio)")
    #expect(Contrast.ratio(color(back), color(front)) == ratio)
  }

  @Test func alphaIsLaidOver() {
    var half = color(0x000000)
    half.alpha = 0.5
    #expect(Contrast.composite(half, over: color(0xFFFFFF)).hex == "#808080ff")
  }
}
