#!/bin/bash
# `nss diff` as git calls it: by attribute, as GIT_EXTERNAL_DIFF, as a difftool; added, removed and renamed sheets.
#
#   Tests/Integration/diff.sh NSS
set -euo pipefail
nss=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b NO_COLOR=1 GIT_PAGER=cat
git init -q .
git config commit.gpgsign false

expect() {
  if ! grep -qF -- "$1" "$work/.git/said"; then
    echo "expected: $1"
    cat "$work/.git/said"
    exit 1
  fi
}

mkdir Themes
printf '@brand: #0A6ED1;\nLabel { font-color: @brand; }\n' > 'Themes/Brand Ü.nss'
printf 'Button { font-size: 17; }\n' > Themes/Gone.nss
printf 'Switch { alpha: 1; }\nLabel { font-size: 1; }\nButton { font-size: 2; }\n' > Themes/Moved.nss
echo one > notes.txt
git add .
git commit -qm one
sed -i.bak 's/#0A6ED1/#D1E8FF/' 'Themes/Brand Ü.nss'
rm Themes/*.bak Themes/Gone.nss
git mv Themes/Moved.nss Themes/Here.nss
sed -i.bak 's/alpha: 1/alpha: 0.5/' Themes/Here.nss
rm Themes/*.bak
printf 'Label { font-size: 3; }\n' > Themes/New.nss
echo two > notes.txt
git add .

# Every file, whatever it is.
GIT_EXTERNAL_DIFF="'$nss' diff" git diff --cached -M > .git/said 2>&1
expect '@brand changed from #0A6ED1 to #D1E8FF'
expect 'Themes/New.nss (new sheet)'
expect 'Themes/Gone.nss (removed sheet)'
expect 'alpha of Switch changed from 1 to 0.5'
expect 'notes.txt: left alone'

# By attribute: other files keep git's own diff.
echo '*.nss diff=nss' > .git/info/attributes
git config diff.nss.command "'$nss' diff"
git diff --cached > .git/said 2>&1
expect '@brand changed from #0A6ED1 to #D1E8FF'
expect '+two'
git commit -qm two
git show --ext-diff HEAD > .git/said 2>&1
expect '@brand changed from #0A6ED1 to #D1E8FF'

# As a difftool.
git config difftool.nss.cmd "'$nss' diff \"\$LOCAL\" \"\$REMOTE\""
git difftool --no-prompt --tool=nss HEAD~1 HEAD -- 'Themes/Brand Ü.nss' > .git/said 2>&1
expect '@brand changed from #0A6ED1 to #D1E8FF'

# Revisions.
"$nss" diff HEAD~1:Themes HEAD:Themes --format json --fail-on none > .git/said
expect '"name": "@brand"'
code=0
"$nss" diff HEAD^1:Themes Themes > .git/said || code=$?
[ "$code" = 1 ] || { echo "exit $code"; exit 1; }
echo "git calls nss diff in five ways"
