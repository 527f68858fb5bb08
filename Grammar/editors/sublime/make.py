#!/usr/bin/env python3
"""Writes the grammar as Sublime Text reads it, `NSS theme.tmLanguage`: into the folder that is named, else into this one."""

import json
import plistlib
import sys
from pathlib import Path

grammar = json.loads((Path(__file__).resolve().parents[2] / "nss.tmLanguage.json").read_text())


def without_comments(value):
    if isinstance(value, dict):
        return {key: without_comments(part) for key, part in value.items() if key != "$comment"}
    return [without_comments(part) for part in value] if isinstance(value, list) else value


target = Path(sys.argv[1] if len(sys.argv) > 1 else ".") / "NSS theme.tmLanguage"
target.write_bytes(plistlib.dumps(without_comments(grammar), sort_keys=False))
print(target)
