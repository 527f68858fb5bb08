import NSSSyntax
import NSSTheme

extension PreviewPage {
  /// Says first of all which sheets the engine does not read, and where it gives up.
  mutating func verdicts(_ theme: ResolvedTheme) {
    for (sheet, verdict) in theme.verdicts.enumerated() {
      guard let range = verdict.range else { continue }
      let source = theme.sheets[sheet]
      var places = ThemePlaces(theme.sheets)
      let place = places.position(range.lowerBound, in: sheet)
      let message = ThemeWords.message(
        verdict, in: source, engine: theme.engine, isAlone: !theme.verdicts.contains(.resolved))
      page.html.markup("<div class=\"rejected\" role=\"note\"><h3>")
      page.html.text(Self.title(verdict, theme))
      page.html.markup("</h3><p class=\"where\">")
      page.html.text("\(source.name):\(place.line):\(place.column)")
      page.html.markup("</p><p>")
      page.html.text(message + ".")
      page.html.markup("</p><pre tabindex=\"0\" aria-label=\"The place in the sheet\">")
      frame(source, range)
      page.html.markup("</pre><p>")
      page.html.text(Self.advice(theme))
      page.html.markup("</p></div>\n")
    }
  }

  /// Says where the engine rejects what it takes under the traits that are drawn: on an iPad alone, for instance.
  mutating func warnings(_ reading: Reading) {
    let drawn = reading.themes[0]
    var found: [(sheet: Int, verdict: EngineVerdict, traits: [Traits])] = []
    for theme in reading.themes.dropFirst() + reading.others {
      for (sheet, verdict) in theme.verdicts.enumerated()
      where verdict.range != nil
        && !(drawn.verdicts.indices.contains(sheet) && drawn.verdicts[sheet] == verdict)
      {
        if let index = found.firstIndex(where: { $0.sheet == sheet && $0.verdict == verdict }) {
          found[index].traits.append(theme.traits)
        } else {
          found.append((sheet, verdict, [theme.traits]))
        }
      }
    }
    var places = ThemePlaces(drawn.sheets)
    for (sheet, verdict, traits) in found {
      guard let range = verdict.range, drawn.sheets.indices.contains(sheet) else { continue }
      let source = drawn.sheets[sheet]
      let place = places.position(range.lowerBound, in: sheet)
      page.html.markup("<div class=\"rejected\" role=\"note\"><h3>")
      page.html.text("\(Self.title(verdict, drawn)) on \(Self.words(traits))")
      page.html.markup("</h3><p class=\"where\">")
      page.html.text("\(source.name):\(place.line):\(place.column)")
      page.html.markup("</p><p>")
      let message = ThemeWords.message(verdict, in: source, engine: drawn.engine, isAlone: true)
      page.html.text(
        message + ". What is drawn below is \(drawn.traits.device.spoken), \(drawn.traits.orientation.name).")
      page.html.markup("</p><pre tabindex=\"0\" aria-label=\"The place in the sheet\">")
      frame(source, range)
      page.html.markup("</pre></div>\n")
    }
  }

  /// `iPad`, or `iPad, landscape and on iPhone, landscape`
  private static func words(_ traits: [Traits]) -> String {
    let devices = Set(traits.map(\.device))
    let orientations = Set(traits.map(\.orientation))
    let list =
      orientations.count == Traits.Orientation.allCases.count
        && traits.count >= devices.count * orientations.count
      ? Traits.Device.allCases.filter(devices.contains).map(\.spoken)
      : traits.map { "\($0.device.spoken), \($0.orientation.name)" }
    var seen: Set<String> = []
    return list.filter { seen.insert($0).inserted }.joined(separator: " and on ")
  }

  private static func title(_ verdict: EngineVerdict, _ theme: ResolvedTheme) -> String {
    if verdict.stopsApp { return "The app stops at this theme" }
    return theme.verdicts.contains(.resolved)
      ? "\(theme.engine.name) drops one of the sheets" : "\(theme.engine.name) drops this theme"
  }

  private static func advice(_ theme: ResolvedTheme) -> String {
    let isGone = !isShown(theme)
    return (isGone ? "There is nothing to draw until this is mended. " : "")
      + "nsslint explains it, and mends what it safely can with --fix."
  }

  private mutating func frame(_ source: SourceText, _ range: Range<Int>) {
    let excerpt = SourceFrame.Excerpt(
      source, LineTable(source), range, label: "here", role: .error)
    var bytes: [UInt8] = []
    SourceFrame(heading: nil, excerpts: [excerpt]).append(to: &bytes, style: .plain, width: 100)
    page.html.lines(String(decoding: bytes, as: UTF8.self))
  }
}

extension Traits.Device {
  /// As people write it.
  var spoken: String { self == .iphone ? "iPhone" : "iPad" }
}
