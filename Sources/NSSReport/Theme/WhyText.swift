import NSSCatalog
import NSSSyntax
import NSSTheme

/// The chain that gives a value, in words for a designer: where it is set, what it comes through, what it beats, what
/// is assumed and why that matters.
public struct WhyText {
  private let theme: ResolvedTheme
  private let style: Style
  private let width: Int
  private var places: ThemePlaces
  private var text = ""
  private var step = 0

  private init(_ theme: ResolvedTheme, _ style: Style, _ width: Int) {
    (self.theme, self.style, self.width) = (theme, style, width)
    places = ThemePlaces(theme.sheets)
  }

  /// The answer for one attribute of one class, whether it is there or not.
  /// - Parameter width: columns, at least 40.
  public static func text(
    _ attribute: String, of className: String, in theme: ResolvedTheme, style: Style = .plain, width: Int = 80
  ) -> String {
    var why = WhyText(theme, style, width)
    why.build(attribute, className)
    return why.text
  }

  private mutating func build(_ attribute: String, _ className: String) {
    let title = "\(className).\(attribute)"
    let found = theme.explain(attribute, of: className)
    let value = found.map { $0.attribute.value.effective.map(ThemeWords.text) ?? "no value" }
    let shown = value ?? "not set"
    text += style.paint(DisplayWidth.printable("\(title): \(shown)"), .emphasis) + "\n"
    let heading = "in \(ThemeWords.traits(theme.traits, of: theme.engine))"
    for line in TextWrap.lines(heading, width: width - 2) { text += style.paint("  \(line)", .dim) + "\n" }
    appendVerdicts()
    if theme.engine == .fioriSwiftUI {
      line("fiori-swiftui reads no style classes, only definitions of palette colours such as @primary1.")
    } else if let found {
      append(found)
    } else if let bare = bareForm(of: attribute, className) {
      line("Nothing sets it. In this state the value without state stands in (assumed: state-fallback).")
      line("\(matters("state-fallback"))")
      text += "\n"
      build(bare, className)
    } else {
      appendAbsence(attribute, className)
    }
  }

  // MARK: There is no such value

  /// The attribute without its state, where the class sets that.
  private func bareForm(of attribute: String, _ className: String) -> String? {
    let catalog = Catalog.of(theme.engine)
    guard let parts = catalog.split(attribute: attribute.utf8), !parts.isBare,
      theme.attribute(String(decoding: Array(attribute.utf8)[parts.baseRange], as: UTF8.self), of: className)
        != nil
    else { return nil }
    return String(decoding: Array(attribute.utf8)[parts.baseRange], as: UTF8.self)
  }

  /// Why no component shows a class path.
  private func noEffect(of className: String) -> String {
    let path = Catalog.sapfiori.classPath(className.utf8)
    if let path, path.status == .misprint, let meant = path.replacement {
      return "No known element shows it: the documents misprint this name; \(meant) is meant."
    }
    return path == nil
      ? "No component is known to show it: the class is the app's own, or misspelt."
      : "The table of its component does not show it."
  }

  private mutating func appendAbsence(_ attribute: String, _ className: String) {
    let names = theme.classNames
    let when = "\(theme.traits.device.name), \(theme.traits.orientation.name)"
    guard let found = theme.themeClass(className) else {
      let near = EditDistance.nearest(to: className, among: names).map { "; did you mean \($0)?" } ?? "."
      return line("No rule that holds for \(when) names the class \(className)\(near)")
    }
    let attributes = found.attributes.map(\.name)
    let near = EditDistance.nearest(to: attribute, among: attributes).map { "; did you mean \($0)?" } ?? "."
    line("No rule that holds for \(when) sets \(attribute) of \(className)\(near)")
    if !attributes.isEmpty { line("What is set: \(attributes.joined(separator: ", ")).") }
  }

  private mutating func appendVerdicts() {
    for (sheet, verdict) in theme.verdicts.enumerated() {
      guard let range = verdict.range else { continue }
      let place = places.position(range.lowerBound, in: sheet)
      let message = ThemeWords.message(
        verdict, in: theme.sheets[sheet], engine: theme.engine, isAlone: !theme.verdicts.contains(.resolved))
      line("\(places.path(sheet)):\(place.line):\(place.column): \(message), so this sheet sets nothing.")
    }
  }

  // MARK: The chain

  private mutating func append(_ found: Explanation) {
    var beaten: [String] = []
    var assumed: [String] = []
    for step in found.steps {
      switch step {
      case .beat(let loser, let isOtherSheet):
        let reason = isOtherSheet ? "an appended sheet wins" : "the later declaration wins"
        beaten.append("`\(loser.text)` at \(places.text(loser.location)): \(reason).")
      case .assumption(let name, let sentence):
        assumed.append("\(name): \(sentence)\(unknown(name, found.attribute)) \(matters(name))")
      default: number(sentence(step, found.attribute))
      }
    }
    let effects = WhyEffects(found.attribute, in: theme)
    for sentence in effects.sentences { number(sentence) }
    if effects.sentences.isEmpty, theme.engine == .sapfiori {
      number(noEffect(of: found.attribute.className))
    }
    beaten += effects.beaten
    for assumption in Assumptions.all where effects.more.contains(assumption.assumption) {
      assumed.append("\(assumption.name): \(assumption.sentence) \(matters(assumption.name))")
    }
    assumed += effects.assumed
    section("It beats", beaten)
    section("Assumed, since no document prints it", assumed)
  }

  private mutating func sentence(_ step: ExplanationStep, _ attribute: ThemeAttribute) -> String {
    switch step {
    case .declaration(let text, let location):
      return "\(places.text(location)) sets it to `\(text)`."
    case .mediaCondition(let text, let location):
      let traits = "\(theme.traits.device.name), \(theme.traits.orientation.name)"
      return "That counts only under `\(text)` (\(places.text(location))), which holds for \(traits)."
    case .appendedSheet(let sheet):
      return "\(places.path(sheet)) is appended (sheet \(sheet + 1)): what it sets wins over earlier sheets."
    case .variable(let name, let text, let location):
      return "\(name) is a variable for `\(text)`, defined at \(places.text(location))."
    case .palette(let name, let hop, let color): return palette(name, hop, color)
    case .paletteOverride(let name, let text, let location):
      return "\(places.text(location)) sets that palette colour: \(name) is `\(text)`."
    case .readOtherwise(let written, let value?):
      return "\(theme.engine.name) reads `\(written)` as \(ThemeWords.text(value))."
    case .readOtherwise(let written, nil):
      let type = attribute.type.map { " as \($0.name)" } ?? ""
      let what = "\(theme.engine.name) cannot read `\(written)`\(type)"
      // NUI takes the second of the parts between commas without a look at their number.
      let raises = theme.engine == .nui && attribute.type == .offset
      return raises ? what + ": it raises an exception, and the app stops." : what + ": there is no value."
    case .beat, .assumption: return ""
    }
  }

  private func palette(_ name: String, _ hop: PaletteHop, _ color: Color?) -> String {
    let background = hop.variant.isLight ? "a dark background" : "a light background"
    let version = "palette \(hop.version.name)"
    let variant = "variant \(hop.variant.name), for \(background)"
    guard let color else { return "\(name) is the palette colour \(hop.style.name), which \(version) lacks." }
    return "\(name) is the palette colour \(hop.style.name) (\(variant)): in \(version) "
      + "\(ThemeWords.text(color))."
  }

  /// Of an attribute that is listed nowhere at all, what is probably meant.
  private func unknown(_ assumption: String, _ attribute: ThemeAttribute) -> String {
    guard assumption == "undocumented", attribute.type == nil else { return "" }
    var text = " In fact no engine's catalogue knows it"
    if case .unknown(let mistake) = Catalog.of(theme.engine).attribute(attribute.name.utf8),
      let meant = mistake.suggestion
    {
      text += "; did you mean \(meant)?"
    } else {
      text += "."
    }
    return text
  }

  private func matters(_ name: String) -> String { Self.consequences[name] ?? "" }

  /// What differs on a device where an assumption does not hold.
  static let consequences = [
    "state-fallback": "If it does not hold, the component's own look shows in this state.",
    "tint-over-font": "If it is the other way round, font-color-STATE shows.",
    "font-order": "If the style comes last, it replaces name and size.",
    "class-state-overlay": "If X_selected replaces X wholly, what only X sets is lost while selected.",
    "path-order": "If another path wins, its value shows.",
    "scheme-scope": "If it does not hold, the colour is the one for the device's background.",
    "palette-hop": "If the name is not followed, there is no colour.",
    "sheet-scope": "If each sheet has variables of its own, as in NUI, this one is not defined.",
    "tolerant-reading": "If SAPFiori is as strict as NUI, nothing in this sheet has an effect.",
    "undocumented": "If the engine does not read it there, it has no effect.",
    "bare-form": "If the engine reads the suffixed forms only, it has no effect.",
    "lent-path": "If it does not reach it, that component keeps its own look.",
    "variable-hop": "If the name is followed, the value of that variable shows.",
    "undefined-variable": "If SAPFiori is as strict as NUI, the app stops with an exception.",
    "override-scope": "If it sets the colour on both backgrounds, the other one changes too.",
  ]

  // MARK: Layout

  private mutating func number(_ sentence: String) {
    step += 1
    let lead = "  \(step). "
    text += lead + hanging(sentence, indent: lead.count) + "\n"
  }

  private mutating func section(_ title: String, _ sentences: [String]) {
    if sentences.isEmpty { return }
    text += "  \(title):\n"
    for sentence in sentences { text += "   - " + hanging(sentence, indent: 5) + "\n" }
  }

  private mutating func line(_ sentence: String) { text += "  " + hanging(sentence, indent: 2) + "\n" }

  private func hanging(_ sentence: String, indent: Int) -> String {
    TextWrap.hanging(DisplayWidth.printable(sentence), indent: indent, width: width)
  }
}
