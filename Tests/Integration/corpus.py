#!/usr/bin/env python3
"""Lints every theme of a folder, and prints each back through a run that has nothing to mend.

Arguments: the nsslint to use, and the folder."""

import json
import subprocess
import sys
from pathlib import Path

nsslint, folder = sys.argv[1], Path(sys.argv[2])
files = sorted(folder.rglob("*.nss"))
if not files:
    sys.exit(f"corpus.py: no theme in {folder}")
run = subprocess.run([nsslint, "--no-config", "--format", "json", "--", *files], capture_output=True, check=False)
if run.returncode not in (0, 1):
    sys.exit(f"corpus.py: exit {run.returncode}: {run.stderr.decode()}")
report = json.loads(run.stdout)
if len(report["files"]) != len(files):
    sys.exit(f"corpus.py: {len(report['files'])} of {len(files)} files are reported")
for file in files:
    sheet = file.read_bytes()
    command = [nsslint, "--no-config", "--fix", "--only", "unreadable-text", "-"]
    run = subprocess.run(command, input=sheet, capture_output=True, check=False)
    if run.returncode not in (0, 1) or run.stdout != sheet:
        sys.exit(f"corpus.py: {file} does not come back as it is (exit {run.returncode})")
findings = sum(len(file["findings"]) for file in report["files"])
print(f"corpus.py: {len(files)} themes, {findings} findings, each theme comes back byte for byte")
