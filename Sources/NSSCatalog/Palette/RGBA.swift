/// A colour of four 8-bit components in sRGB, alpha not multiplied in.
public struct RGBA: Hashable, Sendable {
  /// 0-255.
  public var red: UInt8
  /// 0-255.
  public var green: UInt8
  /// 0-255.
  public var blue: UInt8
  /// 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// A colour of its components; opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from 0xRRGGBBAA.
  public init(packed: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: packed >> 24), green: UInt8(truncatingIfNeeded: packed >> 16),
      blue: UInt8(truncatingIfNeeded: packed >> 8), alpha: UInt8(truncatingIfNeeded: packed))
  }

  /// The colour as 0xRRGGBBAA.
  public var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// `#rrggbbaa`, lower case.
  public var hex: String {
    var text = "#"
    for byte in [red, green, blue, alpha] {
      text += byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
    }
    return text
  }
}
