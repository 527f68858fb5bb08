"""Makes the sheets that the benchmark reads. The same arguments give the same bytes.

What is valid comes from the catalogue (`nss catalog --format json`): class paths of SAP Fiori, the attributes that their
documents list, and values of the documented types."""

import json
import re
import subprocess

# A value for each type that attributes have; `{color}` becomes a variable.
VALUES = {"Color": "@{color}", "TextStyle": "body", "Number": "2", "Integer": "2", "FontSize": "17"}
COLORS = 400


class Catalogue:
    """The documented class paths with their attributes: [(class path, [(attribute, type)])]."""

    def __init__(self, nss):
        self.class_paths = []
        for entry in self.ask(nss)["entries"]:
            for stem in entry["component"]["stems"] if entry["engine"] == "sapfiori" else []:
                for found in self.ask(nss, stem)["entries"]:
                    self.class_paths += filter(None, map(self.usable, found["classPaths"]))
        self.class_paths = sorted(dict(self.class_paths).items())

    @staticmethod
    def ask(nss, *names):
        return json.loads(subprocess.run([nss, "catalog", "--format", "json", *names], capture_output=True, check=True).stdout)

    @staticmethod
    def usable(path):
        """A current path without a state, so that no two of them are about the same element."""
        is_documented = path["status"] == "current" and path["certainty"] == "printed" and not path["otherSpelling"]
        if not path["name"].startswith("fdl") or path["classState"] or not is_documented:
            return None
        attributes = [
            (each["base"], each["type"])
            for each in path["attributes"]
            if each["bare"] and each["read"] and not each["deprecated"] and each["evidence"] == "listed" and each["type"] in VALUES
        ]
        return (path["name"], attributes) if attributes else None


def value(attribute, kind, number):
    return f"    {attribute}: {VALUES[kind].format(color=f'c{number % COLORS}')};\n"


def definitions(text=""):
    """Definitions of the colours that a text uses; of all without one."""
    used = set(map(int, re.findall(r"@c(\d+)\b", text))) if text else range(COLORS)
    return "".join(f"@c{number}: #{number * 7919 % 0xFFFFFF:06X};\n" for number in sorted(used))


def rules(catalogue):
    """Rules without end: each documented class path once, then style classes of an app's own with the same attributes, so
    that no class comes twice. Every fiftieth rule counts on iPad only."""
    count = 0
    while True:
        for name, attributes in catalogue.class_paths:
            # One value for an attribute wherever the catalogue's paths have it: two paths may reach one element.
            own = count >= len(catalogue.class_paths)
            head = f"App{count}{name.removeprefix('fdlFUI')}" if own else name
            body = "".join(
                value(attribute, kind, count * 31 if own else sum(attribute.encode())) for attribute, kind in attributes
            )
            rule = f"{head} {{\n{body}}}\n"
            yield f"@media (device: ipad) {{\n{rule}}}\n\n" if own and count % 50 == 0 else rule + "\n"
            count += 1


def clean(catalogue, size):
    """A sheet of at least `size` bytes in which no rule finds anything."""
    parts, length = [], 12 * COLORS if size > 100_000 else 0
    for rule in rules(catalogue):
        parts.append(rule)
        length += len(rule)
        if length >= size:
            break
    text = "".join(parts)
    return definitions(text) + "\n" + text


def spoiled(line, number):
    """A declaration with one mistake in it: in its attribute, or in its value where that is one."""
    attribute, value = line.strip(" ;\n").split(": ")
    wrong = {"@": [f"@undefined{number}", f"#12G45{number % 10}"], "2": [f"{number}px", f"big{number}"]}.get(value[0], [])
    choice = number % (len(wrong) + 1)
    if choice < len(wrong):
        return f"    {attribute}: {wrong[choice]};\n"
    return f"    {attribute[:-2]}: {value};\n"


def mistaken(catalogue, size, findings):
    """A clean sheet with so many mistakes, nearly always one finding each, spread over the rules of the app's own classes."""
    lines = clean(catalogue, size).splitlines(keepends=True)
    first = next(index for index, line in enumerate(lines) if line.startswith("App"))
    places = [index for index in range(first, len(lines)) if lines[index].startswith("    ")]
    for number in range(findings):
        index = places[number * len(places) // findings]
        lines[index] = spoiled(lines[index], number)
    return "".join(lines)


def as_css(text):
    """The same content for readers of CSS."""
    text = text.replace("@media (device: ipad)", "@media (min-width: 768px)")
    text = re.sub(r"^@(c\d+): (.*);$", r"--\1: \2;", text, flags=re.M)
    text = re.sub(r"@(\w+)", lambda match: match[0] if match[1] == "media" else f"var(--{match[1]})", text)
    text = re.sub(r"^([\w.]+) \{", lambda match: "." + match[1].replace(".", "-") + " {", text, flags=re.M)
    variables, _, rest = text.partition("\n\n")
    return ":root {\n" + variables + "\n}\n" + rest
