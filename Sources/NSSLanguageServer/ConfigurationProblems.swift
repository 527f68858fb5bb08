import NSSReport
import NSSSyntax
import NSSWorkspace

/// What the client was told of mistakes in configurations.
struct ConfigurationProblems {
  /// Whether configurations were forgotten since.
  var isStale = false
  /// The number of problems that were told.
  var told = 0
  /// Addresses of files that have findings.
  var files: Set<String> = []
  /// What was shown as a message.
  var shown: Set<String> = []
}

extension LanguageServer {
  /// Tells mistakes in configurations that the client does not know of, and takes back those that are gone. False when
  /// there is nothing new.
  func publishConfigurationProblems() -> Bool {
    let current = project.problems
    let count = current.count + project.namedProblems.count
    guard problems.isStale || count != problems.told else { return false }
    problems.isStale = false
    problems.told = count
    project.namedProblems.forEach(show)
    var byFile: [String: [ConfigurationProblem]] = [:]
    for problem in current {
      if problem.source == nil {
        show(problem.description)
      } else {
        byFile[DocumentURI.uri(problem.path.absolute(in: "/")), default: []].append(problem)
      }
    }
    for uri in problems.files.subtracting(byFile.keys).sorted() {
      publish(uri, version: nil) { $0.strings([]) }
    }
    for (uri, list) in byFile.sorted(by: { $0.key < $1.key }) {
      publish(uri, version: nil) { json in json.array(list) { self.write($1, to: &$0) } }
    }
    problems.files = Set(byFile.keys)
    return true
  }

  private func write(_ problem: ConfigurationProblem, to json: inout JSONWriter) {
    let source = problem.source ?? SourceText(name: "", bytes: [])
    json.object { json in
      json.member("range", PositionMap(source, capabilities.encoding).range(problem.range))
      json.member("severity", Finding.Severity.error.rawValue)
      json.member("source", "nsslint")
      json.member("message", problem.message)
    }
  }

  private func show(_ message: String) {
    guard problems.shown.insert(message).inserted else { return }
    outbox.notify("window/showMessage") { json in
      json.object { json in
        json.member("type", 2)
        json.member("message", "nsslint: \(message)")
      }
    }
  }
}
