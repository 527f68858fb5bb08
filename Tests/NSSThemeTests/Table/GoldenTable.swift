import NSSTheme

/// Writes a table as text, one line a key that some sheet sets: `element state key value <- form ? assumptions`.
enum GoldenTable {
  static func text(_ table: TintTable) -> String {
    table.elements.filter(\.isThemed).flatMap { element in
      element.states.flatMap { lines(element, $0) }
    }.joined(separator: "\n")
  }

  static func lines(_ element: TintElement, _ state: TintState) -> [String] {
    let attributes = element[state]
    let name = element.name.isEmpty ? "(self)" : element.name
    var lines: [String] = []
    func add(_ key: String, _ lookup: Lookup?) {
      guard let lookup else { return }
      var line = "\(name) \(state.name) \(key) \(describe(lookup.value)) <- \(lookup.from.rawValue)"
      if !lookup.assumptions.isEmpty {
        line += " ? " + lookup.assumptions.names.joined(separator: " ")
      }
      lines.append(line)
    }
    add("foregroundColor", attributes.foregroundColor)
    add("font.style", attributes.font?.style)
    add("font.name", attributes.font?.name)
    add("font.size", attributes.font?.size)
    add("fuiBorderColor", attributes.borderColor)
    add("fuiNumberOfLines", attributes.numberOfLines)
    for attribute in attributes.view { add("view." + attribute.name, attribute.lookup) }
    return lines
  }

  static func describe(_ value: TypedValue) -> String {
    switch value {
    case .value(let value): describe(value)
    case .readAs(let value): "readAs(\(value.map(describe) ?? "nil"))"
    }
  }

  static func describe(_ value: PlainValue) -> String {
    switch value {
    case .color(let color): color.hex
    case .systemColor(let color): "name:\(color.name)"
    case .number(let number): "\(number)"
    case .integer(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .box(let box): "[\(box.top),\(box.right),\(box.bottom),\(box.left)]"
    case .offset(let offset): "[\(offset.horizontal),\(offset.vertical)]"
    case .word(let word): word
    case .list(let names): "[\(names.joined(separator: ","))]"
    }
  }
}

extension ResolvedTheme {
  init(sapfiori text: String, _ traits: Traits = Traits()) {
    self.init(Array(text.utf8), engine: .sapfiori, traits: traits)
  }
}
