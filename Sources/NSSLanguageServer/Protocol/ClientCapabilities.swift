import NSSWorkspace

/// What the client can do, as far as the server asks.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var hasSnippets = false
  var hasCompletionTags = false
  var hasMarkdownHover = true
  /// Whether Markdown is rendered as a page, so that pictures in it are drawn. Editors in a terminal print their text.
  var drawsPictures = false
  var hasOutlineTrees = false
  /// The client asks for findings; they are not sent by themselves then.
  var pullsDiagnostics = false
  var hasRelatedInformation = false
  var hasDiagnosticTags = false
  var hasCodeDescriptions = false
  var hasDocumentChanges = false
  /// Edits of code actions may come later.
  var resolvesCodeActions = false
  var hasDisabledActions = false
  var watchesFiles = false
  var hasConfiguration = false
  var refreshesDiagnostics = false
  var refreshesInlayHints = false
  var refreshesSemanticTokens = false

  init() {}

  init(_ value: JSONValue?) {
    func at(_ path: String) -> JSONValue? {
      path.split(separator: ".").reduce(value) { $0?[String($1)] }
    }
    func flag(_ path: String) -> Bool { at(path)?.boolean ?? false }
    func list(_ path: String) -> [String] { at(path)?.children.compactMap(\.string) ?? [] }
    for name in list("general.positionEncodings") {
      if let known = PositionEncoding(rawValue: name) {
        encoding = known
        break
      }
    }
    hasSnippets = flag("textDocument.completion.completionItem.snippetSupport")
    hasCompletionTags = at("textDocument.completion.completionItem.tagSupport") != nil
    let formats = list("textDocument.hover.contentFormat")
    hasMarkdownHover = formats.isEmpty || formats.contains("markdown")
    drawsPictures =
      at("general.markdown.parser")?.string.map { ["marked", "markdown-it"].contains($0) } ?? false
    hasOutlineTrees = flag("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
    pullsDiagnostics = at("textDocument.diagnostic")?.kind == .object
    hasRelatedInformation =
      flag("textDocument.publishDiagnostics.relatedInformation")
      || flag("textDocument.diagnostic.relatedInformation")
    hasDiagnosticTags =
      at("textDocument.publishDiagnostics.tagSupport") != nil
      || at("textDocument.diagnostic.tagSupport") != nil
    hasCodeDescriptions =
      flag("textDocument.publishDiagnostics.codeDescriptionSupport")
      || flag("textDocument.diagnostic.codeDescriptionSupport")
    hasDocumentChanges = flag("workspace.workspaceEdit.documentChanges")
    resolvesCodeActions =
      flag("textDocument.codeAction.dataSupport")
      && list("textDocument.codeAction.resolveSupport.properties").contains("edit")
    hasDisabledActions = flag("textDocument.codeAction.disabledSupport")
    watchesFiles = flag("workspace.didChangeWatchedFiles.dynamicRegistration")
    hasConfiguration = flag("workspace.configuration")
    refreshesDiagnostics =
      flag("workspace.diagnostics.refreshSupport") || flag("workspace.diagnostic.refreshSupport")
    refreshesInlayHints = flag("workspace.inlayHint.refreshSupport")
    refreshesSemanticTokens = flag("workspace.semanticTokens.refreshSupport")
  }
}
