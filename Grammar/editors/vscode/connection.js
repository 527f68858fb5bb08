// JSON-RPC 2.0 over the standard streams of a child process, as LSP 3.17 frames it. Needs nothing of the editor, so that it
// can be run by itself.
"use strict";

const childProcess = require("child_process");

/** An error that the server answered. */
class ResponseError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/** Cuts bytes into messages. */
class Reader {
  constructor(take) {
    this.take = take;
    this.bytes = Buffer.alloc(0);
  }

  append(bytes) {
    this.bytes = this.bytes.length ? Buffer.concat([this.bytes, bytes]) : bytes;
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const match = /content-length: *(\d+)/i.exec(this.bytes.toString("latin1", 0, end));
      if (!match) {
        this.bytes = this.bytes.subarray(end + 4);
        continue;
      }
      const length = Number(match[1]);
      if (this.bytes.length < end + 4 + length) return;
      const message = JSON.parse(this.bytes.toString("utf8", end + 4, end + 4 + length));
      this.bytes = this.bytes.subarray(end + 4 + length);
      this.take(message);
    }
  }
}

/** A running server. */
class Connection {
  /**
   * @param {string} command
   * @param {string[]} args
   * @param {{ notified: (method: string, params: any) => void, asked: (method: string, params: any) => any,
   *   ended: (reason: string) => void, log?: (line: string) => void, cwd?: string }} handlers
   */
  constructor(command, args, handlers) {
    this.handlers = handlers;
    this.lastId = 0;
    this.pending = new Map();
    this.isOpen = true;
    this.process = childProcess.spawn(command, args, { stdio: ["pipe", "pipe", "pipe"], cwd: handlers.cwd });
    const reader = new Reader((message) => this.receive(message));
    this.process.stdout.on("data", (bytes) => reader.append(bytes));
    this.process.stderr.on("data", (bytes) => this.log(bytes.toString("utf8").trimEnd()));
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.close(error.message));
    this.process.on("exit", (code, signal) => this.close(signal ? `signal ${signal}` : `exit code ${code}`));
  }

  log(line) {
    if (this.handlers.log) this.handlers.log(line);
  }

  close(reason) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { reject } of this.pending.values()) reject(new Error(`nsslint has ended: ${reason}`));
    this.pending.clear();
    this.handlers.ended(reason);
  }

  send(message) {
    if (!this.isOpen) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.log(`-> ${method}`);
    this.send({ method, params });
  }

  /** Asks the server; `token` is the editor's cancellation token, or nothing. */
  request(method, params, token) {
    if (!this.isOpen) return Promise.reject(new Error("nsslint does not run"));
    const id = ++this.lastId;
    this.log(`-> ${method} #${id}`);
    return new Promise((resolve, reject) => {
      let cancellation;
      const done = (then) => (value) => {
        if (cancellation) cancellation.dispose();
        then(value);
      };
      this.pending.set(id, { resolve: done(resolve), reject: done(reject) });
      this.send({ id, method, params });
      if (token) cancellation = token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    });
  }

  receive(message) {
    if (message.method === undefined) {
      const waiting = this.pending.get(message.id);
      if (!waiting) return this.log(`<- an answer to no question: ${JSON.stringify(message)}`);
      this.pending.delete(message.id);
      this.log(`<- #${message.id}${message.error ? " " + message.error.message : ""}`);
      if (message.error) waiting.reject(new ResponseError(message.error));
      else waiting.resolve(message.result);
    } else if (message.id !== undefined) {
      Promise.resolve()
        .then(() => this.handlers.asked(message.method, message.params))
        .then(
          (result) => this.send({ id: message.id, result: result === undefined ? null : result }),
          (error) => this.send({ id: message.id, error: { code: error.code || -32603, message: String(error.message) } })
        );
    } else {
      this.log(`<- ${message.method}`);
      this.handlers.notified(message.method, message.params);
    }
  }

  /** Says goodbye; after two seconds without an answer the process is ended. */
  async end() {
    if (!this.isOpen) return;
    const exited = new Promise((resolve) => this.process.once("exit", resolve));
    const timer = setTimeout(() => this.process.kill(), 2000);
    try {
      await this.request("shutdown");
    } catch {
      // It is gone, or does not want to: `exit` and the timer see to that.
    }
    this.notify("exit");
    this.process.stdin.end();
    await exited;
    clearTimeout(timer);
  }
}

module.exports = { Connection, ResponseError, Reader };
