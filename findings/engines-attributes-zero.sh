#!/usr/bin/env bash
# Three template engines lose the number 0 in an attribute, and two of them an empty value, so the option "All" sends "All".
#
# Versions: slm 2.0.0, hamljs 0.6.2, edge.js 6.5.1 with html.attrs(); beside pug 3.0.4, which keeps both. Slm makes value="" of `value=this.page`
# for page 0, the first of a list that is counted from 0; tabindex="" makes an element no stop for the Tab key. The other two leave
# attributes out whose value is false in JavaScript. For false itself, this is meant; without its `value`, an option sends its text.
# Source: Slm's readme, "Boolean attributes": true, false, null and undefined; haml.js's readme, "Boolean Attributes", with true alone; HTML
# Standard, 4.10.10 "The option element": the value is the text only if there is no attribute `value`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund slm@2.0.0 hamljs@0.6.2 edge.js@6.5.1 pug@3.0.4

cat >find.mjs <<'PROGRAM'
import { Edge } from 'edge.js';
import haml from 'hamljs';
import pug from 'pug';
import slm from 'slm';

const edge = Edge.create();
for (const [attribute, value] of [
  ['value', 0],
  ['value', ''],
  ['data-page', 0],
  ['tabindex', 0],
  ['value', '0'],
  ['value', 1],
]) {
  console.log(`${attribute}: ${JSON.stringify(value)}`);
  for (const [name, html] of [
    ['slm', slm.compile(`option ${attribute}=this.value All`)({ value })],
    ['hamljs', haml.render(`%option{ "${attribute}": value } All`, { locals: { value } }).trim()],
    ['edge.js', edge.renderRawSync(`<option {{ html.attrs({ '${attribute}': value }) }}>All</option>`, { value })],
    ['pug', pug.render(`option(${attribute}=value) All`, { value })],
  ]) console.log(`  ${name}: ${html}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
value: 0
  slm: <option value="">All</option>
  hamljs: <option >All</option>
  edge.js: <option >All</option>
  pug: <option value="0">All</option>
value: ""
  slm: <option value="">All</option>
  hamljs: <option >All</option>
  edge.js: <option >All</option>
  pug: <option value="">All</option>
data-page: 0
  slm: <option data-page="">All</option>
  hamljs: <option >All</option>
  edge.js: <option >All</option>
  pug: <option data-page="0">All</option>
tabindex: 0
  slm: <option tabindex="">All</option>
  hamljs: <option >All</option>
  edge.js: <option >All</option>
  pug: <option tabindex="0">All</option>
value: "0"
  slm: <option value="0">All</option>
  hamljs: <option value="0">All</option>
  edge.js: <option value="0">All</option>
  pug: <option value="0">All</option>
value: 1
  slm: <option value="1">All</option>
  hamljs: <option value="1">All</option>
  edge.js: <option value="1">All</option>
  pug: <option value="1">All</option>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
