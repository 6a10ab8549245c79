#!/usr/bin/env bash
# A percentage of workers above 100 is a number of workers in Jest: with 101%, a machine with two cores has 101 of them.
#
# Versions: jest 30.5.2 on Node 20.20. One worker more than there are cores is of use where tests wait, and 150% looks like a way to
# have it. The documentation says that a percentage is of the available CPUs. Up to 100%, it is; above, only the digits are read. A
# suite of 131 files then takes twice the time and a process for each of them, and no message says why.
# Source: "maxWorkers" in Jest's documentation of its configuration.
set -euo pipefail

project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jest@30.5.2

cores=$(node -p 'os.availableParallelism()')
for share in 100% 101% 150%; do
  workers=$(npx jest --showConfig --maxWorkers="$share" | sed -n 's/.*"maxWorkers": \([0-9]*\).*/\1/p')
  if [ "$workers" = "$cores" ]; then workers='one for each core'; fi
  echo "$share: $workers"
done | tee found.txt

cat >seen.txt <<'SEEN'
100%: one for each core
101%: 101
150%: 150
SEEN
diff seen.txt found.txt && echo 'Still so.'
