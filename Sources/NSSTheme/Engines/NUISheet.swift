import NSSSyntax

/// A sheet as NUI's parser takes it, before media and variables: flat arrays that point into the text.
struct NUISheet: Sendable {
  /// What a value is to NUI's variable substitution.
  enum Value {
    /// It does not begin with `@`.
    static let plain: Int32 = -1
    /// It begins with `@` but has more than that one token: a key that no definition can have.
    static let unknowable: Int32 = -2
  }

  struct Declaration: Sendable {
    var name: UInt32
    var nameStart: UInt32
    var nameEnd: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32
    /// The number of the variable's name, or one of ``Value``.
    var variable: Int32
    /// For a definition its media block; for a declaration its rule.
    var owner: Int32

    var nameRange: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }
  }

  struct ClassName: Sendable {
    var name: UInt32
    var start: UInt32
    var end: UInt32
  }

  struct Rule: Sendable {
    var classes: Range<UInt32>
    var declarations: Range<UInt32>
    /// The index of the media block, or -1.
    var media: Int32
  }

  /// The two features that NUI tests; another key always holds.
  struct Media: Sendable {
    enum Test: Sendable { case absent, never, iphone, ipad, portrait, landscape }
    var device = Test.absent
    var orientation = Test.absent
    /// The head of the block, from `@media` to the last condition.
    var start: UInt32 = 0
    var end: UInt32 = 0

    func holds(_ traits: Traits) -> Bool {
      let deviceHolds =
        device == .absent || device == (traits.device == .ipad ? .ipad : .iphone)
      let orientationHolds =
        orientation == .absent || orientation == (traits.orientation == .landscape ? .landscape : .portrait)
      return deviceHolds && orientationHolds
    }
  }

  let source: SourceText
  /// `resolved` here means that the text is a sheet.
  var verdict = EngineVerdict.resolved
  var names = NameTable()
  var media: [Media] = []
  var definitions: [Declaration] = []
  var rules: [Rule] = []
  var classNames: [ClassName] = []
  var declarations: [Declaration] = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// Whether the media block of that index holds; -1 always does.
  func holds(_ block: Int32, _ traits: Traits) -> Bool {
    block < 0 || media[Int(block)].holds(traits)
  }

  /// The text of a value as the engine holds it: its tokens joined by single spaces. What is not inside of the source
  /// is left out.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<source.count)
    return source.bytes.withUnsafeBufferPointer { bytes in
      // The range was clamped, and the tokeniser stays inside of what it is given.
      var tokens = NUITokenizer(
        UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), from: range.lowerBound)
      tokens.advance()
      if tokens.end == range.upperBound { return String(decoding: bytes[tokens.range], as: UTF8.self) }
      var text: [UInt8] = []
      while tokens.kind != .end, tokens.kind != .error {
        if !text.isEmpty { text.append(UInt8(ascii: " ")) }
        text.append(contentsOf: bytes[tokens.range])
        tokens.advance()
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
