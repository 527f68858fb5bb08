/// The background a palette colour is asked for, as a suffix of a value: `primaryLabel_darkConstant`.
public enum PaletteScheme: UInt8, CaseIterable, Sendable {
  /// The background of the device: light or dark by appearance.
  case device
  /// The opposite of the device's background.
  case deviceInverse
  /// A light background, whatever the appearance.
  case lightConstant
  /// A dark background, whatever the appearance.
  case darkConstant

  /// The name people write after the underscore.
  public var name: String {
    switch self {
    case .device: "device"
    case .deviceInverse: "deviceInverse"
    case .lightConstant: "lightConstant"
    case .darkConstant: "darkConstant"
    }
  }

  /// Whether the background is dark on a device with the appearance given.
  public func isDarkBackground(darkAppearance: Bool) -> Bool {
    switch self {
    case .device: darkAppearance
    case .deviceInverse: !darkAppearance
    case .lightConstant: false
    case .darkConstant: true
    }
  }
}
