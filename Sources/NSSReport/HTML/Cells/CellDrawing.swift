import NSSCatalog
import NSSTheme

/// What a report knows of a part that is drawn.
struct PartMark {
  /// The number that the page's script knows it by.
  var number: Int
  /// What its look rests on.
  var assumptions: Assumptions = []
  /// Whether the theme says nothing of it in this state.
  var isUntouched = true
  /// Whether it differs from what it is compared with.
  var isChanged = false

  init(number: Int, _ lookups: [Lookup]) {
    self.number = number
    isUntouched = lookups.isEmpty
    for lookup in lookups { assumptions.formUnion(lookup.assumptions) }
  }

  /// All that gives a part its look in a state.
  static func lookups(_ attributes: TintAttributes) -> [Lookup] {
    var lookups = [attributes.foregroundColor]
    lookups += [attributes.font?.style, attributes.font?.name, attributes.font?.size]
    lookups += [attributes.borderColor, attributes.numberOfLines] + attributes.view.map(\.lookup)
    return lookups.compactMap { $0 }
  }
}

/// Whoever draws cells numbers their parts.
protocol PartMarking: AnyObject {
  func mark(_ element: TintElement, _ state: TintState) -> PartMark
}

/// Draws a component in one state: real HTML, whose parts are buttons. Only the first of them is in the tab order; the
/// page's script moves among the others with the arrow keys.
struct CellDrawing<Marking: PartMarking> {
  let table: TintTable
  let layout: CellLayout
  let state: TintState
  let marking: Marking
  private var classes: StyleClasses
  private var html: HTMLWriter
  private var hasTabStop = false
  /// Whether a background of the theme lies behind what is drawn.
  private var isOnThemed = false
  /// What every part rests on that the theme touches: said once, not at each of them.
  private var shared: Assumptions = []
  /// What every part rests on that has a font of the theme.
  private var sharedByTexts: Assumptions = []

  /// Draws into a page, which must be left alone meanwhile: ``end(_:)`` gives it back.
  init(
    _ table: TintTable, _ layout: CellLayout, _ state: TintState, _ marking: Marking, _ page: inout PageBody
  ) {
    (self.table, self.layout, self.state, self.marking) = (table, layout, state, marking)
    // Moved, not copied.
    (html, classes) = (page.html, page.classes)
    page = PageBody()
  }

  /// Gives the page back.
  mutating func end(_ page: inout PageBody) {
    (page.html, page.classes) = (html, classes)
    (html, classes) = (HTMLWriter(), StyleClasses())
  }

  /// The state that an element is drawn in: that of the picture, if it has it.
  private func state(of element: TintElement) -> TintState {
    element.states.contains(state) ? state : .normal
  }

  /// The whole cell.
  mutating func draw() {
    findShared()
    html.markup("<div class=\"cell")
    if let base = layout.base {
      isOnThemed = openBox(base)
    } else {
      html.bytes.append(text: layout.isCell ? "\">" : " none\">")
    }
    if let parts = layout.slots[.bar] { bar(parts) }
    row()
    if let parts = layout.slots[.below] {
      html.markup("<div class=\"below\">")
      for part in parts { self.part(part) }
      html.markup("</div>")
    }
    for group in groups { self.group(group) }
    html.markup("</div>")
    isOnThemed = false
    chips()
    if shared.isEmpty, sharedByTexts.isEmpty { return }
    html.markup("<p class=\"rests\"><b class=\"mark\">?</b> Assumed: ")
    var parts: [String] = []
    if !shared.isEmpty { parts.append("\(shared.names.joined(separator: ", ")) (all parts)") }
    if !sharedByTexts.isEmpty {
      parts.append("\(sharedByTexts.names.joined(separator: ", ")) (all texts with a font)")
    }
    html.text(parts.joined(separator: "; ") + ".")
    html.markup("</p>")
  }

  /// Finds the assumptions that all touched parts have in common, and all with a font, where there are several.
  private mutating func findShared() {
    var parts = [layout.base].compactMap { $0 } + layout.layers + layout.slots.values.flatMap { $0 }
    for group in groups { parts += group.layers + group.parts }
    var common: (all: Assumptions?, texts: Assumptions?)
    var counts = (all: 0, texts: 0)
    for part in parts {
      let element = table.element(part.element)
      let attributes = element[state(of: element)]
      let lookups = PartMark.lookups(attributes)
      if lookups.isEmpty { continue }
      let assumptions = lookups.reduce(into: Assumptions()) { $0.formUnion($1.assumptions) }
      common.all = common.all?.intersection(assumptions) ?? assumptions
      counts.all += 1
      guard attributes.font != nil else { continue }
      common.texts = common.texts?.intersection(assumptions) ?? assumptions
      counts.texts += 1
    }
    if counts.all > 1 { shared = common.all ?? [] }
    if counts.texts > 1 { sharedByTexts = (common.texts ?? []).subtracting(shared) }
  }

  /// What lies inside and nothing styles is shown once.
  private var groups: [CellLayout.Group] {
    state == .normal ? layout.groups : layout.groups.filter(\.isThemed)
  }

  private mutating func row() {
    let slots: [(CellLayout.Slot, StaticString)] = [
      (.leading, "<div class=\"lead\">"), (.main, "<div class=\"main\">"),
      (.figures, "<div class=\"figures\">"),
      (.trailing, "<div class=\"trail\">"),
    ]
    let ownText = layout.base.flatMap { base in
      let element = table.element(base.element)
      let attributes = element[state(of: element)]
      return attributes.foregroundColor == nil && attributes.font == nil ? nil : base
    }
    if ownText == nil, slots.allSatisfy({ layout.slots[$0.0] == nil }) { return }
    html.markup("<div class=\"row\">")
    for (slot, markup) in slots {
      let parts = layout.slots[slot] ?? []
      if parts.isEmpty, slot != .main || ownText == nil { continue }
      let isStepper = parts.contains { $0.shape == .glyph(.plus) }
      html.markup(slot == .trailing && isStepper ? "<div class=\"trail steps\">" : markup)
      if slot == .main, let ownText {
        var part = ownText
        part.shape = .text
        self.part(part)
      }
      for part in parts { self.part(part) }
      html.markup("</div>")
    }
    html.markup("</div>")
  }

  private mutating func group(_ group: CellLayout.Group) {
    html.markup("<div class=\"groups\">")
    let isOuter = isOnThemed
    for _ in 0..<(group.isRepeated ? 2 : 1) {
      html.markup("<div class=\"group")
      if let layer = group.layers.last {
        isOnThemed = openBox(layer) || isOuter
      } else {
        html.markup("\">")
      }
      for part in group.parts { self.part(part) }
      html.markup("</div>")
      isOnThemed = isOuter
    }
    html.markup("</div>")
  }

  /// A bar with its items at both ends.
  private mutating func bar(_ parts: [CellLayout.Part]) {
    let bars = parts.filter { $0.shape == .bar }
    let items = parts.filter { $0.shape != .bar }
    let isOuter = isOnThemed
    for (index, part) in (bars.isEmpty ? [nil] : bars.map { Optional($0) }).enumerated() {
      html.markup("<div class=\"barbox")
      if let part { isOnThemed = openBox(part) || isOuter } else { html.markup(" unknown\">") }
      isOnThemed = isOnThemed || part == nil
      let own = index == 0 ? items : []
      for item in own where item.order < 2 { self.part(item) }
      if let part { self.part(part) }
      for item in own where item.order >= 2 { self.part(item) }
      html.markup("</div>")
      isOnThemed = isOuter
    }
  }

  /// The rest of a `div` that shows a part's background and leads to it.
  /// - Returns: whether it has a background of the theme's.
  private mutating func openBox(_ part: CellLayout.Part) -> Bool {
    let element = table.element(part.element)
    let state = state(of: element)
    var look = PartLook(element[state])
    var block = CSSBlock()
    look.box(&block)
    html.bytes.append(text: classes.name(block))
    let mark = marking.mark(element, state)
    if mark.isUntouched { html.markup(" u") }
    if mark.isChanged { html.markup(" changed") }
    html.markup("\"")
    html.attribute("data-p", mark.number)
    html.markup(">")
    return look.hasBackground
  }

  // MARK: Backgrounds

  /// The backgrounds as swatches below the cell, so that each can be chosen, with a keyboard too.
  private mutating func chips() {
    var parts = [layout.base].compactMap { $0 } + layout.layers
    for group in groups { parts += group.layers }
    if parts.isEmpty { return }
    html.markup("<div class=\"chips\">")
    for part in parts {
      let element = table.element(part.element)
      let state = state(of: element)
      var look = PartLook(element[state])
      let color = look.color("background-color-top", "background-color", "bar-tint-color")
      open(part, element, state, class: "chip")
      swatch(color)
      html.text(element.name.isEmpty ? element.role.word : element.name)
      html.markup("</button>")
    }
    html.markup("</div>")
  }

  private mutating func swatch(_ color: Color?) {
    var page = PageBody()
    swap(&page.html, &html)
    swap(&page.classes, &classes)
    // The screen around it says whether it is dark.
    page.swatch(color, isDark: false)
    swap(&page.html, &html)
    swap(&page.classes, &classes)
  }

  // MARK: Parts

  /// `<button class="p ..." data-p="7">`, without its end.
  private mutating func open(
    _ part: CellLayout.Part, _ element: TintElement, _ state: TintState, class name: StaticString,
    _ block: CSSBlock = CSSBlock()
  ) {
    let mark = marking.mark(element, state)
    html.markup("<button class=\"p ")
    html.markup(name)
    html.bytes.append(text: classes.name(block))
    if mark.isUntouched {
      html.markup(" u")
    } else if isPlain(part.shape, element[state]) {
      html.markup(" k")
    }
    let said = element[state].font == nil ? shared : shared.union(sharedByTexts)
    if !mark.assumptions.subtracting(said).isEmpty { html.markup(" q") }
    if mark.isChanged { html.markup(" changed") }
    html.markup("\"")
    html.attribute("data-p", mark.number)
    html.attribute("title", element.name.isEmpty ? table.component.name : element.name)
    if hasTabStop { html.markup(" tabindex=\"-1\"") }
    hasTabStop = true
    html.markup(">")
  }

  /// Whether it is drawn in one colour that the theme does not set.
  private func isPlain(_ shape: PartShape, _ attributes: TintAttributes) -> Bool {
    switch shape {
    case .text, .placeholder, .field, .button, .barItem, .bar, .image, .glyph, .box:
      attributes.foregroundColor == nil && attributes.view("tint-color") == nil
    default: false
    }
  }

  /// A text; where its colour is the system's and the ground the theme's, on a plate of the system's too: the two are
  /// not meant for each other.
  private mutating func text(_ text: String, _ shape: PartShape, _ look: PartLook) {
    let isPlate = (isOnThemed || look.hasBackground) && !look.hasForeground
    if isPlate { html.markup("<span class=\"plate\">") }
    html.text(text)
    if isPlate { html.markup("</span>") }
  }

  private mutating func part(_ part: CellLayout.Part) {
    let element = table.element(part.element)
    let state = state(of: element)
    var look = PartLook(element[state])
    var block = CSSBlock()
    let sample = SampleText.text(part.words, part.shape, isForm: layout.isForm)
    switch part.shape {
    case .toggle, .slider, .progress, .spinner, .segments, .stars, .dots, .tags, .search:
      control(part, element, state, &look)
    case .image:
      look.text(&block)
      look.box(&block)
      open(part, element, state, class: "img", block)
      html.markup(ControlDrawing.picture(part.words))
    case .glyph(let glyph):
      look.text(&block)
      look.box(&block)
      open(part, element, state, class: "glyph", block)
      html.markup(ControlDrawing.glyph(glyph))
    case .line:
      look.box(&block)
      open(part, element, state, class: "line", block)
    case .text, .placeholder, .field, .layer:
      look.text(&block)
      if part.element != layout.base?.element {
        look.box(&block)
        look.inset(&block)
      }
      open(part, element, state, class: Self.size(part), block)
      text(sample, part.shape, look)
      if part.shape == .field { placeholder(&look) }
    case .button, .barItem:
      look.text(&block)
      look.box(&block)
      look.inset(&block)
      open(part, element, state, class: part.shape == .button ? "btn" : "bari", block)
      text(element.component.map { _ in sample } ?? element.name, part.shape, look)
    case .box:
      look.text(&block)
      look.box(&block)
      open(part, element, state, class: "box", block)
      text(Self.name(element, table), part.shape, look)
    case .bar:
      look.text(&block)
      _ = look.color("background-color", "bar-tint-color")
      open(part, element, state, class: "bart", block)
      text(element.name.isEmpty ? "Title" : part.words.human, part.shape, look)
    }
    for (name, color) in look.rest.prefix(4) { dot(name, color) }
    html.markup("</button>")
  }

  /// What stands in a box: `*` is the class path of any view.
  private static func name(_ element: TintElement, _ table: TintTable) -> String {
    element.name.isEmpty ? table.component.name : element.name == "*" ? "any view (*)" : element.name
  }

  /// A colour that the drawing has no place for.
  private mutating func dot(_ name: String, _ color: Color) {
    var block = CSSBlock()
    block.set("background", color)
    html.markup("<i class=\"dot")
    html.bytes.append(text: classes.name(block))
    html.markup("\"")
    html.attribute("title", name)
    html.markup("></i>")
  }

  private mutating func placeholder(_ look: inout PartLook) {
    guard let color = look.color("placeholder-color") else { return }
    var block = CSSBlock()
    block.set("color", color)
    html.markup(" <span class=\"ph")
    html.bytes.append(text: classes.name(block))
    html.markup("\">Enter a value</span>")
  }

  private mutating func control(
    _ part: CellLayout.Part, _ element: TintElement, _ state: TintState, _ look: inout PartLook
  ) {
    let drawing = ControlDrawing(part.shape, element, state, &look)
    open(part, element, state, class: drawing.name, drawing.block)
    for piece in drawing.pieces {
      html.markup("<i class=\"")
      html.markup(piece.name)
      html.bytes.append(text: classes.name(piece.block))
      if let its = piece.state {
        let mark = marking.mark(element, its)
        if mark.isUntouched { html.markup(" u") }
        if its != state, !mark.assumptions.isEmpty { html.markup(" q") }
        if mark.isChanged { html.markup(" changed") }
        html.markup("\"")
        html.attribute("data-p", mark.number)
        html.markup(">")
      } else {
        html.markup("\">")
      }
      html.markup(piece.content)
      html.markup("</i>")
    }
  }

  private static func size(_ part: CellLayout.Part) -> StaticString {
    let words = part.words
    if words.has("kpi") { return "t big" }
    if words.has("footnote", "hint", "caption", "validation") { return "t small" }
    if words.has("key", "title", "headline", "value") { return "t" }
    return "t mid"
  }
}

extension PageBody {
  /// A class that belongs to no component: a box with its name.
  mutating func draw(_ element: TintElement, _ marking: some PartMarking) {
    var look = PartLook(element[.normal])
    var block = CSSBlock()
    look.text(&block)
    look.box(&block)
    let mark = marking.mark(element, .normal)
    html.markup("<div class=\"cell none\"><button class=\"p box")
    html.bytes.append(text: classes.name(block))
    html.markup(mark.isUntouched ? " u" : look.hasForeground ? "" : " k")
    if !mark.assumptions.isEmpty { html.markup(" q") }
    if mark.isChanged { html.markup(" changed") }
    html.markup("\"")
    html.attribute("data-p", mark.number)
    html.markup(">")
    let isPlate = look.hasBackground && !look.hasForeground
    if isPlate { html.markup("<span class=\"plate\">") }
    html.text(element.name)
    if isPlate { html.markup("</span>") }
    html.markup("</button></div>")
  }
}
