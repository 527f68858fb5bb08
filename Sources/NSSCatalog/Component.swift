/// A class whose elements a sheet can style: a SAPFiori class, or the UIKit class behind an NUI base class.
public struct Component: Sendable, Hashable {
  let family: CatalogFamily
  let index: Int

  private var record: CatalogFamily.ComponentRecord { family.components[index] }

  /// The Swift class, such as `FUIStepperFormCell`.
  public var name: String { family.text(record.name) }
  /// The superclass as printed, or nil when it is not known.
  public var superclass: String? { family.optionalText(record.superclass) }
  /// The kind of class: `FormCell`, `Card`, `View` and so on.
  public var kind: String { family.text(record.kind) }
  /// The class path stems its documentation lists, such as `fdlFUIStepperFormCell`.
  public var stems: [String] { family.names[record.stems.range].map(family.text) }
  /// Current, deprecated or unavailable.
  public var status: CatalogStatus { record.status }
  /// A remark on the facts, or nil.
  public var note: String? { family.optionalText(record.note) }
  /// The protocols its declarations state, each with its sources, or nil.
  public var conforms: String? { family.optionalText(record.conforms) }
  /// Whether the primary sources (S0 to S4) name it.
  public var isInPrimarySources: Bool { record.isPrimary }

  public static func == (a: Component, b: Component) -> Bool { a.family === b.family && a.index == b.index }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(family))
    hasher.combine(index)
  }
}
