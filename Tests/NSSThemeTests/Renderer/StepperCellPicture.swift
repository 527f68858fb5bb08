import NSSTheme

/// Draws a stepper cell as an SVG picture: what the stylesheet says, and defaults of its own where it says nothing.
struct StepperCellPicture {
  private let cell: TintTable

  init(stylesheet: [UInt8], appearance: Traits.Appearance) {
    let traits = Traits(appearance: appearance)
    let theme = ResolvedTheme(stylesheet, engine: .sapfiori, traits: traits)
    cell = theme[.FUIStepperFormCell]
  }

  func svg(key: String, value: String, state: TintState) -> String {
    let lines = [
      text(key, cell[.title], x: 16, state),
      border(cell[.valueText], x: 200, state),
      text(value, cell[.valueText], x: 208, state),
    ]
    return "<svg width=\"320\" height=\"44\">\n" + lines.joined(separator: "\n") + "\n</svg>"
  }

  private func text(_ text: String, _ element: TintElement?, x: Int, _ state: TintState) -> String {
    let attributes = element?[state]
    let color = attributes?.foregroundColor
    let size = attributes?.font?.value.size ?? 17
    // A colour that rests on an assumption is drawn with a mark: nobody should take it for a promise.
    let mark = color?.assumptions.isEmpty ?? true ? "" : " ?"
    return "  <text x=\"\(x)\" y=\"28\" fill=\"\(hex(color))\" font-size=\"\(size)\">\(text)\(mark)</text>"
  }

  private func border(_ element: TintElement?, x: Int, _ state: TintState) -> String {
    let color = element?[state].borderColor
    return "  <rect x=\"\(x)\" y=\"8\" width=\"96\" height=\"28\" fill=\"none\" stroke=\"\(hex(color))\"/>"
  }

  /// The colour a lookup found; black where the stylesheet has none that the engine can read.
  private func hex(_ lookup: Lookup?) -> String { lookup?.value.color?.hex ?? "#000000ff" }
}
