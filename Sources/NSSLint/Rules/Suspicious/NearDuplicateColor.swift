import NSSCatalog
import NSSSyntax
import NSSTheme

/// Two colours that nobody can tell apart.
public struct NearDuplicateColor: LintRule {
  public static let metadata = RuleMetadata(
    id: "near-duplicate-color", group: .suspicious, severity: .warning, isOptIn: true, engines: .all,
    summary: "Two colours differ by a hair",
    rationale: """
      Two colours of which no component differs by more than 2 of 255, with the same alpha, look alike. One of them is \
      often a slip, or the rest of an old palette. Colours are compared as the first engine reads them for which the \
      sheet is judged; names and variables are left out.
      """,
    remedy: "Use one of them, best by a variable.",
    examples: [
      .bad(
        "Label { font-color: #336699; }\nButton { font-color: «#336799»; }",
        "'#336799' can hardly be told from '#336699'"),
      .bad(
        "@title: «rgb(51, 102, 155)»;\nLabel { font-color: #336699; border-color: #336699; }",
        "'rgb ( 51 , 102 , 155 )' can hardly be told from '#336699'"),
      .good("Label { font-color: #336699; border-color: #3366aa; background-color: rgb(51, 102, 153); }"),
    ])

  public init() {}

  /// The most that a component may differ by, of 255.
  private static let most = 2

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard let engine = sheet.engines.engines.first else { return }
    // By cells of `most + 1` values a side: what is near lies in the same or a neighbouring one, and a cell holds few
    // distinct colours.
    var cells: [UInt32: [(color: RGBA, literal: ColorLiterals.Literal)]] = [:]
    var seen: Set<String> = []
    for literal in ColorLiterals(sheet).literals {
      guard let color = ColorReading(literal.text, engine: engine).color(Traits())?.rgba,
        seen.insert(color.hex).inserted, let place = literal.places.first
      else { continue }
      let side = Self.most + 1
      let (red, green, blue) = (Int(color.red) / side, Int(color.green) / side, Int(color.blue) / side)
      if let near = neighbour(of: color, red, green, blue, cells) {
        report.flag(
          place, .warning, "'\(literal.text)' can hardly be told from '\(near.text)'",
          related: near.places.prefix(1).map { RelatedLocation("the other one", $0) })
      }
      cells[Self.key(red, green, blue, color.alpha), default: []].append((color, literal))
    }
  }

  private func neighbour(
    of color: RGBA, _ red: Int, _ green: Int, _ blue: Int,
    _ cells: [UInt32: [(color: RGBA, literal: ColorLiterals.Literal)]]
  ) -> ColorLiterals.Literal? {
    for r in red - 1...red + 1 {
      for g in green - 1...green + 1 {
        for b in blue - 1...blue + 1 where r >= 0 && g >= 0 && b >= 0 {
          let found = cells[Self.key(r, g, b, color.alpha)]?.first { isNear($0.color, color) }
          if let found { return found.literal }
        }
      }
    }
    return nil
  }

  private func isNear(_ a: RGBA, _ b: RGBA) -> Bool {
    func differs(_ x: UInt8, _ y: UInt8) -> Bool { abs(Int(x) - Int(y)) > Self.most }
    return !differs(a.red, b.red) && !differs(a.green, b.green) && !differs(a.blue, b.blue)
  }

  private static func key(_ red: Int, _ green: Int, _ blue: Int, _ alpha: UInt8) -> UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }
}
