import NSSReport
import NSSSyntax
import NSSWorkspace

/// Requests about names in all sheets, and completion.
extension LanguageServer {
  // MARK: Completion

  func completion(_ params: Params) throws(ResponseError) -> JSONPart {
    let (snapshot, offset) = try place(params)
    let list = Completion.list(snapshot, offset, others: others(of: snapshot, onlyKnown: true))
    let range = snapshot.map.range(list.word)
    let capabilities = capabilities
    return { json in
      json.object { json in
        json.member("isIncomplete", list.isIncomplete)
        json.key("items")
        json.array(list.items) { Self.write($1, range, snapshot.uri, capabilities, to: &$0) }
      }
    }
  }

  private static func write(
    _ item: CompletionItem, _ range: LSPRange, _ uri: String, _ capabilities: ClientCapabilities,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("label", item.label)
      json.member("kind", item.kind.rawValue)
      if let detail = item.detail { json.member("detail", detail) }
      if let text = item.documentation {
        json.key("documentation")
        json.markup(text, for: capabilities)
      }
      if item.isDeprecated {
        if capabilities.hasCompletionTags {
          json.key("tags")
          json.array([1]) { $0.integer($1) }
        } else {
          json.member("deprecated", true)
        }
      }
      json.member("sortText", "\(item.rank)\(item.label)")
      let snippet = capabilities.hasSnippets ? item.snippet : nil
      if snippet != nil { json.member("insertTextFormat", 2) }
      json.key("textEdit")
      json.object { json in
        json.member("range", range)
        json.member("newText", snippet ?? item.text ?? item.label)
      }
      if let data = item.data {
        json.key("data")
        json.strings([uri] + data)
      }
    }
  }

  func resolveCompletion(_ params: Params) -> JSONPart {
    // The sheet, then what the item says of itself.
    let data = params["data"]?.children.compactMap(\.string) ?? []
    let sheet = data.first.flatMap { try? snapshot($0) }
    let text = Completion.documentation(for: Array(data.dropFirst()), sheet)
    let capabilities = capabilities
    return { json in
      json.object { json in
        for member in params.value?.children.map({ $0 }) ?? []
        where member.key != "documentation" || text == nil {
          json.key(member.key ?? "")
          json.copy(member)
        }
        if let text {
          json.key("documentation")
          json.markup(text, for: capabilities)
        }
      }
    }
  }

  // MARK: Names

  func definition(_ params: Params) throws(ResponseError) -> JSONPart {
    let (snapshot, offset) = try place(params)
    let places = Navigation.definitions(snapshot, offset) { others(of: snapshot) }
    return { json in json.array(places) { $0.location($1) } }
  }

  func references(_ params: Params) throws(ResponseError) -> JSONPart {
    let (snapshot, offset) = try place(params)
    let progress = WorkProgress(params, title: "Finding references", outbox)
    defer { progress?.end() }
    let withDefinitions = params["context"]?["includeDeclaration"]?.boolean ?? true
    let places = Navigation.references(snapshot, offset, withDefinitions: withDefinitions) {
      others(of: snapshot, progress)
    }
    return { json in json.array(places) { $0.location($1) } }
  }

  func prepareRename(_ params: Params) throws(ResponseError) -> JSONPart {
    let (snapshot, offset) = try place(params)
    let range: Range<Int>
    let name: SymbolName
    do throws(Rename.Refusal) { (range, name) = try Rename.prepare(snapshot, offset) } catch {
      throw ResponseError(.requestFailed, error.reason)
    }
    return { json in
      json.object { json in
        json.member("range", snapshot.map.range(range))
        json.member("placeholder", name.text)
      }
    }
  }

  func rename(_ params: Params) throws(ResponseError) -> JSONPart {
    let (snapshot, offset) = try place(params)
    let newName = try params.string("newName")
    let progress = WorkProgress(params, title: "Renaming", outbox)
    defer { progress?.end() }
    let renamed: (places: [Place], text: String)
    do throws(Rename.Refusal) {
      _ = try Rename.prepare(snapshot, offset)
      renamed = try Rename.places(snapshot, offset, to: newName, others: others(of: snapshot, progress))
    } catch {
      throw ResponseError(.requestFailed, error.reason)
    }
    var parts: [(snapshot: Snapshot, edits: [TextEdit])] = []
    for place in renamed.places {
      if parts.last?.snapshot !== place.snapshot { parts.append((place.snapshot, [])) }
      parts[parts.count - 1].edits.append(TextEdit(place.range, renamed.text))
    }
    let withVersions = capabilities.hasDocumentChanges
    return { $0.workspaceEdit(parts, withVersions: withVersions) }
  }

  // MARK: Outline

  func outline(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let symbols = Symbols.outline(snapshot)
    if capabilities.hasOutlineTrees {
      return { json in json.array(symbols) { Self.write($1, snapshot, to: &$0) } }
    }
    return { json in
      json.array(Self.flat(symbols)) { json, item in
        json.object { json in
          json.member("name", item.symbol.name)
          json.member("kind", item.symbol.kind.rawValue)
          json.key("location")
          json.location(Place(snapshot: snapshot, range: item.symbol.range))
          if let container = item.container { json.member("containerName", container) }
        }
      }
    }
  }

  private static func write(_ symbol: OutlineSymbol, _ snapshot: Snapshot, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", symbol.name)
      if !symbol.detail.isEmpty { json.member("detail", symbol.detail) }
      json.member("kind", symbol.kind.rawValue)
      json.member("range", snapshot.map.range(symbol.range))
      json.member("selectionRange", snapshot.map.range(symbol.selection))
      if !symbol.children.isEmpty {
        json.key("children")
        json.array(symbol.children) { write($1, snapshot, to: &$0) }
      }
    }
  }

  private static func flat(_ symbols: [OutlineSymbol]) -> [(symbol: OutlineSymbol, container: String?)] {
    var result: [(symbol: OutlineSymbol, container: String?)] = []
    var waiting: [(symbol: OutlineSymbol, container: String?)] = symbols.reversed().map { ($0, nil) }
    while let item = waiting.popLast() {
      result.append(item)
      waiting += item.symbol.children.reversed().map { ($0, item.symbol.name) }
    }
    return result
  }

  func workspaceSymbols(_ params: Params) throws(ResponseError) -> JSONPart {
    let query = try params.string("query")
    let progress = WorkProgress(params, title: "Finding symbols", outbox)
    defer { progress?.end() }
    let found = Symbols.find(query, in: others(of: nil, progress))
    return { json in
      json.array(found) { json, item in
        json.object { json in
          json.member("name", item.name.text)
          let kind: OutlineSymbol.Kind = if case .variable = item.name { .variable } else { .styleClass }
          json.member("kind", kind.rawValue)
          json.key("location")
          json.location(item.place)
        }
      }
    }
  }
}

extension JSONWriter {
  /// A value as it was read.
  mutating func copy(_ value: JSONValue) {
    // Containers that are open, with what is left of them.
    var open: [(rest: ArraySlice<JSONValue>, isObject: Bool)] = [([value], false)]
    var isFirst = true
    while var top = open.popLast() {
      guard let next = top.rest.popFirst() else {
        if top.isObject { endObject() } else if !open.isEmpty { endArray() }
        continue
      }
      open.append(top)
      if !isFirst, top.isObject, let name = next.key { key(name) }
      isFirst = false
      switch next.kind {
      case .null: null()
      case .boolean: boolean(next.boolean ?? false)
      case .number:
        if let whole = next.integer { integer(whole) } else { number(next.double ?? 0) }
      case .string: string(next.string ?? "")
      case .array:
        beginArray()
        open.append((Array(next.children)[...], false))
      case .object:
        beginObject()
        open.append((Array(next.children)[...], true))
      }
    }
  }
}
