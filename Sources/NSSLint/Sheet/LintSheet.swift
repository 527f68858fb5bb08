import NSSSyntax
import NSSTheme

/// One sheet as rules see it: the tree, and flat tables of all that it names.
public final class LintSheet: Sendable {
  /// The tree.
  public let tree: SyntaxTree
  /// The engines that it is judged for.
  public let engines: EngineSet
  /// What the configuration adds.
  public let settings: LintSettings
  /// Distinct class paths, attributes, variables and values.
  public let names: NameTable
  /// Rules in document order.
  public let rules: [StyleRule]
  /// Class paths in document order.
  public let classUses: [ClassUse]
  /// Declarations in document order.
  public let declarations: [Declaration]
  /// Definitions in document order.
  public let definitions: [Definition]
  /// Variables inside values in document order.
  public let variableUses: [VariableUse]
  /// Media blocks in document order.
  public let mediaBlocks: [MediaBlock]
  /// Comments that speak to the toolchain, in document order.
  public let directives: [Directive]
  /// Facts about the sheet's names, looked up once for all rules.
  public let facts: SheetFacts
  /// Where variables are defined and used.
  public let variables: VariableFacts
  /// Spellings that NUI's reader does not take and other rules explain.
  public let hazards: [EngineHazard]
  /// What FioriThemeManager makes of the sheet, if it is judged for it.
  public let fioriOutcome: FioriSwiftUIOutcome?

  /// Builds the tables in one pass over the tree.
  /// - Parameter advice: gets the memory for the declarations.
  public init(
    tree: SyntaxTree, engines: EngineSet, settings: LintSettings, advice: MemoryAdvice = { _ in }
  ) {
    self.tree = tree
    self.engines = engines
    self.settings = settings
    var builder = SheetBuilder(tree: tree, advice: advice)
    builder.run()
    names = builder.names
    rules = builder.rules
    classUses = builder.classUses
    declarations = builder.declarations
    definitions = builder.definitions
    variableUses = builder.variableUses
    mediaBlocks = builder.mediaBlocks
    directives = DirectiveReader.directives(of: tree)
    variables = VariableFacts(builder: builder)
    hazards = EngineHazard.all(in: tree)
    fioriOutcome =
      engines.contains(.fioriSwiftUI)
      ? FioriSwiftUIEngine.outcome(tree.source, Traits(palette: settings.palette)) : nil
    facts = SheetFacts(builder: builder, engines: engines, settings: settings)
  }

  /// The text of a name.
  public func text(_ name: NameID) -> String { tree.source.text(names.range(name)) }

  /// The bytes of a name.
  public func bytes(_ name: NameID) -> ArraySlice<UInt8> { tree.source.bytes[names.range(name)] }

  /// The byte range of a token.
  public func range(ofToken token: Int32) -> Range<Int> { tree.tokens.range(Int(token)) }

  /// The byte range of a run of tokens.
  public func range(ofTokens tokens: Range<Int32>) -> Range<Int> {
    guard !tokens.isEmpty else {
      let at = tree.tokens.start(Int(tokens.lowerBound))
      return at..<at
    }
    return tree.tokens.start(Int(tokens.lowerBound))..<tree.tokens.end(Int(tokens.upperBound) - 1)
  }

  /// When a rule or definition in this media block (-1: in none) can hold.
  public func situations(inMedia media: Int32) -> Situations {
    media < 0 ? .all : mediaBlocks[Int(media)].situations
  }

  /// The first media block with the same effective conditions, or -1 outside media.
  public func mediaIdentity(_ media: Int32) -> Int32 {
    media < 0 ? -1 : mediaBlocks[Int(media)].sameAs
  }

  /// Tokens of a declaration's value, from its first significant one to after its last.
  public func valueTokens(of declaration: Declaration) -> Range<Int32> {
    let tokens = tree.valueTokens(of: tree.nodes[Int(declaration.node)])
    return Int32(tokens.lowerBound)..<Int32(tokens.upperBound)
  }

  /// Whether a value is one variable and nothing else.
  public func isWholeVariable(_ value: Range<Int32>) -> Bool {
    value.count == 1 && tree.tokens.kind(Int(value.lowerBound)) == .variable
  }

  /// The definition whose name is a token, or nil.
  public func definition(atToken token: Int) -> Definition? {
    var low = 0
    var high = definitions.count
    while low < high {
      let middle = (low + high) / 2
      if Int(definitions[middle].token) < token { low = middle + 1 } else { high = middle }
    }
    return low < definitions.count && Int(definitions[low].token) == token ? definitions[low] : nil
  }
}
