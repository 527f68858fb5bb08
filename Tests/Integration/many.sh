#!/bin/bash
# Many themes in one run: the same bytes whatever the number of jobs and whatever the cache holds. Argument: the nsslint to
# use, and the number of themes.
set -euo pipefail
nsslint=$(realpath "$1")
count=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 - "$root" "$work/themes" "$count" <<'PYTHON'
import sys
from pathlib import Path

root, folder, count = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
sheets = [path.read_bytes() for path in sorted((root / "Themes").rglob("*.nss"))]
for number in range(count):
    path = folder / f"{number // 100:03}" / f"theme {number}.nss"
    path.parent.mkdir(parents=True, exist_ok=True)
    mistake = b"Label { fon-color: red; }\n" if number % 7 == 0 else b""
    path.write_bytes(sheets[number % len(sheets)] + b"\n/* %d */\n" % number + mistake)
PYTHON
cd "$work"
lint() { local rc=0; "$nsslint" --no-config --notes "$@" themes || rc=$?; [ "$rc" = 1 ] || { echo "exit $rc" >&2; exit 1; }; }
for format in text json sarif github gitlab junit checkstyle xcode compact; do
  lint --format "$format" --jobs 1 > one
  lint --format "$format" --jobs 4 > four
  lint --format "$format" --cache cache > cached
  cmp one four
  cmp one cached
done
lint --cache cache --timing > cached 2> log
grep -q ", $count known from the cache" log || { cat log; echo "many.sh: the cache does not know all themes" >&2; exit 1; }
# Damaged, foreign and unreadable entries are passed over.
find cache -mindepth 2 -type f | sort > entries
number=0
while IFS= read -r entry; do
  number=$((number + 1))
  case $((number % 4)) in
    0) : > "$entry" ;;
    1) printf 'x' | dd of="$entry" bs=1 seek=$((60 + number)) conv=notrunc status=none ;;
    2) head -c 70 "$entry" > part && cat part > "$entry" ;;
    3) rm "$entry" && mkdir "$entry" ;;
  esac
  if [ "$number" = 40 ]; then break; fi
done < entries
lint --format compact --cache cache > cached 2> log
cmp four cached
# Two at once on a cache that is empty.
rm -rf cache
lint --format compact --cache cache > first 2> log &
lint --format compact --cache cache > second 2> log2
wait $!
cmp four first
cmp four second
[ -z "$(find cache -name '.nss-*')" ] || { echo "many.sh: a temporary file is left" >&2; exit 1; }
echo "many.sh: $count themes, nine formats, the same bytes in all ways"
