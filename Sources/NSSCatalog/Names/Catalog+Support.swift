extension Catalog {
  /// Whether a class path takes an attribute.
  @inlinable
  public func support(of attribute: some Collection<UInt8>, on path: ClassPath) -> Support {
    withContiguous(attribute) { support(ofBytes: $0, on: path) }
  }

  @usableFromInline
  func support(ofBytes name: UnsafeBufferPointer<UInt8>, on path: ClassPath) -> Support {
    if let parts = split(attributeBytes: name) { return support(parts, name, path) }
    guard let type = otherEngine.ownType(of: name) else { return .unknown }
    if engine == .nui { return .notListed(type) }
    if nuiDocuments(name, classOf: path) { return .inferred(type) }
    guard isPlausible(name, path.role) else { return missing(type, path) }
    return path.hasDocumentedAttributes ? .notListed(type) : .inferred(type)
  }

  /// Whether the element behind the bare stem of a component, which no source lists, takes an attribute: inferred for
  /// everything the catalogue knows.
  public func support(ofAttribute attribute: some Collection<UInt8>, onBareStem stem: String) -> Support {
    type(ofAttribute: attribute).map(Support.inferred) ?? .unknown
  }

  private func support(_ parts: AttributeName, _ name: UnsafeBufferPointer<UInt8>, _ path: ClassPath)
    -> Support
  {
    let own = documented(parts, in: path)
    if case .documented = own { return own ?? .unknown }
    if engine == .nui {
      return reached(parts, from: path) ?? own ?? .notListed(type(parts))
    }
    if case .undocumentedState(let fact, _) = own {
      return .undocumentedState(fact, otherSpelling: otherSpelling(parts, name, path))
    }
    let type = type(parts)
    let record = index.baseRecords[parts.base]
    // SAPFiori documents no modifiers: those are NUI's.
    let roleHasIt = parts.modifiers.isEmpty && record.roles & 1 << UInt32(path.role.rawValue) != 0
    let isState = parts.isBare || (parts.state < 64 && record.states & 1 << UInt64(parts.state) != 0)
    if roleHasIt, isState, !path.hasDocumentedAttributes { return .inferred(type) }
    if nuiDocuments(name, classOf: path) { return .inferred(type) }
    guard roleHasIt || isPlausible(name, path.role) else { return missing(type, path) }
    if path.hasDocumentedAttributes { return .notListed(type) }
    return isState ? .inferred(type) : .inferredUnknownState(type)
  }

  /// An attribute that neither the path nor its role has. For NUI base classes nothing printed says so.
  private func missing(_ type: ValueType, _ path: ClassPath) -> Support {
    path.isFioriPath ? .foreign(type) : .notListed(type)
  }

  /// What the path's own list says; nil when the attribute is not in it.
  func documented(_ parts: AttributeName, in path: ClassPath) -> Support? {
    let family = path.family
    var other: Support?
    for index in path.record.attributes.range where family.attributes[index].baseID == parts.base {
      let record = family.attributes[index]
      let isPlace =
        record.modifiers.count == 0
        ? parts.modifiers.isEmpty : family.modifiers[record.modifiers.range].contains(parts.modifiers)
      guard isPlace else { continue }
      let fact = AttributeFact(family: family, index: index)
      let certainty: Certainty = record.flags.contains(.inferred) ? .inferred : .printed
      if parts.isBare {
        if record.flags.contains(.bare) { return .documented(fact, certainty: certainty) }
        // SAPFiori's documents often print the suffixed forms only; NUI's tables come from its source.
        other =
          engine == .nui
          ? .undocumentedState(fact, otherSpelling: nil) : .documented(fact, certainty: .inferred)
      } else if let state = family.states[record.states.range].first(where: { $0.id == parts.state }) {
        return .documented(fact, certainty: state.isInferred ? .inferred : certainty)
      } else if other == nil {
        other = .undocumentedState(fact, otherSpelling: nil)
      }
    }
    return other
  }

  /// NUI: attributes of classes that look up this one too (`BarButton` serves `BarButtonBack`), and those that any
  /// class takes (`*`).
  private func reached(_ parts: AttributeName, from path: ClassPath) -> Support? {
    let name = path.name
    for (index, record) in path.family.paths.enumerated() where index != path.index {
      let other = ClassPath(family: path.family, index: index)
      let isAny = path.family.bytes[record.name.range].elementsEqual("*".utf8)
      guard isAny || other.lookupChain.dropFirst().contains(where: { $0 == name }) else { continue }
      if case .documented(let fact, _) = documented(parts, in: other) {
        return .documented(fact, certainty: isAny ? .printed : .inferred)
      }
    }
    return nil
  }

  /// The same state of another attribute that feeds the same thing, where the path documents it.
  private func otherSpelling(
    _ parts: AttributeName, _ name: UnsafeBufferPointer<UInt8>, _ path: ClassPath
  ) -> String? {
    // `parts` are those of this name, and so their ranges lie inside.
    let base = String(decoding: name[parts.baseRange], as: UTF8.self)
    for other in Vocabulary.shared.meaning(of: base, in: .spellings) {
      let full = other + String(decoding: name[parts.baseRange.upperBound...], as: UTF8.self)
      guard let otherParts = split(attribute: full.utf8) else { continue }
      if case .documented = documented(otherParts, in: path) { return full }
    }
    return nil
  }

  /// SAPFiori: whether NUI documents the attribute for any class, or for the base class that the path is.
  private func nuiDocuments(_ name: UnsafeBufferPointer<UInt8>, classOf path: ClassPath) -> Bool {
    // `exclude-views` and its like, which NUI reads for any class.
    if nuiDocuments(name, on: "*") { return true }
    if path.isFioriPath { return false }
    let own = path.name
    return nuiDocuments(name, on: Vocabulary.shared.meaning(of: own, in: .nuiNames).first ?? own)
  }

  /// Whether the NUI class behind elements of a role takes the attribute, or nothing is known of the role.
  private func isPlausible(_ name: UnsafeBufferPointer<UInt8>, _ role: ElementRole) -> Bool {
    if role == .unknown || index.documentedRoles & 1 << UInt32(role.rawValue) == 0 { return true }
    return Vocabulary.shared.meaning(of: role.word, in: .roleClasses).contains { nuiDocuments(name, on: $0) }
  }

  private func nuiDocuments(_ name: UnsafeBufferPointer<UInt8>, on className: String) -> Bool {
    let nui = Catalog.nui
    guard let parts = nui.split(attributeBytes: name), let path = nui.classPath(className.utf8) else {
      return false
    }
    if case .documented = nui.documented(parts, in: path) { return true }
    return false
  }

  /// The full names of the attributes that a class path supports, for messages and completion: the documented ones,
  /// else (inferred) those of the NUI class it stands for or of its role.
  public func supportedAttributes(of path: ClassPath) -> (names: [String], certainty: Certainty) {
    let own = path.attributes
    if !own.isEmpty { return (own.flatMap(\.names), .printed) }
    let name = path.name
    if engine == .sapfiori,
      let nui = Catalog.nui.classPath((Vocabulary.shared.meaning(of: name, in: .nuiNames).first ?? name).utf8)
    {
      return (nui.attributes.flatMap(\.names), .inferred)
    }
    let bit: UInt32 = 1 << UInt32(path.role.rawValue)
    let bases = index.baseRecords.indices.filter { index.baseRecords[$0].roles & bit != 0 }
    return (bases.map(index.bases.string), .inferred)
  }
}

extension ClassPath {
  /// Whether the path is one of SAPFiori's own (`fdl...`), and not an NUI base class.
  var isFioriPath: Bool { family.bytes[record.name.range].starts(with: "fdl".utf8) }

  /// NUI: the classes a lookup for this class goes through, itself first.
  var lookupChain: [Substring] {
    (inherits ?? name).split(separator: ">").map { word in
      word.drop { $0 == " " }.prefix { $0 != " " }
    }
  }
}
