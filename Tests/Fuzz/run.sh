#!/bin/bash
# Fuzzes with libFuzzer, which comes with Swift on Linux, and AddressSanitizer: random texts, led by what of the code they
# reach. Arguments: seconds for each target, and targets (all by default). What is found lies in Tests/Fuzz/.build/found.
#
#   Tests/Fuzz/run.sh 60
#   Tests/Fuzz/run.sh 3600 lint server
#   NSS_FUZZ=lint Tests/Fuzz/.build/release/Fuzz FILE     the same input again
set -euo pipefail
cd "$(dirname "$0")"
seconds=${1:-60}
targets=("${@:2}")
[ ${#targets[@]} -gt 0 ] || targets=(syntax engines lint format server configuration catalog)

swift build -c release -Xswiftc -parse-as-library -Xswiftc -sanitize=fuzzer,address --product Fuzz
work=.build/fuzz
mkdir -p "$work" .build/found
.build/release/Fuzz corpus "$work/seeds"
# Backtraces of a crash take minutes with a sanitizer's symbols; the input is what counts.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
NSS_FUZZ_SCRATCH=$(mktemp -d)
export NSS_FUZZ_SCRATCH
trap 'rm -rf "$NSS_FUZZ_SCRATCH"' EXIT
total=0
for target in "${targets[@]}"; do
  mkdir -p "$work/corpus/$target"
  status=0
  NSS_FUZZ=$target .build/release/Fuzz -max_total_time="$seconds" -max_len=512 -timeout=10 -rss_limit_mb=4096 \
    -dict="$work/seeds/nss.dict" -print_final_stats=1 -artifact_prefix=".build/found/$target-" \
    "$work/corpus/$target" "$work/seeds/$target" > "$work/$target.log" 2>&1 || status=$?
  if [ "$status" != 0 ]; then
    grep -vE '^#|ManualDict|^DEDUP' "$work/$target.log" | tail -n 40
    echo "Tests/Fuzz/run.sh: $target found something (exit $status)"
    exit 1
  fi
  runs=$(sed -n 's/.*number_of_executed_units: *//p' "$work/$target.log")
  total=$((total + runs))
done
echo "Tests/Fuzz/run.sh: $total runs of ${targets[*]}, nothing found"
