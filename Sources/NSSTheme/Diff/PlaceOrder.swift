/// The order of changes: components by name, elements and states as the catalogue has them, then classes, then the
/// palette.
enum PlaceOrder {
  /// Whether one place stands before another; `order` is the number of the element, `pair` that of the traits.
  static func precedes(
    _ a: ChangedPlace, _ aOrder: Int, _ aPair: Int, _ b: ChangedPlace, _ bOrder: Int, _ bPair: Int
  ) -> Bool {
    if a.owner != b.owner { return owner(a.owner, b.owner) }
    if aOrder != bOrder { return aOrder < bOrder }
    let (aState, bState) = (rank(a.state), rank(b.state))
    if aState != bState { return aState < bState }
    if a.attribute != b.attribute { return attribute(a.attribute, b.attribute) }
    return aPair < bPair
  }

  private static func owner(_ a: ChangedPlace.Owner, _ b: ChangedPlace.Owner) -> Bool {
    switch (a, b) {
    case (.component(let a), .component(let b)): a.rawValue < b.rawValue
    case (.styleClass(let a), .styleClass(let b)): byBytes(a, b)
    default: rank(a) < rank(b)
    }
  }

  private static func rank(_ owner: ChangedPlace.Owner) -> Int {
    switch owner {
    case .component: 0
    case .styleClass: 1
    case .palette: 2
    }
  }

  private static func rank(_ state: TintState?) -> Int { state.map { Int($0.rawValue) + 1 } ?? 0 }

  private static func attribute(_ a: ChangedAttribute, _ b: ChangedAttribute) -> Bool {
    switch (a, b) {
    case (.view(let a), .view(let b)), (.declared(let a), .declared(let b)): byBytes(a, b)
    case (.variant(let a), .variant(let b)): a.rawValue < b.rawValue
    default: rank(a) < rank(b)
    }
  }

  private static func rank(_ attribute: ChangedAttribute) -> Int {
    switch attribute {
    case .foregroundColor: 0
    case .fontStyle: 1
    case .fontName: 2
    case .fontSize: 3
    case .borderColor: 4
    case .numberOfLines: 5
    case .view: 6
    case .declared: 7
    case .variant: 8
    }
  }

  static func byBytes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}

/// The order of causes: by kind, then by place in the new sheet or else in the old one, then by name.
enum CauseOrder {
  static func precedes(_ a: RootCause, _ b: RootCause) -> Bool {
    if a.kind != b.kind { return rank(a) < rank(b) }
    let (aPlace, bPlace) = (place(a), place(b))
    if aPlace != bPlace { return aPlace.lexicographicallyPrecedes(bPlace) }
    if a.name != b.name { return PlaceOrder.byBytes(a.name, b.name) }
    return PlaceOrder.byBytes(a.oldText ?? "", b.oldText ?? "")
  }

  private static func rank(_ cause: RootCause) -> Int {
    RootCause.Kind.allCases.firstIndex(of: cause.kind) ?? 0
  }

  /// What is gone stands behind what is there.
  private static func place(_ cause: RootCause) -> [Int] {
    guard let location = cause.newLocation ?? cause.oldLocation else { return [] }
    return [cause.newLocation == nil ? 1 : 0, location.sheet, location.range.lowerBound]
  }
}
