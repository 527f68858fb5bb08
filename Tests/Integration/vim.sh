#!/bin/bash
# Vim's part of the packages: which files it takes for themes, and how it colours one. Does nothing where there is no Vim.
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! vim --version 2> /dev/null | grep -q '+syntax'; then
  echo "vim.sh: skipped, there is no vim with syntax here"
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work
mkdir -p "$work/.vim/pack/nss/start" "$work/none"
cp -R Grammar/editors/vim "$work/.vim/pack/nss/start/nss"
printf '#include "nw_i0_plot"\nvoid main()\n{\n}\n' > "$work/script.nss"
printf '/* a */ // b\n@a: #112233;\n@media (device: ipad) {\n  Label { font-color-disabled: @a; }\n}\nB { c: rgb(1); }\n' > "$work/theme.nss"
cat > "$work/check.vim" << 'END'
function! Name(line, column)
  return synIDattr(synID(a:line, a:column, 1), 'name')
endfunction
let v:errors = []
execute 'edit ' . $HOME . '/script.nss'
call assert_notequal('nss-theme', &filetype, 'a script')
execute 'edit ' . $HOME . '/theme.nss'
call assert_equal('nss-theme', &filetype, 'a theme')
syntax sync fromstart
for [line, column, name] in [[1, 4, 'nssComment'], [1, 11, 'nssComment'], [2, 1, 'nssDefinition'], [2, 6, 'nssColor'],
      \ [3, 1, 'nssMediaKeyword'], [3, 10, 'nssFeature'], [3, 18, 'nssFeatureValue'], [4, 3, 'nssClass'],
      \ [4, 11, 'nssDeclaration'], [4, 23, 'nssState'], [4, 32, 'nssVariable'], [4, 34, 'nssSeparator'],
      \ [5, 1, 'nssBrace'], [6, 1, 'nssClass'], [6, 5, 'nssDeclaration'], [6, 8, 'nssFunction'], [6, 12, 'nssNumber']]
  call assert_equal(name, Name(line, column), line . ':' . column)
endfor
for theme in glob('Themes/**/*.nss', 1, 1)
  execute 'edit ' . theme
  call assert_equal('nss-theme', &filetype, theme)
endfor
call writefile(v:errors, $HOME . '/errors')
qall!
END
vim -Nu NONE -es -c 'set packpath+=$HOME/.vim rtp^=$HOME/.vim' -c 'packloadall' -c 'filetype plugin on' -c 'syntax on' \
  -S "$work/check.vim" < /dev/null > "$work/log" 2>&1 || true
if [ ! -f "$work/errors" ] || [ -s "$work/errors" ]; then
  cat "$work/log" "$work/errors" >&2
  exit 1
fi
echo "vim.sh: $(vim --version | head -1)"
