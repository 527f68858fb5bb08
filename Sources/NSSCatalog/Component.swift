/// A class whose elements a sheet can style: a SAPFiori class, or the UIKit class behind an NUI base class.
public struct Component: Sendable, Hashable {
  let family: CatalogFamily
  let index: Int

  /// The Swift class, such as `FUIStepperFormCell`.
  public var name: String { "" }
  /// The superclass as printed, or nil when it is not known.
  public var superclass: String? { nil }
  /// The kind of class: `FormCell`, `Card`, `View` and so on.
  public var kind: String { "" }
  /// The class path stems its documentation lists, such as `fdlFUIStepperFormCell`.
  public var stems: [String] { [] }
  /// Current, deprecated or unavailable.
  public var status: CatalogStatus { .current }
  /// A remark on the facts, or nil.
  public var note: String? { nil }
  /// The protocols its declarations state, each with its sources, or nil.
  public var conforms: String? { nil }
  /// Whether the primary sources (S0 to S4) name it.
  public var isInPrimarySources: Bool { false }

  public static func == (a: Component, b: Component) -> Bool { a.family === b.family && a.index == b.index }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
