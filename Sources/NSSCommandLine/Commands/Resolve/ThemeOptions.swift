import NSSCatalog
import NSSLint
import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// What `nss resolve` and `nss why` say about engine and traits, checked.
struct ThemeOptions {
  static let engine = OptionDescription(
    "engine", .choice(Engine.allCases.map(\.name)), isRepeatable: true,
    help: "Read as this engine does; without it, as the engines that the sheets look written for")
  static let trait = OptionDescription(
    "trait", .text("NAME=VALUE"), isRepeatable: true,
    help: "device=iphone|ipad, orientation=portrait|landscape, appearance=light|dark, level=base|elevated, "
      + "contrast=normal|high; the first of each by default")
  static let palette = OptionDescription(
    "palette", .choice(PaletteVersion.allCases.map(\.name)), help: "The colour palette; v8 by default")

  /// The engines asked for; empty where the sheet decides.
  let engines: [Engine]
  let traits: Traits

  init(_ arguments: Arguments) throws(UsageError) {
    var engines: [Engine] = []
    for engine in arguments.values("engine").compactMap({ Engine(name: $0) }) where !engines.contains(engine)
    {
      engines.append(engine)
    }
    self.engines = engines
    var traits = Traits()
    for text in arguments.values("trait") {
      if let problem = Self.set(text, &traits) { throw arguments.usageError(problem) }
    }
    if let palette = arguments.value("palette") { _ = traits.set("palette", to: palette) }
    self.traits = traits
  }

  /// Sets a trait written `NAME=VALUE`; what is wrong with it, or nil.
  private static func set(_ text: String, _ traits: inout Traits) -> String? {
    guard let equals = text.firstIndex(of: "=") else {
      return "a trait is written NAME=VALUE, found '\(text)'"
    }
    return set(String(text[..<equals]), to: String(text[text.index(after: equals)...]), &traits)
  }

  /// Sets a trait; what is wrong with the name or the value, or nil.
  static func set(_ name: String, to value: String, _ traits: inout Traits) -> String? {
    guard let known = Traits.vocabulary.first(where: { $0.name == name }) else {
      let names = Traits.vocabulary.map(\.name)
      return "there is no trait '\(name)'\(Suggestion.hint(for: name, among: names))"
        + "; there are \(names.joined(separator: ", "))"
    }
    if traits.set(name, to: value) { return nil }
    let near = Suggestion.nearest(to: value, among: known.values).map { "; did you mean '\($0)'?" } ?? ""
    return "'\(name)' expects \(known.values.joined(separator: ", ")), found '\(value)'\(near)"
  }

  /// The engines to read as: those asked for, else those that the sheets look written for, sapfiori first.
  func engines(for sheets: [SourceText]) -> [Engine] { engines.isEmpty ? Self.detect(sheets) : engines }

  /// The engines that sheets look written for, sapfiori first; at least one.
  static func detect(_ sheets: [SourceText]) -> [Engine] {
    let found = sheets.reduce(into: EngineSet()) { found, sheet in
      found.formUnion(EngineDetection.engines(of: SyntaxTree.parse(sheet)))
    }
    // An empty sheet, or one of definitions alone, looks like nui; another one of the theme tells more.
    let engines = [Engine.sapfiori, .fioriSwiftUI, .nui].filter { found.contains(EngineSet($0)) }
    return engines.count > 1 ? engines.filter { $0 != .nui } : engines
  }
}
