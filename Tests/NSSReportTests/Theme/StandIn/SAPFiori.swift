// As much of SAPFiori as generated source uses, as its documents print it: signatures only, for the type checker.
import UIKit

public enum FUIPropertyRef {
  case title, subtitle, status, substatus, footnote, body, icons, placeholder, valueText, headlineText
}

public struct FUIControlState: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let normal = FUIControlState(rawValue: 1), highlighted = FUIControlState(rawValue: 2)
  public static let selected = FUIControlState(rawValue: 4), disabled = FUIControlState(rawValue: 8)
  public static let readOnly = FUIControlState(rawValue: 16), enabledSelected = FUIControlState(rawValue: 32)
  public static let enabledUnselected = FUIControlState(rawValue: 64)
  public static let disabledSelected = FUIControlState(rawValue: 128)
  public static let disabledUnselected = FUIControlState(rawValue: 256)
}

public protocol FUITintAttributesProvider {
  func setAttributes(
    _ attributes: [NSAttributedString.Key: Any], for ref: FUIPropertyRef, state: FUIControlState)
  func addAttributes(
    _ attributes: [NSAttributedString.Key: Any], for ref: FUIPropertyRef, state: FUIControlState)
}

extension NSAttributedString.Key {
  public static let fuiBorderColor = Self(rawValue: "fuiBorderColor")
  public static let fuiNumberOfLines = Self(rawValue: "fuiNumberOfLines")
}

open class FUITintCell: FUITintAttributesProvider {
  public func setAttributes(
    _ attributes: [NSAttributedString.Key: Any], for ref: FUIPropertyRef, state: FUIControlState
  ) {}
  public func addAttributes(
    _ attributes: [NSAttributedString.Key: Any], for ref: FUIPropertyRef, state: FUIControlState
  ) {}
}

public final class FUIStepperFormCell: FUITintCell {}
public final class FUIStepperCollectionViewCell: FUITintCell {}
public final class FUITextFieldFormCell: FUITintCell {}
public final class FUITitleFormCollectionViewCell: FUITintCell {}
