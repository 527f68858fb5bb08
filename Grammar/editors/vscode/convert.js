// Between the protocol's values and the editor's. Positions count UTF-16 units on both sides.
"use strict";

const vscode = require("vscode");

const position = (p) => new vscode.Position(p.line, p.character);
const range = (r) => new vscode.Range(position(r.start), position(r.end));
const location = (l) => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
const textEdit = (e) => new vscode.TextEdit(range(e.range), e.newText);

const toPosition = (p) => ({ line: p.line, character: p.character });
const toRange = (r) => ({ start: toPosition(r.start), end: toPosition(r.end) });

function markup(content) {
  if (content === undefined || content === null) return undefined;
  if (typeof content === "string") return new vscode.MarkdownString(content);
  return content.kind === "markdown" ? new vscode.MarkdownString(content.value) : content.value;
}

// The protocol counts from 1, the editor from 0.
const severities = [vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning,
  vscode.DiagnosticSeverity.Information, vscode.DiagnosticSeverity.Hint];

function diagnostic(d) {
  const result = new vscode.Diagnostic(range(d.range), d.message, severities[(d.severity || 1) - 1]);
  result.source = d.source;
  if (d.code !== undefined) {
    const page = d.codeDescription && d.codeDescription.href;
    result.code = page ? { value: d.code, target: vscode.Uri.parse(page) } : d.code;
  }
  if (d.tags) result.tags = d.tags;
  if (d.relatedInformation) {
    result.relatedInformation = d.relatedInformation.map(
      (info) => new vscode.DiagnosticRelatedInformation(location(info.location), info.message)
    );
  }
  return result;
}

function workspaceEdit(edit) {
  const result = new vscode.WorkspaceEdit();
  for (const change of edit.documentChanges || []) {
    result.set(vscode.Uri.parse(change.textDocument.uri), change.edits.map(textEdit));
  }
  for (const [uri, edits] of Object.entries(edit.changes || {})) {
    result.set(vscode.Uri.parse(uri), edits.map(textEdit));
  }
  return result;
}

function completionItem(item) {
  const result = new vscode.CompletionItem(item.label, item.kind === undefined ? undefined : item.kind - 1);
  result.detail = item.detail;
  result.documentation = markup(item.documentation);
  result.sortText = item.sortText;
  result.filterText = item.filterText;
  if (item.tags || item.deprecated) result.tags = [vscode.CompletionItemTag.Deprecated];
  if (item.textEdit) {
    const text = item.textEdit.newText;
    result.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
    result.range = range(item.textEdit.range);
  }
  result.original = item;
  return result;
}

function documentSymbol(symbol) {
  const result = new vscode.DocumentSymbol(
    symbol.name, symbol.detail || "", symbol.kind - 1, range(symbol.range), range(symbol.selectionRange)
  );
  result.children = (symbol.children || []).map(documentSymbol);
  return result;
}

function codeAction(action) {
  const kind = action.kind === undefined ? undefined : vscode.CodeActionKind.Empty.append(action.kind);
  const result = new vscode.CodeAction(action.title, kind);
  if (action.diagnostics) result.diagnostics = action.diagnostics.map(diagnostic);
  if (action.edit) result.edit = workspaceEdit(action.edit);
  if (action.disabled) result.disabled = action.disabled;
  result.isPreferred = action.isPreferred;
  result.original = action;
  return result;
}

function selectionRange(item) {
  return new vscode.SelectionRange(range(item.range), item.parent ? selectionRange(item.parent) : undefined);
}

function foldingRange(fold) {
  const kinds = { comment: vscode.FoldingRangeKind.Comment, region: vscode.FoldingRangeKind.Region };
  return new vscode.FoldingRange(fold.startLine, fold.endLine, kinds[fold.kind]);
}

module.exports = {
  codeAction, completionItem, diagnostic, documentSymbol, foldingRange, location, markup, position, range,
  selectionRange, textEdit, toPosition, toRange, workspaceEdit,
};
