import NSSCatalog
import NSSSyntax

/// Names that stand for palette colours without a definition.
enum PaletteNames {
  /// Whether bytes are a palette style, or one with the suffix of a background: `primary4`, `negative_darkBackground`.
  static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { whole in
      if PaletteStyle.named(whole) != nil { return true }
      // An index of the name: what is before and behind it lies inside.
      guard let underscore = whole.firstIndex(of: UInt8(ascii: "_")),
        PaletteStyle.named(UnsafeBufferPointer(rebasing: whole[..<underscore])) != nil
      else { return false }
      let suffix = UnsafeBufferPointer(rebasing: whole[(underscore + 1)...])
      return PaletteSuffix.named(suffix)?.variant != nil
    }
  }

  /// Whether bytes are a palette style with anything behind an underscore.
  static func isStyleWithSuffix(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { whole in
      // An index of the name: what is before it lies inside.
      guard let underscore = whole.firstIndex(of: UInt8(ascii: "_")) else { return false }
      return PaletteStyle.named(UnsafeBufferPointer(rebasing: whole[..<underscore])) != nil
    }
  }

  /// The variant that a style with a wrong suffix probably means: `primaryLabel_darkBackground` for
  /// `primaryLabel_dark`; nil where the style or the suffix leads nowhere.
  static func nearestVariant(to name: String) -> String? {
    guard let underscore = name.firstIndex(of: "_"), PaletteStyle.named(String(name[..<underscore])) != nil
    else {
      return nil
    }
    let suffix = name[name.index(after: underscore)...]
    let variants = PaletteSuffix.allCases.filter { $0.variant != nil }.map(\.name)
    let meant =
      variants.first { !suffix.isEmpty && $0.hasPrefix(suffix) }
      ?? EditDistance.nearest(to: String(suffix), among: variants)
    return meant.map { "\(name[..<underscore])_\($0)" }
  }

  /// The palette style that a misspelt name probably means.
  static func nearest(to name: String) -> String? {
    // A current style first: a suggestion should not be deprecated.
    current.nearest(to: name) ?? all.nearest(to: name)
  }

  private static let current = NearestName(PaletteStyle.all.lazy.filter { $0.status == .current }.map(\.name))
  private static let all = NearestName(PaletteStyle.all.lazy.map(\.name))
}
