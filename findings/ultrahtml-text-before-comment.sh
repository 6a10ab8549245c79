#!/usr/bin/env bash
# ultrahtml loses the text before a comment, and writes an empty comment as one that says "undefined".
#
# Version: ultrahtml 1.7.0. parse() and renderSync(), with no change to the tree in between. React puts comments between the
# texts of an element that it renders on a server, and Vue and Svelte leave empty ones, so of "Page 7 of 42" only "42" is left.
# Source: HTML Standard, 13.1.6 "Comments".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ultrahtml@1.7.0

cat >find.mjs <<'PROGRAM'
import { parse, renderSync } from 'ultrahtml';

for (const html of ['<p>Page <!-- -->7<!-- --> of <!-- -->42</p>', '<p>Page 7<!----> of 42</p>'])
  console.log(renderSync(parse(html)));
PROGRAM

cat >seen.txt <<'SEEN'
<p><!-- --><!-- --><!-- -->42</p>
<p><!--undefined--> of 42</p>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
