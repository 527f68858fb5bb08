#!/bin/bash
# Tries the SwiftPM plugins in a small package of its own: the build-tool plugin lets a good theme pass and fails the build
# for a bad one, the command plugin prints findings and patches, and neither writes outside of the build folder.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "plugins.sh: $1" >&2; cat "$work/log" >&2; exit 1; }
files() { (cd "$work/app" && find . -path ./.build -prune -o -type f -printf '%p %s %T@\n' | sort); }

mkdir -p "$work/app/Sources/App/Themes"
# A link, since a package goes by the name of its folder.
ln -s "$root" "$work/nss-toolchain"
cd "$work/app"
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../nss-toolchain")],
  targets: [
    .target(
      name: "App", resources: [.copy("Themes")],
      plugins: [.plugin(name: "NSSLintBuild", package: "nss-toolchain")])
  ]
)
SWIFT
echo 'public let app = 1' > Sources/App/App.swift
printf 'Label {\n  font-color: #F00F00;\n}\n' > "Sources/App/Themes/Good theme.nss"
files > "$work/before"
swift build > "$work/log" 2>&1 || fail "the package does not build"
grep -q 'Lint themes of App' "$work/log" || fail "the build-tool plugin did not run"
swift package nsslint --strict > "$work/log" 2>&1 || fail "the command plugin refuses a good theme"
grep -q '^1 file for nui' "$work/log" || fail "the command plugin did not lint the one theme"
files > "$work/after"
cmp "$work/before" "$work/after" || fail "a plugin wrote outside of its folder"

printf 'Label {\n  fon-color: #F00F00;\n  font-size: 12;\n  font-size: 12;\n}\n' > Sources/App/Themes/Bad.nss
files > "$work/before"
if swift build > "$work/log" 2>&1; then fail "the build-tool plugin lets a bad theme pass"; fi
grep -q "Sources/App/Themes/Bad.nss:2:3: error: Unknown attribute" "$work/log" || fail "the build shows no finding"
if swift package nsslint --format compact > "$work/log" 2>&1; then fail "the command plugin lets a bad theme pass"; fi
grep -q '^Sources/App/Themes/Bad.nss:2:3: error: ' "$work/log" || fail "the command plugin shows no finding"
swift package nsslint --target App --diff > "$work/patch" 2> "$work/log" || true
files > "$work/after"
cmp "$work/before" "$work/after" || fail "a plugin wrote outside of its folder"
grep -q '^-  font-size: 12;' "$work/patch" || fail "the command plugin prints no patch"
echo "plugins.sh: both plugins pass a good theme, refuse a bad one, and write nothing beside the build"
