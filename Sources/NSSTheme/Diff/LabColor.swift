/// A colour in CIE L*a*b*, white point D65, as CIEDE2000 compares it.
public struct LabColor: Hashable, Sendable {
  /// Lightness, 0 to 100.
  public var lightness: Double
  /// From green (negative) to red.
  public var a: Double
  /// From blue (negative) to yellow.
  public var b: Double

  /// A colour of its coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// An opaque sRGB colour; its alpha is not looked at.
  public init(_ color: Color) {
    let (red, green, blue) = Contrast.linear(color)
    let x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    func scaled(_ part: Double) -> Double {
      part > 216.0 / 24389 ? Mathematics.cubeRoot(part) : (24389.0 / 27 * part + 16) / 116
    }
    let (fx, fy, fz) = (scaled(x / 0.95047), scaled(y), scaled(z / 1.08883))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// The difference CIEDE2000 with all weights 1 (Sharma, Wu, Dalal, 2005), 0 or more. Symmetric.
  public func difference(from other: LabColor) -> Double {
    func root(_ x: Double) -> Double { x.squareRoot() }
    func seventh(_ x: Double) -> Double { x * x * x * x * x * x * x }
    let degree = Double.pi / 180
    let chroma = (root(a * a + b * b) + root(other.a * other.a + other.b * other.b)) / 2
    let grey = 0.5 * (1 - root(seventh(chroma) / (seventh(chroma) + seventh(25))))
    let (a1, a2) = (a * (1 + grey), other.a * (1 + grey))
    let (c1, c2) = (root(a1 * a1 + b * b), root(a2 * a2 + other.b * other.b))
    func hue(_ a: Double, _ b: Double) -> Double {
      if a == 0, b == 0 { return 0 }
      let angle = Mathematics.angle(x: a, y: b)
      return angle < 0 ? angle + 2 * .pi : angle
    }
    let (h1, h2) = (hue(a1, b), hue(a2, other.b))
    let hasHues = c1 * c2 != 0
    var turn = hasHues ? h2 - h1 : 0
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    var meanHue = h1 + h2
    if hasHues {
      if (h1 - h2).magnitude > .pi { meanHue += meanHue < 2 * .pi ? 2 * .pi : -2 * .pi }
      meanHue /= 2
    }
    let deltaL = other.lightness - lightness
    let deltaC = c2 - c1
    let deltaH = 2 * root(c1 * c2) * Mathematics.sine(turn / 2)
    let meanL = (lightness + other.lightness) / 2
    let meanC = (c1 + c2) / 2
    let t =
      1 - 0.17 * Mathematics.cosine(meanHue - 30 * degree) + 0.24 * Mathematics.cosine(2 * meanHue)
      + 0.32 * Mathematics.cosine(3 * meanHue + 6 * degree)
      - 0.20 * Mathematics.cosine(4 * meanHue - 63 * degree)
    let offset = (meanHue / degree - 275) / 25
    let rotation = 60 * degree * Mathematics.exponential(-offset * offset)
    let middle = (meanL - 50) * (meanL - 50)
    let weightL = 1 + 0.015 * middle / root(20 + middle)
    let weightC = 1 + 0.045 * meanC
    let weightH = 1 + 0.015 * meanC * t
    let blue = -2 * root(seventh(meanC) / (seventh(meanC) + seventh(25))) * Mathematics.sine(rotation)
    let (l, c, h) = (deltaL / weightL, deltaC / weightC, deltaH / weightH)
    return root(max(0, l * l + c * c + h * h + blue * c * h))
  }
}
