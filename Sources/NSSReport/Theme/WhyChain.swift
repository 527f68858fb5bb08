import NSSCatalog
import NSSTheme

/// The chain that gives a value, in sentences: where it is set, what it comes through, what it beats, what is assumed.
struct WhyChain {
  /// From the declaration to the value.
  var steps: [String] = []
  /// What it wins over.
  var beaten: [String] = []
  /// What it rests on, and what differs where that does not hold.
  var assumed: [String] = []
  /// The assumptions that ``assumed`` words.
  private(set) var attributeAssumptions: Assumptions = []

  /// An empty chain.
  init() {}

  init(_ found: Explanation, in theme: ResolvedTheme, _ places: inout ThemePlaces) {
    attributeAssumptions = found.attribute.assumptions
    for step in found.steps {
      switch step {
      case .beat(let loser, let isOtherSheet):
        let reason = isOtherSheet ? "an appended sheet wins" : "the later declaration wins"
        beaten.append("`\(loser.text)` at \(places.text(loser.location)): \(reason).")
      case .assumption(let name, let sentence):
        let words = sentence + Self.unknown(name, found.attribute, theme.engine)
        assumed.append(Self.sentence(name, words))
      default: steps.append(Self.sentence(step, found.attribute, in: theme, &places))
      }
    }
  }

  private static func sentence(
    _ step: ExplanationStep, _ attribute: ThemeAttribute, in theme: ResolvedTheme, _ places: inout ThemePlaces
  ) -> String {
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

  private static func palette(_ name: String, _ hop: PaletteHop, _ color: Color?) -> String {
    let background = hop.variant.isLight ? "a dark background" : "a light background"
    let version = "palette \(hop.version.name)"
    let variant = "variant \(hop.variant.name), for \(background)"
    guard let color else { return "\(name) is the palette colour \(hop.style.name), which \(version) lacks." }
    return "\(name) is the palette colour \(hop.style.name) (\(variant)): in \(version) "
      + "\(ThemeWords.text(color))."
  }

  /// Of an attribute that is listed nowhere at all, what is probably meant.
  private static func unknown(
    _ assumption: String, _ attribute: ThemeAttribute, _ engine: Engine
  ) -> String {
    guard assumption == "undocumented", attribute.type == nil else { return "" }
    var text = " In fact no engine's catalogue knows it"
    if case .unknown(let mistake) = Catalog.of(engine).attribute(attribute.name.utf8),
      let meant = mistake.suggestion
    {
      text += "; did you mean \(meant)?"
    } else {
      text += "."
    }
    return text
  }

  /// Assumptions in words, with what differs where they do not hold.
  static func sentences(_ assumptions: Assumptions) -> [String] {
    Assumptions.all.filter { assumptions.contains($0.assumption) }.map { sentence($0.name, $0.sentence) }
  }

  private static func sentence(_ name: String, _ words: String) -> String {
    "\(name): \(words) \(consequences[name] ?? "")"
  }

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
}
