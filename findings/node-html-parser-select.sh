#!/usr/bin/env bash
# node-html-parser loses a <select> whose options have no end tags, and other elements of that kind.
#
# Version: node-html-parser 9.0.7. It knows that the end tags of <li>, <td>, <dd> and <p> may be left out. That of <option>,
# <rt> or <caption> may be, too, but there parse() leaves out the element around them: the choice of a page size is no
# field of its form any more. With all end tags it stays.
# Source: HTML Standard, 13.1.2.4 "Optional tags".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-html-parser@9.0.7

cat >find.mjs <<'PROGRAM'
import { parse } from 'node-html-parser';

for (const html of [
  '<form><select name="size"><option>10<option>20</select></form>',
  '<form><select name="size"><option>10</option><option>20</option></select></form>',
  '<p><ruby>a<rt>b<rt>c</ruby></p>',
  '<div><table><caption>c<tbody><tr><td>1</table></div>',
  '<nav><ul><li>1<li>2</ul></nav>',
])
  console.log(parse(html).toString());
PROGRAM

cat >seen.txt <<'SEEN'
<form><option>10</option>20</form>
<form><select name="size"><option>10</option><option>20</option></select></form>
<p>a<rt>b</rt>c</p>
<div>c<tbody><tr><td>1</td></tr></tbody></div>
<nav><ul><li>1</li><li>2</li></ul></nav>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
