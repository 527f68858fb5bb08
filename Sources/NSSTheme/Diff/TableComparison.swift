import NSSCatalog

/// Compares the tables of one component in two themes, element by element.
struct TableComparison {
  private let old: TintTable
  private let new: TintTable
  private let pair: Int
  /// The index that the first change of this table will have.
  private let firstChange: Int
  private(set) var changes: [RawChange] = []
  private(set) var contrasts: [RawContrast] = []
  /// Texts that change, or their background, and whose contrast is not known.
  private(set) var unknownContrasts: Set<ChangedPlace> = []
  /// The changes that a contrast can follow from.
  private var sources: [ContrastSource: Int] = [:]

  private struct ContrastSource: Hashable {
    var element: Int
    var state: TintState
    var attribute: ChangedAttribute
  }

  init(_ old: TintTable, _ new: TintTable, pair: Int, firstChange: Int) {
    (self.old, self.new, self.pair, self.firstChange) = (old, new, pair, firstChange)
  }

  /// Compares the elements that may differ.
  mutating func run(_ mayDiffer: (Int) -> Bool) {
    var differing: Set<Int> = []
    for index in 0..<old.count where mayDiffer(index) {
      let before = changes.count
      compare(index)
      if changes.count > before { differing.insert(index) }
    }
    guard !differing.isEmpty else { return }
    let root = (0..<old.count).first { old.schema.elements[$0].name.isEmpty }
    let isRootDiffering = root.map { differing.contains($0) } ?? false
    for index in 0..<old.count where isRootDiffering || differing.contains(index) {
      compareContrast(index, root)
    }
  }

  private mutating func compare(_ index: Int) {
    let before = old.element(index)
    let after = new.element(index)
    let states = Set(before.states).union(after.states)
    for state in TintState.allCases where states.contains(state) {
      let (from, to) = (before[state], after[state])
      compare(index, state, .foregroundColor, from.reported(.foregroundColor), to.reported(.foregroundColor))
      compare(index, state, .borderColor, from.reported(.borderColor), to.reported(.borderColor))
      compare(index, state, .numberOfLines, from.reported(.numberOfLines), to.reported(.numberOfLines))
      let (oldFont, newFont) = (from.reportedFont, to.reportedFont)
      compare(index, state, .fontStyle, oldFont?.style, newFont?.style)
      compare(index, state, .fontName, oldFont?.name, newFont?.name)
      compare(index, state, .fontSize, oldFont?.size, newFont?.size)
      compareViews(index, state, from.view, to.view)
    }
  }

  /// Both lists are sorted by name.
  private mutating func compareViews(
    _ index: Int, _ state: TintState, _ from: [ViewAttribute], _ to: [ViewAttribute]
  ) {
    var others: [String: Lookup] = [:]
    for attribute in to { others[attribute.name] = attribute.lookup }
    for attribute in from {
      let other = others.removeValue(forKey: attribute.name)
      compare(index, state, .view(attribute.name), attribute.lookup, other)
    }
    for attribute in to {
      guard let left = others[attribute.name] else { continue }
      compare(index, state, .view(attribute.name), nil, left)
    }
  }

  private mutating func compare(
    _ index: Int, _ state: TintState, _ attribute: ChangedAttribute, _ from: Lookup?, _ to: Lookup?
  ) {
    switch (from, to) {
    case (nil, nil): return
    case (let from?, let to?) where ValueKey(from.value.effective) == ValueKey(to.value.effective): return
    default: break
    }
    switch attribute {
    case .foregroundColor, .fontSize, .fontStyle, .view("background-color"):
      sources[ContrastSource(element: index, state: state, attribute: attribute)] = changes.count
    default: break
    }
    changes.append(
      RawChange(
        place: place(index, state, attribute), order: index, pair: pair,
        old: from.map { RawValue($0, old.scheme) }, new: to.map { RawValue($0, new.scheme) }))
  }

  private func place(_ index: Int, _ state: TintState, _ attribute: ChangedAttribute) -> ChangedPlace {
    let element = old.schema.elements[index]
    return ChangedPlace(
      owner: .component(old.component), element: element.name,
      innerComponent: element.owner == old.component.name ? "" : element.owner, state: state,
      attribute: attribute)
  }

  // MARK: Contrast

  private mutating func compareContrast(_ index: Int, _ root: Int?) {
    let before = old.element(index)
    let after = new.element(index)
    let rootIndex = root == index ? nil : root
    let oldRoot = rootIndex.map { old.element($0) }
    let newRoot = rootIndex.map { new.element($0) }
    let states = Set(before.states).union(after.states)
    for state in TintState.allCases where states.contains(state) {
      let from = TextContrast(before[state], root: oldRoot?[state])
      let to = TextContrast(after[state], root: newRoot?[state])
      // The text's own change comes first, then its background's, then that of the component.
      let places: [(Int?, ChangedAttribute)] = [
        (index, .foregroundColor), (index, .view("background-color")), (rootIndex, .view("background-color")),
        (index, .fontSize), (index, .fontStyle),
      ]
      var cause: Int?
      for case (let element?, let attribute) in places where cause == nil {
        cause = sources[ContrastSource(element: element, state: state, attribute: attribute)]
      }
      guard let cause else { continue }
      let place = place(index, state, .foregroundColor)
      if TextContrast.isUnknown(to, of: after[state]) { unknownContrasts.insert(place) }
      guard TextContrast.differ(from, to) else { continue }
      contrasts.append(
        RawContrast(
          place: place, order: index, pair: pair, old: from, new: to, change: firstChange + cause))
    }
  }
}

extension TextContrast {
  /// The text of an element on its own background, or on that of the component. Nil where one of them is not known: a
  /// translucent background counts only over a known one.
  init?(_ attributes: TintAttributes, root: TintAttributes?) {
    guard let text = attributes.reported(.foregroundColor), let front = text.value.color else { return nil }
    let own = attributes.view("background-color")
    let behind = root?.view("background-color")
    var assumptions = text.assumptions
    var back: Color
    var isAssumed = false
    if let own {
      guard let color = own.value.color else { return nil }
      back = color
      assumptions.formUnion(own.assumptions)
    } else {
      back = Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if back.rgba.alpha < 255 {
      guard let behind, let color = behind.value.color, color.rgba.alpha == 255 else { return nil }
      back = Contrast.composite(back, over: color)
      assumptions.formUnion(behind.assumptions)
      isAssumed = true
    }
    self.init(
      text: Contrast.composite(front, over: back), background: back, isLarge: Self.isLarge(attributes),
      isBackgroundAssumed: isAssumed, assumptions: assumptions)
  }

  /// Whether there is a text that is active, and nobody can say on what it stands.
  static func isUnknown(_ contrast: TextContrast?, of attributes: TintAttributes) -> Bool {
    contrast == nil && attributes.reported(.foregroundColor)?.value.color != nil
      && !isExempt(attributes.state)
  }

  /// Whether two sides are not seen alike.
  static func differ(_ a: TextContrast?, _ b: TextContrast?) -> Bool {
    a?.text != b?.text || a?.background != b?.background || a?.isLarge != b?.isLarge
  }

  private static func isLarge(_ attributes: TintAttributes) -> Bool {
    guard let font = attributes.font?.value else { return false }
    if let size = font.size { return size >= 18 }
    return largeStyles.contains(font.style ?? "")
  }

  private static let largeStyles: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "extraLargeTitle",
  ]

  /// The states whose text WCAG asks nothing of: what is not active. Read-only text is there to be read, and so is a
  /// placeholder.
  static func isExempt(_ state: TintState?) -> Bool {
    switch state {
    case .disabled, .selectedDisabled, .disabledSelected, .disabledUnselected,
      .editableDisabled:
      true
    default: false
    }
  }
}
