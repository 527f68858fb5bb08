#!/bin/bash
# Neovim with the package of Grammar/editors/neovim, installed as its README says, and a theme: findings, completion,
# rename, formatting, fixes. Argument: the nsslint to use. Installs Debian's neovim where there is no nvim.
set -euo pipefail
nsslint=$(realpath "$1")
cd "$(dirname "$0")/../.."
if ! command -v nvim > /dev/null; then
  as_root=$([ "$(id -u)" = 0 ] || echo sudo)
  $as_root apt-get update --quiet --quiet
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install --quiet --quiet --yes --no-install-recommends neovim
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work/home XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state
export XDG_CACHE_HOME=$work/cache
mkdir -p "$HOME" "$XDG_CONFIG_HOME/nvim" "$XDG_DATA_HOME/nvim/site/pack/nss/start" "$work/themes"
package=$XDG_DATA_HOME/nvim/site/pack/nss/start/nss
mkdir "$package"
cp -R Grammar/editors/vim/. Grammar/editors/neovim/. "$package"
echo "require('nss').setup({ cmd = { '$nsslint', 'lsp' } })" > "$XDG_CONFIG_HOME/nvim/init.lua"
FOLDER=$work/themes NSSLINT=$nsslint \
  timeout 300 nvim --clean --headless -c "luafile Tests/Integration/neovim.lua"
