#!/bin/sh
# Builds nsslint and nss in the fastest form that the system has, and installs them. On Linux that is a static executable:
# it starts faster and runs on machines without Swift.
#
#   ./install.sh                       installs to /usr/local/bin
#   PREFIX=$HOME/.local ./install.sh   installs to ~/.local/bin
#
# Needs Swift 6.3 or later, and nothing from the network.
set -eu
cd "$(dirname "$0")"
prefix=${PREFIX:-/usr/local}
bin=$prefix/bin

if ! command -v swift > /dev/null; then
  echo "install.sh: there is no 'swift'; get it from https://www.swift.org/install" >&2
  exit 2
fi
mkdir -p "$bin"
if [ ! -w "$bin" ]; then
  echo "install.sh: $bin is not writable; use sudo, or name another folder: PREFIX=\$HOME/.local ./install.sh" >&2
  exit 2
fi

# A folder of its own: the static form shares no compiled file with the usual one.
set -- -c release --scratch-path .build/static
# macOS has the Swift library in the system, and no static executables.
if [ "$(uname)" = Linux ]; then
  set -- "$@" --static-swift-stdlib -Xswiftc -static-executable
fi
for program in nsslint nss; do
  swift build "$@" --product "$program"
  built=$(swift build "$@" --show-bin-path)/$program
  # First beside the old one, then in its place: a run that goes on at this moment keeps the old one.
  cp "$built" "$bin/.$program.new"
  strip "$bin/.$program.new" 2> /dev/null || true
  chmod 755 "$bin/.$program.new"
  mv -f "$bin/.$program.new" "$bin/$program"
  echo "installed $bin/$program: $("$bin/$program" --version | head -n 1)"
done
case :$PATH: in
  *:"$bin":*) ;;
  *) echo "$bin is not in your PATH yet" ;;
esac
