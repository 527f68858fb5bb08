import NSSCatalog
import NSSLint
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// One version of one sheet with everything that is known of it. What nobody asks for is never computed, what was
/// computed stays; no part ever changes. It belongs to the server's thread.
final class Snapshot {
  /// The address it goes by.
  let uri: String
  /// The client's version; nil for a sheet that is not open.
  let version: Int?
  let source: SourceText
  /// What findings depend on.
  let settings: SheetSettings
  /// Offsets and positions.
  let map: PositionMap

  private let memory: DocumentMemory

  init(
    uri: String, version: Int?, source: SourceText, settings: SheetSettings, encoding: PositionEncoding,
    memory: DocumentMemory = DocumentMemory()
  ) {
    (self.uri, self.version, self.source, self.settings) = (uri, version, source, settings)
    self.memory = memory
    map = PositionMap(source, encoding)
  }

  /// The tokens and nodes.
  private(set) lazy var tree = SyntaxTree.parse(source)

  /// The language of a file that is no theme, or nil.
  private(set) lazy var foreign: ForeignText? = ForeignText.detect(tree)

  /// The findings.
  private(set) lazy var result: Linter.Result = {
    let result = settings.linter.lint(tree, memory: &memory.lint)
    tables = result.sheet ?? tables
    return result
  }()

  /// The engines that the sheet is judged for; at least one.
  private(set) lazy var engines: EngineSet = {
    let known = settings.lint.engines
    return known.isEmpty ? EngineDetection.engines(of: tree) : known
  }()

  /// The engines that read rules, among those of the sheet.
  var ruleEngines: [Engine] { engines.engines.filter { $0 != .fioriSwiftUI } }

  /// The catalogue of an engine, with the project's own files.
  func catalog(_ engine: Engine) -> Catalog { settings.lint.catalogs.of(engine) }

  /// The engine whose reading is shown where only one can be.
  var mainEngine: Engine { engines.contains(.sapfiori) ? .sapfiori : engines.engines.first ?? .nui }

  /// The tables of names, rules, declarations, definitions.
  var sheet: LintSheet {
    if let tables { return tables }
    let sheet = LintSheet(tree: tree, engines: engines, settings: settings.lint)
    tables = sheet
    return sheet
  }
  private var tables: LintSheet?

  /// Where the sheet names variables and classes.
  var symbols: SymbolTable { SymbolTable(sheet: sheet) }

  /// What fixing everything that is safe to fix gives, or nil where that is nothing.
  private(set) lazy var fixedText: [UInt8]? = {
    let rounds = FixRounds.run(source, linter: settings.linter)
    return rounds.hasChanges ? rounds.source.bytes : nil
  }()

  /// The semantic tokens of the whole text, as the protocol packs them.
  private(set) lazy var semanticTokens = SemanticTokens.packed(SemanticTokens.tokens(self), self)

  private var parsed: [Engine: ParsedTheme] = [:]
  private var themes: [ThemeKey: ResolvedTheme] = [:]
  private var values: [ThemeKey: VariableValues] = [:]

  private struct ThemeKey: Hashable {
    var engine: Engine
    var traits: Traits
  }

  /// The theme that this sheet makes together with the others of its set, as these are in the editor or on disk.
  func theme(_ engine: Engine, _ traits: Traits) -> ResolvedTheme {
    let key = ThemeKey(engine: engine, traits: traits)
    if let known = themes[key] { return known }
    let read = parsed[engine] ?? ParsedTheme(settings.before + [source] + settings.after, engine: engine)
    parsed[engine] = read
    let theme = read.resolve(traits)
    themes[key] = theme
    return theme
  }

  /// The index of this sheet in its theme.
  var number: Int { settings.before.count }

  /// The line of a place in the theme, for people: of this sheet, or of another one by its name.
  func line(of place: ThemeLocation) -> String {
    if place.sheet == number { return "line \(map.lines.lineIndex(of: place.range.lowerBound) + 1)" }
    let other = place.sheet < number ? settings.before[place.sheet] : settings.after[place.sheet - number - 1]
    let line = LineTable(other).lineIndex(of: place.range.lowerBound) + 1
    return "line \(line) of \(Markdown.code(String(decoding: FilePath(other.name).name, as: UTF8.self)))"
  }

  /// The traits that values are shown for: those of an iPhone in light appearance, and the settings' palette.
  var traits: Traits { Traits(palette: settings.lint.palette) }

  /// The traits of one of some situations: the first device and orientation that they hold for.
  func traits(in situations: Situations) -> Traits {
    var traits = traits
    for (device, devices) in [(Traits.Device.iphone, Situations.iphone), (.ipad, .ipad)] {
      for (orientation, ways) in [
        (Traits.Orientation.portrait, Situations.portrait), (.landscape, .landscape),
      ]
      where !situations.isDisjoint(with: devices.intersection(ways)) {
        (traits.device, traits.orientation) = (device, orientation)
        return traits
      }
    }
    return traits
  }

  /// What variables stand for in an engine, in one of some situations.
  func variables(_ engine: Engine, in situations: Situations = .all) -> VariableValues {
    let key = ThemeKey(engine: engine, traits: traits(in: situations))
    if let known = values[key] { return known }
    let result = VariableValues(theme(engine, key.traits), ofSheet: number)
    values[key] = result
    return result
  }

  /// The values of a variable in an engine, each with the situations that it holds in. Nil: not defined there.
  func values(of variable: String, _ engine: Engine) -> [(
    situations: Situations, value: VariableValues.Value?
  )] {
    let isConditional =
      !sheet.mediaBlocks.isEmpty || !settings.before.isEmpty || !settings.after.isEmpty
    guard isConditional, engine != .fioriSwiftUI else {
      return [(.all, variables(engine).value(variable))]
    }
    var result: [(situations: Situations, value: VariableValues.Value?)] = []
    for device in [Situations.iphone, .ipad] {
      for way in [Situations.portrait, .landscape] {
        let situation = device.intersection(way)
        let value = variables(engine, in: situation).value(variable)
        if let same = result.firstIndex(where: { $0.value == value }) {
          result[same].situations.formUnion(situation)
        } else {
          result.append((situation, value))
        }
      }
    }
    return result
  }
}

/// What holds for the sheets of a folder.
final class SheetSettings: Sendable {
  let configuration: Configuration
  let lint: LintSettings
  let linter: Linter
  /// The sheets of the same set that are loaded before and after this one.
  let before: [SourceText]
  let after: [SourceText]

  init(
    _ configuration: Configuration, _ lint: LintSettings, before: [SourceText] = [], after: [SourceText] = []
  ) {
    self.configuration = configuration
    self.lint = lint
    (self.before, self.after) = (before, after)
    linter = Linter(settings: lint)
  }
}
