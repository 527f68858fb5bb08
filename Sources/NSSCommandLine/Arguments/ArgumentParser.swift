import NSSWorkspace

/// Reads a command line against a declared command.
///
/// `--name value`, `--name=value`, `-o value`, `-ovalue`; `--` ends the options; `-` is a positional. Options and
/// positionals may be mixed.
public struct ArgumentParser {
  /// The outcome of a parse.
  public enum Outcome: Sendable {
    case run(Arguments)
    /// `--help`: the text to print.
    case help(String)
    /// `--version`.
    case version
  }

  private var result: Arguments
  private var words: ArraySlice<[UInt8]>
  /// Options met and the command they were declared for, to refuse what a later subcommand does not know.
  private var met: [String] = []

  private init(_ command: CommandDescription, _ words: [[UInt8]]) {
    result = Arguments(path: [command.name], command: command)
    self.words = words[...]
  }

  /// Parses the words behind the program's name.
  /// - Parameter width: the columns of the help.
  public static func parse(
    _ words: [[UInt8]], for command: CommandDescription, width: Int = 80
  ) throws(UsageError) -> Outcome {
    var parser = ArgumentParser(command, words)
    try parser.run()
    let result = parser.result
    if result.has(OptionDescription.help.name) {
      return .help(HelpText.text(for: result.command, path: result.path, width: width))
    }
    if result.has(OptionDescription.version.name) { return .version }
    try parser.checkPositionals()
    return .run(result)
  }

  private var known: [OptionDescription] {
    result.command.options
      + [.help, .version].filter { common in
        !result.command.options.contains { $0.name == common.name }
      }
  }

  private mutating func run() throws(UsageError) {
    var endsOptions = false
    while let word = words.popFirst() {
      if endsOptions || word.first != 0x2D || word.count == 1 {
        try positional(word, mayBeCommand: !endsOptions)
      } else if word == [0x2D, 0x2D] {
        endsOptions = true
      } else if word[1] == 0x2D {
        try longOption(word)
      } else {
        try shortOption(word)
      }
    }
  }

  private mutating func positional(_ word: [UInt8], mayBeCommand: Bool) throws(UsageError) {
    let isFirst = result.positionals.isEmpty
    guard isFirst, mayBeCommand, let next = result.command.subcommands.named(word) else {
      result.positionals.append(word)
      return
    }
    let common = result.command.options.filter(\.isCommon)
    let own = next.options + common.filter { option in !next.options.contains { $0.name == option.name } }
    result.command = CommandDescription(
      next.name, summary: next.summary, discussion: next.discussion, options: own,
      positionals: next.positionals,
      subcommands: next.subcommands, epilogue: next.epilogue)
    result.path.append(next.name)
    for name in met where !known.contains(where: { $0.name == name }) {
      throw result.usageError("'--\(name)' is not an option of '\(result.path.joined(separator: " "))'")
    }
  }

  private mutating func longOption(_ word: [UInt8]) throws(UsageError) {
    let equals = word.firstIndex(of: 0x3D)
    let name = String(decoding: word[2..<(equals ?? word.count)], as: UTF8.self)
    guard let option = known.first(where: { $0.name == name }) else {
      let near = Suggestion.nearest(to: name, among: known.map(\.name)).map { "; did you mean '--\($0)'?" }
      throw result.usageError("unknown option '--\(name)'\(near ?? "")")
    }
    let attached = equals.map { Array(word[($0 + 1)...]) }
    try take(option, written: "--\(name)", attached: attached)
  }

  private mutating func shortOption(_ word: [UInt8]) throws(UsageError) {
    let text = String(decoding: word.dropFirst(), as: UTF8.self)
    guard let letter = text.first, let option = known.first(where: { $0.letter == letter }) else {
      let near = known.first { $0.name == text }.map { "; did you mean '--\($0.name)'?" }
      throw result.usageError("unknown option '-\(text)'\(near ?? "")")
    }
    let rest = Array(word.dropFirst(1 + String(letter).utf8.count))
    if option.value == .none, !rest.isEmpty {
      throw result.usageError("'-\(letter)' takes no value; found '-\(text)'")
    }
    try take(option, written: "-\(letter)", attached: rest.isEmpty ? nil : rest)
  }

  private mutating func take(
    _ option: OptionDescription, written: String, attached: [UInt8]?
  ) throws(UsageError) {
    var value = attached ?? []
    if option.value == .none {
      if attached != nil { throw result.usageError("'\(written)' takes no value") }
    } else if attached == nil {
      guard let next = words.first, !isOption(next) else {
        throw result.usageError("'\(written)' expects \(expected(option.value))")
      }
      value = next
      words.removeFirst()
    }
    try check(value, of: option, written: written)
    if !option.isRepeatable, option.value != .none, result.has(option.name) {
      throw result.usageError("'\(written)' stands there twice")
    }
    result.values[option.name, default: []].append(value)
    met.append(option.name)
  }

  /// Whether a word is an option this command knows, so that a forgotten value is not taken from the next option.
  private func isOption(_ word: [UInt8]) -> Bool {
    guard word.starts(with: [0x2D, 0x2D]) else { return false }
    let name = String(decoding: word.dropFirst(2).prefix { $0 != 0x3D }, as: UTF8.self)
    return name.isEmpty || known.contains { $0.name == name }
  }

  private func check(_ value: [UInt8], of option: OptionDescription, written: String) throws(UsageError) {
    let text = String(decoding: value, as: UTF8.self)
    switch option.value {
    case .none: break
    case .text:
      if value.isEmpty {
        throw result.usageError("'\(written)' expects \(expected(option.value)), found nothing")
      }
    case .choice(let words):
      if words.contains(text) { break }
      // Of a version such as `v9` any other is as near; all are listed.
      let meant = text.utf8.count < 3 ? nil : Suggestion.nearest(to: text, among: words)
      let near = meant.map { "; did you mean '\($0)'?" } ?? ""
      throw result.usageError("'\(written)' expects \(expected(option.value)), found '\(text)'\(near)")
    case .number(_, let least):
      if let number = Int(text), number >= least { break }
      throw result.usageError("'\(written)' expects \(expected(option.value)), found '\(text)'")
    }
  }

  private func expected(_ value: OptionDescription.Value) -> String {
    switch value {
    case .none: "nothing"
    case .text(let word): word
    case .choice(let words):
      words.count < 2
        ? words.joined() : words.dropLast().joined(separator: ", ") + " or \(words[words.count - 1])"
    case .number(_, let least): "a whole number of at least \(least)"
    }
  }

  private func checkPositionals() throws(UsageError) {
    let command = result.command
    let count = result.positionals.count
    if command.positionals.count.upperBound == 0, !command.subcommands.isEmpty {
      guard let first = result.positionals.first else { throw result.usageError("expected a command") }
      let word = String(decoding: first, as: UTF8.self)
      let near = Suggestion.nearest(to: word, among: command.subcommands.map(\.name))
      throw result.usageError("unknown command '\(word)'\(near.map { "; did you mean '\($0)'?" } ?? "")")
    }
    if command.positionals.count.contains(count) { return }
    if count < command.positionals.count.lowerBound {
      throw result.usageError("expected \(command.positionals.usage)")
    }
    let extra = String(decoding: result.positionals[command.positionals.count.upperBound], as: UTF8.self)
    throw result.usageError("unexpected argument '\(extra)'")
  }
}
