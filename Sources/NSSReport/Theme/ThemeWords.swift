import NSSCatalog
import NSSSyntax
import NSSTheme

/// How reports on themes word what is not a value.
public enum ThemeWords {
  /// Why an engine does not read a sheet, in a sentence.
  /// - Parameter isAlone: whether no other sheet survives.
  static func message(_ verdict: EngineVerdict, in sheet: SourceText, engine: Engine, isAlone: Bool = true)
    -> String
  {
    switch verdict {
    case .resolved: return "\(engine.name) reads the sheet"
    case .unreadable:
      return "the sheet is not UTF-8 text here; \(engine.name) sees an empty \(isAlone ? "theme" : "sheet")"
    case .syntaxError(let range, _):
      let found = range.isEmpty ? "the end of the sheet" : "'\(sheet.text(range))'"
      return
        "\(engine.name) cannot take \(found) here and drops \(isAlone ? "the whole theme" : "this sheet") without a word"
    case .undefinedVariable(let range):
      return "'\(sheet.text(range))' is not defined; \(engine.name) stops the app with an exception"
    }
  }

  /// `sapfiori, palette v8, iphone, portrait, light, base, normal contrast`
  static func traits(_ traits: Traits, of engine: Engine) -> String {
    let palette = engine == .nui ? [] : ["palette \(traits.palette.name)"]
    let device = [traits.device.name, traits.orientation.name]
    let looks =
      engine == .nui ? [] : [traits.appearance.name, traits.level.name, "\(traits.contrast.name) contrast"]
    return ([engine.name] + palette + device + looks).joined(separator: ", ")
  }

  /// A value for people: `#666666 40%`, `17`, `0 8 0 8`, `body`.
  static func text(_ value: PlainValue) -> String {
    switch value {
    case .color(let color): return text(color)
    case .systemColor(let system): return system.name
    case .number(let number): return text(number)
    case .integer(let integer): return String(integer)
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .box(let box): return [box.top, box.right, box.bottom, box.left].map(text).joined(separator: " ")
    case .offset(let offset): return "\(text(offset.horizontal)) \(text(offset.vertical))"
    case .word(let word): return word
    case .list(let words): return words.joined(separator: ", ")
    }
  }

  /// `#666666`, or with its alpha `#666666 40%`.
  public static func text(_ color: Color) -> String {
    let rgba = color.rgba
    let hex = String(rgba.hex.dropLast(2))
    return rgba.alpha == 255 ? hex : "\(hex) \((Int(rgba.alpha) * 100 + 127) / 255)%"
  }

  /// A number without a fraction that is none.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }

  /// A font: `body`, `Arial-BoldMT 17`.
  static func text(_ font: FontValue) -> String {
    [font.style, font.name, font.size.map(text)].compactMap { $0 }.joined(separator: " ")
  }
}

/// Names in the order of their UTF-8 bytes, which is the order of keys in machine output.
func byBytes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
