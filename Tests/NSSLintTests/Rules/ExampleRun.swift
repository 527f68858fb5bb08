import NSSLint
import NSSSyntax

/// One rule alone over an example, or over a variation of it.
struct ExampleRun: CustomStringConvertible {
  let rule: RuleMetadata
  let example: RuleExample
  var bytes: [UInt8]
  /// Where findings are expected, 0-based byte ranges.
  var ranges: [Range<Int>]

  init(_ rule: RuleMetadata, _ example: RuleExample) {
    self.rule = rule
    self.example = example
    (bytes, ranges) = example.parsed
  }

  var description: String { "\(rule.id): \(example.marked)" }

  var source: SourceText { SourceText(name: "example.nss", bytes: bytes) }

  var linter: Linter {
    var settings = example.configuration
    settings.engines = example.engines
    settings.only = Set([rule.id] + example.alongside)
    return Linter(settings: settings)
  }

  /// The rule's findings.
  var findings: [Diagnostic] { linter.lint(source).diagnostics.filter { $0.rule == rule.id } }

  /// The example with text before it.
  func behind(_ prefix: String) -> ExampleRun {
    var run = self
    let added = Array(prefix.utf8)
    run.bytes = added + bytes
    run.ranges = ranges.map { $0.lowerBound + added.count..<$0.upperBound + added.count }
    return run
  }

  /// The example with CRLF for LF.
  var withCRLF: ExampleRun {
    var run = self
    var moved: [Int] = []
    run.bytes = []
    for byte in bytes {
      moved.append(run.bytes.count)
      if byte == 0x0A { run.bytes.append(0x0D) }
      run.bytes.append(byte)
    }
    moved.append(run.bytes.count)
    run.ranges = ranges.map { moved[$0.lowerBound]..<moved[$0.upperBound] }
    return run
  }

  /// The example inside a comment, its own comments taken apart, each line behind a star: fiori-swiftui knows no
  /// comments and reads every line that begins with `@`.
  var asComment: ExampleRun {
    var run = self
    var inner: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "/"), inner.last == UInt8(ascii: "*") { inner.append(0x20) }
      if byte == UInt8(ascii: "*"), inner.last == UInt8(ascii: "/") { inner.append(0x20) }
      inner.append(byte)
      if byte == 0x0A { inner += Array(" * ".utf8) }
    }
    run.bytes = Array("/* An example: ".utf8) + inner + Array(" */\n".utf8)
    run.ranges = []
    return run
  }

  /// The example with a suppression on a line of its own before each line that has a finding; nil where such a line
  /// begins inside a comment or string.
  var suppressedByLine: ExampleRun? {
    let tree = SyntaxTree.parse(source)
    let table = LineTable(source)
    let starts = Set(ranges.map { Int(table.starts[table.lineIndex(of: $0.lowerBound)]) }).sorted()
    var run = self
    for start in starts.reversed() {
      let token = tree.tokens.index(at: start)
      guard tree.tokens.start(token) == start || tree.tokens.kind(token) == .whitespace else { return nil }
      let at = start == 0 && source.hasByteOrderMark ? 3 : start
      run.bytes.insert(contentsOf: Array("/* nss-disable-next-line \(rule.id) -- test */\n".utf8), at: at)
    }
    run.ranges = []
    return run
  }
}

extension ExampleRun {
  static var all: [ExampleRun] {
    RuleRegistry.metadata.flatMap { rule in rule.examples.map { ExampleRun(rule, $0) } }
  }

  static var bad: [ExampleRun] { all.filter { !$0.example.isGood } }
}
