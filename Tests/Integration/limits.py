#!/usr/bin/env python3
"""Texts of sizes that nobody writes: memory and time grow with them and no faster, and what is too large is refused with a
clear word before it takes memory. Arguments: the nsslint and the nss to use; `--long` for sizes of a million and more.

Nothing here is timed but against itself: a text of four times the size may take ten times the work."""

import os
import pathlib
import resource
import subprocess
import sys
import tempfile

nsslint, nss = (os.path.abspath(path) for path in sys.argv[1:3])
is_long = "--long" in sys.argv
checks = 0

# What a process may hold at most, in bytes, and the seconds of the processor after which it counts as hanging.
MEMORY = 6 << 30
HANG = 300 if is_long else 60


def check(condition, what, found=None):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what if found is None else f"{what}: {found!r}")


class Run:
    """A command with what it took: `peak` in bytes, `work` in seconds of the processor."""

    def __init__(self, *arguments, stdin=subprocess.DEVNULL):
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:

            def limit():
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                resource.setrlimit(resource.RLIMIT_CPU, (HANG, HANG))

            process = subprocess.Popen(arguments, stdin=stdin, stdout=output, stderr=errors, preexec_fn=limit)
            _, status, usage = os.wait4(process.pid, 0)
            self.code = os.waitstatus_to_exitcode(status)
            self.peak = usage.ru_maxrss * 1024
            self.work = usage.ru_utime + usage.ru_stime
            self.size = output.tell()
            errors.seek(0)
            self.errors = errors.read(4000).decode(errors="replace")


# Each gives a sheet of n parts.
SHEETS = {
    "a chain of variables": lambda n: "@v0: #112233;\n"
    + "".join(f"@v{i}: @v{i - 1};\n" for i in range(1, n))
    + f"Label {{ font-color: @v{n - 1}; }}\n",
    "a chain backwards": lambda n: "".join(f"@v{i}: @v{i + 1};\n" for i in range(n)) + f"A {{ font-color: @v0; }}\n",
    "a class list": lambda n: ",\n".join(f"C{i}" for i in range(n)) + " { font-color: #112233; }\n",
    "rules of one class": lambda n: "".join(f"Label {{ font-size: {i}; }}\n" for i in range(n)),
    "attributes of one rule": lambda n: "A {\n" + "".join(f"  a{i}: 1;\n" for i in range(n)) + "}\n",
    "a suppression on each line": lambda n: "".join(
        f"A{i} {{}} /* nss-disable-line empty-rule -- a test */\n" for i in range(n)
    ),
    "a suppression before each line": lambda n: "/* nss-disable-next-line empty-rule -- a */\nA {}\n" * n,
    "regions": lambda n: "/* nss-disable empty-rule -- a */\nA {}\n/* nss-enable empty-rule */\n" * n,
    "regions left alone": lambda n: "/* nss-format-off */ A{b:1;b:1;} /* nss-format-on */\n" * n,
    "a finding on each line": lambda n: "Label { fon-size: 1; }\n" * n,
    "something to fix on each line": lambda n: "".join(f"A{i} {{ b: 1; b: 1; }}\n" for i in range(n)),
    "undefined variables": lambda n: "".join(f"A {{ b: @u{i}; }}\n" for i in range(n)),
    "open rules": lambda n: "Label {\n" * n,
    "open rules on one line": lambda n: "A{" * n,
    "nested rules": lambda n: "Label {" * n + "}" * n,
    "open media": lambda n: "@media (device: ipad) {\n" * n,
    "parentheses": lambda n: "A { b: " + "(" * n + "; }",
    "one value": lambda n: "A { b: " + "1 " * n + "; }",
    "one word": lambda n: "A { b: " + "x" * n + "; }",
    "features": lambda n: "@media (a:b)" + " and (c:d)" * n + " {}",
    "comments": lambda n: "/* a */ // b\n" * n,
    "an open comment": lambda n: "/*" + "*\n" * n,
    "colons": lambda n: ":" * n,
    "quotes": lambda n: '"' * n,
    "bytes of nothing": lambda n: "\0" * n,
    "definitions at the margin": lambda n: "@primary1: #112233;\n" * n,
    "palette colours that are set and used": lambda n: "@primary1: #112233;\n" * n
    + "".join(f"A{i} {{ font-color: @primary1; }}\n" for i in range(n)),
}
# Each gives a sheet of n parts with its edit by number.
PAIRS = {
    "every attribute of one rule": lambda n, edit: "A {\n" + "".join(f"  a{i}: {edit};\n" for i in range(n)) + "}\n",
    "every class of one attribute": lambda n, edit: "".join(f"A{i} {{ font-size: {edit}; }}\n" for i in range(n)),
    "one class of many rules": lambda n, edit: f"Label {{ font-size: {edit}; }}\n" * n,
    "palette colours that are set and used": lambda n, edit: f"@primary1: #11223{edit};\n" * n
    + "".join(f"A{i} {{ font-color: @primary1; }}\n" for i in range(n)),
}
COMMANDS = {
    "nsslint": [nsslint, "--no-config"],
    "nsslint --format json": [nsslint, "--no-config", "--format", "json"],
    "nsslint --fix --diff": [nsslint, "--no-config", "--fix", "--diff"],
    "nss format --check": [nss, "format", "--no-config", "--check"],
    "nss resolve": [nss, "resolve", "--engine", "sapfiori", "--format", "json"],
    "nss resolve (nui)": [nss, "resolve", "--engine", "nui", "--format", "json"],
}


def growth(folder):
    """Every command on every sheet, at one size and at four times that."""
    small = 250_000 if is_long else 10_000
    sheet = folder / "a.nss"
    most = 0
    for what, make in SHEETS.items():
        took = {}
        sizes = []
        for count in (small, 4 * small):
            sheet.write_text(make(count))
            sizes.append(sheet.stat().st_size)
            for name, command in COMMANDS.items():
                run = Run(*command, sheet)
                check(run.code in (0, 1), f"{name} of {what}, {count}", (run.code, run.errors))
                took.setdefault(name, []).append(run)
        for name, (one, four) in took.items():
            text = sizes[1] + four.size
            # A finding takes one or two thousand bytes, and a sheet of findings has one every dozen bytes.
            check(four.peak < (64 << 20) + 400 * text, f"memory of {name} for {what}", (four.peak >> 20, text >> 20))
            # Below a fifth of a second it is the start that counts.
            check(
                four.work < 10 * max(one.work, 0.2), f"work of {name} for {what} grows with it", (one.work, four.work)
            )
            most = max(most, four.peak)
    return most >> 20


def differences(folder):
    """The difference of two sheets, at one size and at four times that."""
    small = 60_000 if is_long else 8_000
    sheets = [folder / "old.nss", folder / "new.nss"]
    for what, make in PAIRS.items():
        took = []
        for count in (small, 4 * small):
            for edit, sheet in enumerate(sheets):
                sheet.write_text(make(count, edit + 1))
            run = Run(nss, "diff", "--engine", "sapfiori", "--format", "json", *sheets)
            check(run.code == 1, f"difference of {what}, {count}", (run.code, run.errors))
            took.append(run.work)
        check(took[1] < 10 * max(took[0], 0.2), f"work of the difference of {what} grows with it", took)


def refusals(folder):
    """What is too large is refused before memory is taken."""
    huge = folder / "huge.nss"
    with open(huge, "wb") as file:
        file.truncate(1_000_000_000)
    config = folder / "huge.json"
    with open(config, "wb") as file:
        file.write(b'{"rules": {')
        for _ in range(100):
            file.write(b'"empty-rule": "off",\n' * 48_000)
    small = folder / "a.nss"
    small.write_text("A { b: 1; }\n")
    for command in (
        [nsslint, "--no-config", huge],
        [nsslint, "--no-config", "--fix", huge],
        [nss, "resolve", huge],
        [nss, "format", huge],
        [nss, "why", "A.b", huge],
        [nsslint, "--config", config, small],
    ):
        run = Run(*command)
        check(run.code == 2 and "more than the" in run.errors, f"{command[1:]} is refused", (run.code, run.errors))
        check(run.peak < 64 << 20, f"{command[1:]} takes no memory", run.peak >> 20)
    with open(huge, "rb") as stream:
        run = Run(nsslint, "--no-config", "-", stdin=stream)
        check(run.code == 2 and "more than the" in run.errors, "standard input is refused", (run.code, run.errors))
        check(run.peak < 1 << 30, "standard input takes no more than the most that is read", run.peak >> 20)
    for command in ([nsslint, "--config", "/dev/zero", small], [nsslint, "--config", folder, small]):
        check(Run(*command).code == 2, f"{command[1:]} is refused")
    huge.unlink()
    config.unlink()


def configurations(folder):
    """Configurations with too much of everything."""
    count = 100_000 if is_long else 10_000
    sheet = folder / "a.nss"
    sheet.write_text("A { b: 1; }\n")
    config = folder / "c.json"
    quoted = lambda values: ", ".join(f'"{value}"' for value in values)
    for what, text, codes in (
        ("unknown keys", "{" + ", ".join(f'"k{i}": 1' for i in range(count)) + "}", (2,)),
        ("values", '{"values": [' + quoted(f"v{i}" for i in range(count)) + "]}", (0, 1)),
        ("patterns", '{"exclude": [' + quoted(f"a{i}/**" for i in range(count)) + "]}", (0, 1)),
        ("classes", '{"classes": {' + ", ".join(f'"c{i}": "Label"' for i in range(count)) + "}}", (0, 1)),
        ("overrides", '{"overrides": [' + ", ".join(['{"paths": ["*.nss"], "values": ["v"]}'] * count) + "]}", (0, 1)),
        ("brackets", "[" * count, (2,)),
        ("comments", "/* a */" * count + "{}", (0, 1)),
        ("one word", '{"values": ["' + "x" * count * 100 + '"]}', (0, 1)),
    ):
        config.write_text(text)
        run = Run(nsslint, "--config", config, sheet)
        check(run.code in codes, f"a configuration of {what}", (run.code, run.errors[:400]))
        check(run.peak < (64 << 20) + 100 * len(text), f"memory for a configuration of {what}", run.peak >> 20)
    for index in range(200):
        (folder / f"e{index}.json").write_text(f'{{"extends": "e{index + 1}.json"}}')
    run = Run(nsslint, "--config", folder / "e0.json", sheet)
    check(run.code == 2 and "extend each other" in run.errors, "a long chain of configurations", run.errors)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    try:
        refusals(folder)
        configurations(folder)
        differences(folder)
        most = growth(folder)
    except AssertionError as error:
        sys.exit(f"limits.py: {error}")
print(f"limits.py: {checks} checks; {len(SHEETS)} kinds of sheets by {len(COMMANDS)} commands, {len(PAIRS)} kinds of pairs, {most} MB at most")
