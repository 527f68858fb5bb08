import NSSCatalog

/// A colour in sRGB with straight alpha, as an engine holds it: components are 0-1, but what an engine does not clamp is
/// not clamped here.
public struct Color: Hashable, Sendable {
  /// Nominally 0-1.
  public var red: Double
  /// Nominally 0-1.
  public var green: Double
  /// Nominally 0-1.
  public var blue: Double
  /// 0 is transparent, 1 opaque.
  public var alpha: Double

  /// A colour of its components; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour of 8-bit components.
  public init(_ rgba: RGBA) {
    self.init(
      red: Double(rgba.red) / 255, green: Double(rgba.green) / 255, blue: Double(rgba.blue) / 255,
      alpha: Double(rgba.alpha) / 255)
  }

  /// A colour by hue, saturation and brightness, each 0-1 and clamped to it; hue 0 and 1 are red.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let hue = Self.clamp(hue)
    let saturation = Self.clamp(saturation)
    let brightness = Self.clamp(brightness)
    let sector = hue * 6
    // Conversions round down by themselves; `rounded` would need the C mathematics library.
    let whole = Int(sector)
    let part = sector - Double(whole)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch whole % 6 {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  /// The nearest colour of 8-bit components.
  public var rgba: RGBA {
    func byte(_ component: Double) -> UInt8 { UInt8(Self.clamp(component) * 255 + 0.5) }
    return RGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// `#rrggbbaa`, lower case.
  public var hex: String { rgba.hex }

  // Written so that a number that is none becomes 0.
  private static func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
