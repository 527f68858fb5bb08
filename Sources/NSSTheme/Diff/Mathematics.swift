// The platform's C mathematics, behind this one file.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of real numbers that the standard library lacks. Angles are radians.
enum Mathematics {
  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  /// The angle of a point, -π to π.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func cubeRoot(_ x: Double) -> Double { cbrt(x) }
}
