import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// Code actions, findings that the client asks for, semantic tokens, rule pages.
extension LanguageServer {
  // MARK: Code actions

  func codeActions(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let range = snapshot.map.offsets(try params.range())
    let only = params["context"]?["only"]?.children.compactMap(\.string)
    func wants(_ kind: CodeAction.Kind) -> Bool {
      only?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") } ?? true
    }
    // Working all fixes out takes rounds of judging: only where they are asked for by name, or wanted later.
    let isNamed = only?.contains { $0.hasPrefix("source") } ?? false
    let isLater = capabilities.resolvesCodeActions
    let shown = params["context"]?["diagnostics"]?.children.compactMap {
      finding -> CodeActions.ShownFinding? in
      guard let rule = finding["code"]?.string, let range = finding["range"].flatMap({ LSPRange($0) }) else {
        return nil
      }
      return .init(rule: rule, range: snapshot.map.offsets(range))
    }
    var actions = CodeActions.all(
      snapshot, range, shown: shown ?? [], wantsFixAll: isNamed && !isLater,
      others: { self.others(of: snapshot) }, wants: wants)
    if !capabilities.hasDisabledActions { actions.removeAll { $0.disabledReason != nil } }
    let isOffered =
      isLater && wants(.fixAll) && snapshot.foreign == nil
      && snapshot.result.diagnostics.contains { $0.fixes.contains { $0.safety == .safe } }
    let capabilities = capabilities
    let writer = FindingWriter(capabilities: capabilities, settings: settings)
    return { json in
      json.beginArray()
      for action in actions {
        json.object { json in
          Self.write(action, snapshot, capabilities, to: &json)
          if let diagnostic = action.diagnostic {
            json.key("diagnostics")
            writer.write([Finding(diagnostic)], snapshot, to: &json)
          }
        }
      }
      if isOffered {
        json.object { json in
          json.member("title", "Fix everything that is safe to fix")
          json.member("kind", CodeAction.Kind.fixAll.rawValue)
          json.key("data")
          json.object { json in
            json.member("uri", snapshot.uri)
            if let version = snapshot.version { json.member("version", version) }
          }
        }
      }
      json.endArray()
    }
  }

  private static func write(
    _ action: CodeAction, _ snapshot: Snapshot, _ capabilities: ClientCapabilities, to json: inout JSONWriter
  ) {
    json.member("title", action.title)
    json.member("kind", action.kind.rawValue)
    if action.isPreferred { json.member("isPreferred", true) }
    if let reason = action.disabledReason {
      json.key("disabled")
      json.object { $0.member("reason", reason) }
    } else {
      json.key("edit")
      json.workspaceEdit([(snapshot, action.edits)], withVersions: capabilities.hasDocumentChanges)
    }
  }

  func resolveCodeAction(_ params: Params) throws(ResponseError) -> JSONPart {
    guard let data = params["data"], let uri = data["uri"]?.string else {
      return { $0.copyOrNull(params.value) }
    }
    let snapshot = try snapshot(uri)
    if let version = data["version"]?.integer, version != snapshot.version {
      throw ResponseError(.contentModified, "the text has changed")
    }
    let edits = CodeActions.fixAll(snapshot)?.edits ?? []
    let withVersions = capabilities.hasDocumentChanges
    return { json in
      json.object { json in
        for member in params.value?.children.map({ $0 }) ?? [] where member.key != "edit" {
          json.key(member.key ?? "")
          json.copy(member)
        }
        json.key("edit")
        json.workspaceEdit([(snapshot, edits)], withVersions: withVersions)
      }
    }
  }

  // MARK: Findings

  func findings(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let report = report(snapshot, previous: params["previousResultId"]?.string)
    return { json in json.object { report(&$0) } }
  }

  /// A full report, or that nothing changed since the client asked last.
  private func report(_ snapshot: Snapshot, previous: String?) -> JSONPart {
    var findings = JSONWriter()
    FindingWriter(capabilities: capabilities, settings: settings)
      .write(Finding.all(snapshot, showsNotes: settings.showsNotes), snapshot, to: &findings)
    let id = Self.resultID(findings.bytes)
    let bytes = findings.bytes
    return { json in
      json.member("kind", id == previous ? "unchanged" : "full")
      json.member("resultId", id)
      if id != previous {
        json.key("items")
        json.raw(bytes)
      }
    }
  }

  /// Equal for equal findings (FNV-1a, 64 bits).
  private static func resultID(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 16)
  }

  func workspaceFindings(_ params: Params) throws(ResponseError) -> JSONPart {
    var previous: [String: String] = [:]
    for item in params["previousResultIds"]?.children.map({ $0 }) ?? [] {
      if let uri = item["uri"]?.string { previous[uri] = item["value"]?.string }
    }
    let progress = WorkProgress(params, title: "Linting themes", outbox)
    defer { progress?.end() }
    let sheets = others(of: nil)
    var reports: [(snapshot: Snapshot, report: JSONPart)] = []
    for (index, sheet) in sheets.enumerated() {
      progress?.report(index, of: sheets.count)
      if index % 8 == 0, isCancelled { throw ResponseError(.requestCancelled, "cancelled") }
      reports.append((sheet, report(sheet, previous: previous[sheet.uri])))
    }
    return { json in
      json.object { json in
        json.key("items")
        json.array(reports) { json, item in
          json.object { json in
            json.member("uri", item.snapshot.uri)
            json.key("version")
            if let version = item.snapshot.version { json.integer(version) } else { json.null() }
            item.report(&json)
          }
        }
      }
    }
  }

  // MARK: Semantic tokens

  func semanticTokens(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let id = remember(snapshot)
    return { Self.write(snapshot.semanticTokens, id, to: &$0) }
  }

  func semanticTokensDelta(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let previous = try params.string("previousResultId")
    let known = sentTokens[snapshot.uri]
    let id = remember(snapshot)
    guard let known, known.id == previous else { return { Self.write(snapshot.semanticTokens, id, to: &$0) } }
    let difference = SemanticTokens.difference(known.tokens, snapshot.semanticTokens)
    return { json in
      json.object { json in
        json.member("resultId", id)
        json.key("edits")
        json.beginArray()
        if let difference {
          json.object { json in
            json.member("start", difference.start)
            json.member("deleteCount", difference.removed)
            json.key("data")
            json.array(difference.added) { $0.integer($1) }
          }
        }
        json.endArray()
      }
    }
  }

  func semanticTokensOfRange(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let range = snapshot.map.offsets(try params.range())
    let tokens = SemanticTokens.tokens(snapshot).filter {
      $0.range.lowerBound < range.upperBound && range.lowerBound < $0.range.upperBound
    }
    let packed = SemanticTokens.packed(tokens, snapshot)
    return { Self.write(packed, nil, to: &$0) }
  }

  private func remember(_ snapshot: Snapshot) -> String {
    lastTokensID += 1
    let id = "\(lastTokensID)"
    if documents[snapshot.uri] != nil { sentTokens[snapshot.uri] = (id, snapshot.semanticTokens) }
    return id
  }

  private static func write(_ tokens: [Int], _ id: String?, to json: inout JSONWriter) {
    json.object { json in
      if let id { json.member("resultId", id) }
      json.key("data")
      json.array(tokens) { $0.integer($1) }
    }
  }

  // MARK: Pages

  /// `nss/rulePage`: the page of the rule `id`, as `{"markdown": ...}`; what a client shows for the address of a page.
  func rulePage(_ params: Params) throws(ResponseError) -> JSONPart {
    let id = try params.string("id")
    guard let rule = RuleRegistry.metadata(of: id) else {
      throw ResponseError(.invalidParams, "there is no rule '\(id)'")
    }
    return { json in json.object { $0.member("markdown", RulePage(rule).markdown) } }
  }
}

extension JSONWriter {
  mutating func copyOrNull(_ value: JSONValue?) {
    if let value { copy(value) } else { null() }
  }
}
