import NSSLint
import NSSSyntax

/// What the linter said of a sheet, as the cache keeps it. The text itself is not part of it.
public struct CachedFindings: Sendable {
  /// The engines that it was judged for; empty if it is no theme.
  public var engines: EngineSet
  /// The findings that are not suppressed, ordered by offset.
  public var diagnostics: [Diagnostic]

  /// What the linter said.
  public init(engines: EngineSet, diagnostics: [Diagnostic]) {
    (self.engines, self.diagnostics) = (engines, diagnostics)
  }
}

extension CachedFindings {
  /// The bytes that ``init(bytes:)`` reads.
  var bytes: [UInt8] {
    var writer = BinaryWriter()
    writer.number(Int(engines.rawValue))
    writer.list(diagnostics) { diagnostic, writer in
      writer.text(diagnostic.rule)
      writer.number(Int(diagnostic.severity.rawValue))
      writer.text(diagnostic.message)
      writer.range(diagnostic.range)
      writer.list(diagnostic.related) { place, writer in
        writer.text(place.message)
        writer.range(place.range)
      }
      writer.list(diagnostic.fixes) { fix, writer in
        writer.text(fix.title)
        writer.number(Int(fix.safety.rawValue))
        writer.list(fix.edits) { edit, writer in
          writer.range(edit.range)
          writer.part(edit.replacement)
        }
      }
    }
    return writer.bytes
  }

  /// Reads what ``bytes`` holds; nil for anything else.
  init?(bytes: ArraySlice<UInt8>) {
    var reader = BinaryReader(bytes)
    guard let engines = reader.number(), let engineBits = UInt8(exactly: engines),
      let diagnostics = reader.list({ reader in Self.diagnostic(&reader) }), reader.isAtEnd
    else { return nil }
    self.init(engines: EngineSet(rawValue: engineBits), diagnostics: diagnostics)
  }

  private static func diagnostic(_ reader: inout BinaryReader) -> Diagnostic? {
    guard let rule = reader.text(), let level = reader.number(), let bits = UInt8(exactly: level),
      let severity = Severity(rawValue: bits), let message = reader.text(), let range = reader.range(),
      let related = reader.list({ reader -> RelatedLocation? in
        guard let message = reader.text(), let range = reader.range() else { return nil }
        return RelatedLocation(message, range)
      }), let fixes = reader.list({ reader in fix(&reader) })
    else { return nil }
    return Diagnostic(
      rule: rule, severity: severity, message: message, range: range, related: related, fixes: fixes)
  }

  private static func fix(_ reader: inout BinaryReader) -> Fix? {
    guard let title = reader.text(), let number = reader.number(), let bits = UInt8(exactly: number),
      let safety = Fix.Safety(rawValue: bits),
      let edits = reader.list({ reader -> TextEdit? in
        guard let range = reader.range(), let text = reader.part() else { return nil }
        return TextEdit(range, bytes: Array(text))
      })
    else { return nil }
    return Fix(title, safety, edits)
  }
}
