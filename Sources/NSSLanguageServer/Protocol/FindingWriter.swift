import NSSReport

/// Writes findings as the client takes them.
struct FindingWriter {
  var capabilities: ClientCapabilities
  var settings: ClientSettings

  func write(_ findings: [Finding], _ snapshot: Snapshot, to json: inout JSONWriter) {
    json.array(findings) { write($1, snapshot, to: &$0) }
  }

  func write(_ finding: Finding, _ snapshot: Snapshot, to json: inout JSONWriter) {
    json.object { json in
      json.member("range", snapshot.map.range(finding.range))
      json.member("severity", finding.severity.rawValue)
      json.member("code", finding.rule)
      if capabilities.hasCodeDescriptions {
        json.key("codeDescription")
        json.object { $0.member("href", settings.page(of: finding.rule)) }
      }
      json.member("source", "nsslint")
      json.member("message", finding.message)
      if capabilities.hasDiagnosticTags, let tag = finding.tag {
        json.key("tags")
        json.array([tag]) { $0.integer($1.rawValue) }
      }
      if capabilities.hasRelatedInformation, !finding.related.isEmpty {
        json.key("relatedInformation")
        json.array(finding.related) { json, related in
          json.object { json in
            json.key("location")
            json.location(Place(snapshot: snapshot, range: related.range))
            json.member("message", related.message)
          }
        }
      }
    }
  }
}
