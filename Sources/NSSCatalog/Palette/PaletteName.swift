/// A palette style with what stands after its underscore: `tintColor_darkBackground`. No `@`.
public struct PaletteName: Hashable, Sendable {
  /// The style before the first underscore.
  public let style: PaletteStyle
  /// What follows the style.
  public let suffix: Suffix

  /// The text after the first underscore.
  public enum Suffix: Hashable, Sendable {
    /// There is no underscore.
    case none
    /// A documented suffix.
    case known(PaletteSuffix)
    /// Some other text; the range is in UTF-8 bytes from the start of the name, without the underscore.
    case unknown(Range<Int>)
  }

  /// Takes a name apart, or gives nil when what stands before the first underscore is no palette style.
  /// Does not allocate.
  public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var end = 0
    // `end` stops at an underscore or at the count.
    while end < bytes.count, bytes[end] != UInt8(ascii: "_") { end += 1 }
    guard let style = PaletteStyle.named(UnsafeBufferPointer(rebasing: bytes[..<end])) else { return nil }
    self.style = style
    if end == bytes.count {
      suffix = .none
    } else {
      // `end` is below the count here.
      let rest = UnsafeBufferPointer(rebasing: bytes[(end + 1)...])
      suffix = PaletteSuffix.named(rest).map { .known($0) } ?? .unknown(end + 1..<bytes.count)
    }
  }

  /// Takes a name apart, or gives nil when what stands before the first underscore is no palette style.
  public init?(_ text: String) {
    var text = text
    guard let name = text.withUTF8({ PaletteName($0) }) else { return nil }
    self = name
  }
}
