#!/usr/bin/env python3
"""What no client should send to the language server: requests before and after its time, bytes that are no messages, wrong
parameters, requests in a heap and cancelled ones, messages beyond all measure, a client that never reads. Every request has
one answer, and memory does not grow with what is thrown away. Argument: the nsslint to use."""

import io
import json
import os
import random
import subprocess
import sys
import threading
import time

from lsp_stdio import SHEET, Server, at, span

nsslint = os.path.abspath(sys.argv[1])
checks = 0


def check(condition, what, found=None):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what if found is None else f"{what}: {found!r}")


def lifecycle():
    server = Server(nsslint)
    check(server.ask_error("textDocument/hover", at("file:///a.nss", 0, 0))["code"] == -32002, "before initialize")
    check(server.ask_error("shutdown")["code"] == -32002, "shutdown before initialize")
    server.notify("textDocument/didOpen", {"textDocument": {"uri": "file:///a.nss", "version": 1, "text": "@a: 1;"}})
    server.initialize({"general": {"positionEncodings": ["utf-8", "utf-16"]}})
    check(server.ask_error("textDocument/hover", at("file:///a.nss", 0, 0))["code"] == -32602, "opened too early")
    check(server.ask_error("initialize", {"capabilities": {}})["code"] == -32600, "initialize twice")
    server.open("file:///a.nss", "/* \U0001f3a8 */ @a: #112233;\n")
    server.findings("file:///a.nss", 1)
    color = server.ask("textDocument/documentColor", {"textDocument": {"uri": "file:///a.nss"}})[0]
    check(color["range"]["start"] == {"line": 0, "character": 15}, "UTF-8 positions", color)
    check(server.leave() == 0, "exit code 0")
    server = Server(nsslint)
    server.initialize()
    server.notify("exit")
    check(server.process.wait(10) == 1, "exit without shutdown: 1")
    server = Server(nsslint)
    server.notify("exit")
    check(server.process.wait(10) == 1, "exit before all: 1")
    server = Server(nsslint)
    server.process.stdin.close()
    check(server.process.wait(10) == 1, "the client is gone: 1")
    server = Server(nsslint)
    server.initialize()
    server.ask("shutdown")
    for method in ("textDocument/hover", "initialize", "shutdown", "no/such"):
        check(server.ask_error(method, {})["code"] == -32600, f"{method} after shutdown")
    server.notify("textDocument/didOpen", {"textDocument": {"uri": "file:///a.nss", "version": 1, "text": "@a: 1;"}})
    server.send_bytes(b"Content-Length: 3\r\n\r\n{?}")
    server.notify("exit")
    check(server.process.wait(10) == 0, "exit after shutdown, whatever came between: 0")
    check("file:///a.nss" not in server.diagnostics, "no findings after shutdown")


def garbage():
    """Bytes that are no messages; after each of them, a request is answered."""
    server = Server(nsslint)
    server.initialize()
    uri = "file:///g.nss"
    server.open(uri, SHEET)
    server.findings(uri, 1)

    def framed(body):
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    pieces = {
        "no JSON": (framed(b"{nonsense"), -32700),
        "not UTF-8": (framed(b'{"jsonrpc":"2.0","id":1,"method":"\xff\xfe"}'), -32700),
        "a batch": (framed(b'[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]'), -32600),
        "a number": (framed(b"12"), -32600),
        "no version": (framed(b'{"id":901,"method":"shutdown"}'), -32600),
        "a method that is none": (framed(b'{"jsonrpc":"2.0","id":902,"method":12}'), -32600),
        "parameters that are none": (framed(b'{"jsonrpc":"2.0","id":903,"method":"a","params":7}'), -32600),
        "an object as id": (framed(b'{"jsonrpc":"2.0","id":{},"method":"a"}'), -32600),
        "deep nesting": (framed(b"[" * 100_000), -32700),
        "an empty message": (framed(b""), -32700),
        "no length": (b"Content-Type: a\r\n\r\n", -32700),
        "a length that is none": (b"Content-Length: many\r\n\r\n{}", -32700),
        "a negative length": (b"Content-Length: -5\r\n\r\n", -32700),
        "a huge length": (b"Content-Length: 99999999999999999999\r\n\r\n", -32700),
        "lines of noise": (b"\x00\x01\x02noise\r\n\r\n", -32700),
    }
    for what, (data, code) in pieces.items():
        before = len(server.strays)
        server.send_bytes(data)
        try:
            hover = server.ask("textDocument/hover", at(uri, 0, 2))
        except AssertionError as error:
            raise AssertionError(f"after {what}: {error}") from None
        check(hover is not None, f"hover after {what}")
        new = server.strays[before:]
        check(len(new) == 1 and new[0]["error"]["code"] == code, f"one error {code} for {what}", new)
    # Headers in other ways that are still headers.
    for header in (
        b"content-length: %d\r\n\r\n",
        b"Content-Type: x\r\nContent-Length:%d\r\n\r\n",
        b"Content-Length: %d\n\n",
    ):
        body = (
            b'{"jsonrpc":"2.0","id":"h","method":"textDocument/foldingRange","params":{"textDocument":{"uri":"%s"}}}'
            % uri.encode()
        )
        server.waiting.add('"h"')
        server.send_bytes(header % len(body) + body)
        check("result" in server.answer("h"), f"the header {header!r}")
    # One byte at a time.
    body = (
        b'{"jsonrpc":"2.0","id":"slow","method":"textDocument/foldingRange","params":{"textDocument":{"uri":"%s"}}}'
        % uri.encode()
    )
    server.waiting.add('"slow"')
    for byte in framed(body):
        server.send_bytes(bytes([byte]))
    check("result" in server.answer("slow"), "a message byte by byte")
    # Ids: texts, zero, negative, null.
    for request_id in ('a\u00e4"\\', 0, -1, 2**53, ""):
        check(
            "result" in server.answer(server.request("textDocument/hover", at(uri, 0, 2), request_id)),
            f"id {request_id!r}",
        )
    # Answers to what was never asked, notifications that do not exist.
    server.send({"id": 4711, "result": None})
    server.send({"id": "x", "error": {"code": 1, "message": "?"}})
    server.notify("$/whatever", {"a": [1]})
    server.notify(
        "textDocument/didChange", {"textDocument": {"uri": "file:///never.nss"}, "contentChanges": [{"text": "a"}]}
    )
    server.notify("textDocument/didClose", {"textDocument": {"uri": "file:///never.nss"}})
    server.notify("textDocument/didOpen", {})
    server.notify("textDocument/didChange", {"textDocument": {"uri": uri}, "contentChanges": "none"})
    server.notify("textDocument/didOpen")
    # Parameters that are wrong: an error each, never silence, never an end.
    for method in METHODS:
        for params in (
            None,
            {},
            [],
            {"textDocument": 1},
            {"textDocument": {"uri": uri}, "position": "?", "range": 5, "positions": 3},
            {"textDocument": {"uri": "untitled:Untitled-1"}},
            {"textDocument": {"uri": "%%%"}, "position": {"line": -1, "character": 1e99}},
        ):
            answer = server.answer(server.request(method, params))
            check(("error" in answer) != ("result" in answer), f"{method} with {params}", answer)
    # Positions beyond the sheet are taken as its end.
    for line, character in ((0, 10**9), (10**9, 0), (2**31 - 1, 2**31 - 1), (2, 4), (2, 5)):
        for method in ("hover", "completion", "definition", "documentHighlight"):
            server.ask(f"textDocument/{method}", at(uri, line, character))
    check(len(server.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}})) >= 5, "the sheet is as it was")
    check(not [m for m in server.strays[len(pieces) :]], "no answer without a question", server.strays[len(pieces) :])
    check(server.leave() == 0, "a good end after all that")


METHODS = [
    "completionItem/resolve",
    "codeAction/resolve",
    "workspace/symbol",
    "workspace/diagnostic",
    "nss/rulePage",
] + [
    f"textDocument/{name}"
    for name in (
        "completion hover definition references documentHighlight prepareRename rename documentSymbol foldingRange"
        " selectionRange documentColor colorPresentation codeAction formatting rangeFormatting semanticTokens/full"
        " semanticTokens/full/delta semanticTokens/range inlayHint documentLink diagnostic"
    ).split()
]


def order():
    """Requests in a heap, cancelled ones among them, changes between them: one answer each, and the last text counts."""
    chance = random.Random(5)
    server = Server(nsslint)
    server.initialize()
    uri = "file:///o.nss"
    server.open(uri, SHEET)
    requests, cancelled, version = [], set(), 1
    for _ in range(400):
        method = chance.choice(["hover", "completion", "documentSymbol", "documentColor", "references", "codeAction"])
        params = at(uri, chance.randrange(16), chance.randrange(30)) | span(uri, (0, 0), (3, 0))
        params["context"] = {"diagnostics": [], "includeDeclaration": True}
        requests.append(server.request(f"textDocument/{method}", params))
        if chance.random() < 0.3:
            victim = chance.choice(requests)
            cancelled.add(victim)
            server.notify("$/cancelRequest", {"id": victim})
        if chance.random() < 0.1:
            version += 1
            server.change(uri, version, [{"text": SHEET + f"@v{version}: {version};\n"}])
    server.notify("$/cancelRequest", {"id": "never"})
    server.notify("$/cancelRequest", {})
    codes = {}
    for request in requests:
        answer = server.answer(request)
        code = answer.get("error", {}).get("code", 0)
        codes[code] = codes.get(code, 0) + 1
        check(code in (0, -32801) or (code == -32800 and request in cancelled), f"request {request}", answer)
    server.findings(uri, version)
    names = [s["name"] for s in server.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}})]
    check(f"@v{version}" in names, "the last text counts", names)
    check(not server.strays, "no second answers", server.strays[:3])
    # Cancelled before the server can read it: one write holds both.
    body = json.dumps({"jsonrpc": "2.0", "id": "c", "method": "textDocument/hover", "params": at(uri, 0, 2)}).encode()
    cancel = json.dumps({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "c"}}).encode()
    server.waiting.add('"c"')
    server.send_bytes(b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(part), part) for part in (body, cancel)))
    check(server.answer("c").get("error", {}).get("code") == -32800, "a request that is cancelled at once")
    check(server.leave() == 0, "a good end")
    return codes


def peak(process):
    """The most memory that a process has held so far, in MB; 0 where the system does not tell."""
    try:
        with open(f"/proc/{process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) // 1024
    except OSError:
        return 0


def beyond_measure():
    """Messages that are longer, deeper or fuller than any editor's."""
    server = Server(nsslint)
    server.initialize()
    before = peak(server.process)
    server.send_bytes(b"Content-Length: 10000000000\r\n\r\n")
    server.until(lambda: server.strays, "10 GB are announced")
    check(server.strays[0]["error"]["code"] == -32700, "10 GB are refused when they are announced", server.strays)
    for _ in range(300):
        server.send_bytes(b" " * (1 << 20))
    check(peak(server.process) - before < 40, "what is passed over is not kept", peak(server.process))
    server.kill()

    server = Server(nsslint)
    server.initialize()
    uri = "file:///b.nss"
    server.open(uri, SHEET)
    for what, body in {
        "brackets": b"[" * 20_000_000,
        "objects": b'{"a":' * 4_000_000,
        "values": b'{"jsonrpc":"2.0","id":7,"method":"a","params":[' + b"1," * 5_000_000 + b"1]}",
        "members": b'{"jsonrpc":"2.0","id":7,"method":"a","params":{' + b'"a":1,' * 3_000_000 + b'"a":1}}',
        "headers": b"Content-Length: 1\r\nContent-Length: " * 400_000,
        "quotes": b'"' * 20_000_000,
    }.items():
        count = len(server.strays)
        server.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        server.until(lambda: len(server.strays) > count, f"no answer to {what}", 120)
        check(server.strays[count]["error"]["code"] == -32700, f"too many {what}", server.strays[count])
        check(server.ask("textDocument/hover", at(uri, 0, 2)) is not None, f"hover after {what}")
    check(peak(server.process) - before < 400, "memory is bounded", peak(server.process))
    # A string of 20 MB is no crime.
    server.open("file:///long.nss", "/*" + "x" * 20_000_000 + "*/")
    check(server.findings("file:///long.nss", 1) == [], "one comment of 20 MB")
    check(server.leave() == 0, "a good end after that")


def never_reads():
    """A client that sends and never reads: it has to wait in the end, and what it sent is answered once it reads."""
    text = "A { fon-color: 1; }\n" * 200
    for what in ("requests", "changes"):
        process = subprocess.Popen(
            [nsslint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        sent = {"bytes": 0, "requests": 1}
        done = threading.Event()

        def send(message):
            body = json.dumps({"jsonrpc": "2.0", **message}).encode()
            data = memoryview(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            while data:
                written = process.stdin.write(data)
                sent["bytes"] += written
                data = data[written:]

        def feed():
            document = {"uri": "file:///a.nss", "version": 1, "languageId": "nss", "text": text}
            send({"id": 1, "method": "initialize", "params": {"capabilities": {}}})
            send({"method": "initialized", "params": {}})
            send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
            while not done.is_set() and sent["bytes"] < 500_000_000:
                if what == "requests":
                    sent["requests"] += 1
                    params = {"textDocument": {"uri": "file:///a.nss"}, "filler": "x" * 2000}
                    send({"id": sent["requests"], "method": "textDocument/documentSymbol", "params": params})
                else:
                    document["version"] += 1
                    changes = {"textDocument": document, "contentChanges": [{"text": text}]}
                    send({"method": "textDocument/didChange", "params": changes})

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        last = -1
        while feeder.is_alive() and last != sent["bytes"]:
            last = sent["bytes"]
            time.sleep(2)
        check(feeder.is_alive(), f"a client that sends {what} and never reads has to wait", sent)
        check(peak(process) < 400, f"{what} that nobody reads answers of do not fill the memory", peak(process))
        done.set()
        answered = 0
        answers = io.BufferedReader(process.stdout)
        while answered < sent["requests"] or feeder.is_alive():
            header = answers.readline()
            check(header.startswith(b"Content-Length: "), "the server goes on", header)
            answers.readline()
            message = json.loads(answers.read(int(header.split()[1])))
            answered += "id" in message and "method" not in message
        feeder.join()
        check(answered == sent["requests"], f"each of {what} has its answer once the client reads", (answered, sent))
        process.kill()
        process.wait()


try:
    lifecycle()
    garbage()
    codes = order()
    beyond_measure()
    never_reads()
except AssertionError as error:
    sys.exit(f"lsp_garbage.py: {error}")
print(f"lsp_garbage.py: {checks} checks; 400 requests in a heap are answered: {codes}")
