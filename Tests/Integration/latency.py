#!/usr/bin/env python3
"""How long an editor waits, measured over standard input and output: from a keystroke to its findings, for completion and
for hover, in a sheet of 10,000 lines. Give it a release build.

Arguments: the nsslint to use; --lines N (10000), --count N (200) keystrokes; --findings few (a sheet that somebody looks
after) or many (2,400: an old one that meets the linter for the first time). `--limit MS` makes it a failure if the server
itself works longer than that from an edit to its findings, at the 99th percentile."""

import argparse
import gc
import random
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from lsp_stdio import Server, at

root = Path(__file__).resolve().parents[2]


def large_sheet(lines, findings):
    """The themes of this repository again and again, variables told apart by a number. With few findings all classes are,
    too: those of further rounds are the app's own. With many, most rules repeat what another one says."""
    parts, count, round_ = [], 0, 0
    names = sorted((root / "Themes/Harbour").glob("*.nss"))
    # A palette is there once: further rounds would override colours that do not exist.
    texts = [path.read_text() for path in names if findings == "many" or path.stem != "Palette"]
    while count < lines:
        text = texts[round_ % len(texts)]
        if findings == "many":
            text = text.replace("@regularFont", f"@regularFont{round_}").replace("@strongFont", f"@strongFont{round_}")
            text = text.replace("fdlFUIButton", f"My{round_}Button")
        elif round_ >= len(texts):
            for name in re.findall(r"^@(\w+):", text, flags=re.M):
                text = re.sub(rf"@{name}\b", f"@r{round_}{name}", text)
            text = re.sub(r"\bfdl(\w+)", rf"App{round_}\1", text)
        parts.append(text)
        count += text.count("\n")
        round_ += 1
    return "\n".join("".join(parts).split("\n")[:lines]) + "\n"


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def report(name, samples):
    """Prints medians and 99th percentiles of wall time and of the server's time on a processor; gives the last of them."""
    wall, busy = ([sample[index] * 1000 for sample in samples] for index in (0, 1))
    print(
        f"  {name:28} median {statistics.median(wall):7.2f} ms, p99 {percentile(wall, 0.99):7.2f} ms;"
        f" of the server alone {statistics.median(busy):7.2f} ms, {percentile(busy, 0.99):7.2f} ms"
    )
    return percentile(busy, 0.99)


class Clock:
    """Wall time, and the time that a process spent on processors: the latter tells little of what else the machine does."""

    def __init__(self, process):
        self.tasks = Path(f"/proc/{process.pid}/task")

    def busy(self):
        return sum(int((task / "schedstat").read_text().split()[0]) for task in self.tasks.iterdir()) / 1e9

    def start(self):
        self.began = time.monotonic(), self.busy()

    def stop(self):
        return time.monotonic() - self.began[0], self.busy() - self.began[1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nsslint", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--lines", type=int, default=10_000)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--findings", choices=["few", "many"], default="many")
    parser.add_argument("--limit", type=float)
    arguments = parser.parse_args()
    chance = random.Random(1)
    text = large_sheet(arguments.lines, arguments.findings)
    lines = text.split("\n")
    # Lines of declarations, to type at their ends.
    places = [i for i, line in enumerate(lines) if line.startswith("    ") and line.endswith(";")]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        server = Server(arguments.nsslint)
        server.initialize({}, folder.as_uri())
        uri = (folder / "Large.nss").as_uri()
        start = time.monotonic()
        server.open(uri, text)
        count = len(server.findings(uri, 1))
        print(f"latency.py: {len(lines) - 1} lines, {len(text)} bytes, {count} findings, open to findings", end="")
        print(f" {(time.monotonic() - start) * 1000:.1f} ms")
        clock = Clock(server.process)
        # Thousands of findings a keystroke: this client's own tidying up would be measured with the server.
        gc.disable()
        version, edits, completions, hovers, bursts = 1, [], [], [], []
        typed = "\n    font-color: red;"
        for index in range(arguments.count):
            line = chance.choice(places)
            column = len(lines[line])
            # A keystroke at a time, each taken back: the sheet stays as large as it is.
            character = typed[index % len(typed)]
            where = {"line": line, "character": column}
            end = {"line": line + 1, "character": 0} if character == "\n" else {"line": line, "character": column + 1}
            for change in ({"start": where, "end": where}, character), ({"start": where, "end": end}, ""):
                version += 1
                clock.start()
                server.change(uri, version, [{"range": change[0], "text": change[1]}])
                server.findings(uri, version)
                edits.append(clock.stop())
                server.notifications.clear()
        for index in range(arguments.count):
            line = chance.choice(places)
            version += 1
            # Completion right after a keystroke, as it is typed: the sheet must be read anew for it.
            clock.start()
            where = {"line": line, "character": 4}
            server.change(uri, version, [{"range": {"start": where, "end": where}, "text": "f"}])
            server.ask("textDocument/completion", at(uri, line, 5))
            completions.append(clock.stop())
            version += 1
            end = {"line": line, "character": 5}
            server.change(uri, version, [{"range": {"start": where, "end": end}, "text": ""}])
            server.findings(uri, version)
            clock.start()
            server.ask("textDocument/hover", at(uri, line, 6))
            hovers.append(clock.stop())
        for _ in range(max(1, arguments.count // 10)):
            line = chance.choice(places)
            where = {"line": line, "character": 0}
            clock.start()
            for _ in range(10):
                version += 1
                server.change(uri, version, [{"range": {"start": where, "end": where}, "text": " "}])
            version += 1
            server.change(
                uri, version, [{"range": {"start": where, "end": {"line": line, "character": 10}}, "text": ""}]
            )
            server.findings(uri, version)
            bursts.append(clock.stop())
        slowest = report("edit to findings", edits)
        report("edit and completion", completions)
        report("hover", hovers)
        report("11 edits at once to findings", bursts)
        assert server.leave() == 0
    if arguments.limit and slowest > arguments.limit:
        sys.exit(
            f"latency.py: {slowest:.1f} ms of work from edit to findings at the 99th percentile, more than {arguments.limit}"
        )


main()
