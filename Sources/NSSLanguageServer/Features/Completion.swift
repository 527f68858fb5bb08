import NSSCatalog
import NSSLint
import NSSSyntax
import NSSTheme

/// One thing to complete a word by.
struct CompletionItem {
  /// The protocol's numbers.
  enum Kind: Int {
    case field = 5
    case variable = 6
    case styleClass = 7
    case module = 9
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case color = 16
    case enumMember = 20
    case constant = 21
  }

  var label: String
  var kind: Kind
  var detail: String?
  /// The text with the protocol's place holders, where the client takes such.
  var snippet: String?
  /// The text without; the label where nil.
  var text: String?
  /// Orders items of equal fit; smaller first.
  var rank = 5
  var isDeprecated = false
  /// Documentation that is at hand.
  var documentation: String?
  /// What ``Completion/documentation(for:)`` makes documentation of.
  var data: [String]?
}

/// Completion at a place.
enum Completion {
  /// What is offered.
  struct List {
    var items: [CompletionItem] = []
    /// Whether more typing brings other items.
    var isIncomplete = false
    /// The bytes that an item replaces.
    var word: Range<Int>
  }

  /// The items at an offset. `others` are the client's other sheets.
  static func list(_ snapshot: Snapshot, _ offset: Int, others: [Snapshot] = []) -> List {
    let context = CursorContext(snapshot.tree, offset)
    var list = List(word: context.word)
    if snapshot.foreign != nil { return list }
    switch context.kind {
    case .none: break
    case .item(let isInMedia):
      if context.prefix.first == "@" || context.prefix.isEmpty {
        if !isInMedia { list.items += media }
        list.items += DefinitionCompletion.names(snapshot)
      }
      if context.prefix.first != "@" {
        ClassPathCompletion.add(to: &list, context.prefix, snapshot, others)
      }
    case .classPath: ClassPathCompletion.add(to: &list, context.prefix, snapshot, others)
    case .attribute(let classes):
      list.items = AttributeCompletion.items(
        classes, snapshot, hasColon: hasColon(snapshot.tree, after: context.word.upperBound),
        except: context.word)
    case .value(let attribute, let classes):
      let wanted = WantedValue(attribute: attribute, classes: classes, snapshot)
      list.items = ValueCompletion.items(
        wanted, snapshot, isFirst: context.isFirstOfValue, isDefinition: false)
    case .definitionValue(let name):
      let wanted = WantedValue.of(variable: name, snapshot)
      list.items = ValueCompletion.items(
        wanted, snapshot, isFirst: context.isFirstOfValue, isDefinition: true)
    case .mediaFeature:
      list.items = [
        CompletionItem(
          label: "device", kind: .property, detail: "iphone or ipad", snippet: "device: ${1|ipad,iphone|}"),
        CompletionItem(
          label: "orientation", kind: .property, detail: "portrait or landscape",
          snippet: "orientation: ${1|portrait,landscape|}"),
      ]
    case .mediaValue(let feature):
      let words =
        feature == "device" ? ["ipad", "iphone"] : feature == "orientation" ? ["landscape", "portrait"] : []
      list.items = words.map { CompletionItem(label: $0, kind: .enumMember) }
    case .comment(let range): DirectiveCompletion.add(to: &list, snapshot, range, offset)
    }
    return list
  }

  private static var media: [CompletionItem] {
    [
      CompletionItem(
        label: "@media", kind: .keyword, detail: "rules for some devices or orientations",
        snippet:
          "@media (${1|device: ipad,device: iphone,orientation: portrait,orientation: landscape|}) {\n\t$0\n}",
        rank: 3)
    ]
  }

  /// Whether the next significant token is a colon.
  private static func hasColon(_ tree: SyntaxTree, after offset: Int) -> Bool {
    guard offset < tree.source.count else { return false }
    let token = tree.tokens.significant(from: tree.tokens.index(at: offset))
    return tree.tokens.kind(token) == .colon
  }

  /// The documentation of an item, by the data it carries; without its sheet, what the shipped catalogue says.
  static func documentation(for data: [String], _ snapshot: Snapshot?) -> String? {
    guard data.count >= 2, let engine = Engine(rawValue: data[1]) else { return nil }
    let catalog = snapshot?.catalog(engine) ?? Catalog.of(engine)
    switch (data[0], data.count) {
    case ("path", 3): return CatalogDocumentation.classPath(data[2], catalog)
    case ("attribute", 4...):
      return CatalogDocumentation.attribute(data[2], classes: Array(data[3...]), catalog)
    case ("palette", 3): return ColorDocumentation.palette(data[2], engine, snapshot?.traits ?? Traits())
    default: return nil
    }
  }
}
