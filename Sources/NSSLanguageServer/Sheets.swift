import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// Open texts, and the sheets of the folders.
extension LanguageServer {
  func notified(_ method: String, _ params: Params) {
    switch method {
    case "initialized": initialized()
    case "textDocument/didOpen": opened(params)
    case "textDocument/didChange": changed(params)
    case "textDocument/didClose": closed(params)
    case "textDocument/didSave": changedOnDisk()
    case "workspace/didChangeConfiguration": changedConfiguration(params)
    case "workspace/didChangeWorkspaceFolders": changedFolders(params)
    case "workspace/didChangeWatchedFiles": changedFiles(params)
    // Unknown notifications, `$/` ones and willSave mean nothing here.
    default: break
    }
  }

  private func opened(_ params: Params) {
    guard let document = params["textDocument"], let uri = document["uri"]?.string,
      let text = document["text"]?.string
    else { return }
    documents[uri] = OpenDocument(uri: uri, version: document["version"]?.integer, text: text)
    sentTokens[uri] = nil
    due.insert(uri)
    touched(uri)
  }

  private func changed(_ params: Params) {
    guard let uri = params["textDocument"]?["uri"]?.string, documents[uri] != nil else { return }
    let changes = params["contentChanges"]?.children.compactMap { change -> OpenDocument.Change? in
      guard let text = change["text"]?.string else { return nil }
      guard let range = change["range"], !range.isNull else { return .whole(text) }
      return LSPRange(range).map { .part($0, text) }
    }
    documents[uri]?.apply(
      changes ?? [], version: params["textDocument"]?["version"]?.integer, encoding: capabilities.encoding)
    due.insert(uri)
    touched(uri)
  }

  /// The text of a sheet changed: what other sheets of its set show of it is old.
  private func touched(_ uri: String) {
    if project.hasStaleFiles() { judgeAnew() }
    guard let path = DocumentURI.path(uri)?.absolute(in: "/") else { return }
    project.forget(sheet: path)
    for other in neighbours(of: path) { documents[other]?.snapshot = nil }
  }

  /// The addresses of open sheets that are judged beside a sheet.
  private func neighbours(of path: FilePath) -> [String] {
    documents.values.filter { document in
      guard let configuration = document.snapshot?.settings.configuration, !configuration.sheets.isEmpty,
        let own = DocumentURI.path(document.uri)?.absolute(in: "/"), own != path
      else { return false }
      return configuration.sheets.contains { $0.contains(path) && $0.contains(own) }
    }.map(\.uri)
  }

  /// Judges the open sheets anew whose findings depend on the variables of a sheet, where these are others now.
  private func judgeNeighbours(of snapshot: Snapshot) {
    guard snapshot.settings.lint.siblings != nil, let path = DocumentURI.path(snapshot.uri)?.absolute(in: "/")
    else {
      return
    }
    let variables = SheetSiblings.Variables(snapshot.tree)
    guard documents[snapshot.uri]?.variables != variables else { return }
    documents[snapshot.uri]?.variables = variables
    for other in documents.keys where other != snapshot.uri {
      guard let own = DocumentURI.path(other)?.absolute(in: "/"),
        snapshot.settings.configuration.sheets.contains(where: { $0.contains(path) && $0.contains(own) })
      else { continue }
      documents[other]?.snapshot = nil
      due.insert(other)
    }
  }

  private func closed(_ params: Params) {
    guard let uri = params["textDocument"]?["uri"]?.string, documents.removeValue(forKey: uri) != nil else {
      return
    }
    due.remove(uri)
    sentTokens[uri] = nil
    changedOnDisk()
    if !capabilities.pullsDiagnostics { publish(uri, version: nil) { $0.array([Int]()) { $0.integer($1) } } }
  }

  /// Sheets came, went or changed on disk: those that are judged beside others are judged anew.
  func changedOnDisk() {
    if project.hasStaleFiles() { judgeAnew() }
    project.forgetFiles()
    for (uri, document) in documents where document.snapshot?.settings.lint.siblings != nil {
      documents[uri]?.snapshot = nil
      due.insert(uri)
    }
  }

  // MARK: Snapshots

  /// What is known of an open sheet, or of one on disk.
  func snapshot(_ uri: String) throws(ResponseError) -> Snapshot {
    if let known = documents[uri]?.snapshot { return known }
    let path = DocumentURI.path(uri)?.absolute(in: "/")
    guard let document = documents[uri] else {
      guard let path, path.hasExtension(".nss"), let stored = project.storedSheet(path) else {
        throw ResponseError(.invalidParams, "'\(uri)' is not open")
      }
      return stored
    }
    let snapshot = Snapshot(
      uri: uri, version: document.version,
      source: SourceText(name: path?.description ?? uri, bytes: document.bytes),
      settings: project.settings(for: path), encoding: capabilities.encoding, memory: document.memory)
    documents[uri]?.snapshot = snapshot
    return snapshot
  }

  /// The other sheets of the same folder: the open ones, then those on disk. `onlyKnown` leaves out what is not read
  /// yet. Stops where the client cancels.
  func others(of own: Snapshot?, onlyKnown: Bool = false, _ progress: WorkProgress? = nil) -> [Snapshot] {
    let folder = own.flatMap { self.folder(of: $0.uri) }
    var result: [Snapshot] = []
    var seen: Set<FilePath> = []
    for uri in documents.keys.sorted() {
      if let path = DocumentURI.path(uri) { seen.insert(path.absolute(in: "/")) }
      guard uri != own?.uri, own == nil || self.folder(of: uri) == folder else { continue }
      if let snapshot = try? snapshot(uri), snapshot.foreign == nil { result.append(snapshot) }
    }
    guard !onlyKnown, own == nil || folder != nil else { return result }
    let paths = project.sheetPaths().filter { path in
      !seen.contains(path) && (folder.map { path.relative(to: $0) != nil } ?? true)
    }
    for (index, path) in paths.enumerated() {
      progress?.report(index, of: paths.count)
      if index % 16 == 0, isCancelled { break }
      if let snapshot = project.storedSheet(path), snapshot.foreign == nil { result.append(snapshot) }
    }
    return result
  }

  /// The innermost folder of the client that a sheet is in.
  private func folder(of uri: String) -> FilePath? {
    guard let path = DocumentURI.path(uri)?.absolute(in: "/") else { return nil }
    return project.folders.filter { path.relative(to: $0) != nil }.max { $0.bytes.count < $1.bytes.count }
  }

  // MARK: Findings

  /// Sends the findings of an open sheet, unless the client asks for them by itself.
  func publishFindings(_ uri: String) {
    guard documents[uri] != nil, let snapshot = try? snapshot(uri) else { return }
    judgeNeighbours(of: snapshot)
    guard !capabilities.pullsDiagnostics else { return }
    let writer = FindingWriter(capabilities: capabilities, settings: settings)
    publish(uri, version: snapshot.version) { json in
      writer.write(Finding.all(snapshot, showsNotes: self.settings.showsNotes), snapshot, to: &json)
    }
  }

  func publish(_ uri: String, version: Int?, _ findings: JSONPart) {
    outbox.notify("textDocument/publishDiagnostics") { json in
      json.object { json in
        json.member("uri", uri)
        if let version { json.member("version", version) }
        json.key("diagnostics")
        findings(&json)
      }
    }
  }
}
