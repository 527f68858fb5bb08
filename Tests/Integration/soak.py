#!/usr/bin/env python3
"""A language server under a long, random session: edits of ten sheets and requests about them, as fast as they are answered.

Every request must have one answer, memory must stay flat, and in the end the findings must be those of a fresh `nsslint` on
the final texts, and the rest what a fresh server says of them.

Arguments: the nsslint to use; --seconds N (20), --seed N (1)."""

import argparse
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lsp_stdio import Server, at, span

root = Path(__file__).resolve().parents[2]
LINE_END = re.compile("\r\n|\n|\r")
MOST_CHARACTERS = 24_000

PIECES = [
    "@brand: #0B6B7A;\n", "@size: 12;\n", "fdlFUIButton {\n    font-color: @brand;\n}\n", "Label { font-size: @size; }\n",
    "@media (device: ipad) and (orientation: portrait) {\n", "}\n", "{", "}", ";", ":", ",", "(", ")", "@", "#", "/*", "*/",
    "//", '"', "'", "font-colour: red;\n", "    font-color-disabled: rgba(1, 2, 3, 0.5);\n", "tint-color: @primary4;\n",
    "/* nss-disable-next-line unknown-attribute */\n", "/* nss-disable */\n", "// nss-format-off\n", "\r\n", "\r", "\n\n\n",
    "\t", " ", "\u2028", "\u00e4\u00df", "\U0001f3a8", "\u0000", "\ufeff", "e\u0301", "fdlFUIObjectTableViewCell_headlineLabel",
    "_selected", "-highlighted", "#28666666", "#12", "@style_darkBackground: tintColor;\n", "image: star;\n", "1e9999", "-.5",
    "font-name: Helvetica;\n", "@a: @b;\n@b: @a;\n", "void main()\n{\n", "@import 'a.nss';\n", "and", "0x112233",
]  # fmt: skip
REQUESTS = (
    "completion hover definition references documentHighlight prepareRename rename documentSymbol foldingRange"
    " selectionRange documentColor colorPresentation codeAction formatting rangeFormatting semanticTokens/full"
    " semanticTokens/full/delta semanticTokens/range inlayHint documentLink diagnostic"
).split()


def utf16(text):
    return len(text.encode("utf-16-le")) // 2


def position(text, index):
    """Line and UTF-16 column of a character."""
    line, start = 0, 0
    for match in LINE_END.finditer(text, 0, index):
        line, start = line + 1, match.end()
    return line, utf16(text[start:index])


class Sheet:
    def __init__(self, path, text):
        self.path, self.uri, self.text, self.version = path, path.as_uri(), text, 1
        self.result_id = ""

    def boundary(self, chance, near=None, most=200):
        """The index of a place where a client may cut: not between CR and LF."""
        low = 0 if near is None else near
        high = len(self.text) if near is None else min(len(self.text), near + chance.randrange(most))
        index = chance.randint(low, high)
        if 0 < index < len(self.text) and self.text[index - 1 : index + 1] == "\r\n":
            index += 1
        return index

    def edit(self, chance):
        """One random change, made here too."""
        kind = chance.random()
        if kind < 0.02 or len(self.text) > MOST_CHARACTERS:
            self.text = chance.choice(SEEDS)
            return {"text": self.text}
        start = self.boundary(chance)
        end = start if kind < 0.55 else self.boundary(chance, start, 12 if kind < 0.8 else 300)
        if kind < 0.3:
            new = chance.choice("abcdefghijklmnopqrstuvwxyz0123456789-_@#:;{} ")
        elif kind < 0.85:
            new = chance.choice(PIECES) if chance.random() < 0.8 else ""
        else:
            other = self.boundary(chance)
            new = self.text[other : self.boundary(chance, other, 400)]
        change = dict(span("", position(self.text, start), position(self.text, end))["range"])
        self.text = self.text[:start] + new + self.text[end:]
        return {"range": change, "text": new}


SEEDS = ["", *[path.read_text() for path in sorted((root / "Themes").rglob("*.nss"))]]


def memory(process):
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def request(server, sheet, chance):
    if chance.random() < 0.03:
        return server.request("workspace/symbol", {"query": chance.choice(["", "brand", "fdl", "@"])})
    if chance.random() < 0.01:
        return server.request("workspace/diagnostic", {"previousResultIds": []})
    method = chance.choice(REQUESTS)
    line, column = position(sheet.text, sheet.boundary(chance))
    if chance.random() < 0.1:
        line, column = chance.randrange(2000), chance.randrange(200)
    params = at(sheet.uri, line, column) | span(
        sheet.uri, (line, column), (line + chance.randrange(9), chance.randrange(60))
    )
    params |= {
        "context": {"diagnostics": [], "includeDeclaration": chance.random() < 0.5, "triggerKind": 1},
        "newName": chance.choice(["@new", "fdlFUIButton", "b c", ""]),
        "positions": [params["position"]],
        "color": {"red": chance.random(), "green": 0.5, "blue": 0, "alpha": 1},
        "options": {"tabSize": 4, "insertSpaces": True},
        "previousResultId": sheet.result_id,
    }
    if chance.random() < 0.02:
        params["context"]["only"] = ["source.fixAll"]
    request_id = server.request(f"textDocument/{method}", params)
    if method == "semanticTokens/full":
        sheet.asked = request_id
    return request_id


def session(arguments, folder, transcript):
    chance = random.Random(arguments.seed)
    sheets = []
    # Some sheets are judged beside each other, as they are in the editor.
    sets = [["Sheet 0.nss", "Sheet 1.nss"], ["Sheet 0.nss", "Sheet 2.nss", "Sheet 3.nss"]]
    (folder / ".nsslint.json").write_text(json.dumps({"sheets": sets}))
    for index in range(10):
        path = folder / f"Sheet {index}.nss"
        path.write_text("")
        sheets.append(Sheet(path, SEEDS[index % len(SEEDS)]))
    server = Server(arguments.nsslint, transcript)
    server.initialize({"workspace": {"workspaceEdit": {"documentChanges": True}}}, folder.as_uri())
    for sheet in sheets:
        server.open(sheet.uri, sheet.text)
    pending, counts, sizes = {}, {}, []
    edits = requests = 0
    start = time.monotonic()
    measured = start
    while (now := time.monotonic()) < start + arguments.seconds:
        sheet = chance.choice(sheets)
        what = chance.random()
        if what < 0.4:
            changes = [sheet.edit(chance) for _ in range(chance.choice([1, 1, 1, 1, 2, 5]))]
            sheet.version += 1
            edits += len(changes)
            server.change(sheet.uri, sheet.version, changes)
        elif what < 0.402:
            server.notify("textDocument/didClose", {"textDocument": {"uri": sheet.uri}})
            sheet.version += 1
            server.open(sheet.uri, sheet.text, sheet.version)
        else:
            request_id = request(server, sheet, chance)
            pending[request_id] = now
            requests += 1
            if chance.random() < 0.05:
                server.notify("$/cancelRequest", {"id": chance.choice(list(pending))})
        # Now everything at once, now one after the other.
        while len(pending) > chance.choice([0, 3, 40]):
            first = next(iter(pending))
            answer = server.answer(first)
            del pending[first]
            code = answer.get("error", {}).get("code", 0)
            counts[code] = counts.get(code, 0) + 1
            assert code in (0, -32800, -32801, -32803, -32602), f"answer {answer}"
        server.notifications.clear()
        assert not server.strays, f"an answer to no question: {server.strays[0]}"
        if now > measured + max(0.25, arguments.seconds / 400):
            measured = now
            sizes.append(memory(server.process))
    for request_id in list(pending):
        answer = server.answer(request_id)
        code = answer.get("error", {}).get("code", 0)
        counts[code] = counts.get(code, 0) + 1
    assert not server.waiting and not server.strays, "requests and answers do not match"
    return server, sheets, edits, requests, counts, sizes


def compare(server, sheets, nsslint, folder):
    """The end of the session against a fresh run and a fresh server."""
    fresh = Server(nsslint)
    fresh.initialize({}, folder.as_uri())
    for sheet in sheets:
        sheet.path.write_bytes(sheet.text.encode())
    findings = 0
    for sheet in sheets:
        found = server.findings(sheet.uri, sheet.version)
        command = [nsslint, "--notes", "--format", "json", "--", sheet.path.name]
        run = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        data = sheet.text.encode()

        def place(offset):
            line, column = position(sheet.text, len(data[:offset].decode()))
            return {"line": line, "character": column}

        wanted = []
        for item in json.loads(run.stdout)["files"][0]["findings"]:
            ends = {name: place(item["range"][name]["offset"]) for name in ("start", "end")}
            wanted.append((item["rule"], ends, item["message"]))
        mine = [(item["code"], item["range"], item["message"]) for item in found]
        if [rule for rule, _, _ in wanted] == ["not-a-theme"]:
            # The notice in an editor is worded more quietly.
            wanted, mine = [w[:2] for w in wanted], [m[:2] for m in mine]
        wanted, mine = (sorted(items, key=lambda item: json.dumps(item, sort_keys=True)) for items in (wanted, mine))
        if mine != wanted:
            keep = Path(tempfile.gettempdir()) / "soak-difference.nss"
            keep.write_bytes(data)
            missing = [item for item in wanted if item not in mine]
            surplus = [item for item in mine if item not in wanted]
            raise AssertionError(f"{keep}: findings differ; missing {missing[:3]}, surplus {surplus[:3]}")
        findings += len(wanted)
        fresh.open(sheet.uri, sheet.text)
        whole = span(sheet.uri, (0, 0), (10**6, 0))
        for name in (
            "documentSymbol",
            "foldingRange",
            "documentColor",
            "inlayHint",
            "semanticTokens/full",
            "formatting",
        ):
            answers = []
            for one in (server, fresh):
                answer = one.ask(f"textDocument/{name}", whole | {"options": {"tabSize": 4, "insertSpaces": True}})
                if isinstance(answer, dict):
                    answer.pop("resultId", None)
                answers.append(answer)
            assert answers[0] == answers[1], f"{name} of {sheet.path.name} is not what a fresh server says"
    assert fresh.leave() == 0 and server.leave() == 0, "the servers end well"
    return findings


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nsslint", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    transcript = Path(tempfile.gettempdir()) / f"soak-{arguments.seed}.session"
    with tempfile.TemporaryDirectory() as name, transcript.open("wb") as sent:
        folder = Path(name).resolve()
        try:
            server, sheets, edits, requests, counts, sizes = session(arguments, folder, sent)
            findings = compare(server, sheets, arguments.nsslint, folder)
        except (AssertionError, BrokenPipeError) as error:
            raise AssertionError(f"{error}\nall that was sent: {transcript}") from error
    transcript.unlink()
    quarter = max(1, len(sizes) // 4)
    early, late = statistics.median(sizes[quarter : 2 * quarter]), statistics.median(sizes[-quarter:])
    print(
        f"soak.py: {arguments.seconds:.0f} s, seed {arguments.seed}: {edits} edits, {requests} requests, answers"
        f" {dict(sorted(counts.items(), reverse=True))}; {findings} findings as of a fresh run;"
        f" memory {early:.1f} MB, then {late:.1f} MB, at most {max(sizes):.1f} MB"
    )
    assert late < early * 1.2 + 8, "memory grows"


try:
    main()
except AssertionError as error:
    sys.exit(f"soak.py: {error}")
