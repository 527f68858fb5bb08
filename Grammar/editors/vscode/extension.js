// Starts the language server, and tells it what happens in the editor.
"use strict";

const vscode = require("vscode");
const convert = require("./convert");
const { Connection } = require("./connection");
const { capabilities, register, selector } = require("./features");

const pages = "nss-rule";
const settings = ["engines", "notes", "inlayHints", "lineWidth"];

/** One server from its start to its end. */
class Session {
  constructor(output, ended) {
    const configuration = vscode.workspace.getConfiguration("nsslint");
    this.output = output;
    this.disposables = [];
    this.watchers = [];
    this.diagnostics = vscode.languages.createDiagnosticCollection("nsslint");
    this.disposables.push(this.diagnostics);
    const trace = configuration.get("trace");
    const folder = (vscode.workspace.workspaceFolders || [])[0];
    this.connection = new Connection(configuration.get("path"), configuration.get("arguments"), {
      cwd: folder && folder.uri.scheme === "file" ? folder.uri.fsPath : undefined,
      notified: (method, params) => this.notified(method, params),
      asked: (method, params) => this.asked(method, params),
      log: (line) => (trace || !/^(<-|->)/.test(line)) && output.appendLine(line),
      ended: (reason) => ended(this, reason),
    });
  }

  async start() {
    const folders = (vscode.workspace.workspaceFolders || []).map((folder) => this.folder(folder));
    const server = await this.connection.request("initialize", {
      processId: process.pid,
      clientInfo: { name: "Visual Studio Code", version: vscode.version },
      rootUri: folders.length ? folders[0].uri : null,
      workspaceFolders: folders,
      capabilities,
      initializationOptions: this.settings(),
    });
    this.connection.notify("initialized", {});
    this.follow();
    this.features = register((...request) => this.connection.request(...request), server);
    this.disposables.push(this.features);
    this.output.appendLine(`${server.serverInfo.name} ${server.serverInfo.version} runs`);
  }

  folder(folder) {
    return { uri: folder.uri.toString(), name: folder.name };
  }

  settings() {
    const configuration = vscode.workspace.getConfiguration("nsslint");
    return Object.fromEntries(settings.map((name) => [name, configuration.get(name)]));
  }

  /** Documents, settings, folders. */
  follow() {
    const { workspace } = vscode;
    const concerns = (document) => vscode.languages.match(selector, document) > 0;
    const notify = (...message) => this.connection.notify(...message);
    const about = (document) => ({ textDocument: { uri: document.uri.toString() } });
    const open = (document) => {
      if (!concerns(document)) return;
      notify("textDocument/didOpen", {
        textDocument: {
          uri: document.uri.toString(),
          languageId: document.languageId,
          version: document.version,
          text: document.getText(),
        },
      });
    };
    workspace.textDocuments.forEach(open);
    this.disposables.push(
      workspace.onDidOpenTextDocument(open),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!concerns(document) || contentChanges.length === 0) return;
        notify("textDocument/didChange", {
          textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text })),
        });
      }),
      workspace.onDidSaveTextDocument((document) => concerns(document) && notify("textDocument/didSave", about(document))),
      workspace.onDidCloseTextDocument((document) => {
        if (!concerns(document)) return;
        notify("textDocument/didClose", about(document));
        this.diagnostics.delete(document.uri);
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration("nsslint")) {
          notify("workspace/didChangeConfiguration", { settings: { nsslint: this.settings() } });
        }
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        notify("workspace/didChangeWorkspaceFolders", {
          event: { added: added.map(this.folder), removed: removed.map(this.folder) },
        })
      )
    );
  }

  notified(method, params) {
    if (method === "textDocument/publishDiagnostics") {
      const uri = vscode.Uri.parse(params.uri);
      const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
      // Findings of an older text would stand in the wrong places; the next ones are on their way.
      if (document && params.version !== undefined && params.version < document.version) return;
      this.diagnostics.set(uri, params.diagnostics.map(convert.diagnostic));
    } else if (method === "window/showMessage") {
      const show = [vscode.window.showErrorMessage, vscode.window.showWarningMessage][params.type - 1];
      (show || vscode.window.showInformationMessage)(params.message);
    } else if (method === "window/logMessage") {
      this.output.appendLine(params.message);
    }
  }

  asked(method, params) {
    switch (method) {
      case "workspace/configuration":
        return params.items.map((item) => (item.section === "nsslint" ? this.settings() : null));
      case "client/registerCapability":
        params.registrations.filter((one) => one.method === "workspace/didChangeWatchedFiles").forEach((one) => this.watch(one));
        return null;
      case "workspace/inlayHint/refresh":
      case "workspace/semanticTokens/refresh":
        if (this.features) this.features.refresh(method.split("/")[1]);
        return null;
      case "client/unregisterCapability":
      case "window/workDoneProgress/create":
        return null;
      default:
        throw Object.assign(new Error(`there is no '${method}'`), { code: -32601 });
    }
  }

  watch({ registerOptions }) {
    const changed = (type) => (uri) =>
      this.connection.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    for (const { globPattern } of registerOptions.watchers) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      watcher.onDidCreate(changed(1));
      watcher.onDidChange(changed(2));
      watcher.onDidDelete(changed(3));
      this.disposables.push(watcher);
    }
  }

  async end() {
    this.isEnding = true;
    this.disposables.splice(0).forEach((disposable) => disposable.dispose());
    await this.connection.end();
  }
}

let session;
let output;
let restarts = [];

async function start() {
  const own = new Session(output, ended);
  session = own;
  try {
    await own.start();
  } catch (error) {
    output.appendLine(String(error.message));
  }
}

/** A server that ends by itself is started again, but not for ever. */
async function ended(which, reason) {
  output.appendLine(`nsslint has ended: ${reason}`);
  which.disposables.splice(0).forEach((disposable) => disposable.dispose());
  if (which.isEnding || which !== session) return;
  session = undefined;
  if (/ENOENT|EACCES/.test(reason)) {
    const path = vscode.workspace.getConfiguration("nsslint").get("path");
    const choice = await vscode.window.showErrorMessage(
      `There is no '${path}' to run. Install nsslint, or set nsslint.path.`, "Open Settings");
    if (choice) vscode.commands.executeCommand("workbench.action.openSettings", "nsslint.path");
    return;
  }
  const now = Date.now();
  restarts = [...restarts.filter((time) => now - time < 180_000), now];
  if (restarts.length < 4) start();
  else vscode.window.showErrorMessage("nsslint has ended four times in three minutes; it stays off. See its output channel.");
}

async function restart() {
  restarts = [];
  const old = session;
  session = undefined;
  if (old) await old.end();
  await start();
}

async function associate() {
  const files = vscode.workspace.getConfiguration("files");
  const associations = { ...files.get("associations"), "*.nss": "nss-theme" };
  await files.update("associations", associations, vscode.ConfigurationTarget.Workspace);
}

async function activate(context) {
  output = vscode.window.createOutputChannel("nsslint");
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand("nsslint.restart", restart),
    vscode.commands.registerCommand("nsslint.associate", associate),
    vscode.workspace.registerTextDocumentContentProvider(pages, {
      provideTextDocumentContent: async (uri) => {
        if (!session) return "nsslint does not run.";
        const id = uri.path.replace(/^\//, "").replace(/\.md$/, "");
        return (await session.connection.request("nss/rulePage", { id })).markdown;
      },
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      const needs = ["nsslint.path", "nsslint.arguments", "nsslint.trace"];
      if (needs.some((name) => event.affectsConfiguration(name))) restart();
    })
  );
  await start();
}

async function deactivate() {
  const old = session;
  session = undefined;
  if (old) await old.end();
}

module.exports = { activate, deactivate };
