import NSSLint
import NSSSyntax

/// What a name in a sheet stands for.
enum SymbolName: Hashable, Sendable {
  /// A variable, with its `@`.
  case variable(String)
  /// A style class or class path.
  case styleClass(String)

  /// The name as written.
  var text: String {
    switch self {
    case .variable(let name), .styleClass(let name): name
    }
  }
}

/// Where a sheet names variables and classes.
struct SymbolTable {
  /// One place of a name.
  struct Occurrence {
    /// 0-based UTF-8 byte range of the name.
    var range: Range<Int>
    /// Whether the name gets its meaning here: a definition, or a rule of the class.
    var isDefinition: Bool
  }

  private var occurrences: [SymbolName: [Occurrence]] = [:]
  private var places: [(range: Range<Int>, name: SymbolName)] = []

  init(_ sheet: LintSheet) {
    for definition in sheet.definitions {
      add(.variable(sheet.text(definition.name)), sheet.range(ofToken: definition.token), isDefinition: true)
    }
    for use in sheet.variableUses {
      add(.variable(sheet.text(use.name)), sheet.range(ofToken: use.token), isDefinition: false)
    }
    for use in sheet.classUses {
      add(.styleClass(sheet.text(use.name)), sheet.range(ofToken: use.token), isDefinition: true)
    }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    for name in occurrences.keys {
      occurrences[name]?.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  private mutating func add(_ name: SymbolName, _ range: Range<Int>, isDefinition: Bool) {
    occurrences[name, default: []].append(Occurrence(range: range, isDefinition: isDefinition))
    places.append((range, name))
  }

  /// The places of a name in document order.
  func places(of name: SymbolName) -> [Occurrence] { occurrences[name] ?? [] }

  /// All names of the sheet.
  var names: some Collection<SymbolName> { occurrences.keys }

  /// The name that holds an offset, or ends at it.
  func name(at offset: Int) -> (name: SymbolName, range: Range<Int>)? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    var best: (name: SymbolName, range: Range<Int>)?
    while low < places.count, places[low].range.lowerBound <= offset {
      best = (places[low].name, places[low].range)
      low += 1
    }
    return best
  }
}
