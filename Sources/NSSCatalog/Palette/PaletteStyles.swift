/// The names of palette colours, read once at first use from the text compiled in.
struct PaletteStyles: Sendable {
  static let shared = PaletteStyles()

  struct Style: Sendable {
    /// Where the name stands in ``PaletteText/styles``.
    var start: Int32
    var length: Int32
    var status: PaletteStyle.Status
    /// The index of the style to use instead, or -1.
    var replacement: Int16
  }

  private(set) var styles: [Style] = []
  /// Open addressing: 0 is free, else style index + 1.
  private var slots = [UInt16](repeating: 0, count: 1024)

  func name(of style: Int) -> String {
    let entry = styles[style]
    return String(
      decoding: PaletteText.styles.bytes[Int(entry.start)...].prefix(Int(entry.length)), as: UTF8.self)
  }

  func style(named bytes: UnsafeBufferPointer<UInt8>) -> PaletteStyle? {
    var at = Self.hash(bytes)
    let text = PaletteText.styles.bytes
    while slots[at] != 0 {
      let index = Int(slots[at]) - 1
      let entry = styles[index]
      if Int(entry.length) == bytes.count {
        var same = 0
        // A style is a word of the text and as long as `bytes`.
        while same < bytes.count, text[Int(entry.start) + same] == bytes[same] { same += 1 }
        if same == bytes.count { return PaletteStyle(index: index) }
      }
      at = (at + 1) & 1023
    }
    return nil
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    // The longest style has 29 letters; a name longer than that is compared with one slot's style at most.
    for byte in bytes.prefix(64) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 15) & 1023)
  }

  private init() {
    var replacements: [(style: Int, name: UnsafeBufferPointer<UInt8>)] = []
    var words = LineWords(PaletteText.styles.bytes)
    while let name = words.first() {
      let start = words.at - name.count
      var status = PaletteStyle.Status.current
      if let word = words.next() {
        // No word is empty.
        status = word[0] == UInt8(ascii: "u") ? .unavailable : .deprecated
        if let other = words.next() { replacements.append((styles.count, other)) }
      }
      var at = Self.hash(name)
      while slots[at] != 0 { at = (at + 1) & 1023 }
      slots[at] = UInt16(styles.count + 1)
      styles.append(
        Style(start: Int32(start), length: Int32(name.count), status: status, replacement: -1))
      words.skipLine()
    }
    for (style, name) in replacements {
      styles[style].replacement = self.style(named: name).map { Int16($0.index) } ?? -1
    }
  }
}
