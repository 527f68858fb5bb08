import NSSCatalog
import NSSLint
import NSSSyntax

/// A sheet with its findings, as the reporters take it.
public struct LintedFile: Sendable {
  /// The path as the user gave it, byte for byte; `-` for standard input. It need not be UTF-8.
  public var path: [UInt8]
  /// The text that the findings speak of.
  public var source: SourceText
  /// The engines that it was judged for; empty if it is no theme.
  public var engines: EngineSet
  /// The findings, ordered by offset.
  public var diagnostics: [Diagnostic]

  /// A sheet and its findings, ordered by offset.
  public init(path: [UInt8], source: SourceText, engines: EngineSet, diagnostics: [Diagnostic]) {
    (self.path, self.source, self.engines, self.diagnostics) = (path, source, engines, diagnostics)
  }

  /// What the linter says of a sheet. The path is the source's name unless given.
  public init(_ result: Linter.Result, path: [UInt8]? = nil) {
    self.init(
      path: path ?? Array(result.tree.source.name.utf8), source: result.tree.source,
      engines: result.engines, diagnostics: result.diagnostics)
  }

  /// The path as text, U+FFFD for what is not UTF-8.
  var pathText: String { String(decoding: path, as: UTF8.self) }

  /// A finding's range, inside the text whatever the finding says.
  func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<source.count) }
}
