#!/bin/bash
# Tries the hooks of .pre-commit-hooks.yaml with the real pre-commit: a repository with themes uses a local clone of this
# one, so that nothing but PyPI is asked. Argument: the pre-commit to use.
set -euo pipefail
precommit=$(realpath -s "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PRE_COMMIT_HOME="$work/home" GIT_CONFIG_GLOBAL="$work/gitconfig" GIT_CONFIG_NOSYSTEM=1
git config --global user.name Nobody
git config --global user.email nobody@example.com
git config --global safe.directory '*'

fail() { echo "pre-commit.sh: $1" >&2; exit 1; }

# What stands in the working tree, committed or not.
mkdir "$work/hooks"
(cd "$root" && git ls-files -z --cached --others --exclude-standard \
  | while IFS= read -r -d '' file; do if [ -e "$file" ]; then printf '%s\0' "$file"; fi; done \
  | tar --create --null --files-from=- --file=-) | tar --extract --directory "$work/hooks" --file=-
git -C "$work/hooks" init --quiet
git -C "$work/hooks" add --all
git -C "$work/hooks" commit --quiet --message "Hooks"
revision=$(git -C "$work/hooks" rev-parse HEAD)

git init --quiet "$work/app"
cd "$work/app"
cat > .pre-commit-config.yaml <<YAML
repos:
  - repo: file://$work/hooks
    rev: $revision
    hooks:
      - id: ${NSS_HOOK:-nsslint}
      - id: ${NSS_HOOK:-nsslint}-fix
        stages: [manual]
YAML
if [ "${NSS_HOOK:-nsslint}" = nsslint-system ]; then sed -i '/-fix/,$d' .pre-commit-config.yaml; fi
"$precommit" install > "$work/log"
printf 'Label {\n  font-color: #F00F00;\n}\n' > "good theme.nss"
echo 'not for the linter' > note.txt
git add --all
git commit --message "A good theme" > "$work/log" 2>&1 || { cat "$work/log"; fail "a good theme is refused"; }
grep -q 'nsslint.*Passed' "$work/log" || { cat "$work/log"; fail "the hook did not run"; }
printf 'Label {\n  fon-color: #F00F00;\n}\n' > bad.nss
git add --all
if git commit --message "A bad theme" > "$work/log" 2>&1; then fail "a bad theme is committed"; fi
grep -q 'unknown-attribute' "$work/log" || { cat "$work/log"; fail "the finding is not shown"; }
if [ "${NSS_HOOK:-nsslint}" = nsslint ]; then
  printf 'Label {\n  font-color: #F00F00;\n  font-color: #F00F00;\n}\n' > bad.nss
  git add --all
  if "$precommit" run --hook-stage manual nsslint-fix > "$work/log" 2>&1; then cat "$work/log"; fail "the fix is not noticed"; fi
  grep -q 'files were modified by this hook' "$work/log" || { cat "$work/log"; fail "nothing was fixed"; }
  [ "$(grep -c font-color bad.nss)" = 1 ] || fail "the theme is not mended"
fi
echo "pre-commit.sh: a good theme passes, a bad one is refused, another is mended"
