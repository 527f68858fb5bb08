import NSSCatalog
import NSSSyntax

/// Finds the palette colours that definitions set, and for each line why it sets none.
///
/// For a style and variant the engine takes the text of `style_suffix`; for the dark variant else that of `style`, else
/// that of `tintColorDark` for `tintColor` (and likewise TapState); for the light variant else that of `tintColorLight`.
/// A text that is no colour does not give way to the next.
struct FioriOverrideResolver {
  private(set) var lines: [FioriLine]
  private(set) var overrides: [FioriOverride] = []

  private let palette: Palette
  private let bytes: UnsafeBufferPointer<UInt8>
  private let definitionLines: [Int]
  /// For each style the lines of its eight suffixes (by variant) and of the bare name, or -1.
  private var candidates: [Int32]
  private static let bare = 8
  private static let stride = 9

  init(
    _ palette: Palette, _ bytes: UnsafeBufferPointer<UInt8>, _ lines: [FioriLine], _ definitionLines: [Int]
  ) {
    self.palette = palette
    self.bytes = bytes
    self.lines = lines
    self.definitionLines = definitionLines
    candidates = []
  }

  mutating func resolve() {
    if definitionLines.isEmpty { return }
    candidates = [Int32](repeating: -1, count: PaletteStyle.count * Self.stride)
    for line in definitionLines { classify(line) }
    for style in PaletteStyle.all { resolve(style) }
  }

  /// Enters a line under the style and variant it names, or says why it names none.
  private mutating func classify(_ line: Int) {
    guard let range = lines[line].name else { return }
    let reason: FioriReason
    // The name of a line is a part of it, and the lines are those of `bytes`.
    switch Self.place(UnsafeBufferPointer(rebasing: bytes[range])) {
    case .candidate(let style, let slot):
      if palette.contains(style) {
        candidates[style.index * Self.stride + slot] = Int32(line)
        return
      }
      reason = .styleNotInPalette
    case .never: reason = .variantNeverRead
    case .suffix(let part):
      reason = .unknownSuffix(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
    case .unknown: reason = .unknownName
    }
    lines[line].fate = .notRead(trimmedNameCounts(range) ? .spaceInName : reason)
  }

  private enum Place {
    case candidate(PaletteStyle, Int)
    case never
    case suffix(Range<Int>)
    case unknown
  }

  private static func place(_ name: UnsafeBufferPointer<UInt8>) -> Place {
    guard let parts = PaletteName(name) else { return .unknown }
    switch parts.suffix {
    case .none: return .candidate(parts.style, bare)
    case .known(.elevatedContrastLightBackground): return .never
    case .known(let suffix):
      if let variant = suffix.variant { return .candidate(parts.style, Int(variant.rawValue)) }
      return .suffix(name.count - suffix.name.utf8.count..<name.count)
    case .unknown(let range):
      let misspelt: StaticString = "elevatedContrastLightkBackground"
      // `range` lies inside the name; the counts are compared before bytes are.
      let isMisspelt =
        range.count == misspelt.utf8CodeUnitCount
        && range.enumerated().allSatisfy { name[$0.element] == misspelt.utf8Start[$0.offset] }
      let variant = PaletteVariant.elevatedContrastDark
      return isMisspelt ? .candidate(parts.style, Int(variant.rawValue)) : .suffix(range)
    }
  }

  private func trimmedNameCounts(_ range: Range<Int>) -> Bool {
    // `range` lies inside `bytes`. White space is one whole character of it, so that `start` and `end` stay inside.
    var start = range.lowerBound
    while start < range.upperBound {
      let space = WhiteSpace.length(bytes, at: start)
      if space == 0 { break }
      start += space
    }
    var end = range.upperBound
    while end > start,
      let space = (1...3).first(where: { end - $0 >= start && WhiteSpace.length(bytes, at: end - $0) == $0 })
    {
      end -= space
    }
    // Both were inside of the range and still are.
    guard start < end, end - start < range.count else { return false }
    if case .candidate = Self.place(UnsafeBufferPointer(rebasing: bytes[start..<end])) { return true }
    return false
  }

  private mutating func resolve(_ style: PaletteStyle) {
    let name = FioriTintNames.shared
    let base = style.index * Self.stride
    let isNamed = candidates[base..<base + Self.stride].contains { $0 >= 0 }
    guard isNamed || name.dark(of: style) != nil else { return }
    for variant in PaletteVariant.allCases {
      var order = [candidates[base + Int(variant.rawValue)]]
      if variant == .dark {
        order.append(candidates[base + Self.bare])
        if let dark = name.dark(of: style) { order.append(candidates[dark.index * Self.stride + Self.bare]) }
      } else if variant == .light, let light = name.light(of: style) {
        order.append(candidates[light.index * Self.stride + Self.bare])
      }
      let found = order.filter { $0 >= 0 }
      guard let first = found.first else { continue }
      for other in found.dropFirst() { supersede(Int(other), by: Int(first)) }
      take(Int(first), style, variant)
    }
  }

  private mutating func supersede(_ line: Int, by other: Int) {
    if case .notRead(.unknownName) = lines[line].fate {
      lines[line].fate = .notRead(.superseded(line: other))
    }
  }

  private mutating func take(_ line: Int, _ style: PaletteStyle, _ variant: PaletteVariant) {
    guard let range = lines[line].value else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let reading = ColorReading(text, engine: .fioriSwiftUI)
    if reading.value == .none {
      let lineText = String(decoding: bytes[lines[line].range], as: UTF8.self)
      lines[line].fate = .notRead(.valueIsNil(FioriNilReason(value: text, line: lineText)))
      return
    }
    lines[line].fate = .read(suffixIgnored: reading.notes.contains(.suffixIgnored))
    var changes = true
    if case .color(let color) = reading.value { changes = palette.color(style, variant) != color.rgba }
    overrides.append(
      FioriOverride(style: style, variant: variant, reading: reading, line: line, changesPalette: changes))
  }
}

/// The styles of which one stands for another's dark or light variant.
struct FioriTintNames: Sendable {
  static let shared = FioriTintNames()
  private let tint = ["tintColor", "tintColorTapState"].map { PaletteStyle.named($0) }
  private let darks = ["tintColorDark", "tintColorTapStateDark"].map { PaletteStyle.named($0) }
  private let lights = ["tintColorLight", "tintColorTapStateLight"].map { PaletteStyle.named($0) }

  func dark(of style: PaletteStyle) -> PaletteStyle? { tint.firstIndex(of: style).flatMap { darks[$0] } }
  func light(of style: PaletteStyle) -> PaletteStyle? { tint.firstIndex(of: style).flatMap { lights[$0] } }

  /// The styles whose dark variant another one stands for.
  func styles(darkBy other: PaletteStyle) -> [PaletteStyle] {
    tint.indices.compactMap { darks[$0] == other ? tint[$0] : nil }
  }

  /// The styles whose light variant another one stands for.
  func styles(lightBy other: PaletteStyle) -> [PaletteStyle] {
    tint.indices.compactMap { lights[$0] == other ? tint[$0] : nil }
  }
}
