#!/usr/bin/env bash
# The longer a Jest worker runs, the slower are promises in it: each test file leaves one more context for all of them to carry.
#
# Versions: jest 30.5.2 on Node 22.23.3 and 24.9.0. The runner is loaded again for each test file, and its AsyncLocalStorage,
# which says which test is running, is never disabled. Up to Node 22, a promise that is created in the 40th file of a worker
# therefore copies 40 contexts; Node 24 carries them in another way. In a suite of 131 files that ran in one process, copying
# took a twentieth of the processor time, and no single file is slow by itself.
# Source: `asyncLocalStorage.disable()` in Node's documentation, which is needed before a storage can be collected.
set -euo pipefail

project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jest@30.5.2 node-22@npm:node@22.23.3 node-24@npm:node@24.9.0

for number in $(seq 10 49); do
  cat >"$number.test.js" <<'TEST'
const { AsyncResource } = require('node:async_hooks');
const { appendFileSync } = require('node:fs');

test('contexts', () => {
  const carried = Object.getOwnPropertySymbols(new AsyncResource('one'));
  const contexts = carried.filter(({ description }) => description === 'kResourceStore');
  appendFileSync('contexts.txt', `${contexts.length}\n`);
});
TEST
done

for version in 22 24; do
  rm -f contexts.txt
  "node_modules/node-$version/bin/node" node_modules/jest/bin/jest.js --runInBand --silent 2>/dev/null
  echo "Node $version, files 1, 10, 20 and 40: $(sed -n '1p;10p;20p;40p' contexts.txt | paste -sd ' ')"
done | tee found.txt

cat >seen.txt <<'SEEN'
Node 22, files 1, 10, 20 and 40: 1 10 20 40
Node 24, files 1, 10, 20 and 40: 0 0 0 0
SEEN
diff seen.txt found.txt && echo 'Still so.'
