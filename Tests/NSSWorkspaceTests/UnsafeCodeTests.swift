import Foundation
import NSSTestSupport
import Testing

/// A release build does not check what unsafe code reads and writes, so a comment has to say why it lies inside.
@Suite struct UnsafeCodeTests {
  /// What reads or writes memory by an address, makes a buffer of one, or takes a promise in place of a check. The
  /// calls of a buffer's own array (`withUnsafeBytes`) give all of it, and are left out.
  private static let constructs = [
    #"\bUnsafe\w*Pointer\("#, "baseAddress", "utf8Start", "unsafeArgv", #"\.allocate\("#,
    "assumingMemoryBound", "bindMemory", "withMemoryRebound", "withUnsafeTemporaryAllocation",
    "fromByteOffset", "toByteOffset", "loadUnaligned", "initializeElement", "unsafeUninitializedCapacity",
    "unsafelyUnwrapped", "unsafeBitCast", "unsafeDowncast", "uncheckedBounds", "Unmanaged", "@unchecked",
    #"\(unsafe\)"#,
  ]

  // Foundation's, since it is quick in a debug build.
  private let unsafe: NSRegularExpression
  private let comment: NSRegularExpression

  init() throws {
    let found = Self.constructs.joined(separator: "|")
    unsafe = try NSRegularExpression(pattern: "^(?! *//).*(\(found))", options: .anchorsMatchLines)
    comment = try NSRegularExpression(pattern: "(^|\\s)//(?!/)")
  }

  private func has(_ expression: NSRegularExpression, _ text: String) -> Bool {
    expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// The numbers of the unsafe lines (1-based) of a file, and of those that have no comment, on them or in the five
  /// lines above.
  private func lines(of text: String) -> (unsafe: [Int], bare: [Int]) {
    guard has(unsafe, text) else { return ([], []) }
    let lines = text.components(separatedBy: "\n")
    let found = lines.indices.filter { has(unsafe, lines[$0]) }
    let bare = found.filter { !lines[max(0, $0 - 5)...$0].contains { has(comment, $0) } }
    return (found.map { $0 + 1 }, bare.map { $0 + 1 })
  }

  @Test func aCommentSaysWhyItIsInside() throws {
    var seen = 0
    for (file, text) in try PackageFiles.swiftFiles(below: "Sources") {
      let (found, bare) = lines(of: text)
      seen += found.count
      #expect(bare.isEmpty, "\(file), lines \(bare): say in a // comment why it is inside")
    }
    #expect(seen > 0)
  }

  @Test func unsafeLinesAreFound() {
    let above = "// Inside.\n\n\n\n"
    let load = "let word = raw.loadUnaligned(as: UInt64.self)"
    let cases: [(text: String, unsafe: [Int], bare: [Int])] = [
      (load, [1], [1]),
      ("\(load)  // Inside.", [1], []),
      ("\(above)\n\(load)", [6], []),
      ("\(above)\n\n\(load)", [7], [7]),
      ("/// A comment for readers of the documentation.\n\(load)", [2], [2]),
      ("let part = UnsafeBufferPointer(rebasing: all[1...])", [1], [1]),
      ("bytes.withUnsafeBufferPointer({ use($0) })", [], []),
      ("func use(_ bytes: UnsafeBufferPointer<UInt8>) {}", [], []),
      ("  // loadUnaligned", [], []),
    ]
    for (text, unsafe, bare) in cases {
      let found = lines(of: text)
      #expect(found.unsafe == unsafe, "\(text)")
      #expect(found.bare == bare, "\(text)")
    }
  }
}
