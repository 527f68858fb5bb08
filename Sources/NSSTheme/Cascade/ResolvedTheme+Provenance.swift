import NSSCatalog

extension ResolvedTheme {
  /// The attributes of a class, in the order of their first declaration.
  func attributes(of number: Int) -> [ThemeAttribute] {
    var places: [Int32: Int] = [:]
    var declared: [[Int32]] = []
    for index in declarations(of: number) {
      let name = store.declarations[Int(index)].attribute
      if let place = places[name] {
        declared[place].append(index)
      } else {
        places[name] = declared.count
        declared.append([index])
      }
    }
    return declared.compactMap { list in
      list.last.map { attribute($0, of: number, beating: Array(list.dropLast())) }
    }
  }

  func themeAttribute(_ index: Int32, of number: Int) -> ThemeAttribute {
    let name = store.declarations[Int(index)].attribute
    var beaten: [Int32] = []
    forEachDeclaration(of: number) { other in
      if other != index, store.declarations[Int(other)].attribute == name { beaten.append(other) }
    }
    return attribute(index, of: number, beating: beaten)
  }

  /// The declarations of a class in file order.
  private func declarations(of number: Int) -> [Int32] {
    var list: [Int32] = []
    forEachDeclaration(of: number) { list.append($0) }
    return list
  }

  private func attribute(_ index: Int32, of number: Int, beating: [Int32]) -> ThemeAttribute {
    let declaration = store.declarations[Int(index)]
    let found = value(of: index)
    let definition = textDefinition(of: declaration)
    let isKnown = store.isKnownAttribute[Int(declaration.attribute)]
    return ThemeAttribute(
      name: store.names.string(Int(declaration.attribute)), className: className(number),
      text: store.texts.string(Int(definition.map { $0.text } ?? declaration.text)),
      type: isKnown ? declaration.type : nil, value: found.value, location: location(declaration),
      valueLocation: ThemeLocation(
        sheet: Int(declaration.sheet), range: Int(declaration.valueStart)..<Int(declaration.valueEnd)),
      via: via(declaration, found), beats: beating.map { beaten(store.declarations[Int($0)]) },
      assumptions: found.assumptions.union(store.unlisted(index, in: Int32(number))))
  }

  /// The definition whose text stands in for the declaration's own, as NUI does it: by the exact name.
  private func textDefinition(of declaration: ThemeStore.Declaration) -> ThemeStore.Definition? {
    guard declaration.variable >= 0 else { return nil }
    let winner = cascade.winners[Int(declaration.variable)]
    return winner < 0 ? nil : store.definitions[Int(winner)]
  }

  func via(_ declaration: ThemeStore.Declaration, _ found: FoundValue) -> [ThemeVia] {
    var list: [ThemeVia] = []
    if found.definition >= 0 {
      let definition = store.definitions[Int(found.definition)]
      list.append(
        ThemeVia(
          name: store.texts.string(Int(declaration.text)), location: location(definition), palette: nil))
    }
    if let hop = found.hop {
      // The name as it is written where the hop begins.
      let text = found.definition >= 0 ? store.definitions[Int(found.definition)].text : declaration.text
      list.append(via(store.texts.string(Int(text)), hop, found.hopDefinition))
    }
    if let hop = found.secondHop {
      let text =
        found.hopDefinition >= 0 ? store.definitions[Int(found.hopDefinition)].text : declaration.text
      list.append(via(store.texts.string(Int(text)), hop, found.secondHopDefinition))
    }
    return list
  }

  private func via(_ name: String, _ hop: PaletteHop, _ definition: Int32) -> ThemeVia {
    ThemeVia(
      name: name, location: definition < 0 ? nil : location(store.definitions[Int(definition)]), palette: hop)
  }

  private func beaten(_ declaration: ThemeStore.Declaration) -> BeatenDeclaration {
    BeatenDeclaration(text: store.texts.string(Int(declaration.text)), location: location(declaration))
  }

  func location(_ declaration: ThemeStore.Declaration) -> ThemeLocation {
    ThemeLocation(
      sheet: Int(declaration.sheet), range: Int(declaration.nameStart)..<Int(declaration.valueEnd))
  }

  func location(_ definition: ThemeStore.Definition) -> ThemeLocation {
    ThemeLocation(sheet: Int(definition.sheet), range: Int(definition.nameStart)..<Int(definition.valueEnd))
  }

  // MARK: Definitions

  /// All definitions in file order, sheet by sheet; those of a sheet that is not read apply nowhere.
  public var definitions: [ThemeDefinition] {
    if let fiori { return fiori.definitions }
    return store.definitions.indices.map { index in
      let definition = store.definitions[index]
      let isRead = cascade.verdicts[Int(definition.sheet)] == .resolved
      return ThemeDefinition(
        name: String(store.names.string(Int(definition.name)).dropFirst()),
        text: store.texts.string(Int(definition.text)), location: location(definition),
        applies: isRead && store.holds(definition.media, traits),
        wins: cascade.winners[Int(definition.variable)] == Int32(index))
    }
  }

  /// The definitions that count, as the engine holds them.
  public var winningDefinitions: [ThemeDefinition] { definitions.filter(\.wins) }
}
