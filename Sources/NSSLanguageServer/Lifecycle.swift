import NSSReport
import NSSWorkspace

/// Beginning, settings, folders.
extension LanguageServer {
  func initialize(_ params: Params) -> JSONPart {
    capabilities = ClientCapabilities(params["capabilities"])
    initialSettings.take(params["initializationOptions"])
    settings = initialSettings
    project = Project(encoding: capabilities.encoding)
    project.openText = { [unowned self] path in
      documents.first { DocumentURI.path($0.key)?.absolute(in: "/") == path }?.value.bytes
    }
    project.forgetConfigurations(engines: settings.engines)
    if let folders = params["workspaceFolders"], folders.kind == .array {
      for folder in folders.children { add(folder: folder["uri"]?.string) }
    } else if let root = params["rootUri"]?.string {
      add(folder: root)
    } else if let path = params["rootPath"]?.string, path.hasPrefix("/") {
      project.add(folder: FilePath(path).absolute(in: "/"))
    }
    let (encoding, version) = (capabilities.encoding, version)
    return { json in
      json.object { json in
        json.key("capabilities")
        ServerCapabilities.write(encoding, to: &json)
        json.key("serverInfo")
        json.object { json in
          json.member("name", "nsslint")
          json.member("version", version)
        }
      }
    }
  }

  private func add(folder uri: String?) {
    guard let path = uri.flatMap({ DocumentURI.path($0) }) else { return }
    project.add(folder: path.absolute(in: "/"))
  }

  /// `initialized`: what the client registers or tells only when asked.
  func initialized() {
    if capabilities.watchesFiles {
      outbox.request("client/registerCapability", Self.registration) { [weak self] _, isError in
        self?.project.isWatched = !isError
      }
    }
    askForSettings()
  }

  private static func registration(_ json: inout JSONWriter) {
    json.object { json in
      json.key("registrations")
      json.array(["workspace/didChangeWatchedFiles"]) { json, method in
        json.object { json in
          json.member("id", "nsslint-files")
          json.member("method", method)
          json.key("registerOptions")
          json.object { json in
            json.key("watchers")
            json.array(["**/*.nss", "**/*.nssc", "**/.nsslint.json", "**/Info.plist"]) { json, pattern in
              json.object { $0.member("globPattern", pattern) }
            }
          }
        }
      }
    }
  }

  private func askForSettings() {
    guard capabilities.hasConfiguration else { return }
    outbox.request("workspace/configuration") { json in
      json.object { json in
        json.key("items")
        json.array(["nsslint"]) { json, section in json.object { $0.member("section", section) } }
      }
    } answered: { [weak self] result, isError in
      guard let self, !isError, let first = result?.children.first(where: { _ in true }) else { return }
      self.take(settings: first)
    }
  }

  /// `workspace/didChangeConfiguration`.
  func changedConfiguration(_ params: Params) {
    if let value = params["settings"], value.kind == .object {
      take(settings: value)
    } else {
      askForSettings()
    }
  }

  private func take(settings value: JSONValue) {
    var new = initialSettings
    new.take(value)
    guard new != settings else { return }
    settings = new
    judgeAnew()
  }

  /// `workspace/didChangeWorkspaceFolders`.
  func changedFolders(_ params: Params) {
    for folder in params["event"]?["removed"]?.children.map({ $0 }) ?? [] {
      if let path = folder["uri"]?.string.flatMap({ DocumentURI.path($0) }) {
        project.remove(folder: path.absolute(in: "/"))
      }
    }
    for folder in params["event"]?["added"]?.children.map({ $0 }) ?? [] { add(folder: folder["uri"]?.string) }
    refresh()
  }

  /// `workspace/didChangeWatchedFiles`.
  func changedFiles(_ params: Params) {
    var isConfiguration = false
    for change in params["changes"]?.children.map({ $0 }) ?? [] {
      guard let path = change["uri"]?.string.flatMap({ DocumentURI.path($0) }) else { continue }
      if project.isConfiguration(path.absolute(in: "/")) { isConfiguration = true }
    }
    changedOnDisk()
    if isConfiguration { judgeAnew() } else { refresh() }
  }

  /// Reads configurations anew, and judges all open sheets by them.
  func judgeAnew() {
    project.forgetConfigurations(engines: settings.engines)
    for uri in documents.keys {
      documents[uri]?.snapshot = nil
      due.insert(uri)
    }
    problems.isStale = true
    refresh()
  }

  /// Asks the client to ask anew.
  private func refresh() {
    if capabilities.pullsDiagnostics, capabilities.refreshesDiagnostics {
      outbox.request("workspace/diagnostic/refresh", nil)
    }
    if capabilities.refreshesInlayHints { outbox.request("workspace/inlayHint/refresh", nil) }
    if capabilities.refreshesSemanticTokens { outbox.request("workspace/semanticTokens/refresh", nil) }
  }
}
