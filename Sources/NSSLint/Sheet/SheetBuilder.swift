import NSSSyntax

/// Fills a sheet's tables from its tree in one pass.
struct SheetBuilder {
  let tree: SyntaxTree
  var names = NameTable()
  var rules: [StyleRule] = []
  var classUses: [ClassUse] = []
  var declarations: [Declaration] = []
  var definitions: [Definition] = []
  var variableUses: [VariableUse] = []
  var mediaBlocks: [MediaBlock] = []
  /// Blocks that are open at the current node: where they end, and what they are.
  private var openBlocks: [(end: UInt32, media: Int32, rule: Int32)] = []
  /// The first media block with the same conditions, around which the same block stands.
  private var mediaByConditions: [String: Int32] = [:]
  /// Heads of media blocks that were read before: most sheets have few different ones.
  private var mediaHeads: [MediaHead: MediaConditions] = [:]

  /// What a media block's conditions depend on: the text up to its brace and the media block around it, or -1.
  private struct MediaHead: Hashable {
    let text: String
    let outer: Int32
  }

  /// What follows from it.
  private struct MediaConditions {
    /// The first media block with the same effective conditions.
    let first: Int32
    let situations: Situations
    let isPlain: Bool
  }

  init(tree: SyntaxTree, advice: MemoryAdvice) {
    self.tree = tree
    // Room for the most there can be: growing would copy them, and pages that are not written to cost nothing.
    rules.reserveCapacity(tree.nodes.count)
    classUses.reserveCapacity(tree.nodes.count)
    declarations.reserveCapacity(tree.nodes.count, likely: tree.nodes.count / 4 * 3, advice: advice)
    variableUses.reserveCapacity(tree.nodes.count)
  }

  mutating func run() {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      for index in tree.nodes.indices {
        while let last = openBlocks.last, last.end <= UInt32(index) { openBlocks.removeLast() }
        let node = tree.nodes[index]
        switch node.kind {
        case .rule: addRule(node, Int32(index), bytes)
        case .declaration: addDeclaration(node, Int32(index), bytes)
        case .definition: addDefinition(node, Int32(index), bytes)
        case .media: addMedia(node, Int32(index))
        case .mediaFeature, .importStatement, .unknownBlock, .stray: break
        }
      }
    }
  }

  private mutating func addRule(_ node: Node, _ index: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
    let head = Int(node.first)..<Int(node.hasAnchor ? node.anchor : node.end)
    let number = Int32(rules.count)
    let firstUse = Int32(classUses.count)
    // A rule whose brace is missing has its whole body in its tokens: its head is its first names only.
    for token in head {
      let kind = tree.tokens.kind(token)
      if kind.isName {
        classUses.append(
          ClassUse(name: names.intern(tree.tokens.range(token), in: bytes), token: Int32(token), rule: number)
        )
        if !node.hasAnchor { break }
      }
    }
    let media = openBlocks.last?.media ?? -1
    let first = Int32(declarations.count)
    rules.append(
      StyleRule(
        node: index, media: media, classes: firstUse..<Int32(classUses.count), declarations: first..<first,
        hasBrokenHead: hasProblem(tree.tokens.start(head.lowerBound)...tree.tokens.start(head.upperBound))))
    openBlocks.append((node.subtreeEnd, media, number))
  }

  private mutating func addDeclaration(_ node: Node, _ index: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let rule = openBlocks.last?.rule, rule >= 0 else { return }
    let value = tree.valueTokens(of: node)
    let number = Int32(declarations.count)
    let isVariable = value.count == 1 && tree.tokens.kind(value.lowerBound) == .variable
    // Where the value is one variable, its text has that number.
    addVariables(of: value, bytes) { VariableUse(name: $0, token: $1, declaration: number) }
    let text =
      isVariable ? variableUses[variableUses.count - 1].name : names.intern(textRange(value), in: bytes)
    declarations.append(
      Declaration(
        name: names.intern(tree.tokens.range(Int(node.first)), in: bytes), token: Int32(node.first),
        value: text, rule: rule, node: index, isVariable: isVariable, isBroken: isBroken(node)))
    let range = rules[Int(rule)].declarations
    // Declarations of a rule that was nested by mistake stand between those of the outer one; the outer range then
    // covers them too, and `Declaration.rule` tells them apart.
    rules[Int(rule)].declarations = (range.isEmpty ? number : range.lowerBound)..<number + 1
  }

  private mutating func addDefinition(_ node: Node, _ index: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
    let value = tree.valueTokens(of: node)
    let number = Int32(definitions.count)
    addVariables(of: value, bytes) { VariableUse(name: $0, token: $1, definition: number) }
    let text = names.intern(textRange(value), in: bytes)
    definitions.append(
      Definition(
        name: names.intern(tree.tokens.range(Int(node.first)), in: bytes), token: Int32(node.first),
        value: text,
        valueTokens: Int32(value.lowerBound)..<Int32(value.upperBound), media: openBlocks.last?.media ?? -1,
        node: index, isBroken: isBroken(node)))
  }

  /// Adds the variables of a value.
  @inline(__always)
  private mutating func addVariables(
    of value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ use: (NameID, Int32) -> VariableUse
  ) {
    for token in value where tree.tokens.kind(token) == .variable {
      variableUses.append(use(names.intern(tree.tokens.range(token), in: bytes), Int32(token)))
    }
  }

  private mutating func addMedia(_ node: Node, _ index: Int32) {
    var features: [MediaFeature] = []
    for child in tree.nodes[Int(index) + 1..<Int(node.subtreeEnd)] {
      guard child.kind == .mediaFeature, child.first < node.anchor else { break }
      guard child.hasAnchor else { continue }
      let names = (Int(child.first)..<Int(child.end)).filter { tree.tokens.kind($0).isName }
      guard names.count == 2 else { continue }
      features.append(MediaFeature(name: Int32(names[0]), value: Int32(names[1])))
    }
    let number = Int32(mediaBlocks.count)
    let outer = openBlocks.last?.media ?? -1
    let tokens = tree.tokens
    let head = tokens.start(Int(node.first))..<tokens.start(Int(node.hasAnchor ? node.anchor : node.end))
    let conditions = mediaConditions(
      MediaHead(text: tree.source.text(head), outer: outer), features, number)
    let around = outer < 0 ? Situations.all : mediaBlocks[Int(outer)].situations
    mediaBlocks.append(
      MediaBlock(
        node: index, features: features, ownSituations: conditions.situations,
        situations: conditions.situations.intersection(around),
        hasBrokenHead: hasProblem(head.lowerBound...head.upperBound), isPlain: conditions.isPlain,
        outer: outer,
        sameAs: conditions.first))
    openBlocks.append((node.subtreeEnd, number, -1))
  }

  /// The conditions of a media block that is numbered `number`.
  private mutating func mediaConditions(
    _ head: MediaHead, _ features: [MediaFeature], _ number: Int32
  ) -> MediaConditions {
    if let known = mediaHeads[head] { return known }
    let conditions = effectiveConditions(features)
    let key =
      "\(head.outer) " + conditions.map { "\($0.name):\($0.value)" }.sorted().joined(separator: ",")
    let first = mediaByConditions[key] ?? number
    mediaByConditions[key] = first
    let result = MediaConditions(
      first: first, situations: Self.situations(of: conditions),
      isPlain: conditions.count == features.count
        && conditions.allSatisfy { MediaWords.values[$0.name]?.contains($0.value) == true })
    mediaHeads[head] = result
    return result
  }

  /// The conditions that are tested: of a repeated feature the last one, as NUI does.
  private func effectiveConditions(_ features: [MediaFeature]) -> [(name: String, value: String)] {
    var last: [String: String] = [:]
    for feature in features { last[tree.text(Int(feature.name))] = tree.text(Int(feature.value)) }
    return last.map { ($0.key, $0.value) }
  }

  private static func situations(of conditions: [(name: String, value: String)]) -> Situations {
    var result = Situations.all
    for (name, value) in conditions {
      switch (name, value) {
      case ("device", "iphone"): result.formIntersection(.iphone)
      case ("device", "ipad"): result.formIntersection(.ipad)
      case ("orientation", "portrait"): result.formIntersection(.portrait)
      case ("orientation", "landscape"): result.formIntersection(.landscape)
      case ("device", _), ("orientation", _): result = []
      default: break
      }
    }
    return result
  }

  private func textRange(_ value: Range<Int>) -> Range<Int> {
    guard !value.isEmpty else {
      let at = tree.tokens.start(value.lowerBound)
      return at..<at
    }
    return tree.tokens.start(value.lowerBound)..<tree.tokens.end(value.upperBound - 1)
  }

  private func isBroken(_ node: Node) -> Bool {
    if tree.problems.isEmpty { return false }
    return hasProblem(tree.tokens.start(Int(node.first))...tree.tokens.start(Int(node.end)))
  }

  /// Whether a problem other than a semicolon starts in a byte range.
  private func hasProblem(_ range: ClosedRange<Int>) -> Bool {
    let problems = tree.problems
    if problems.isEmpty { return false }
    var low = 0
    var high = problems.count
    while low < high {
      let middle = (low + high) / 2
      if problems[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < problems.count, range.contains(problems[low].range.lowerBound) {
      switch problems[low].kind {
      case .missingSemicolon, .extraSemicolon, .missingCloseBrace, .unterminatedComment: low += 1
      default: return true
      }
    }
    return false
  }
}
