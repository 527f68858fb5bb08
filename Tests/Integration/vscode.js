// Runs the VS Code extension with Node, against a stand-in for the editor's module that holds no more than the extension
// asks for: documents, events, providers, values. It shows that the client speaks to the server; it is not VS Code.
// Arguments: the nsslint to use. Every part that the stand-in lacks is an error.
"use strict";

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");

const nsslint = path.resolve(process.argv[2]);
const root = path.resolve(__dirname, "../..");
const extensionFolder = path.join(root, "Grammar/editors/vscode");
const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, "package.json"), "utf8"));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "vscode-"));
let checks = 0;
const check = (condition, what, found) => {
  checks += 1;
  assert.ok(condition, found === undefined ? what : `${what}: ${JSON.stringify(found)}`);
};

// --- The stand-in ----------------------------------------------------------------------------------------------------

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}
class Uri {
  constructor(text) {
    const { protocol, pathname } = new URL(text);
    Object.assign(this, { text, scheme: protocol.slice(0, -1), path: decodeURIComponent(pathname) });
  }
  static parse(text) { return new Uri(text); }
  get fsPath() { return this.path; }
  toString() { return this.text; }
}
const fileUri = (name) => new Uri("file://" + path.join(folder, name).split("/").map(encodeURIComponent).join("/"));
const record = (...names) => class { constructor(...values) { names.forEach((name, i) => (this[name] = values[i])); } };
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => {
      this.listeners.push(listener);
      return { dispose: () => (this.listeners = this.listeners.filter((one) => one !== listener)) };
    };
  }
  fire(value) { this.listeners.forEach((listener) => listener(value)); }
  dispose() { this.listeners = []; }
}
class WorkspaceEdit {
  constructor() { this.entries = new Map(); }
  set(uri, edits) { this.entries.set(uri.toString(), edits); }
}
class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value ? this.value + "." + part : part); }
}
CodeActionKind.Empty = new CodeActionKind("");

const events = {};
const event = (name) => (events[name] = events[name] || new EventEmitter()).event;
const providers = {};
const register = (name) => (...values) => {
  const provider = values.find((value) => value && typeof value === "object" && !Array.isArray(value));
  providers[name] = provider;
  return { dispose: () => delete providers[name] };
};
const findings = new Map();
const commands = {};
const settings = { "nsslint.path": nsslint, files: {} };
const output = [];
const messages = [];
const documents = [];

const strict = (object, name) =>
  new Proxy(object, {
    get(target, key) {
      if (key in target || typeof key === "symbol" || key === "then") return target[key];
      throw new Error(`the stand-in has no ${name}.${String(key)}`);
    },
  });
const registrations = {};
for (const name of ["CompletionItem", "Hover", "Definition", "Reference", "DocumentHighlight", "Rename", "DocumentSymbol",
  "WorkspaceSymbol", "FoldingRange", "SelectionRange", "Color", "CodeActions", "DocumentFormattingEdit",
  "DocumentRangeFormattingEdit", "DocumentSemanticTokens", "DocumentRangeSemanticTokens", "InlayHints", "DocumentLink"]) {
  registrations[`register${name}Provider`] = register(name);
}
const vscode = strict({
  version: "stand-in",
  Position, Range, Uri, EventEmitter, WorkspaceEdit, CodeActionKind,
  Location: record("uri", "range"), TextEdit: record("range", "newText"), MarkdownString: record("value"),
  SnippetString: record("value"), Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"), CompletionItem: record("label", "kind"),
  CompletionList: record("items", "isIncomplete"), CompletionItemTag: { Deprecated: 1 }, Hover: record("contents", "range"),
  DocumentHighlight: record("range", "kind"), DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
  SymbolInformation: record("name", "kind", "containerName", "location"), CodeAction: record("title", "kind"),
  SelectionRange: record("range", "parent"), FoldingRange: record("start", "end", "kind"),
  FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 }, Color: record("red", "green", "blue", "alpha"),
  ColorInformation: record("range", "color"), ColorPresentation: record("label"), InlayHint: record("position", "label"),
  DocumentLink: record("range", "target"), SemanticTokens: record("data", "resultId"),
  SemanticTokensEdits: record("edits", "resultId"), SemanticTokensEdit: record("start", "deleteCount", "data"),
  SemanticTokensLegend: record("tokenTypes", "tokenModifiers"),
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 }, ConfigurationTarget: { Workspace: 2 },
  languages: strict({
    ...registrations,
    match: (selector, document) => (selector.some((s) => s.language === document.languageId && s.scheme === document.uri.scheme) ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, list) => findings.set(uri.toString(), list),
      delete: (uri) => findings.delete(uri.toString()),
      dispose: () => findings.clear(),
    }),
  }, "languages"),
  workspace: strict({
    textDocuments: documents,
    workspaceFolders: [{ uri: new Uri("file://" + folder), name: "themes" }],
    getConfiguration: (section) => ({
      get: (name) => {
        const full = `${section}.${name}`;
        const known = manifest.contributes.configuration.properties[full];
        return full in settings ? settings[full] : known && known.default;
      },
      update: async (name, value) => { settings[`${section}.${name}`] = value; },
    }),
    onDidOpenTextDocument: event("open"), onDidChangeTextDocument: event("change"), onDidSaveTextDocument: event("save"),
    onDidCloseTextDocument: event("close"), onDidChangeConfiguration: event("configuration"),
    onDidChangeWorkspaceFolders: event("folders"),
    registerTextDocumentContentProvider: (scheme, provider) => { providers[scheme] = provider; return { dispose() {} }; },
    createFileSystemWatcher: (pattern) => ({
      onDidCreate: (listener) => event(`create ${pattern}`)(listener), onDidChange: (listener) => event(`edit ${pattern}`)(listener),
      onDidDelete: (listener) => event(`delete ${pattern}`)(listener), dispose() {},
    }),
  }, "workspace"),
  window: strict({
    createOutputChannel: () => ({ appendLine: (line) => output.push(line), dispose() {} }),
    showErrorMessage: async (...words) => { messages.push(words[0]); }, showWarningMessage: async (...words) => { messages.push(words[0]); },
    showInformationMessage: async (...words) => { messages.push(words[0]); },
  }, "window"),
  commands: strict({
    registerCommand: (name, action) => { commands[name] = action; return { dispose() {} }; },
    executeCommand: async () => {},
  }, "commands"),
}, "vscode");
const load = Module._load;
Module._load = (name, ...more) => (name === "vscode" ? vscode : load(name, ...more));

// --- A session ---------------------------------------------------------------------------------------------------------

class Document {
  constructor(name, text) {
    Object.assign(this, { uri: fileUri(name), languageId: "nss-theme", version: 1, text });
    documents.push(this);
    if (events.open) events.open.fire(this);
  }
  getText() { return this.text; }
  offset({ line, character }) {
    const lines = this.text.split("\n").slice(0, line);
    return lines.reduce((sum, one) => sum + one.length + 1, 0) + character;
  }
  place(needle, more = 0) {
    const index = this.text.indexOf(needle) + more;
    const before = this.text.slice(0, index).split("\n");
    return new Position(before.length - 1, before[before.length - 1].length);
  }
  apply(edits) {
    // As the editor hands changes on: the last place first.
    const changes = [...edits].sort((a, b) => this.offset(b.range.start) - this.offset(a.range.start))
      .map(({ range, newText }) => ({ range, text: newText }));
    for (const { range, text } of changes) {
      this.text = this.text.slice(0, this.offset(range.start)) + text + this.text.slice(this.offset(range.end));
    }
    this.version += 1;
    events.change.fire({ document: this, contentChanges: changes });
  }
}
const token = { onCancellationRequested: () => ({ dispose() {} }) };
const until = async (condition, what) => {
  for (let i = 0; i < 1500; i++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`waited in vain: ${what}; ${output.join("\n")}`);
};

async function main() {
  fs.writeFileSync(path.join(folder, "Other.nss"), "fdlFUIButton { background-color: @brand; }\n");
  const { activate, deactivate } = require(extensionFolder);
  const early = new Document("Early.nss", "Label { font-colour: red; }\n");
  await activate({ subscriptions: [] });
  check(output.some((line) => line.startsWith("nsslint ") && line.endsWith("runs")), "the server runs", output);
  for (const command of manifest.contributes.commands) check(commands[command.command], command.command);
  const codes = (document) => (findings.get(document.uri.toString()) || []).map((one) => one.code.value);
  await until(() => codes(early).includes("unknown-attribute"), "findings of a document that was open before");
  const theme = new Document("A theme.nss",
    "@brand: #0B6B7A;\nfdlFUIButton {\n  font-colour: @brand;\n  font-color: @brnad;\n  font-size: 12;\n  font-size: 12;\n}\n");
  await until(() => codes(theme).includes("undefined-variable"), "findings");
  const all = findings.get(theme.uri.toString());
  check(all.find((one) => one.code.value === "unknown-attribute").severity === 0, "an error is an error");
  check(all.some((one) => one.relatedInformation), "related places");
  const page = all[0].code.target;
  check(page.scheme === "nss-rule", "the page of a rule", String(page));
  check((await providers["nss-rule"].provideTextDocumentContent(page)).includes(all[0].code.value), "a page has text");

  const completion = await providers.CompletionItem.provideCompletionItems(theme, theme.place("font-size", 3), token);
  const item = completion.items.find((one) => one.label === "font-name");
  check(item && item.range && (item.insertText.value || item.insertText).startsWith("font-name"), "completion", completion.items.map((one) => one.label));
  check((await providers.CompletionItem.resolveCompletionItem(item, token)).documentation.value, "documentation");
  const use = theme.place("@brand;", 2);
  check((await providers.Hover.provideHover(theme, use, token)).contents.value.includes("0B6B7A"), "hover");
  check((await providers.Definition.provideDefinition(theme, use, token))[0].range.start.line === 0, "definition");
  const context = { includeDeclaration: true };
  check((await providers.Reference.provideReferences(theme, use, context, token)).length === 3, "references");
  check((await providers.DocumentHighlight.provideDocumentHighlights(theme, use, token)).length === 2, "highlights");
  check((await providers.DocumentSymbol.provideDocumentSymbols(theme, token)).length === 2, "outline");
  check((await providers.WorkspaceSymbol.provideWorkspaceSymbols("brand", token)).length >= 1, "symbols");
  check((await providers.FoldingRange.provideFoldingRanges(theme, {}, token)).length === 1, "folds");
  check((await providers.SelectionRange.provideSelectionRanges(theme, [use], token))[0].parent, "selection ranges");
  const colors = await providers.Color.provideDocumentColors(theme, token);
  check(Math.abs(colors[0].color.green - 107 / 255) < 1e-6, "colours", colors);
  const notations = await providers.Color.provideColorPresentations(colors[0].color, { document: theme, range: colors[0].range }, token);
  check(notations.length > 0 && notations[0].textEdit, "notations");
  const tokens = await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(theme, token);
  check(tokens.data.length % 5 === 0 && tokens.data.length > 20, "semantic tokens");
  const whole = new Range(new Position(0, 0), new Position(7, 0));
  check((await providers.DocumentRangeSemanticTokens.provideDocumentRangeSemanticTokens(theme, whole, token)).data.length === tokens.data.length, "tokens of a range");
  check((await providers.InlayHints.provideInlayHints(theme, whole, token)).length >= 1, "inlay hints");
  check(Array.isArray(await providers.DocumentLink.provideDocumentLinks(theme, token)), "links");

  // A fix, everything that is safe, a rename, formatting: applied, they do what they say.
  const range = all.find((one) => one.code.value === "unknown-attribute").range;
  let actions = await providers.CodeActions.provideCodeActions(theme, range, {}, token);
  const fix = actions.find((one) => one.title.includes("'font-color'"));
  check(fix && fix.kind.value === "quickfix", "a fix", actions.map((one) => one.title));
  theme.apply(fix.edit.entries.get(theme.uri.toString()));
  check(theme.text.includes("  font-color: @brand;"), "the fixed text", theme.text);
  await until(() => !codes(theme).includes("unknown-attribute"), "the finding is gone");
  const edits = await providers.DocumentSemanticTokens.provideDocumentSemanticTokensEdits(theme, tokens.resultId, token);
  check(edits.edits && edits.edits.length === 1, "changed tokens", edits);
  actions = await providers.CodeActions.provideCodeActions(theme, whole, { only: CodeActionKind.Empty.append("source.fixAll") }, token);
  check(actions.length === 1 && !actions[0].edit, "everything, later", actions);
  const resolved = await providers.CodeActions.resolveCodeAction(actions[0], token);
  theme.apply(resolved.edit.entries.get(theme.uri.toString()));
  check(theme.text.split("font-size").length === 2, "everything that is safe", theme.text);
  const prepared = await providers.Rename.prepareRename(theme, theme.place("@brand;", 2), token);
  check(prepared.placeholder.endsWith("brand"), "what is renamed", prepared);
  const renamed = await providers.Rename.provideRenameEdits(theme, theme.place("@brand;", 2), "@accent", token);
  check(renamed.entries.size === 2, "a rename in two sheets", [...renamed.entries.keys()]);
  theme.apply(renamed.entries.get(theme.uri.toString()));
  check(theme.text.startsWith("@accent: #0B6B7A;") && theme.text.includes(": @accent;"), "the renamed text", theme.text);
  theme.apply(await providers.DocumentFormattingEdit.provideDocumentFormattingEdits(theme, { tabSize: 4, insertSpaces: true }, token));
  check(theme.text.includes("\n    font-color: @accent;\n"), "the formatted text", theme.text);
  const part = await providers.DocumentRangeFormattingEdit.provideDocumentRangeFormattingEdits(theme, whole, { tabSize: 4, insertSpaces: true }, token);
  check(!part || part.length === 0, "nothing is left to format", part);
  let refusal;
  await providers.Rename.prepareRename(theme, theme.place("{"), token).catch((error) => (refusal = error));
  check(refusal, "what cannot be renamed");

  // Settings, folders, watched files, other documents.
  settings["nsslint.inlayHints"] = false;
  events.configuration.fire({ affectsConfiguration: (name) => name === "nsslint" });
  check((await providers.InlayHints.provideInlayHints(theme, whole, token)).length === 0, "settings count");
  fs.writeFileSync(path.join(folder, ".nsslint.json"), '{"rules": {"undefined-variable": "off"}}');
  check(events["create **/.nsslint.json"], "the server asked to watch configurations", Object.keys(events));
  events["create **/.nsslint.json"].fire(fileUri(".nsslint.json"));
  await until(() => !codes(theme).includes("undefined-variable"), "a configuration counts");
  const script = new Document("Script.nss", '#include "nw_i0_plot"\nvoid main()\n{\n}\n');
  await until(() => codes(script).length === 1, "the notice for a script");
  check(findings.get(script.uri.toString())[0].severity === 3, "the notice is quiet");
  const plain = new Document("Plain.nss", "Label { font-colour: red; }");
  plain.languageId = "nwscript";
  events.close.fire(early);
  check(!findings.has(early.uri.toString()), "a closed document has no findings");
  events.save.fire(theme);
  await commands["nsslint.associate"]();
  check(settings["files.associations"]["*.nss"] === "nss-theme", "a folder is associated");

  // The server ends, and is started again.
  const running = output.filter((line) => line.endsWith("runs")).length;
  await commands["nsslint.restart"]();
  check(output.filter((line) => line.endsWith("runs")).length === running + 1, "restarted");
  await until(() => codes(theme).length > 0 || findings.has(theme.uri.toString()), "findings after the restart");
  await deactivate();
  settings["nsslint.path"] = "/there/is/none";
  await commands["nsslint.restart"]();
  await until(() => messages.some((line) => line.includes("/there/is/none")), "a word where there is no server");
  await deactivate();

  // What stands in the manifest exists, and .nss is nobody's by default.
  check(manifest.contributes.languages.every((one) => !one.extensions && !one.filenames && !one.filenamePatterns), "no file is seized");
  for (const file of ["language-configuration.json", "snippets/nss-theme.json"]) JSON.parse(fs.readFileSync(path.join(extensionFolder, file), "utf8"));
  new RegExp(JSON.parse(fs.readFileSync(path.join(extensionFolder, "language-configuration.json"), "utf8")).wordPattern);
  console.log(`vscode.js: ${checks} checks with Node ${process.version}`);
}

main().then(() => fs.rmSync(folder, { recursive: true }), (error) => {
  console.error(error.stack);
  process.exit(1);
});
