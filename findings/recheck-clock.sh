#!/usr/bin/env bash
# recheck calls one regular expression safe or vulnerable, depending on how fast the machine is, whatever the seed.
#
# Version: recheck 4.5.0, in JavaScript. An expression with a back reference has no automaton, so it is fuzzed. Fuzzing stops
# after `incubationTimeout`, by default one second of wall time, and judges by what it has seen until then. Here, the expression
# takes linear time: given the time, it is called safe, and with one millisecond "2nd degree polynomial". A run on a busy
# machine with the default has the second answer now and then, although `randomSeed` is set; the result does not say so.
# Source: recheck's page "Parameters", on `incubationTimeout` and `randomSeed`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund recheck@4.5.0

cat >find.cjs <<'PROGRAM'
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = require('recheck');

const { source } = /(?<!<)<<<(["']?)(\w+)\1\n/;
for (const incubationTimeout of [60_000, 1]) {
  const { status, complexity } = checkSync(source, '', { timeout: 120_000, randomSeed: 1, incubationTimeout });
  console.log(incubationTimeout, status, complexity.summary);
}
PROGRAM

cat >seen.txt <<'SEEN'
60000 safe safe (fuzz)
1 vulnerable 2nd degree polynomial (fuzz)
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
