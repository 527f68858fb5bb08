import NSSCatalog
import NSSTheme

/// Where the parts of a component stand in its drawing. Derived from what the catalogue says of its elements; nothing
/// here knows a component.
struct CellLayout {
  /// A part: an element and what it is drawn as.
  struct Part {
    /// The place in the component's table.
    var element: Int
    var shape: PartShape
    var words: PartWords
    /// Smaller ones come first.
    var order: Int
  }

  /// Parts that belong together: those of a view inside, those of a filter button.
  struct Group {
    var name: String
    /// What lies behind the others: the view itself, its backgrounds.
    var layers: [Part] = []
    var parts: [Part] = []
    /// Drawn more than once, side by side.
    var isRepeated = false
    /// Whether the sheets style any of them.
    var isThemed = false
  }

  enum Slot {
    case bar, leading, main, figures, trailing, below
  }

  /// The component itself, where it is something that holds others.
  private(set) var base: Part?
  /// Backgrounds behind the cell's parts.
  private(set) var layers: [Part] = []
  private(set) var slots: [Slot: [Part]] = [:]
  /// In the order of the table.
  private(set) var groups: [Group] = []
  /// Whether its texts are those of a form.
  let isForm: Bool
  /// Whether it has the system's background of cells, where no element stands for the component itself.
  let isCell: Bool

  /// - Parameter kind: the catalogue's kind of component, such as `FormCell`.
  init(_ table: TintTable, kind: String, engine: Engine) {
    let owner = PartWords(table.component.name)
    let elements = table.elements
    isForm = kind == "FormCell" || elements.contains { PartWords($0.name).has("key", "hint") }
    isCell = ["Cell", "Card"].contains { kind.hasSuffix($0) }
    var sizes: [String: Int] = [:]
    for element in elements { sizes[Self.prefix(element.name), default: 0] += 1 }
    var groupNumbers: [String: Int] = [:]
    let omitted = Self.secondNames(elements)
    for (index, element) in elements.enumerated() where !omitted.contains(index) {
      let prefix = Self.prefix(element.name)
      let words = PartWords(element.name)
      let role = PartShape.role(element, engine)
      var shape = PartShape(role, words, owner: owner)
      // Of a view inside that is the whole of it, the background is all there is to see.
      if shape == .box, element.isInner, element.name == element.owner { shape = .layer }
      var part = Part(element: index, shape: shape, words: words, order: 0)
      if element.name.isEmpty || role == .cell && engine == .nui, base == nil, shape == .box {
        base = part
      } else if sizes[prefix, default: 0] > 1, !prefix.isEmpty {
        let number = groupNumbers[prefix] ?? groups.count
        if number == groups.count {
          groups.append(Group(name: prefix, isRepeated: prefix == "item"))
          groupNumbers[prefix] = number
        }
        if element.isThemed { groups[number].isThemed = true }
        if shape == .layer || shape == .box {
          groups[number].layers.append(part)
        } else {
          groups[number].parts.append(part)
        }
      } else if shape == .layer {
        layers.append(part)
      } else {
        let (slot, order) = Self.place(part, isForm: isForm)
        part.order = order
        slots[slot, default: []].append(part)
      }
    }
    for slot in slots.keys { slots[slot]?.sort { ($0.order, $0.element) < ($1.order, $1.element) } }
    // Of a view inside that is the whole of it, the paths style the cell around it.
    if base == nil,
      let inner = layers.firstIndex(where: { elements[$0.element].name == elements[$0.element].owner })
    {
      base = layers.remove(at: inner)
    }
    // A value alone is the cell's text.
    if slots[.main] == nil, let values = slots[.trailing],
      !values.contains(where: { $0.shape != .field && $0.shape != .text && $0.shape != .placeholder })
    {
      slots[.main] = values
      slots[.trailing] = nil
    }
  }

  /// The name up to the first underscore.
  private static func prefix(_ name: String) -> String { String(name.prefix { $0 != "_" }) }

  /// Elements that are another's second name (`keyLabel` beside `keyText`) and that no sheet styles.
  private static func secondNames(_ elements: [TintElement]) -> Set<Int> {
    struct Name: Hashable {
      var group: String
      var stem: String
      var isText: Bool
      var owner: String
    }
    var byName: [Name: [Int]] = [:]
    for (index, element) in elements.enumerated() {
      let stem = PartWords(element.name).stem
      if stem.isEmpty || ![.text, .textField].contains(element.role) { continue }
      let group = element.name.contains("_") ? prefix(element.name) : ""
      byName[Name(group: group, stem: stem, isText: true, owner: element.owner), default: []].append(index)
    }
    var omitted: Set<Int> = []
    for names in byName.values where names.count > 1 {
      let kept = names.first { elements[$0].isThemed } ?? names[0]
      omitted.formUnion(names.filter { $0 != kept && !elements[$0].isThemed })
    }
    return omitted
  }

  private static func place(_ part: Part, isForm: Bool) -> (slot: Slot, order: Int) {
    let words = part.words
    switch part.shape {
    case .bar: return (.bar, 0)
    case .barItem: return (.bar, words.has("cancel", "previous", "back", "close", "reject") ? 1 : 3)
    case .image:
      if words.has("kpi") { return (.figures, 0) }
      if words.has("substatus") { return (.trailing, 7) }
      return (words.has("status", "trend", "close", "check", "sync") ? .trailing : .leading, 5)
    case .glyph(.minus): return (.trailing, 10)
    case .glyph(.plus): return (.trailing, 12)
    case .glyph: return (.trailing, 20)
    case .toggle: return (.trailing, 15)
    case .stars: return (words.all.isEmpty || !isForm ? .below : .trailing, 0)
    case .field: return (words.has("value", "fields") ? .trailing : .below, 11)
    case .placeholder: return (isForm ? .trailing : .leading, 13)
    case .slider, .progress, .spinner, .segments, .dots, .search: return (.below, 0)
    case .tags: return (.below, 1)
    case .button: return (.below, 3)
    case .line: return (.below, 6)
    case .box, .layer: return (.below, 2)
    case .text: return text(words, isForm: isForm)
    }
  }

  private static func text(_ words: PartWords, isForm: Bool) -> (slot: Slot, order: Int) {
    if words.has("kpi"), !words.has("footnote") { return (.figures, words.has("metric") ? 1 : 2) }
    if words.has("status") { return (.trailing, 6) }
    if words.has("substatus") { return (.trailing, 8) }
    if words.has("timestamp", "trend") { return (.trailing, 9) }
    if words.has("value"), isForm { return (.trailing, 11) }
    if words.has("hint", "error", "watermark") || words.has("action") { return (.below, 5) }
    if words.has("footnote") { return (.main, 8) }
    if words.hasPart("subhead", "subtitle", "subattribute") { return (.main, 3) }
    if words.has("description", "body", "detail", "caption", "attribute") { return (.main, 5) }
    return (.main, words.has("key", "title", "headline") ? 0 : 4)
  }
}
