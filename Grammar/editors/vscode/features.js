// What the server can do, as providers of the editor.
"use strict";

const vscode = require("vscode");
const convert = require("./convert");

const selector = [{ language: "nss-theme", scheme: "file" }, { language: "nss-theme", scheme: "untitled" }];

/** What this client can do, for `initialize`. */
const capabilities = {
  general: { positionEncodings: ["utf-16"], markdown: { parser: "marked" } },
  textDocument: {
    synchronization: { didSave: true },
    completion: {
      completionItem: {
        snippetSupport: true,
        documentationFormat: ["markdown"],
        tagSupport: { valueSet: [1] },
        resolveSupport: { properties: ["documentation"] },
      },
    },
    hover: { contentFormat: ["markdown"] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    publishDiagnostics: {
      relatedInformation: true,
      tagSupport: { valueSet: [1, 2] },
      codeDescriptionSupport: true,
      versionSupport: true,
    },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor", "source"] } },
      dataSupport: true,
      disabledSupport: true,
      isPreferredSupport: true,
      resolveSupport: { properties: ["edit"] },
    },
    rename: { prepareSupport: true },
  },
  workspace: {
    configuration: true,
    didChangeWatchedFiles: { dynamicRegistration: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
    workspaceEdit: { documentChanges: true },
    workspaceFolders: true,
  },
};

const about = (document) => ({ textDocument: { uri: document.uri.toString() } });
const at = (document, position) => ({ ...about(document), position: convert.toPosition(position) });
const span = (document, range) => ({ ...about(document), range: convert.toRange(range) });

/**
 * Registers all providers.
 * @param ask (method, params, token) => promise of the result; rejects where there is none
 * @param server what the server answered to `initialize`
 * @returns {{ dispose(): void, refresh(what: string): void }}
 */
function register(ask, server) {
  const { languages } = vscode;
  const disposables = [];
  const add = (disposable) => disposables.push(disposable);
  // An outdated or cancelled request has no result; the editor asks anew.
  const quietly = (method, params, token, map) =>
    ask(method, params, token).then(
      (result) => (result === null || result === undefined ? undefined : map(result)),
      (error) => {
        if ([-32800, -32801].includes(error.code)) return undefined;
        throw error;
      }
    );
  const list = (map) => (items) => items.map(map);

  add(languages.registerCompletionItemProvider(selector, {
    provideCompletionItems: (document, position, token) =>
      quietly("textDocument/completion", at(document, position), token, (result) =>
        new vscode.CompletionList(result.items.map(convert.completionItem), result.isIncomplete)),
    resolveCompletionItem: (item, token) =>
      quietly("completionItem/resolve", item.original, token, (result) => {
        item.documentation = convert.markup(result.documentation);
        return item;
      }),
  }, ...server.capabilities.completionProvider.triggerCharacters));

  add(languages.registerHoverProvider(selector, {
    provideHover: (document, position, token) =>
      quietly("textDocument/hover", at(document, position), token, (result) =>
        new vscode.Hover(convert.markup(result.contents), result.range && convert.range(result.range))),
  }));

  add(languages.registerDefinitionProvider(selector, {
    provideDefinition: (document, position, token) =>
      quietly("textDocument/definition", at(document, position), token, list(convert.location)),
  }));

  add(languages.registerReferenceProvider(selector, {
    provideReferences: (document, position, context, token) =>
      quietly("textDocument/references", { ...at(document, position), context }, token, list(convert.location)),
  }));

  add(languages.registerDocumentHighlightProvider(selector, {
    provideDocumentHighlights: (document, position, token) =>
      quietly("textDocument/documentHighlight", at(document, position), token,
        list((item) => new vscode.DocumentHighlight(convert.range(item.range), item.kind - 1))),
  }));

  add(languages.registerRenameProvider(selector, {
    prepareRename: (document, position, token) =>
      quietly("textDocument/prepareRename", at(document, position), token, (result) =>
        ({ range: convert.range(result.range), placeholder: result.placeholder })),
    provideRenameEdits: (document, position, newName, token) =>
      quietly("textDocument/rename", { ...at(document, position), newName }, token, convert.workspaceEdit),
  }));

  add(languages.registerDocumentSymbolProvider(selector, {
    provideDocumentSymbols: (document, token) =>
      quietly("textDocument/documentSymbol", about(document), token, list(convert.documentSymbol)),
  }));

  add(languages.registerWorkspaceSymbolProvider({
    provideWorkspaceSymbols: (query, token) =>
      quietly("workspace/symbol", { query }, token, list((item) =>
        new vscode.SymbolInformation(item.name, item.kind - 1, item.containerName || "", convert.location(item.location)))),
  }));

  add(languages.registerFoldingRangeProvider(selector, {
    provideFoldingRanges: (document, _context, token) =>
      quietly("textDocument/foldingRange", about(document), token, list(convert.foldingRange)),
  }));

  add(languages.registerSelectionRangeProvider(selector, {
    provideSelectionRanges: (document, positions, token) =>
      quietly("textDocument/selectionRange", { ...about(document), positions: positions.map(convert.toPosition) },
        token, list(convert.selectionRange)),
  }));

  add(languages.registerColorProvider(selector, {
    provideDocumentColors: (document, token) =>
      quietly("textDocument/documentColor", about(document), token, list(({ range, color }) =>
        new vscode.ColorInformation(convert.range(range),
          new vscode.Color(color.red, color.green, color.blue, color.alpha)))),
    provideColorPresentations: (color, { document, range }, token) =>
      quietly("textDocument/colorPresentation", {
        ...span(document, range),
        color: { red: color.red, green: color.green, blue: color.blue, alpha: color.alpha },
      }, token, list((item) => {
        const result = new vscode.ColorPresentation(item.label);
        if (item.textEdit) result.textEdit = convert.textEdit(item.textEdit);
        return result;
      })),
  }));

  add(languages.registerCodeActionsProvider(selector, {
    provideCodeActions: (document, range, context, token) =>
      quietly("textDocument/codeAction", {
        ...span(document, range),
        // The server works the findings of a place out by itself.
        context: { diagnostics: [], ...(context.only ? { only: [context.only.value] } : {}) },
      }, token, list(convert.codeAction)),
    resolveCodeAction: (action, token) =>
      action.original.data === undefined
        ? action
        : quietly("codeAction/resolve", action.original, token, (result) => {
            if (result.edit) action.edit = convert.workspaceEdit(result.edit);
            return action;
          }),
  }, {
    providedCodeActionKinds: server.capabilities.codeActionProvider.codeActionKinds.map((kind) =>
      vscode.CodeActionKind.Empty.append(kind)),
  }));

  const formatting = (options) => ({ options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces } });
  add(languages.registerDocumentFormattingEditProvider(selector, {
    provideDocumentFormattingEdits: (document, options, token) =>
      quietly("textDocument/formatting", { ...about(document), ...formatting(options) }, token, list(convert.textEdit)),
  }));
  add(languages.registerDocumentRangeFormattingEditProvider(selector, {
    provideDocumentRangeFormattingEdits: (document, range, options, token) =>
      quietly("textDocument/rangeFormatting", { ...span(document, range), ...formatting(options) }, token,
        list(convert.textEdit)),
  }));

  const { legend } = server.capabilities.semanticTokensProvider;
  const tokens = (result) => new vscode.SemanticTokens(new Uint32Array(result.data), result.resultId);
  const changedTokens = new vscode.EventEmitter();
  const editorLegend = new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers);
  add(languages.registerDocumentSemanticTokensProvider(selector, {
    onDidChangeSemanticTokens: changedTokens.event,
    provideDocumentSemanticTokens: (document, token) =>
      quietly("textDocument/semanticTokens/full", about(document), token, tokens),
    provideDocumentSemanticTokensEdits: (document, previousResultId, token) =>
      quietly("textDocument/semanticTokens/full/delta", { ...about(document), previousResultId }, token, (result) =>
        result.data
          ? tokens(result)
          : new vscode.SemanticTokensEdits(
              result.edits.map((edit) => new vscode.SemanticTokensEdit(edit.start, edit.deleteCount,
                edit.data && new Uint32Array(edit.data))), result.resultId)),
  }, editorLegend));
  add(languages.registerDocumentRangeSemanticTokensProvider(selector, {
    provideDocumentRangeSemanticTokens: (document, range, token) =>
      quietly("textDocument/semanticTokens/range", span(document, range), token, tokens),
  }, editorLegend));

  const changedHints = new vscode.EventEmitter();
  add(languages.registerInlayHintsProvider(selector, {
    onDidChangeInlayHints: changedHints.event,
    provideInlayHints: (document, range, token) =>
      quietly("textDocument/inlayHint", span(document, range), token, list((hint) => {
        const result = new vscode.InlayHint(convert.position(hint.position), hint.label);
        result.paddingLeft = hint.paddingLeft;
        return result;
      })),
  }));

  add(languages.registerDocumentLinkProvider(selector, {
    provideDocumentLinks: (document, token) =>
      quietly("textDocument/documentLink", about(document), token, list((link) =>
        new vscode.DocumentLink(convert.range(link.range), vscode.Uri.parse(link.target)))),
  }));

  add(changedTokens);
  add(changedHints);
  return {
    dispose: () => disposables.splice(0).forEach((disposable) => disposable.dispose()),
    refresh: (what) => (what === "inlayHint" ? changedHints : changedTokens).fire(),
  };
}

module.exports = { capabilities, register, selector };
