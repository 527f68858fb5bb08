import NSSSyntax

/// Walks the variables that have no definition where they are looked up.
enum UndefinedUses {
  /// One such variable.
  struct Use {
    /// The variable, with its place.
    let variable: VariableUse
    /// When the declaration holds.
    let wanted: Situations
    /// When it holds and the variable has no definition.
    let missing: Situations
    /// Whether the sheet defines the variable at least under some media.
    let isDefinedElsewhere: Bool
  }

  /// Calls `body` for each, in document order. What an engine never looks up is left out: variables inside longer
  /// values, in rules that never apply, in declarations that a later one of the same rule replaces, and, without nui,
  /// the palette's names.
  static func run(_ sheet: LintSheet, _ body: (Use) -> Void) {
    let variables = sheet.variables
    var overridden = OverriddenDeclarations(sheet)
    for use in sheet.variableUses where use.declaration >= 0 {
      let defined = variables.definedIn[Int(use.name)]
      if defined == .all { continue }
      let declaration = sheet.declarations[Int(use.declaration)]
      // A variable inside a longer value is never looked up; another rule says so.
      guard !declaration.isBroken, declaration.isVariable else { continue }
      let wanted = sheet.situations(inMedia: sheet.rules[Int(declaration.rule)].media)
      let missing = wanted.subtracting(defined)
      if missing.isEmpty { continue }
      if sheet.engines.isDisjoint(with: .nui), variables.isPaletteName[Int(use.name)] { continue }
      if overridden.contains(use.declaration) { continue }
      body(Use(variable: use, wanted: wanted, missing: missing, isDefinedElsewhere: !defined.isEmpty))
    }
  }

  /// The sheet of the same set that defines a variable which this one does not define at all.
  static func sibling(defining use: Use, _ sheet: LintSheet) -> String? {
    guard let siblings = sheet.settings.siblings, !use.isDefinedElsewhere else { return nil }
    return siblings.definitions[sheet.text(use.variable.name)]
  }
}
