import NSSCatalog
import NSSTheme

/// Colours in words and pictures.
enum ColorDocumentation {
  /// A palette name, with or without `@`, in light and dark appearance; nil for other names.
  static func palette(
    _ name: String, _ engine: Engine, _ traits: Traits, theme: ((Traits) -> ResolvedTheme)? = nil
  ) -> String? {
    let bare = String(name.drop { $0 == "@" })
    guard engine != .nui, let parsed = PaletteName(bare) else { return nil }
    var lines: [String] = []
    for appearance in Traits.Appearance.allCases {
      var traits = traits
      traits.appearance = appearance
      guard let variant = traits.variant(of: parsed) else { return nil }
      let color =
        theme.flatMap { $0(traits).color(parsed.style, variant)?.color }
        ?? Palette(traits.palette).color(parsed.style, variant).map { Color($0) }
      guard let color else { continue }
      lines.append("- \(appearance.name): \(Markdown.color(color))")
    }
    var paragraphs = ["**\(Markdown.escaped(bare))**: palette colour"]
    switch parsed.style.status {
    case .current: break
    case .deprecated: paragraphs[0] += " *deprecated*"
    case .unavailable: paragraphs[0] += " *unavailable*"
    }
    if let replacement = parsed.style.replacement {
      paragraphs.append("Use \(Markdown.code(replacement.name)) instead.")
    }
    paragraphs.append(lines.isEmpty ? "The palette has no colour for it." : lines.joined(separator: "\n"))
    return paragraphs.joined(separator: "\n\n")
  }

  /// What an engine makes of the text of a colour, in one line.
  static func reading(_ text: String, _ engine: Engine, _ traits: Traits) -> String? {
    let reading = ColorReading(text, engine: engine)
    var line: String
    switch reading.value {
    case .none:
      if case .unknown = reading.form { return nil }
      return "\(engine.name): no colour"
    case .system(let system):
      line =
        system.fixedColor.map { Markdown.color($0) } ?? "colour of the system, which changes with the device"
    case .color, .palette:
      guard let color = reading.color(traits) else { return nil }
      line = Markdown.color(color)
    }
    let notes = Self.notes(reading.notes)
    if !notes.isEmpty { line += " (\(notes.joined(separator: "; ")))" }
    return "\(engine.name): \(line)"
  }

  private static func notes(_ notes: ColorReading.Notes) -> [String] {
    let all: [(ColorReading.Notes, String)] = [
      (.digitsIgnored, "only the first six digits are read"),
      (.alphaFirst, "the first two digits are the alpha, in per cent"),
      (.alphaCapped, "an alpha above 100 per cent counts as 100"),
      (.alphaLast, "the last two digits are the alpha"),
      (.dividedBy255, "numbers without a dot are divided by 255"),
      (.integerAlpha, "the alpha has no dot and is divided by 255"),
      (.brightness, "hue, saturation and brightness"),
      (.fourthIgnored, "the fourth number is ignored"),
      (.suffixIgnored, "the suffix is ignored"),
    ]
    return all.filter { notes.contains($0.0) }.map(\.1)
  }
}
