#!/usr/bin/env python3
"""Runs the TextMate grammar through a tokenizer that is not ours.

Arguments: the nsslint to use, then folders of themes beside those of this repository. Every theme is tokenized, and each
token that the language server colours must be of the same kind to the grammar."""

import json
import logging
import plistlib
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from lsp_stdio import Server
from textmate_grammar.parsers.base import LanguageParser

logging.disable(logging.CRITICAL)
root = Path(__file__).resolve().parents[2]
grammar = json.loads((root / "Grammar/nss.tmLanguage.json").read_text())
parser = LanguageParser(grammar)

# Texts, and the innermost scope of tokens in them, in their order. A token that occurs earlier is passed over.
CASES = [
    (
        "/* a\n * b */ // c",
        [
            ("/*", "punctuation.definition.comment.begin"),
            (" * b ", "comment.block"),
            (" c", "comment.line.double-slash"),
        ],
    ),
    ("/* nss-disable-next-line unknown-class */", [("nss-disable-next-line", "keyword.other.directive")]),
    ("// nss-format-off", [("nss-format-off", "keyword.other.directive")]),
    ("/* unclosed\nButton {}", [("Button {}", "comment.block")]),
    (
        "Button/* touches */ { }",
        [("Button", "entity.name.tag.class"), (" touches ", "comment.block"), ("{", "punctuation.section.rule.begin")],
    ),
    (
        "@a: http://x; // y",
        [
            ("//", "invalid.illegal.unexpected"),
            ("x", "support.constant.property-value"),
            (" y", "comment.line.double-slash"),
        ],
    ),
    ("A { image: a//b.png; }", [("a//b.png", "support.constant.property-value")]),
    (
        "@media (device: ipad) and (orientation:portrait) { Label { font-size: 1; } @b: 2; } @c: 3;",
        [
            ("@media", "keyword.control.at-rule.media"),
            ("device", "support.type.property-name.media"),
            ("ipad", "support.constant.media"),
            ("and", "keyword.operator.logical.and"),
            ("orientation", "support.type.property-name.media"),
            ("portrait", "support.constant.media"),
            ("{", "punctuation.section.media.begin"),
            ("Label", "entity.name.tag.class"),
            ("{", "punctuation.section.rule.begin"),
            ("}", "punctuation.section.rule.end"),
            ("b", "variable.other.definition"),
            (";", "punctuation.terminator.definition"),
            ("}", "punctuation.section.media.end"),
            ("c", "variable.other.definition"),
        ],
    ),
    ("@mediaColor: red;", [("mediaColor", "variable.other.definition"), ("red", "support.constant.property-value")]),
    (
        "@media\n(device\n: ipad)\n{\nB { }\n}\nC { }",
        [
            ("ipad", "support.constant.media"),
            ("B", "entity.name.tag.class"),
            ("}", "punctuation.section.rule.end"),
            ("}", "punctuation.section.media.end"),
            ("C", "entity.name.tag.class"),
        ],
    ),
    (
        "@primary_lightBackground : #28666666 ;",
        [
            ("@", "punctuation.definition.variable"),
            ("primary_lightBackground", "variable.other.definition"),
            (":", "punctuation.separator.key-value"),
            ("#", "punctuation.definition.constant"),
            ("28666666", "constant.other.color.rgb-value.hex"),
            (";", "punctuation.terminator.definition"),
        ],
    ),
    ("@a: 0x11aaFF;", [("0x11aaFF", "constant.other.color.rgb-value.hex")]),
    ("@a: #COCOCO;", [("#COCOCO", "invalid.illegal.color")]),
    ("@a: b#fff;", [("b", "support.constant.property-value"), ("fff", "constant.other.color.rgb-value.hex")]),
    (
        "fdlFUIFilterFormCell_item_titleLabel_selected,\n  fdlFUIButton, fdlFUIActivationScreen.x { }",
        [
            ("fdlFUIFilterFormCell", "entity.name.tag.component"),
            ("_", "punctuation.separator.class-path"),
            ("item_titleLabel", "entity.other.attribute-name.class.element"),
            ("_", "punctuation.separator.class-path"),
            ("selected", "entity.other.attribute-name.pseudo-class.state"),
            (",", "punctuation.separator.list.comma"),
            ("fdlFUIButton", "entity.name.tag.component"),
            ("fdlFUIActivationScreen.x", "entity.name.tag.class"),
        ],
    ),
    ("fdlFUITimelineCell_node_selectedX { }", [("node_selectedX", "entity.other.attribute-name.class.element")]),
    (
        "MyButton-disabled { }",
        [("MyButton", "entity.name.tag.class"), ("-disabled", "entity.other.attribute-name.pseudo-class.state")],
    ),
    (
        "A { background-color-top-selected: 1; content-insets: 2 3; image-highlighted-insets: 1; font-color-selected-highlighted: red; }",
        [
            ("background-color", "support.type.property-name"),
            ("-top-selected", "entity.other.attribute-name.pseudo-class.state"),
            ("content-insets", "support.type.property-name"),
            ("image", "support.type.property-name"),
            ("-highlighted", "entity.other.attribute-name.pseudo-class.state"),
            ("-insets", "support.type.property-name"),
            ("font-color", "support.type.property-name"),
            ("-selected-highlighted", "entity.other.attribute-name.pseudo-class.state"),
        ],
    ),
    (
        "A { a: rgba(1, 2.5, -.5, 10%) @b 15px true Avenir-Book; }",
        [
            ("rgba", "support.function"),
            ("(", "punctuation.section.function.begin"),
            ("1", "constant.numeric"),
            (",", "punctuation.separator.list.comma"),
            ("2.5", "constant.numeric"),
            ("-.5", "constant.numeric"),
            ("10", "constant.numeric"),
            ("%", "invalid.illegal.unexpected"),
            (")", "punctuation.section.function.end"),
            ("b", "variable.other"),
            ("15", "constant.numeric"),
            ("px", "keyword.other.unit"),
            ("true", "constant.language.boolean"),
            ("Avenir-Book", "support.constant.property-value"),
            (";", "punctuation.terminator.declaration"),
        ],
    ),
    (
        'A { a: "x;}" \'y\'; b: "open\n c: d; }',
        [
            ("x;}", "string.quoted.double"),
            ("y", "string.quoted.single"),
            ("open", "string.quoted.double"),
            ("c", "support.type.property-name"),
        ],
    ),
    # A missing semicolon does not swallow the next line, a missing brace not the rest of the sheet.
    (
        "A {\n  a: @b\n  c: d\n}\nE { }",
        [
            ("a", "support.type.property-name"),
            ("b", "variable.other"),
            ("c", "support.type.property-name"),
            ("d", "support.constant.property-value"),
            ("E", "entity.name.tag.class"),
        ],
    ),
    ("@a: 1\n@b: 2\nC { }", [("a", "variable.other.definition"), ("b", "variable.other.definition")]),
    (
        "A {\n  a: 1;\n@media (device: ipad) { B { } }",
        [("@media", "keyword.control.at-rule.media"), ("B", "entity.name.tag.class")],
    ),
    ('@import "a.nss";\nB { }', [('@import "a.nss";', "invalid.illegal.import"), ("B", "entity.name.tag.class")]),
    (
        "A { B { c: d; } }",
        [
            ("B", "support.type.property-name"),
            ("c", "support.type.property-name"),
            ("d", "support.constant.property-value"),
        ],
    ),
    ("}", [("}", "invalid.illegal.unexpected")]),
    (
        "/* \u00e4 */ Gr\u00f6\u00dfe { font-color: \u7ea2; }",
        [("Gr\u00f6\u00dfe", "entity.name.tag.class"), ("\u7ea2", "support.constant.property-value")],
    ),
]

# What the language server calls a token, and how its scope may begin to the grammar.
KINDS = {
    "comment": ("comment.", "keyword.other.directive", "punctuation.definition.comment"),
    "class": ("entity.", "punctuation.separator.class-path"),
    "property": ("support.type.property-name", "entity.other.attribute-name.pseudo-class"),
    "variable": ("variable.", "punctuation.definition.variable"),
    # A word such as 0B6B7A is a number to the server only.
    "number": (
        "constant.numeric",
        "support.constant.property-value",
        "keyword.other.unit",
        "constant.other.color",
        "punctuation.definition.constant",
        "invalid.illegal.color",
    ),
    "keyword": ("keyword.",),
    "enumMember": ("support.", "constant.", "entity."),
    "parameter": ("support.type.property-name.media",),
    "string": ("string.", "punctuation.definition.string"),
}


def tokens(text):
    """The tokens of a text: line, first column, text, innermost scope."""
    # The tokenizer cannot take a text of nothing.
    element = parser.parse_string(text) if text.strip() else None
    return [] if element is None else [(p[0], p[1], t, s[-1]) for p, t, s in element.flatten()]


failures = []
for text, expected in CASES:
    found = tokens(text)
    position = 0
    for token, scope in expected:
        while position < len(found) and found[position][2] != token:
            position += 1
        if position == len(found):
            failures.append(f"{text!r}: no token {token!r} where one is due; there are {[(t[2], t[3]) for t in found]}")
            break
        if found[position][3] != scope + ".nss-theme":
            failures.append(f"{text!r}: {token!r} is {found[position][3]}, not {scope}")
        position += 1


def check_theme(server, path, is_good):
    text = path.read_bytes().decode().removeprefix("\ufeff").replace("\r\n", "\n")
    found = tokens(text)
    lines = text.split("\n")
    scopes = [[""] * len(line) for line in lines]
    for line, column, token, scope in found:
        for offset in range(min(len(token), len(scopes[line]) - column)):
            scopes[line][column + offset] = scope
        if lines[line][column : column + len(token)] != token.rstrip("\n"):
            failures.append(f"{path}:{line + 1}: the token {token!r} stands elsewhere")
        if is_good and scope.startswith("invalid."):
            failures.append(f"{path}:{line + 1}: {token!r} is {scope}")
    uri = f"file:///themes/{path.name}"
    server.open(uri, text)
    data = server.ask("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})["data"]
    server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    line = column = 0
    for index in range(0, len(data), 5):
        lines_on, columns_on, length, kind, _ = data[index : index + 5]
        line, column = line + lines_on, columns_on + (0 if lines_on else column)
        kind = legend[kind]
        # Characters beyond the basic plane count twice for the server; such lines are left aside.
        if any(ord(character) > 0xFFFF for character in lines[line]):
            continue
        for offset in range(column, column + length):
            if not lines[line][offset].isspace() and not scopes[line][offset].startswith(KINDS[kind]):
                word = lines[line][column : column + length]
                failures.append(
                    f"{path}:{line + 1}:{offset + 1}: {word!r} is {kind} to the server, {scopes[line][offset] or 'nothing'} to the grammar"
                )
                break
    return len(data) // 5


if len(sys.argv) < 2:
    sys.exit("textmate.py: name the nsslint to use")
server = Server(sys.argv[1])
capabilities = server.initialize()["capabilities"]
legend = capabilities["semanticTokensProvider"]["legend"]["tokenTypes"]
themes = compared = 0
for folder in [root / "Themes", *map(Path, sys.argv[2:])]:
    for path in sorted(folder.rglob("*.nss")):
        themes += 1
        compared += check_theme(server, path, folder == root / "Themes" and path.name != "Mistakes.nss")
server.leave()

# The packages hold this grammar and no other.
with tempfile.TemporaryDirectory() as folder:
    for script in ("vscode/package.py", "sublime/make.py"):
        subprocess.run([sys.executable, root / "Grammar/editors" / script, folder], check=True, capture_output=True)
    package = zipfile.ZipFile(next(Path(folder).glob("*.vsix")))
    contributed = json.loads(package.read("extension/package.json"))["contributes"]["grammars"][0]
    if json.loads(package.read("extension/" + contributed["path"].removeprefix("./"))) != grammar:
        failures.append("the VS Code extension has another grammar")
    listed = plistlib.loads((Path(folder) / "NSS theme.tmLanguage").read_bytes())
    if listed["scopeName"] != grammar["scopeName"] or set(listed["repository"]) != set(grammar["repository"]):
        failures.append("Sublime Text gets another grammar")
for failure in failures[:40]:
    print(failure)
if failures or not compared:
    sys.exit(f"textmate.py: {len(failures)} failures")
print(f"textmate.py: {len(CASES)} texts; {themes} themes, {compared} tokens as the language server sees them")
