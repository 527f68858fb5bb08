import NSSTheme

/// Controls as a few boxes: switch, slider, stars, segments.
struct ControlDrawing {
  /// A box of the control.
  struct Piece {
    var name: StaticString
    var block = CSSBlock()
    var content: StaticString = ""
    /// The state that it shows, where that may be another one than the picture's.
    var state: TintState?
  }

  /// The class of the whole.
  let name: StaticString
  private(set) var block = CSSBlock()
  private(set) var pieces: [Piece] = []

  init(_ shape: PartShape, _ element: TintElement, _ state: TintState, _ look: inout PartLook) {
    switch shape {
    case .toggle:
      let isOn = ![.enabledUnselected, .disabledUnselected].contains(state)
      name = isOn ? "switch on" : "switch"
      let track =
        isOn
        ? look.color("track-color", "on-tint-color", "tint-color", "background-color")
        : look.color("track-color", "background-color", "tint-color")
      let knob = look.color("thumb-color", "thumb-tint-color")
      var around = CSSBlock()
      if let track { around.set("background", track) }
      look.box(&around, hasBackground: false)
      pieces.append(Piece(name: "track", block: around))
      add("knob", "background", knob)
      return
    case .slider:
      name = "slider"
      add("rail", "background", look.color("maximum-track-tint-color", "track-tint-color", "track-color"))
      add("fill", "background", look.color("minimum-track-tint-color", "track-selection-color", "tint-color"))
      add("knob", "background", look.color("thumb-tint-color", "thumb-color"))
    case .progress:
      name = "progress"
      add("rail", "background", look.color("track-tint-color", "background-color"))
      add("fill", "background", look.color("progress-tint-color", "tint-color", "color", "stroke-color"))
    case .spinner:
      name = "spinner"
      add("ring", "border-color", look.color("color", "tint-color", "stroke-color", "progress-tint-color"))
    case .stars:
      name = "stars"
      let on = look.color("on-color", "tint-color")
      for _ in 0..<3 { add("star", "color", on, "★") }
      add("star", "color", look.color("half-color") ?? on, "★")
      add("star", "color", look.color("off-color"), "☆")
    case .dots:
      name = "dots"
      add("pip", "background", look.color("current-color"))
      let other = look.color("color")
      for _ in 0..<2 { add("pip off", "background", other) }
    case .tags:
      name = "tags"
      for text in ["North", "Urgent"] as [StaticString] {
        var block = CSSBlock()
        if let color = look.color("tag-background-color") { block.set("background", color) }
        if let color = look.color("tag-font-color") { block.set("color", color) }
        pieces.append(Piece(name: "tag", block: block, content: text))
      }
    case .segments:
      name = "segments"
      segments(element, state, &look)
      return
    default:
      name = "search"
      look.text(&block)
      pieces.append(Piece(name: "field", content: "Search"))
    }
    look.box(&block)
  }

  /// A chosen segment and one that is not, each in the state that it has while the control is in another.
  private mutating func segments(_ element: TintElement, _ state: TintState, _ look: inout PartLook) {
    let states = Self.segmentStates(of: state, element.states)
    var chosen = CSSBlock()
    let attributes = element[states.chosen]
    if attributes.foregroundColor != nil {
      var own = PartLook(attributes)
      own.text(&chosen)
    }
    let background = attributes.view("background-color").flatMap { $0.from == .bare ? nil : $0 }
    if states.chosen != states.other, let color = background?.value.color {
      chosen.set("background", color)
    } else if let color = attributes.view("tint-color")?.value.color {
      chosen.set("background", color)
    }
    var text = CSSBlock()
    var other = PartLook(element[states.other])
    other.text(&text)
    other.box(&block)
    pieces = [
      Piece(name: "seg segon", block: chosen, content: "Day", state: states.chosen),
      Piece(name: "seg", block: text, content: "Week", state: states.other),
    ]
    // The segments show these of the picture's own state: no dots for them.
    var shown = CSSBlock()
    look.text(&shown)
    look.box(&shown)
    _ = look.color("tint-color")
  }

  /// The states of a chosen segment and of the others.
  static func segmentStates(
    of state: TintState, _ known: [TintState]
  ) -> (chosen: TintState, other: TintState) {
    switch state {
    case .normal: (known.contains(.selected) ? .selected : .normal, .normal)
    case .selected, .enabledSelected: (state, .normal)
    case .selectedHighlighted: (state, known.contains(.highlighted) ? .highlighted : .normal)
    case .selectedDisabled, .disabledSelected: (state, known.contains(.disabled) ? .disabled : .normal)
    case .highlighted: (known.contains(.selectedHighlighted) ? .selectedHighlighted : state, state)
    case .disabled: (known.contains(.selectedDisabled) ? .selectedDisabled : state, state)
    default: (state, state)
    }
  }

  private mutating func add(
    _ name: StaticString, _ property: StaticString, _ color: Color?, _ content: StaticString = ""
  ) {
    var block = CSSBlock()
    if let color { block.set(property, color) }
    pieces.append(Piece(name: name, block: block, content: content))
  }

  // MARK: Signs

  /// A picture in one colour.
  static func picture(_ words: PartWords) -> StaticString {
    if words.has("status", "substatus") {
      return
        #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3 22 21H2zM11 10v5h2v-5zm0 6.5v2h2v-2z"/></svg>"#
    }
    if words.has("check") {
      return #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12 2-2 3 3 7-8 2 2-9 10z"/></svg>"#
    }
    if words.has("close", "x") { return glyph(.close) }
    return
      #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 4h18v16H3zm3 12h12l-4-6-3 4-2-2zM8 7a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 8 7z" fill-rule="evenodd"/></svg>"#
  }

  /// The sign of a button.
  static func glyph(_ glyph: PartShape.Glyph) -> StaticString {
    switch glyph {
    case .plus:
      #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z"/></svg>"#
    case .minus: #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 11h14v2H5z"/></svg>"#
    case .close:
      #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 7.4L7.4 6 12 10.6 16.6 6 18 7.4 13.4 12l4.6 4.6-1.4 1.4-4.6-4.6L7.4 18 6 16.6l4.6-4.6z"/></svg>"#
    case .more:
      #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 10.5h3v3H4zm6.5 0h3v3h-3zm6.5 0h3v3h-3z"/></svg>"#
    }
  }
}
