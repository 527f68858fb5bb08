#!/usr/bin/env python3
"""Reads the linter's report formats with readers that were not written here.

    reports.py --nsslint PATH     lints sheets with awkward names and contents in every format
    reports.py --samples FOLDER   reads report.FORMAT files that `NSS_REPORT_SAMPLES=FOLDER swift test` wrote

The readers come from PyPI (requirements-reports.txt) into a virtual environment beside the build products, or the one
that --venv names. JSON is the reference: every other format has to hold exactly its findings.

    json        jsonschema, with Grammar/schemas/nsslint-report.schema.json
    sarif       jsonschema, with OASIS's schema; sarif-tools
    junit       junitparser
    checkstyle  lxml; diff-cover, whose `checkstyle` driver reads the format
    gitlab, github, xcode, compact: PyPI has no reader; they are checked here against their documents
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FORMATS = ["json", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "compact"]
LEVELS = ["error", "warning", "note"]
checks = 0


def expect(condition, what):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"reports.py: {what}")


def expect_equal(found, wanted, what):
    if found != wanted:
        lost, added = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
        print(f"missing: {list(lost.elements())[:5]}\nunexpected: {list(added.elements())[:5]}", file=sys.stderr)
    expect(found == wanted, what)


def enter_environment(folder):
    """Runs this script again with the readers, which are installed on the first run."""
    python = folder / "bin" / "python"
    stamp = folder / "requirements.txt"
    wanted = (HERE / "requirements-reports.txt").read_text()
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run(install + ["-r", str(HERE / "requirements-reports.txt")], check=True)
        stamp.write_text(wanted)
    os.execv(python, [str(python), __file__, *sys.argv[1:], "--inside"])


def shown(text):
    """A text on one line: pictures stand for control characters."""
    return re.sub("[\0-\x1f]", lambda m: chr(0x2400 + ord(m[0])), text).replace("\x7f", "\u2421")


def xml_text(text):
    """What XML 1.0 can hold of a text."""
    return re.sub("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", text)


def check_json(data):
    import jsonschema

    report = json.loads(data.decode("utf-8"))
    schema = json.loads((ROOT / "Grammar/schemas/nsslint-report.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(report)

    def sorted_keys(pairs):
        keys = [key for key, _ in pairs]
        expect(keys == sorted(keys), f"json: keys are not sorted: {keys}")
        return dict(pairs)

    json.loads(data, object_pairs_hook=sorted_keys)
    findings = []
    for file in report["files"]:
        offsets = [f["range"]["start"]["offset"] for f in file["findings"]]
        expect(offsets == sorted(offsets), f"json: findings of {file['path']!r} are not in order")
        findings += [(file["path"], f) for f in file["findings"]]
    levels = Counter(f["severity"] for _, f in findings)
    summary = report["summary"]
    expect([summary[level + "s"] for level in LEVELS] == [levels[level] for level in LEVELS], "json: summary")
    expect(summary["files"] == len(report["files"]), "json: number of files")
    return report, findings


def check_sarif(path, findings, folder):
    import jsonschema
    from sarif import loader

    data = json.loads(path.read_bytes().decode("utf-8"))
    schema = json.loads((HERE / "fixtures/sarif-2.1.0.schema.json").read_text())
    jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(data)
    (run,) = data["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    found, prints = [], []
    for result, (_, finding) in zip(run["results"], findings):
        if "ruleIndex" in result:
            expect(rules[result["ruleIndex"]] == result["ruleId"], "sarif: ruleIndex")
        place = result["locations"][0]["physicalLocation"]
        name = urllib.parse.unquote_to_bytes(place["artifactLocation"]["uri"])
        expect(len(result.get("relatedLocations", [])) == len(finding["related"]), "sarif: related locations")
        expect(len(result.get("fixes", [])) == len(finding["fixes"]), "sarif: fixes")
        regions = [place["region"]]
        regions += [r["physicalLocation"]["region"] for r in result.get("relatedLocations", [])]
        for fix in result.get("fixes", []):
            regions += [r["deletedRegion"] for change in fix["artifactChanges"] for r in change["replacements"]]
        for region in regions:
            if folder:
                check_region(region, (folder / os.fsdecode(name)).read_bytes())
        path_text = name.removeprefix(b"file://").decode("utf-8", "replace")
        found.append((path_text, result["ruleId"], result["level"], place["region"]["startLine"], result["message"]["text"]))
        prints.append((path_text, *result["partialFingerprints"].values()))
    wanted = [(p.removeprefix("./"), f["rule"], f["severity"], f["range"]["start"]["line"], f["message"]) for p, f in findings]
    expect_equal(found, wanted, "sarif: findings")
    expect(len(run["results"]) == len(findings), "sarif: number of results")
    expect(len(set(prints)) == len(prints), "sarif: fingerprints are not unique")

    foreign = loader.load_sarif_file(str(path))
    expect(foreign.get_distinct_tool_names() == ["nsslint"], "sarif-tools: tool")
    records = foreign.get_records()
    expect_equal(
        [(r["Severity"], r["Line"], r["Code"]) for r in records],
        [(f["severity"], f["range"]["start"]["line"], f["rule"]) for _, f in findings],
        "sarif-tools: records",
    )


def check_region(region, sheet):
    """Line and column have to speak of the same bytes as byteOffset and byteLength."""
    try:
        text = sheet.decode("utf-8")
    except UnicodeDecodeError:
        return
    lines = re.split("(?<=\r\n)|(?<=\n)|(?<=\r)(?!\n)", text)

    def offset(line, column):
        before = "".join(lines[: line - 1]).removeprefix("\ufeff")
        units = lines[line - 1].removeprefix("\ufeff" if line == 1 else "").encode("utf-16-le")
        inside = units[: (column - 1) * 2].decode("utf-16-le")
        return len((before + inside).encode()) + (3 if text.startswith("\ufeff") else 0)

    start = offset(region["startLine"], region["startColumn"])
    end = offset(region["endLine"], region["endColumn"])
    wanted = region["byteOffset"], region["byteOffset"] + region["byteLength"]
    if text.startswith("\ufeff"):
        wanted = max(3, wanted[0]), max(3, wanted[1])
    expect((start, end) == wanted, f"sarif: region {region} is {start}..<{end}")


def check_junit(path, report, findings):
    import junitparser

    suites = list(junitparser.JUnitXml.fromfile(str(path)))
    expect(len(suites) == len(report["files"]), "junit: number of suites")
    found = []
    for suite, file in zip(suites, report["files"]):
        cases = list(suite)
        expect(suite.name == xml_text(file["path"]), f"junit: suite {suite.name!r}")
        expect(suite.tests == len(cases) == max(1, len(file["findings"])), "junit: number of cases")
        bad = [case for case in cases if case.result]
        expect(suite.failures == len(bad), "junit: number of failures")
        for case, finding in zip(cases, file["findings"]):
            (result,) = case.result or [None]
            level = result.type if result is not None else "note"
            text = result.text if result is not None else case.system_out
            expect(xml_text(finding["message"]) in text, "junit: message")
            expect(result is None or result.message == xml_text(finding["message"]), "junit: message attribute")
            found.append((case.classname, case.name, level))
    wanted = []
    for name, f in findings:
        start = f["range"]["start"]
        wanted.append((xml_text(name), f"{f['rule']} ({start['line']}:{start['column']})", f["severity"]))
    expect_equal(found, wanted, "junit: findings")


def check_checkstyle(path, report, findings):
    from diff_cover.git_path import GitPathTool
    from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver
    from lxml import etree

    data = path.read_bytes()
    root = etree.fromstring(data)
    expect(root.tag == "checkstyle", "checkstyle: root")
    expect([f.get("name") for f in root] == [xml_text(f["path"]) for f in report["files"]], "checkstyle: files")
    severities = {"error": "error", "warning": "warning", "note": "info"}
    expect_equal(
        [(f.get("name"), e.get("source"), e.get("severity"), int(e.get("line")), e.get("message")) for f in root for e in f],
        [
            (xml_text(p), "nsslint." + f["rule"], severities[f["severity"]], f["range"]["start"]["line"], xml_text(f["message"]))
            for p, f in findings
        ],
        "checkstyle: findings",
    )
    GitPathTool._cwd, GitPathTool._root = str(path.parent), str(path.parent)
    text = data.decode("utf-8").replace('<?xml version="1.0" encoding="UTF-8"?>', "")
    foreign = CheckstyleXmlDriver().parse_reports([text])
    expect_equal(
        sorted((v.line, v.message) for violations in foreign.values() for v in violations),
        sorted((f["range"]["start"]["line"], f"{severities[f['severity']]}: {xml_text(f['message'])}") for _, f in findings),
        "diff-cover: violations",
    )


def check_gitlab(data, findings):
    issues = json.loads(data.decode("utf-8"))
    levels = {"error": "major", "warning": "minor", "note": "info"}
    expect_equal(
        [
            (i["location"]["path"], i["check_name"], i["severity"], i["location"]["lines"]["begin"], i["description"])
            for i in issues
        ],
        [
            (p.removeprefix("./"), f["rule"], levels[f["severity"]], f["range"]["start"]["line"], f["message"])
            for p, f in findings
        ],
        "gitlab: issues",
    )
    prints = [issue["fingerprint"] for issue in issues]
    expect(len(set(prints)) == len(prints), "gitlab: fingerprints are not unique")


def check_github(data, findings):
    levels = {"error": "error", "warning": "warning", "notice": "note"}
    found = []
    lines = data.decode("utf-8").split("\n")
    expect(lines.pop() == "", "github: last line")
    for line in lines:
        match = re.fullmatch("::(error|warning|notice) ([^:]*)::(.*)", line)
        expect(match, f"github: no workflow command: {line!r}")
        values = dict(part.split("=", 1) for part in match[2].split(","))
        place = values["line"], values["endLine"], values.get("col"), values.get("endColumn")
        expect((place[0] == place[1]) == (place[2] is not None), "github: columns in a range of several lines")
        for code, character in [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
            values["file"] = values["file"].replace(code, character)
        found.append((shown(values["file"]), values["title"], levels[match[1]], int(place[0])))
    wanted = [(shown(p.removeprefix("./")), f["rule"], f["severity"], f["range"]["start"]["line"]) for p, f in findings]
    expect_equal(found, wanted, "github: annotations")


def check_lines(name, data, findings, base):
    """`path:line:column: severity: message [rule]`"""
    lines = data.decode("utf-8").split("\n")
    expect(lines.pop() == "", f"{name}: last line")
    expect(not re.search("[\0-\x09\x0b-\x1f\x7f]", data.decode("utf-8")), f"{name}: control character")
    found = []
    for line in lines:
        match = re.fullmatch(r"(.*?):(\d+):(\d+): (error|warning|note): .* \[([a-z-]+)\]", line)
        expect(match, f"{name}: {line!r}")
        found.append((match[5], match[4], int(match[2]), int(match[3])))
        expect(not base or match[1].startswith(base), f"{name}: {match[1]!r} is not absolute")
    wanted = []
    for _, f in findings:
        if name == "xcode" or f["severity"] != "note":
            wanted.append((f["rule"], f["severity"], f["range"]["start"]["line"], f["range"]["start"]["column"]))
    expect_equal(found, wanted, f"{name}: findings")


def check(folder, sheets=None, base=None):
    reports = {name: (folder / f"report.{name}").read_bytes() for name in FORMATS}
    report, findings = check_json(reports["json"])
    expect(findings, "json: there is nothing to compare")
    check_sarif(folder / "report.sarif", findings, sheets)
    check_junit(folder / "report.junit", report, findings)
    check_checkstyle(folder / "report.checkstyle", report, findings)
    check_gitlab(reports["gitlab"], findings)
    check_github(reports["github"], findings)
    check_lines("xcode", reports["xcode"], findings, base)
    check_lines("compact", reports["compact"], findings, None)
    return len(findings)


SHEETS = {
    b"plain.nss": b"Button { fon-color: #12345; font-size: 2px; }\n@unused: #fff;\n",
    b"clean.nss": b"Button { font-color: red; }\n",
    "Größe 日本.nss".encode(): "/* 日本 😀 */ Button { fon-color: rot; }\r\nLabel { font-size: é; }\r".encode(),
    b"a 'quoted' \"name\" & <tag>, 100%:x.nss": b"Button { fon-color: @nothing; }\n",
    b"line\nbreak\t\x1b[31m.nss": b"Button { fon-color: red; \x1b[2J }\n",
    b"invalid \xff\xe3\x81.nss": b"Button { fon-color: red; }\n",
    b"bytes.nss": b"Button { fon-\xff-color: red; }\n",
    b"bom.nss": b"\xef\xbb\xbfButton { fon-color: red; }\n",
    b"folder/inner.nss": b"Button { fon-color: red; } Button { fon-color: red; }\n",
    b"not-a-theme.nss": b"void main() { int x = 1; }\n",
}


def lint(nsslint, folder, sheets):
    for name, text in SHEETS.items():
        path = os.path.join(os.fsencode(sheets), name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text)
    for name in FORMATS:
        command = [nsslint, "--no-config", "--format", name, *SHEETS]
        run = subprocess.run(command, cwd=sheets, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        expect(run.returncode == 1, f"nsslint --format {name} exits {run.returncode}: {run.stderr.decode()}")
        (folder / f"report.{name}").write_bytes(run.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--nsslint", help="the linter to run")
    parser.add_argument("--samples", type=Path, help="a folder of report.FORMAT files")
    parser.add_argument("--venv", type=Path, default=ROOT / ".build" / "reports-venv", help="where the readers are installed")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not options.nsslint and not options.samples:
        parser.error("one of --nsslint and --samples is needed")
    if not options.inside:
        enter_environment(options.venv)
    count = 0
    if options.samples:
        count += check(options.samples)
    if options.nsslint:
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder).resolve()
            sheets = folder / "sheets"
            sheets.mkdir()
            lint(str(Path(options.nsslint).resolve()), folder, sheets)
            count += check(folder, sheets, str(sheets))
    print(f"reports.py: {len(FORMATS)} formats hold the same {count} findings ({checks} checks)")


main()
