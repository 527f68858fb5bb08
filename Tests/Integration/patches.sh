#!/bin/bash
# `git apply` takes what `nsslint --diff` prints, and gives what `nsslint --fix` writes. Argument: the nsslint to use.
set -euo pipefail
nsslint=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/patched"
cd "$work/patched"
mkdir -p "a folder"
printf 'Label {\n  font-size: 12;\n  font-size: 12;\n}\n' > plain.nss
printf 'Label {\r\n  font-size: 12;\r\n  font-size: 12;\r\n}\r\n' > "a folder/line ends.nss"
printf '\357\273\277Label {\n  font-size: 12;\n  font-size: 12;\n}' > "mark \"quoted\".nss"
printf '/* \360\237\216\250 */ Label {\n  font-size: 12;\n  font-size: 12;\n}\n' > $'line\nbreak.nss'
printf 'Label {\n  font-color: #F00F00;\n}\n' > good.nss
cp -R . ../fixed
"$nsslint" --no-config --diff > ../patch
"$nsslint" --no-config --fix ../fixed > ../log 2>&1
git apply --whitespace=nowarn ../patch
diff -r . ../fixed
[ "$(grep -c '^diff --git' ../patch)" = 4 ] || { echo "patches.sh: not four files are patched" >&2; exit 1; }
"$nsslint" --no-config --diff | cmp - /dev/null
echo "patches.sh: git applies the patches, and they are the fixes"
