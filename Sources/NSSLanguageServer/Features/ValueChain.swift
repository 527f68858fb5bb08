import NSSCatalog
import NSSLint
import NSSTheme

/// Why an attribute has its value: the chain from the declaration to the value, what it beat, what is assumed.
enum ValueChain {
  /// The chain in Markdown; nil where the engine has no such attribute.
  static func text(
    _ attribute: String, of className: String, _ engine: Engine, in situations: Situations,
    _ snapshot: Snapshot
  ) -> String? {
    let theme = snapshot.theme(engine, snapshot.traits(in: situations))
    guard let explanation = theme.explain(attribute, of: className) else { return nil }
    let value = describe(explanation.attribute.value.effective)
    let place = situations == .all ? "" : ", \(situations.words)"
    var lines = ["\(Markdown.code("\(className).\(attribute)")) in \(engine.name)\(place): \(value)", ""]
    for step in explanation.steps { lines.append("- " + describe(step, snapshot)) }
    return lines.joined(separator: "\n")
  }

  /// A value in words; colours with their picture.
  static func describe(_ value: PlainValue?) -> String {
    switch value {
    case nil: return "nothing"
    case .color(let color): return Markdown.color(color)
    case .systemColor(let system): return "\(Markdown.code(system.name)), a colour of the system"
    case .number(let number):
      return Markdown.code(
        number == number.rounded(.towardZero) && abs(number) < 1e15 ? "\(Int(number))" : "\(number)")
    case .integer(let integer): return Markdown.code("\(integer)")
    case .boolean(let boolean): return Markdown.code("\(boolean)")
    case .box(let box): return Markdown.code("\(box.top) \(box.right) \(box.bottom) \(box.left)")
    case .offset(let offset): return Markdown.code("\(offset.horizontal), \(offset.vertical)")
    case .word(let word): return Markdown.code(word)
    case .list(let words): return Markdown.code(words.joined(separator: ", "))
    }
  }

  private static func describe(_ step: ExplanationStep, _ snapshot: Snapshot) -> String {
    switch step {
    case .declaration(let text, let place): return "\(Markdown.code(text)), \(snapshot.line(of: place))"
    case .mediaCondition(let text, let place):
      return "under \(Markdown.code(text)), \(snapshot.line(of: place))"
    case .appendedSheet(let number): return "in sheet \(number + 1) of its set"
    case .variable(let name, let text, let place):
      return "\(Markdown.code(name)) is \(Markdown.code(text)), \(snapshot.line(of: place))"
    case .palette(let name, let hop, let color):
      let own = color.map { " " + Markdown.color($0) } ?? ""
      return "\(Markdown.code(name)) of palette \(hop.version.name), variant \(hop.variant.name)\(own)"
    case .paletteOverride(let name, let text, let place):
      return "overridden by \(Markdown.code("@\(name): \(text)")), \(snapshot.line(of: place))"
    case .readOtherwise(let written, let value):
      return "\(Markdown.code(written)) is read as \(describe(value))"
    case .beat(let beaten, _):
      return "beats \(Markdown.code(beaten.text)), \(snapshot.line(of: beaten.location))"
    case .assumption(_, let sentence): return "assumed: \(Markdown.escaped(sentence))"
    }
  }
}
