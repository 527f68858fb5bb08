import NSSCatalog
import NSSLint
import NSSSyntax
import NSSTheme

/// A colour that is written in a sheet.
struct DocumentColor {
  /// 0-based UTF-8 byte range of the value.
  var range: Range<Int>
  var color: Color
}

/// The colours of a sheet, and the ways to write one.
enum DocumentColors {
  /// The values that are colours and no variables.
  static func all(_ snapshot: Snapshot) -> [DocumentColor] {
    guard snapshot.foreign == nil else { return [] }
    let sheet = snapshot.sheet
    let engine = snapshot.mainEngine
    var known: [Int32: Color?] = [:]
    var colors: [DocumentColor] = []
    func add(_ value: NameID, _ tokens: Range<Int32>, _ node: Int32) {
      guard !tokens.isEmpty, !sheet.isWholeVariable(tokens) else { return }
      let color: Color?
      if let found = known[value] {
        color = found
      } else {
        color = Self.color(
          snapshot.tree.valueText(of: snapshot.tree.nodes[Int(node)]), engine, snapshot.traits)
        known[value] = color
      }
      if let color { colors.append(DocumentColor(range: sheet.range(ofTokens: tokens), color: color)) }
    }
    for definition in sheet.definitions { add(definition.value, definition.valueTokens, definition.node) }
    var isColor: [NameID: Bool] = [:]
    for declaration in sheet.declarations {
      let holds =
        isColor[declaration.name]
        ?? (Catalog.of(engine).type(ofAttribute: sheet.bytes(declaration.name))?.isColor ?? true)
      isColor[declaration.name] = holds
      if holds { add(declaration.value, sheet.valueTokens(of: declaration), declaration.node) }
    }
    return colors.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func color(_ text: String, _ engine: Engine, _ traits: Traits) -> Color? {
    ColorReading(text, engine: engine).color(traits)
  }

  /// The ways to write a colour that the sheet's engine reads as just this colour, to the nearest 8 bits.
  static func presentations(_ color: Color, _ snapshot: Snapshot) -> [String] {
    let engine = snapshot.mainEngine
    let want = color.rgba
    var texts: [String] = []
    let digits = String(want.hex.dropFirst().prefix(6))
    texts.append("#" + digits)
    if engine == .fioriSwiftUI {
      texts.append(
        "#" + digits.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined())
      texts.append(want.hex)
    }
    if engine == .sapfiori {
      let percent = (Int(want.alpha) * 100 + 127) / 255
      texts.append("#" + (percent < 16 ? "0" : "") + String(percent, radix: 16) + digits)
    }
    let (red, green, blue) = (want.red, want.green, want.blue)
    texts.append("rgb(\(red), \(green), \(blue))")
    texts.append("rgba(\(red), \(green), \(blue), \(decimal(Double(want.alpha) / 255)))")
    let hsb = Self.hsb(color)
    let parts = [hsb.hue, hsb.saturation, hsb.brightness].map(decimal).joined(separator: ", ")
    texts.append("hsl(\(parts))")
    texts.append("hsla(\(parts), \(decimal(Double(want.alpha) / 255)))")
    let family: SystemColor.Family = engine == .fioriSwiftUI ? .swiftUI : .uiKit
    texts += SystemColor.names(in: family).filter { SystemColor($0, in: family)?.fixedColor?.rgba == want }
    if engine != .nui {
      let palette = Palette(snapshot.settings.lint.palette)
      texts += PaletteStyle.all.filter {
        $0.status == .current && palette.color($0, snapshot.traits.variant) == want
      }.map(\.name)
    }
    var seen: Set<String> = []
    return texts.filter { text in
      guard seen.insert(text).inserted else { return false }
      let tree = SyntaxTree.parse(SourceText(name: "", "@a: \(text);"))
      guard let node = tree.nodes.first,
        let read = Self.color(tree.valueText(of: node), engine, snapshot.traits)
      else {
        return false
      }
      return isNear(read.rgba, want)
    }
  }

  /// Whether two colours differ by no more than rounding; the alpha in per cent has 101 steps for 256.
  private static func isNear(_ a: RGBA, _ b: RGBA) -> Bool {
    func distance(_ x: UInt8, _ y: UInt8) -> Int { abs(Int(x) - Int(y)) }
    return distance(a.red, b.red) <= 1 && distance(a.green, b.green) <= 1 && distance(a.blue, b.blue) <= 1
      && distance(a.alpha, b.alpha) <= 2
  }

  /// A number from 0 to 1 with a dot and at most four digits behind it.
  private static func decimal(_ value: Double) -> String {
    let scaled = Int(min(max(value, 0), 1) * 10_000 + 0.5)
    if scaled >= 10_000 { return "1.0" }
    var digits = String(scaled + 10_000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits = digits.dropLast() }
    return "0." + digits
  }

  private static func hsb(_ color: Color) -> (hue: Double, saturation: Double, brightness: Double) {
    let parts = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    let high = parts.max() ?? 0
    let span = high - (parts.min() ?? 0)
    guard span > 0 else { return (0, 0, high) }
    var hue: Double
    if high == parts[0] {
      hue = (parts[1] - parts[2]) / span
    } else if high == parts[1] {
      hue = 2 + (parts[2] - parts[0]) / span
    } else {
      hue = 4 + (parts[0] - parts[1]) / span
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, span / high, high)
  }
}
