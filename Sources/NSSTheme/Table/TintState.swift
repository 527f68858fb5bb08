/// A state of an element, as attribute suffixes and the API's control states name it.
public enum TintState: UInt8, CaseIterable, Sendable {
  case normal, highlighted, selected, disabled, readonly
  case enabledSelected, enabledUnselected, disabledSelected, disabledUnselected
  case selectedHighlighted, selectedDisabled
  case placeholder, standard, accented, editable, editableDisabled
  /// Printed once for `highlighted`; kept apart, since the engine may know only one of them.
  case highlight
  /// A state that an app defines; the API has it, sheets do not.
  case application

  /// The suffix of attributes, without its hyphen: `enabled-selected`.
  public var name: String { Self.names[Int(rawValue)] }

  /// The case of the API's control state: `enabledSelected`, `readOnly`.
  public var apiName: String { Self.apiNames[Int(rawValue)] }

  /// The state of a suffix, or of the API's name for it, or nil.
  public init?(named name: String) {
    var name = name
    guard let found = name.withUTF8({ Self.named($0) }) else {
      guard let index = Self.apiNames.firstIndex(of: name) else { return nil }
      self.init(rawValue: UInt8(index))
      return
    }
    self = found
  }

  static func named(_ name: some Collection<UInt8>) -> TintState? {
    for (index, other) in names.enumerated() where other.utf8.elementsEqual(name) {
      return TintState(rawValue: UInt8(index))
    }
    return nil
  }

  private static let apiNames = [
    "normal", "highlighted", "selected", "disabled", "readOnly", "enabledSelected", "enabledUnselected",
    "disabledSelected", "disabledUnselected", "selectedHighlighted", "selectedDisabled", "placeholder",
    "standard", "accented", "editable", "editableDisabled", "highlight", "application",
  ]

  private static let names = [
    "normal", "highlighted", "selected", "disabled", "readonly", "enabled-selected", "enabled-unselected",
    "disabled-selected", "disabled-unselected", "selected-highlighted", "selected-disabled", "placeholder",
    "standard", "accented", "editable", "editable-disabled", "highlight", "application",
  ]
}

/// A key of the API's tint attributes.
public enum TintKey: UInt8, CaseIterable, Sendable {
  case foregroundColor, font, borderColor, numberOfLines

  /// The key as the API spells it: `fuiBorderColor`.
  public var name: String {
    switch self {
    case .foregroundColor: "foregroundColor"
    case .font: "font"
    case .borderColor: "fuiBorderColor"
    case .numberOfLines: "fuiNumberOfLines"
    }
  }

  /// The base attributes that may feed it.
  var feeds: [String] {
    switch self {
    case .foregroundColor: ["font-color", "tint-color"]
    case .font: ["font-style", "font-name", "font-size"]
    case .borderColor: ["border-color"]
    case .numberOfLines: ["text-line-clamp"]
    }
  }

  /// The key of exactly that name, or nil.
  public init?(named name: String) {
    guard let key = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = key
  }
}
