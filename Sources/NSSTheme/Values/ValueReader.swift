import NSSCatalog

/// A value as it can be read before traits are known: palette colours are names still.
enum StoredValue: Sendable {
  case typed(TypedValue)
  case palette(PaletteStyle, PaletteSuffix?, isOtherwise: Bool)
}

/// Reads the text of a value (tokens joined by single spaces) as an engine converts it to a type.
///
/// SAPFiori is a fork of NUI: where nothing else is documented it reads as NUI does.
struct ValueReader {
  let engine: Engine

  func read(_ text: String, as type: ValueType) -> StoredValue {
    switch type {
    case .color, .gradient: return color(text)
    case .number: return .typed(number(text))
    case .integer: return .typed(integer(text))
    case .boolean: return .typed(boolean(text))
    case .box: return .typed(box(text))
    case .offset: return .typed(offset(text))
    case .viewClassList: return .typed(.value(.list(Self.list(text))))
    case .fontName, .image, .string: return .typed(.value(.word(text)))
    default: return .typed(word(text, type))
    }
  }

  // MARK: Colours

  private func color(_ text: String) -> StoredValue {
    let reading = ColorReading(text, engine: engine)
    let isOtherwise = Self.isOtherwise(reading, engine)
    switch reading.value {
    case .none: return .typed(.readAs(nil))
    case .color(let color): return .typed(isOtherwise ? .readAs(.color(color)) : .value(.color(color)))
    case .system(let system):
      return .typed(.value(system.fixedColor.map { .color($0) } ?? .systemColor(system)))
    case .palette(let style, let suffix): return .palette(style, suffix, isOtherwise: isOtherwise)
    }
  }

  /// Whether the colour is another one than a person who wrote this would expect.
  static func isOtherwise(_ reading: ColorReading, _ engine: Engine) -> Bool {
    if case .hsl = reading.form { return true }
    if case .hsla = reading.form { return true }
    let odd: ColorReading.Notes = [
      .digitsIgnored, .alphaCapped, .integerAlpha, .fourthIgnored, .suffixIgnored,
    ]
    return !reading.notes.isDisjoint(with: odd)
  }

  // MARK: Numbers

  /// Foundation's floatValue: white space, a sign, digits, a fraction and an exponent; the rest is ignored.
  private func number(_ text: String) -> TypedValue {
    let (value, isWhole) = NumberPrefix.decimal(text.utf8)
    return isWhole ? .value(.number(value)) : .readAs(.number(value))
  }

  /// NUI reads the leading digits. SAPFiori's documents name integers where NUI reads floats (`border-width`), and
  /// there the fraction counts.
  private func integer(_ text: String) -> TypedValue {
    let (decimal, isWhole) = NumberPrefix.decimal(text.utf8)
    let integer = NumberPrefix.integer(text.utf8)
    if isWhole, decimal == Double(integer) { return .value(.integer(integer)) }
    if isWhole, engine == .sapfiori { return .value(.number(decimal)) }
    return .readAs(.integer(integer))
  }

  private func boolean(_ text: String) -> TypedValue {
    let isTrue = Self.boolValue(text)
    let known = Catalog.of(engine).grammar(of: .boolean)?.allWords.contains(text) ?? false
    return known ? .value(.boolean(isTrue)) : .readAs(.boolean(isTrue))
  }

  /// Foundation's boolValue: after white space, a sign and zeros, true begins with one of Y, y, T, t, 1 to 9.
  static func boolValue(_ text: String) -> Bool {
    var rest = text.utf8.drop { $0 == 0x20 }
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    guard let first = rest.first else { return false }
    switch first {
    case UInt8(ascii: "Y"), UInt8(ascii: "y"), UInt8(ascii: "T"), UInt8(ascii: "t"): return true
    default: return first >= UInt8(ascii: "1") && first <= UInt8(ascii: "9")
    }
  }

  // MARK: Boxes and offsets

  /// One to four parts, top right bottom left as in CSS; any other number of parts is zero on all sides. A comma is a
  /// part, and reads as 0.
  private func box(_ text: String) -> TypedValue {
    let parts = text.utf8.split(separator: 0x20).map { NumberPrefix.decimal($0) }
    let isWritten = parts.allSatisfy(\.isWhole)
    let values = parts.map(\.value)
    let box: Box
    switch values.count {
    case 1: box = Box(top: values[0], right: values[0], bottom: values[0], left: values[0])
    case 2: box = Box(top: values[0], right: values[1], bottom: values[0], left: values[1])
    case 3: box = Box(top: values[0], right: values[1], bottom: values[2], left: values[1])
    case 4: box = Box(top: values[0], right: values[1], bottom: values[2], left: values[3])
    default: return .readAs(.box(.zero))
    }
    return isWritten ? .value(.box(box)) : .readAs(.box(box))
  }

  /// Two numbers with a comma between; without one NUI raises an exception, so there is no value.
  private func offset(_ text: String) -> TypedValue {
    let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return .readAs(nil) }
    let x = NumberPrefix.decimal(parts[0])
    let y = NumberPrefix.decimal(parts[1])
    let offset = PlainValue.offset(Offset(horizontal: x.value, vertical: y.value))
    return x.isWhole && y.isWhole && parts.count == 2 ? .value(offset) : .readAs(offset)
  }

  // MARK: Words

  /// The names between ` , `, as NUI splits the joined tokens.
  static func list(_ text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    let bytes = Array(text.utf8)
    var at = 0
    while at < bytes.count {
      if bytes[at...].starts(with: " , ".utf8) {
        names.append(String(decoding: name, as: UTF8.self))
        name = []
        at += 3
      } else {
        name.append(bytes[at])
        at += 1
      }
    }
    names.append(String(decoding: name, as: UTF8.self))
    return names
  }

  /// A word of the type; NUI's converters have a fallback for each type, SAPFiori's own types have none that is known.
  private func word(_ text: String, _ type: ValueType) -> TypedValue {
    let grammar = Catalog.of(engine).grammar(of: type)
    // Which other styles the system knows is known; other words of an alignment are not (NUI reads them as `left`).
    let words = type == .textStyle ? grammar?.allWords : grammar?.words
    if words?.contains(text) ?? false { return .value(.word(text)) }
    switch type {
    case .textAlign, .horizontalAlign: return .readAs(.word("left"))
    case .textTransform, .borderStyle, .separatorStyle: return .readAs(.word("none"))
    case .verticalAlign: return .readAs(.word("top"))
    case .keyboardAppearance, .barStyle: return .readAs(.word("default"))
    default: return .readAs(nil)
    }
  }
}
