import NSSSyntax

extension Catalog {
  /// What the name of a style class is: known, bare stem, the app's own, or which part of it is wrong.
  @inlinable
  public func verdict(onClass name: some Collection<UInt8>) -> ClassPathVerdict {
    withContiguous(name) { verdict(onBytes: $0) }
  }

  @usableFromInline
  func verdict(onBytes name: UnsafeBufferPointer<UInt8>) -> ClassPathVerdict {
    let known = stem(in: name)
    if let path = find(name, stem: known) { return .known(path) }
    let stem = known?.length
    if let stem, stem == name.count { return .bareStem(stem: String(decoding: name, as: UTF8.self)) }
    guard name.count <= Self.longestClassPath else { return .appClass }
    guard engine == .sapfiori, Self.beginsWithPrefix(name) else { return foreignName(name) }
    if let stem, name.starts(with: "fdl".utf8) { return .unknown(wrongElement(name, stem)) }
    return .unknown(wrongComponent(name))
  }

  /// Longer names are never misspellings of known ones; this bounds the work for hostile ones.
  private static let longestClassPath = 200

  private static func beginsWithPrefix(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Three bytes are read, and there are more.
    name.count > 3 && name[0] | 0x20 == UInt8(ascii: "f") && name[1] | 0x20 == UInt8(ascii: "d")
      && name[2] | 0x20 == UInt8(ascii: "l")
  }

  // MARK: No known stem

  private func wrongComponent(_ name: UnsafeBufferPointer<UInt8>) -> ClassPathMistake {
    let end = StemSearch.firstBoundary(in: name)
    var best: (stem: Int, distance: Int, end: Int)?
    // A stem may hold one boundary character itself.
    for end in [end, StemSearch.boundary(in: name, after: end)] where end != best?.end {
      // A boundary is an index of the name or its count, and `length` below is less than one.
      let own = UnsafeBufferPointer(rebasing: name[..<end])
      let near = index.stems.nearest(to: own, limit: EditDistance.allowance(forLength: end)) {
        index.stems.slice($0).starts(with: "fdl".utf8)
      }
      if let near, near.distance < best?.distance ?? Int.max { best = (near.index, near.distance, end) }
    }
    if let best {
      return ClassPathMistake(
        part: .component, suggestion: suggestion(stem: best.stem, rest: Array(name[best.end...])),
        isNear: true)
    }
    // A separator left out: `fdlFUIStepperFormCellkeyText`.
    for length in stride(from: end - 1, to: 3, by: -1)
    where index.stems.find(UnsafeBufferPointer(rebasing: name[..<length])) != nil {
      let mistake = wrongElement(name, length)
      if mistake.isNear { return mistake }
    }
    return ClassPathMistake(part: .component, suggestion: nil, isNear: false)
  }

  /// The stem with the rest of the name when that is a known path, else the stem alone.
  private func suggestion(stem: Int, rest: [UInt8]) -> String {
    let full = Array(index.stems.slice(stem)) + rest
    return classPath(full) != nil ? String(decoding: full, as: UTF8.self) : index.stems.string(stem)
  }

  /// A name without `fdl`: the app's own, unless it is nearly a known one.
  private func foreignName(_ name: UnsafeBufferPointer<UInt8>) -> ClassPathVerdict {
    if let meant = inOtherNotation(name) ?? (engine == .sapfiori ? withPrefix(name) : nil) {
      return .unknown(ClassPathMistake(part: .component, suggestion: meant, isNear: false))
    }
    guard name.count >= 4, name.count <= 24 else { return .appClass }
    let limit = name.count < 10 ? 1 : 2
    let near = index.stems.nearest(to: name, among: index.plainStems, limit: limit) { candidate in
      let known = index.stems.slice(candidate)
      // `BigButton` and `Button2` extend a name on purpose.
      return !name.starts(with: known) && !name.reversed().starts(with: known.reversed())
    }
    guard let near else { return .appClass }
    return .unknown(
      ClassPathMistake(part: .component, suggestion: index.stems.string(near.index), isNear: false))
  }

  /// What a name in the notation of CSS (`.Label`, `#Label`) or of UIKit (`UILabel`) means, or nil.
  private func inOtherNotation(_ name: UnsafeBufferPointer<UInt8>) -> String? {
    // From here on there are three bytes.
    guard name.count > 2 else { return nil }
    if name[0] == UInt8(ascii: ".") || name[0] == UInt8(ascii: "#") {
      let rest = UnsafeBufferPointer(rebasing: name[1...])
      let isKnown = find(rest) != nil || engine == .nui && Catalog.sapfiori.find(rest) != nil
      return isKnown ? String(decoding: rest, as: UTF8.self) : nil
    }
    if Self.begins(name, with: "UI") {
      let type = String(decoding: name, as: UTF8.self)
      let bases = Catalog.sapfiori.classPaths.lazy.filter { $0.componentName == type }.map(\.name)
      // NUI calls one class otherwise than SAPFiori's documents do.
      let names = bases.flatMap { $0 == "TableView" ? [$0, "Table"] : [$0] }
      return names.first { !$0.hasPrefix("fdl") && classPath(Array($0.utf8)) != nil }
    }
    // A class path of SAP Fiori without its prefix shows no other sign of the engine it is for.
    return engine == .nui && Self.begins(name, with: "FUI") ? Catalog.sapfiori.withPrefix(name) : nil
  }

  /// `FUIStepperFormCell_keyText`: the name with its `fdl`, when that begins with a known stem or is near one.
  private func withPrefix(_ name: UnsafeBufferPointer<UInt8>) -> String? {
    // Most classes of an app come here: a look at their first letter, and no allocation.
    guard let first = name.first, index.isBehindPrefix[Int(first)] else { return nil }
    // It has no more bytes than `longestClassPath`, and the buffer a place for each and for the prefix.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count + 3) { buffer -> String? in
      for (at, byte) in "fdl".utf8.enumerated() { buffer[at] = byte }
      for (at, byte) in name.enumerated() { buffer[at + 3] = byte }
      let full = UnsafeBufferPointer(buffer)
      let known = stem(in: full)
      if find(full, stem: known) != nil { return String(decoding: full, as: UTF8.self) }
      if let known { return String(decoding: full[..<known.length], as: UTF8.self) }
      guard Self.begins(name, with: "FUI") else { return nil }
      let mistake = wrongComponent(full)
      return mistake.isNear ? mistake.suggestion : nil
    }
  }

  private static func begins(_ name: UnsafeBufferPointer<UInt8>, with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      name.count >= text.count && text.indices.allSatisfy { name[$0] == text[$0] }
    }
  }

  // MARK: A known stem

  /// The nearest path of the component decides: when it differs in its state segment only, the class state is wrong,
  /// else the element.
  private func wrongElement(_ name: UnsafeBufferPointer<UInt8>, _ stem: Int) -> ClassPathMistake {
    // A stem that the name begins with: `stem` is at most the count, and so are the ends of `restRange` and `state`.
    let candidates = classPaths(ofStem: name[..<stem])
    let rest = Array(name[stem...])
    let allowance = EditDistance.allowance(forLength: rest.count)
    var nearest: (path: ClassPath, text: String, distance: Int)?
    for path in candidates {
      let text = path.name(digitsFrom: rest)
      let most = (nearest?.distance ?? Self.farthest + 1) - 1
      guard most >= 0, let distance = EditDistance.between(name, Array(text.utf8), limit: most) else {
        continue
      }
      nearest = (path, text, distance)
    }
    if let nearest, nearest.distance <= allowance {
      return ClassPathMistake(
        part: differsInState(name, nearest.path) ? .classState : .element, suggestion: nearest.text,
        isNear: true)
    }
    let restRange = min(stem + 1, name.count)..<name.count
    if let state = ClassStateSearch.segment(in: name, restRange) {
      // `_keyText_selected` where only `_keyText` is documented.
      let separator =
        stem < name.count && restRange.lowerBound < state.lowerBound ? Array(name[stem..<stem + 1]) : []
      let plain = name[..<stem] + separator + ClassStateSearch.element(in: name, restRange, state)
      if let path = classPath(Array(plain)) {
        return ClassPathMistake(part: .classState, suggestion: path.name, isNear: false)
      }
    }
    if let path = candidates.first(where: { !$0.element.isEmpty && differsInState(name, $0) }) {
      return ClassPathMistake(part: .classState, suggestion: path.name, isNear: false)
    }
    return ClassPathMistake(part: .element, suggestion: nil, isNear: false)
  }

  private static let farthest = 12

  /// Whether a name equals a known path but for the path's state segment.
  private func differsInState(_ name: UnsafeBufferPointer<UInt8>, _ path: ClassPath) -> Bool {
    guard let state = path.classStateRange else { return false }
    let known = path.family.bytes[path.record.name.range]
    let before = known.prefix(state.lowerBound)
    let after = known.dropFirst(state.upperBound)
    guard name.count > before.count + after.count, name.starts(with: before),
      name.suffix(after.count).elementsEqual(after)
    else { return false }
    // The name is longer than both together.
    return !name[before.count..<name.count - after.count].contains(UInt8(ascii: "_"))
  }
}

extension ClassPath {
  /// The name with the digits of another name in place of `{row}` and `{column}`, in their order.
  func name(digitsFrom other: [UInt8]) -> String {
    guard family.bytes[record.name.range].contains(UInt8(ascii: "{")) else { return name }
    var numbers = other.split { $0 < 0x30 || $0 > 0x39 }[...]
    var result: [UInt8] = []
    var isInside = false
    for byte in family.bytes[record.name.range] {
      if byte == UInt8(ascii: "{") {
        isInside = true
        result += numbers.popFirst() ?? [0x30]
      } else if byte == UInt8(ascii: "}") {
        isInside = false
      } else if !isInside {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
