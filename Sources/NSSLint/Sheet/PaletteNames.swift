import NSSCatalog
import NSSSyntax

/// Names that stand for palette colours without a definition.
enum PaletteNames {
  /// Whether bytes are a palette style, or one with the suffix of a background: `primary4`, `negative_darkBackground`.
  static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { whole in
      if PaletteStyle.named(whole) != nil { return true }
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
      guard let underscore = whole.firstIndex(of: UInt8(ascii: "_")) else { return false }
      return PaletteStyle.named(UnsafeBufferPointer(rebasing: whole[..<underscore])) != nil
    }
  }

  /// The palette style that a misspelt name probably means.
  static func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: PaletteStyle.all.lazy.map(\.name))
  }
}
