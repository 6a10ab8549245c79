#!/usr/bin/env bash
# ultrahtml drops the values of attributes without quotation marks, and the attributes behind them.
#
# Version: ultrahtml 1.7.0. parse() and renderSync(), with no change to the tree in between, turn valid links into links to
# nowhere, and the link's text falls out of the link if the value ends with a slash. No error is raised.
# Source: HTML Standard, 13.1.2.3 "Attributes", unquoted attribute value syntax.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ultrahtml@1.7.0

cat >find.mjs <<'PROGRAM'
import { parse, renderSync } from 'ultrahtml';

for (const html of ['<a href=/posts/2 rel=next>2</a>', '<a href=/posts/2/>2</a>', '<img alt="" src=/a.png>'])
  console.log(renderSync(parse(html)));
PROGRAM

cat >seen.txt <<'SEEN'
<a href="">2</a>
<a href=""></a>2
<img alt="" src="">
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
