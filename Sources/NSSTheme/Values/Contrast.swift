/// Contrast of colours by WCAG 2.2 (success criterion 1.4.3).
public enum Contrast {
  /// The ratio of two opaque colours, 1 to 21, whichever is the lighter.
  public static func ratio(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// The relative luminance of an opaque colour, 0 to 1.
  public static func luminance(_ color: Color) -> Double {
    let (red, green, blue) = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The linear components of a colour, 0 to 1, each rounded to 8 bits before.
  static func linear(_ color: Color) -> (red: Double, green: Double, blue: Double) {
    let rgba = color.rgba
    return (linear[Int(rgba.red)], linear[Int(rgba.green)], linear[Int(rgba.blue)])
  }

  /// What is seen when a colour is laid over an opaque one: straight alpha, in sRGB components as iOS composes them.
  public static func composite(_ front: Color, over back: Color) -> Color {
    let alpha = min(max(front.alpha, 0), 1)
    func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return Color(
      red: mix(front.red, back.red), green: mix(front.green, back.green), blue: mix(front.blue, back.blue))
  }

  /// The linear value of each 8-bit sRGB component.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power24((value + 0.055) / 1.055)
  }

  /// x to the power of 2.4, for 0 < x <= 1: x² times the fifth root of x².
  private static func power24(_ x: Double) -> Double {
    let square = x * x
    // Newton's iteration; it starts above the root and falls towards it.
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root = (4 * root + square / fourth) / 5
    }
    return square * root
  }
}
