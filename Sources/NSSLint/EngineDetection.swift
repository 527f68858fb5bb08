import NSSSyntax

/// Guesses from a sheet which engines read it.
public enum EngineDetection {
  /// Any `fdl...` class path: sapfiori. Definitions of palette colours or variants: fiori-swiftui. Both: both.
  /// Otherwise: nui.
  public static func engines(of tree: SyntaxTree) -> EngineSet {
    var result: EngineSet = []
    for node in tree.nodes {
      switch node.kind {
      case .rule where !result.contains(.sapfiori):
        let head = Int(node.first)..<Int(node.hasAnchor ? node.anchor : node.end)
        for token in head where tree.tokens.kind(token) == .word {
          if tree.bytes(token).starts(with: "fdl".utf8) {
            result.insert(.sapfiori)
            break
          }
        }
      case .definition where !result.contains(.fioriSwiftUI):
        let name = tree.bytes(Int(node.first)).dropFirst()
        // The one suffix that FioriThemeManager misspells is read in that spelling only.
        let isMisspelt = name.reversed().starts(with: "_elevatedContrastLightkBackground".utf8.reversed())
        if PaletteNames.isName(name) || isMisspelt { result.insert(.fioriSwiftUI) }
      default: break
      }
    }
    return result.isEmpty ? .nui : result
  }
}
