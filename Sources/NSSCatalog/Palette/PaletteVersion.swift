/// A version of the vendor's colour palette, oldest first.
public enum PaletteVersion: UInt8, CaseIterable, Comparable, Sendable {
  case v3_x, v3_2, v4, v5, v6, v7, v8

  /// The newest version, which engines take unless told otherwise.
  public static let latest = PaletteVersion.v8

  /// The name people write: `v3_x`, `v8`.
  public var name: String {
    switch self {
    case .v3_x: "v3_x"
    case .v3_2: "v3_2"
    case .v4: "v4"
    case .v5: "v5"
    case .v6: "v6"
    case .v7: "v7"
    case .v8: "v8"
    }
  }

  /// The version of that exact name, or nil.
  public init?(name: some StringProtocol) {
    guard let version = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = version
  }

  public static func < (left: PaletteVersion, right: PaletteVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
