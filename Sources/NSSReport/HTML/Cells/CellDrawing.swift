import NSSCatalog
import NSSTheme

/// What a report knows of a part that is drawn.
struct PartMark {
  /// The number that the page's script knows it by.
  var number: Int
  var isAssumed = false
  /// Whether it differs from what it is compared with.
  var isChanged = false
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
    html.markup("<div class=\"cell")
    if let base = layout.base {
      openBox(base)
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
    chips()
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
    for _ in 0..<(group.isRepeated ? 2 : 1) {
      html.markup("<div class=\"group")
      if let layer = group.layers.last { openBox(layer) } else { html.markup("\">") }
      for part in group.parts { self.part(part) }
      html.markup("</div>")
    }
    html.markup("</div>")
  }

  /// A bar with its items at both ends.
  private mutating func bar(_ parts: [CellLayout.Part]) {
    let bars = parts.filter { $0.shape == .bar }
    let items = parts.filter { $0.shape != .bar }
    for (index, part) in (bars.isEmpty ? [nil] : bars.map { Optional($0) }).enumerated() {
      html.markup("<div class=\"barbox")
      if let part { openBox(part) } else { html.markup(" unknown\">") }
      let own = index == 0 ? items : []
      for item in own where item.order < 2 { self.part(item) }
      if let part { self.part(part) }
      for item in own where item.order >= 2 { self.part(item) }
      html.markup("</div>")
    }
  }

  /// The rest of a `div` that shows a part's background and leads to it.
  private mutating func openBox(_ part: CellLayout.Part) {
    let element = table.element(part.element)
    let state = state(of: element)
    var look = PartLook(element[state])
    var block = CSSBlock()
    look.box(&block)
    html.bytes.append(text: classes.name(block))
    if !element.isThemed { html.markup(" u") }
    let mark = marking.mark(element, state)
    if mark.isChanged { html.markup(" changed") }
    html.markup("\"")
    html.attribute("data-p", mark.number)
    html.markup(">")
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
      var block = CSSBlock()
      if let color = look.color("background-color-top", "background-color", "bar-tint-color") {
        block.set("background", color)
      }
      open(part, element, state, class: "chip")
      html.markup("<i class=\"swatch")
      html.bytes.append(text: block.isEmpty ? " empty" : classes.name(block))
      html.markup("\"></i>")
      html.text(element.name.isEmpty ? element.role.word : element.name)
      html.markup("</button>")
    }
    html.markup("</div>")
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
    if !element.isThemed { html.markup(" u") }
    if mark.isAssumed { html.markup(" q") }
    if mark.isChanged { html.markup(" changed") }
    html.markup("\"")
    html.attribute("data-p", mark.number)
    html.attribute("title", element.name.isEmpty ? table.component.name : element.name)
    if hasTabStop { html.markup(" tabindex=\"-1\"") }
    hasTabStop = true
    html.markup(">")
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
      if part.element != layout.base?.element { look.box(&block) }
      open(part, element, state, class: Self.size(part), block)
      html.text(sample)
      if part.shape == .field { placeholder(&look) }
    case .button, .barItem:
      look.text(&block)
      look.box(&block)
      open(part, element, state, class: part.shape == .button ? "btn" : "bari", block)
      html.text(element.component.map { _ in sample } ?? element.name)
    case .box:
      look.text(&block)
      look.box(&block)
      open(part, element, state, class: "box", block)
      html.text(element.name.isEmpty ? table.component.name : element.name)
    case .bar:
      look.text(&block)
      _ = look.color("background-color", "bar-tint-color")
      open(part, element, state, class: "bart", block)
      html.text(element.name.isEmpty ? "Title" : part.words.human)
    }
    for color in look.rest.prefix(4) { dot(color) }
    html.markup("</button>")
  }

  /// A colour that the drawing has no place for.
  private mutating func dot(_ color: Color) {
    var block = CSSBlock()
    block.set("background", color)
    html.markup("<i class=\"dot")
    html.bytes.append(text: classes.name(block))
    html.markup("\"></i>")
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
    let drawing = ControlDrawing(part.shape, state, &look)
    open(part, element, state, class: drawing.name, drawing.block)
    for piece in drawing.pieces {
      html.markup("<i class=\"")
      html.markup(piece.name)
      html.bytes.append(text: classes.name(piece.block))
      html.markup("\">")
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
    if !element.isThemed { html.markup(" u") }
    if mark.isAssumed { html.markup(" q") }
    if mark.isChanged { html.markup(" changed") }
    html.markup("\"")
    html.attribute("data-p", mark.number)
    html.markup(">")
    html.text(element.name)
    html.markup("</button></div>")
  }
}
