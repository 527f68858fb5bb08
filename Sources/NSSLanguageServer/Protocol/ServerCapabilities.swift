import NSSReport

/// What the server can do.
enum ServerCapabilities {
  static func write(_ encoding: PositionEncoding, to json: inout JSONWriter) {
    json.object { json in
      json.member("positionEncoding", encoding.rawValue)
      json.key("textDocumentSync")
      json.object { json in
        json.member("openClose", true)
        json.member("change", 2)
        json.member("save", true)
      }
      json.key("completionProvider")
      json.object { json in
        json.key("triggerCharacters")
        json.strings(["@", ":", "-", "_", "(", ","])
        json.member("resolveProvider", true)
      }
      for name in [
        "hover", "definition", "documentHighlight", "documentSymbol", "foldingRange", "selectionRange",
        "color",
        "documentFormatting", "documentRangeFormatting", "inlayHint",
      ] {
        json.member(name + "Provider", true)
      }
      json.key("documentLinkProvider")
      json.object { $0.member("resolveProvider", false) }
      for name in ["references", "workspaceSymbol"] {
        json.key(name + "Provider")
        json.object { $0.member("workDoneProgress", true) }
      }
      json.key("renameProvider")
      json.object { json in
        json.member("prepareProvider", true)
        json.member("workDoneProgress", true)
      }
      json.key("codeActionProvider")
      json.object { json in
        json.key("codeActionKinds")
        json.strings(CodeAction.Kind.allCases.map(\.rawValue))
        json.member("resolveProvider", true)
      }
      json.key("semanticTokensProvider")
      json.object { json in
        json.key("legend")
        json.object { json in
          json.key("tokenTypes")
          json.strings(SemanticTokens.types)
          json.key("tokenModifiers")
          json.strings(SemanticTokens.modifiers)
        }
        json.member("range", true)
        json.key("full")
        json.object { $0.member("delta", true) }
      }
      json.key("diagnosticProvider")
      json.object { json in
        json.member("identifier", "nsslint")
        json.member("interFileDependencies", true)
        json.member("workspaceDiagnostics", true)
        json.member("workDoneProgress", true)
      }
      json.key("workspace")
      json.object { json in
        json.key("workspaceFolders")
        json.object { json in
          json.member("supported", true)
          json.member("changeNotifications", true)
        }
      }
    }
  }
}
