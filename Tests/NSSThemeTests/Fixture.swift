import Foundation
import NSSSyntax

/// The recorded outcomes of the engines, one JSON object a line, beside this file.
enum Fixture {
  static func lines<Line: Decodable>(_ name: String, as type: Line.Type) throws -> [Line] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures/\(name)")
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(type, from: $0)
    }
  }

  /// The text inside the first occurrence of `part`.
  static func range(of part: String, in source: SourceText) -> Range<Int>? {
    let text = Array(part.utf8)
    for start in 0..<max(source.count - text.count + 1, 0) where source.bytes[start...].starts(with: text) {
      return start..<start + text.count
    }
    return nil
  }
}
