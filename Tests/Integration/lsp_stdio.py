"""A client of the language server that hides nothing: it counts every answer, and lets a test send any bytes at all."""

import json
import queue
import subprocess
import threading

# A sheet with a mistake of every kind that the tests of the server ask about.
SHEET = """@brand: #0B6B7A;
@unused: 12;
/* \U0001f3a8 a comment */ fdlFUIObjectTableViewCell_headlineLabel {
    font-colour: @brand;
    font-style: body;
    text-line-clamp: 2;
    text-line-clamp: 2;
}
@media (device: ipad) {
    fdlFUIObjectTableViewCell_footnoteLabel {
        font-color: @brnad;
        text-align: centre;
    }
}
fdlFUIButton { image: star; tint-color: rgba(10, 20, 30, 1.0); font-color: @brand; }
"""


class Server:
    """A running `nsslint lsp`. A thread reads what it says, so that neither side ever waits for a full pipe."""

    def __init__(self, nsslint, transcript=None):
        # A file that takes all that is sent: `nsslint lsp < FILE` is the same session again.
        self.transcript = transcript
        self.process = subprocess.Popen(
            [nsslint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.last_id = 0
        # Answers by the text of their id, for requests that are known; all else is listed as it came.
        self.answers = {}
        self.strays = []
        self.waiting = set()
        self.notifications = []
        self.diagnostics = {}
        self.configuration = {}
        self.messages = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.errors = []
        threading.Thread(target=lambda: self.errors.extend(self.process.stderr), daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                break
            self.messages.put(json.loads(stream.read(length)))
        self.messages.put(None)

    def send_bytes(self, data):
        if self.transcript:
            self.transcript.write(data)
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params=None):
        self.send({"method": method} | ({} if params is None else {"params": params}))

    def request(self, method, params=None, request_id=None):
        """Sends a request and gives its id; `answer` waits for what comes back."""
        if request_id is None:
            self.last_id += 1
            request_id = self.last_id
        self.waiting.add(json.dumps(request_id))
        self.send({"id": request_id, "method": method} | ({} if params is None else {"params": params}))
        return request_id

    def take(self, timeout=30):
        """Takes one message of the server in; None when its output has ended."""
        message = self.messages.get(timeout=timeout)
        if message is None:
            return None
        if "method" in message and "id" in message:
            result = None
            if message["method"] == "workspace/configuration":
                result = [self.configuration for _ in message["params"]["items"]]
            self.send({"id": message["id"], "result": result})
        elif "method" in message:
            self.notifications.append(message)
            if message["method"] == "textDocument/publishDiagnostics":
                self.diagnostics[message["params"]["uri"]] = message["params"]
        else:
            key = json.dumps(message.get("id"))
            if key in self.waiting:
                self.waiting.discard(key)
                self.answers[key] = message
            else:
                self.strays.append(message)
        return message

    def until(self, condition, what, timeout=30):
        while not condition():
            try:
                message = self.take(timeout)
            except queue.Empty:
                raise AssertionError(f"the server is silent: {what}") from None
            if message is None:
                self.process.wait()
                said = b"".join(self.errors).decode(errors="replace").strip()
                raise AssertionError(f"the server has ended ({self.process.returncode}): {what}\n{said[:4000]}")

    def answer(self, request_id, timeout=30):
        """The whole answer to a request, result or error."""
        key = json.dumps(request_id)
        self.until(lambda: key in self.answers, f"no answer to request {key}", timeout)
        return self.answers.pop(key)

    def ask(self, method, params=None):
        """The result of a request; an error is a failure."""
        answer = self.answer(self.request(method, params))
        assert "error" not in answer, f"{method}: {answer['error']}"
        return answer["result"]

    def ask_error(self, method, params=None):
        answer = self.answer(self.request(method, params))
        assert "error" in answer and "result" not in answer, f"{method} should fail: {answer}"
        return answer["error"]

    def initialize(self, capabilities=None, root=None, **more):
        result = self.ask(
            "initialize", {"processId": None, "rootUri": root, "capabilities": capabilities or {}, **more}
        )
        self.notify("initialized", {})
        return result

    def open(self, uri, text, version=1):
        document = {"uri": uri, "languageId": "nss-theme", "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def change(self, uri, version, changes):
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": changes},
        )

    def findings(self, uri, version, timeout=30):
        """Waits for the findings of a version of a sheet."""
        self.until(
            lambda: self.diagnostics.get(uri, {}).get("version") == version,
            f"no findings for version {version} of {uri}",
            timeout,
        )
        return self.diagnostics[uri]["diagnostics"]

    def leave(self):
        """Says goodbye in order; gives the exit code."""
        self.ask("shutdown")
        self.notify("exit")
        return self.process.wait(10)

    def kill(self):
        self.process.kill()
        self.process.wait()


def at(uri, line, character):
    return {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}


def span(uri, start, end):
    first, last = dict(zip(("line", "character"), start)), dict(zip(("line", "character"), end))
    return {"textDocument": {"uri": uri}, "range": {"start": first, "end": last}}


def apply_edits(text, edits):
    """A text after edits whose positions count UTF-16 units, as every client applies them."""
    units = text.encode("utf-16-le")
    starts = [0]
    at_unit, index = 0, 0
    while index < len(text):
        character = text[index]
        at_unit += 2 if ord(character) > 0xFFFF else 1
        index += 1
        if character == "\r" and text[index : index + 1] == "\n":
            at_unit += 1
            index += 1
        if character in "\r\n":
            starts.append(at_unit)

    def offset(position):
        if position["line"] >= len(starts):
            return len(units)
        start = starts[position["line"]]
        end = starts[position["line"] + 1] if position["line"] + 1 < len(starts) else len(units) // 2
        while end > start and units[end * 2 - 2 : end * 2] in (b"\r\0", b"\n\0"):
            end -= 1
        return min(start + position["character"], end) * 2

    parts = sorted(
        ((offset(edit["range"]["start"]), offset(edit["range"]["end"]), edit["newText"]) for edit in edits),
        key=lambda part: part[:2],
        reverse=True,
    )
    limit = len(units)
    for start, end, new in parts:
        assert start <= end <= limit, "edits overlap"
        units = units[:start] + new.encode("utf-16-le") + units[end:]
        limit = start
    return units.decode("utf-16-le", "surrogatepass")
