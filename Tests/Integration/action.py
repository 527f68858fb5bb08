#!/usr/bin/env python3
"""Runs the steps of action.yml as GitHub's runner does, as far as that can be done here: inputs become environment
variables, and each `run` is a bash script that stops at the first failure. Argument: the nsslint to use.

It needs PyYAML. What it cannot try is GitHub's own side: checking out, and showing the annotations."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent.parent


def run_action(folder, inputs):
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    values = {name: value.get("default", "") for name, value in action["inputs"].items()} | inputs
    context = {f"inputs.{name}": value for name, value in values.items()} | {"github.action_path": str(ROOT)}

    def expanded(text):
        return re.sub(r"\$\{\{ *(.*?) *\}\}", lambda match: context[match[1]], text)

    for step in action["runs"]["steps"]:
        if step.get("if") == "inputs.nsslint == ''" and values["nsslint"]:
            continue
        assert step["shell"] == "bash"
        assert "${{" not in step["run"], "an input inside a script could be a command"
        environment = os.environ | {name: expanded(value) for name, value in step.get("env", {}).items()}
        environment["GITHUB_ACTIONS"] = "true"
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
        result = subprocess.run(
            command, cwd=folder / expanded(step.get("working-directory", ".")), env=environment, capture_output=True, text=True, check=False)
        if result.returncode:
            return result
    return result


def main():
    nsslint = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "a folder").mkdir()
        (folder / "a folder" / "good.nss").write_text("Label {\n  font-color: #F00F00;\n}\n")
        result = run_action(folder, {"nsslint": nsslint})
        assert result.returncode == 0, result.stderr
        (folder / "bad.nss").write_text("Label {\n  fon-color: #F00F00;\n}\n")
        result = run_action(folder, {"nsslint": nsslint})
        assert result.returncode == 1, result.stderr
        assert result.stdout.startswith("::error file=bad.nss,line=2,"), result.stdout
        result = run_action(folder, {"nsslint": nsslint, "paths": "a folder\n$(touch injected)", "arguments": "--strict"})
        assert result.returncode == 2 and "$(touch injected)" in result.stderr, result.stderr
        result = run_action(folder, {"nsslint": nsslint, "paths": "a folder", "arguments": "--strict\n--format\ncompact"})
        assert result.returncode == 0, result.stderr
        result = run_action(folder, {"nsslint": nsslint, "paths": ".", "working-directory": "a folder"})
        assert result.returncode == 0, result.stderr
        assert not list(folder.rglob("injected"))
    print("action.py: the action passes good themes, annotates bad ones, and takes inputs literally")


main()
