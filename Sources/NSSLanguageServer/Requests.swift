import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// Requests about one place or one sheet.
extension LanguageServer {
  func result(of method: String, _ params: Params) throws(ResponseError) -> JSONPart {
    switch method {
    case "textDocument/completion": return try completion(params)
    case "completionItem/resolve": return resolveCompletion(params)
    case "textDocument/hover": return try hover(params)
    case "textDocument/definition": return try definition(params)
    case "textDocument/references": return try references(params)
    case "textDocument/documentHighlight": return try highlights(params)
    case "textDocument/prepareRename": return try prepareRename(params)
    case "textDocument/rename": return try rename(params)
    case "textDocument/documentSymbol": return try outline(params)
    case "workspace/symbol": return try workspaceSymbols(params)
    case "textDocument/foldingRange": return try folds(params)
    case "textDocument/selectionRange": return try selectionRanges(params)
    case "textDocument/documentColor": return try colors(params)
    case "textDocument/colorPresentation": return try presentations(params)
    case "textDocument/codeAction": return try codeActions(params)
    case "codeAction/resolve": return try resolveCodeAction(params)
    case "textDocument/formatting": return try formatting(params)
    case "textDocument/rangeFormatting": return try rangeFormatting(params)
    case "textDocument/semanticTokens/full": return try semanticTokens(params)
    case "textDocument/semanticTokens/full/delta": return try semanticTokensDelta(params)
    case "textDocument/semanticTokens/range": return try semanticTokensOfRange(params)
    case "textDocument/inlayHint": return try inlayHints(params)
    case "textDocument/documentLink": return try links(params)
    case "textDocument/diagnostic": return try findings(params)
    case "workspace/diagnostic": return try workspaceFindings(params)
    case "nss/rulePage": return try rulePage(params)
    default: throw ResponseError(.methodNotFound, "there is no '\(method)'")
    }
  }

  /// The sheet of a request, and the offset of its position.
  func place(_ params: Params) throws(ResponseError) -> (Snapshot, Int) {
    let snapshot = try snapshot(params.uri())
    return (snapshot, snapshot.map.offset(try params.position()))
  }

  private func hover(_ params: Params) throws(ResponseError) -> JSONPart {
    let (snapshot, offset) = try place(params)
    guard let hover = Hover.at(offset, snapshot) else { return { $0.null() } }
    let capabilities = capabilities
    return { json in
      json.object { json in
        json.key("contents")
        json.markup(hover.text, for: capabilities, isMarkdown: capabilities.hasMarkdownHover)
        json.member("range", snapshot.map.range(hover.range))
      }
    }
  }

  private func highlights(_ params: Params) throws(ResponseError) -> JSONPart {
    let (snapshot, offset) = try place(params)
    return { json in
      json.array(Navigation.highlights(snapshot, offset)) { json, place in
        json.object { json in
          json.member("range", snapshot.map.range(place.range))
          json.member("kind", place.isDefinition ? 3 : 2)
        }
      }
    }
  }

  private func folds(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    return { json in
      json.array(Fold.all(snapshot)) { json, fold in
        json.object { json in
          json.member("startLine", fold.lines.lowerBound)
          json.member("endLine", fold.lines.upperBound)
          if let kind = fold.kind { json.member("kind", kind.rawValue) }
        }
      }
    }
  }

  private func selectionRanges(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    guard let positions = params["positions"], positions.kind == .array else {
      throw ResponseError(.invalidParams, "positions is no array")
    }
    let offsets = positions.children.map { LSPPosition($0) }
    if offsets.contains(where: { $0 == nil }) { throw ResponseError(.invalidParams, "a position is none") }
    return { json in
      json.array(offsets.compactMap { $0 }) { json, position in
        let ranges = SelectionRanges.ranges(snapshot, snapshot.map.offset(position))
        for (index, range) in ranges.enumerated() {
          if index > 0 { json.key("parent") }
          json.beginObject()
          json.member("range", snapshot.map.range(range))
        }
        for _ in ranges { json.endObject() }
      }
    }
  }

  private func colors(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    return { json in
      json.array(DocumentColors.all(snapshot)) { json, item in
        json.object { json in
          json.member("range", snapshot.map.range(item.range))
          json.key("color")
          json.object { json in
            let parts = [("red", item.color.red), ("green", item.color.green), ("blue", item.color.blue)]
            for (name, value) in parts + [("alpha", item.color.alpha)] {
              json.key(name)
              json.number(min(max(value, 0), 1))
            }
          }
        }
      }
    }
  }

  private func presentations(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let range = snapshot.map.offsets(try params.range())
    guard let value = params["color"], let red = value["red"]?.double, let green = value["green"]?.double,
      let blue = value["blue"]?.double, let alpha = value["alpha"]?.double
    else { throw ResponseError(.invalidParams, "color is none") }
    let texts = DocumentColors.presentations(
      Color(red: red, green: green, blue: blue, alpha: alpha), snapshot)
    return { json in
      json.array(texts) { json, text in
        json.object { json in
          json.member("label", text)
          json.key("textEdit")
          json.textEdit(TextEdit(range, text), snapshot.map)
        }
      }
    }
  }

  private func formatting(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let edits = Formatting.edits(snapshot, lineWidth: settings.lineWidth)
    return { $0.textEdits(edits, snapshot.map) }
  }

  private func rangeFormatting(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let range = snapshot.map.offsets(try params.range())
    let edits = Formatting.edits(snapshot, in: range, lineWidth: settings.lineWidth)
    return { $0.textEdits(edits, snapshot.map) }
  }

  private func inlayHints(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let range = snapshot.map.offsets(try params.range())
    let hints = settings.showsInlayHints ? InlayHint.all(snapshot, in: range) : []
    return { json in
      json.array(hints) { json, hint in
        json.object { json in
          json.key("position")
          json.position(snapshot.map.position(hint.offset))
          json.member("label", hint.label)
          json.member("paddingLeft", true)
        }
      }
    }
  }

  private func links(_ params: Params) throws(ResponseError) -> JSONPart {
    let snapshot = try snapshot(params.uri())
    let links = DocumentLink.all(snapshot) { project.image(named: $0) }
    return { json in
      json.array(links) { json, link in
        json.object { json in
          json.member("range", snapshot.map.range(link.range))
          json.member("target", DocumentURI.uri(link.target))
        }
      }
    }
  }
}
