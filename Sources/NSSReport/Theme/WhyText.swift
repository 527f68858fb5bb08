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
      line(WhyChain.consequences["state-fallback"] ?? "")
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
    var chain = WhyChain(found, in: theme, &places)
    for sentence in chain.steps { number(sentence) }
    let effects = WhyEffects(found.attribute, in: theme)
    for sentence in effects.sentences { number(sentence) }
    if effects.sentences.isEmpty, theme.engine == .sapfiori {
      number(noEffect(of: found.attribute.className))
    }
    chain.beaten += effects.beaten
    chain.assumed += WhyChain.sentences(effects.more) + effects.assumed
    section("It beats", chain.beaten)
    section("Assumed, since no document prints it", chain.assumed)
  }

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
