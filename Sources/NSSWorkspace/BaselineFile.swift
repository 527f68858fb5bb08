import NSSLint
import NSSReport
import NSSSyntax

/// A baseline on disk: `{"version":1,"entries":[{"count","line","path","rule"}]}`, sorted.
public enum BaselineFile {
  /// Why a file is no baseline.
  public struct Malformed: Error, CustomStringConvertible {
    /// The file, the place and what was expected.
    public let description: String
  }

  /// Reads a baseline. Throws ``FileError`` or ``Malformed``.
  public static func read(_ path: FilePath) throws -> Baseline {
    let bytes = try FileContent.read(path)
    func malformed(_ offset: Int, _ message: String) -> Malformed {
      let position = LineTable(SourceText(name: path.description, bytes: bytes)).position(of: offset)
      return Malformed(description: "\(path.printable):\(position.line):\(position.column): \(message)")
    }
    let document: JSONDocument
    do {
      document = try JSONReader.read(bytes, mode: .strict)
    } catch {
      throw malformed(error.offset, error.message)
    }
    let root = document.root
    guard root["version"]?.integer == 1 else {
      throw malformed(
        root.range.lowerBound, "expected a baseline of version 1, as --write-baseline writes it")
    }
    var entries: [Baseline.Entry] = []
    guard let list = root["entries"], list.kind == .array else {
      throw malformed((root["entries"] ?? root).range.lowerBound, "expected \"entries\" with a list")
    }
    for value in list.children {
      guard let path = value["path"]?.string, let rule = value["rule"]?.string,
        let line = value["line"]?.string,
        let count = value["count"]?.integer, count > 0
      else {
        throw malformed(value.range.lowerBound, "expected an entry with path, rule, line and a count above 0")
      }
      entries.append(Baseline.Entry(path: path, rule: rule, line: line, count: count))
    }
    return Baseline(entries)
  }

  /// The bytes of a baseline.
  public static func bytes(of baseline: Baseline) -> [UInt8] {
    var writer = JSONWriter(indentation: 2)
    writer.beginObject()
    writer.key("entries")
    writer.beginArray()
    for entry in baseline.entries {
      writer.beginObject()
      writer.member("count", entry.count)
      writer.member("line", entry.line)
      writer.member("path", entry.path)
      writer.member("rule", entry.rule)
      writer.endObject()
    }
    writer.endArray()
    writer.member("version", 1)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}
