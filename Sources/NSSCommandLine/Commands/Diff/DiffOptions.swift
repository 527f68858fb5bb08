import NSSCatalog
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// What `nss diff` says about engines, traits and palettes, checked.
struct DiffOptions {
  static let trait = OptionDescription(
    "trait", .text("NAME=VALUE"), isRepeatable: true,
    help:
      "As for 'nss resolve'; a name may stand several times, then each of its values is asked. Of what is not named: "
      + "light and dark, and each device and orientation if a media block of the sheets tests them")
  static let palette = OptionDescription(
    "palette", .text("P|P..Q"),
    help:
      "The colour palette, v3_x, v3_2, v4 to v8 (v8 by default); P..Q compares the old sheet under P with the "
      + "new one under Q, or one sheet under both")

  static let with = OptionDescription(
    "with", .text("SHEET"), isRepeatable: true,
    help: "A sheet that the app loads before OLD and before NEW; repeatable, in this order")

  /// The engines asked for; empty where the sheets decide.
  let engines: [Engine]
  /// The palettes of the old and of the new theme.
  let palettes: (old: PaletteVersion, new: PaletteVersion)
  /// The traits asked for; empty where the sheets decide. Their palettes mean nothing.
  private let asked: [(name: String, values: [String])]

  init(_ arguments: Arguments) throws(UsageError) {
    var engines: [Engine] = []
    for engine in arguments.values("engine").compactMap({ Engine(name: $0) }) where !engines.contains(engine)
    {
      engines.append(engine)
    }
    self.engines = engines
    palettes = try Self.palettes(arguments)
    asked = try Self.traits(arguments)
  }

  private static func palettes(_ arguments: Arguments) throws(UsageError) -> (
    old: PaletteVersion, new: PaletteVersion
  ) {
    guard let text = arguments.value("palette") else { return (.latest, .latest) }
    var names = [text[...]]
    if let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) {
      names = [text[..<dots], text[text.index(dots, offsetBy: 2)...]]
    }
    var versions: [PaletteVersion] = []
    for name in names {
      guard let version = PaletteVersion(name: name) else {
        let known = PaletteVersion.allCases.map(\.name)
        throw arguments.usageError(
          "there is no palette '\(name)'; there are \(known.joined(separator: ", "))")
      }
      versions.append(version)
    }
    return (versions[0], versions[versions.count - 1])
  }

  /// Each combination of the values that are named, in the order of the command line.
  private static func traits(_ arguments: Arguments) throws(UsageError) -> [(
    name: String, values: [String]
  )] {
    var values: [(name: String, values: [String])] = []
    for text in arguments.values("trait") {
      guard let equals = text.firstIndex(of: "=") else {
        throw arguments.usageError("a trait is written NAME=VALUE, found '\(text)'")
      }
      let (name, value) = (String(text[..<equals]), String(text[text.index(after: equals)...]))
      if name == "palette" {
        throw arguments.usageError("the palette is an option of its own: --palette \(value)")
      }
      var probe = Traits()
      if let problem = ThemeOptions.set(name, to: value, &probe) { throw arguments.usageError(problem) }
      if let known = values.firstIndex(where: { $0.name == name }) {
        if !values[known].values.contains(value) { values[known].values.append(value) }
      } else {
        values.append((name, [value]))
      }
    }
    return values
  }

  private static func combinations(_ values: [(name: String, values: [String])]) -> [Traits] {
    var result = [Traits()]
    for (name, choices) in values {
      result = result.flatMap { traits in
        choices.map { choice in
          var copy = traits
          _ = copy.set(name, to: choice)
          return copy
        }
      }
    }
    return result
  }

  /// The traits to compare two themes under: those asked for, else what can make a difference to them.
  func pairs(_ old: ParsedTheme, _ new: ParsedTheme) -> [TraitsPair] {
    var values = asked
    func add(_ name: String, _ choices: [String]) {
      if !asked.contains(where: { $0.name == name }) { values.append((name, choices)) }
    }
    if old.engine != .nui || new.engine != .nui { add("appearance", ["light", "dark"]) }
    if old.testsDevice || new.testsDevice { add("device", ["iphone", "ipad"]) }
    if old.testsOrientation || new.testsOrientation { add("orientation", ["portrait", "landscape"]) }
    // Appearance comes first, however they were asked for.
    let ranks = ["appearance": 0, "device": 1, "orientation": 2]
    values.sort { ranks[$0.name] ?? 3 < ranks[$1.name] ?? 3 }
    return Self.combinations(values).map { traits in
      var pair = TraitsPair(traits)
      pair.old.palette = palettes.old
      pair.new.palette = palettes.new
      return pair
    }
  }

  /// The engines to read all sheets as: those asked for, else those that any looks written for; nui only where none
  /// looks like anything else.
  func engines(_ sheets: [SourceText]) -> [Engine] { engines.isEmpty ? ThemeOptions.detect(sheets) : engines }
}
