#!/usr/bin/env bash
# With React 19, html-react-parser leaves `inert` out, so links that are out of reach in the HTML can be followed and are read out.
#
# Versions: html-react-parser 6.1.9, react and react-dom 19.3.1; with React 18.3.1, it stays. The parser passes an attribute without a value on
# as "", and that is false for `inert` in React 19, which says so to developers alone. `hidden="until-found"` becomes a plain `hidden`, so a
# search in the page finds nothing in it; on the server, a text area that begins with a line break has one more each time; and the name
# of a property in capital letters, as HTML emails have, is written as `-c-o-l-o-r`.
# Source: HTML Standard, "Boolean attributes", where "" is true, and "The hidden attribute"; CSS Syntax 3, where names of properties are
# matched without regard to case; html-react-parser's readme, which names no such limit.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >find.mjs <<'PROGRAM'
import parse from 'html-react-parser';
import { version } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

console.log(`React ${version}`);
for (const html of [
  '<ul inert><li><a href="/2">2</a></li></ul>',
  '<ul inert="inert"><li><a href="/2">2</a></li></ul>',
  '<ul hidden="until-found"><li>2</li></ul>',
  '<textarea>\nPage</textarea>',
  '<a href="/2" style="COLOR: red">2</a>',
]) console.log(`  ${JSON.stringify(html)}: ${JSON.stringify(renderToStaticMarkup(parse(html)))}`);
PROGRAM

cat >seen.txt <<'SEEN'
React 19.3.1
  "<ul inert><li><a href=\"/2\">2</a></li></ul>": "<ul><li><a href=\"/2\">2</a></li></ul>"
  "<ul inert=\"inert\"><li><a href=\"/2\">2</a></li></ul>": "<ul inert=\"\"><li><a href=\"/2\">2</a></li></ul>"
  "<ul hidden=\"until-found\"><li>2</li></ul>": "<ul hidden=\"\"><li>2</li></ul>"
  "<textarea>\nPage</textarea>": "<textarea>\n\nPage</textarea>"
  "<a href=\"/2\" style=\"COLOR: red\">2</a>": "<a href=\"/2\" style=\"-c-o-l-o-r:red\">2</a>"
React 18.3.1
  "<ul inert><li><a href=\"/2\">2</a></li></ul>": "<ul inert=\"\"><li><a href=\"/2\">2</a></li></ul>"
  "<ul inert=\"inert\"><li><a href=\"/2\">2</a></li></ul>": "<ul inert=\"inert\"><li><a href=\"/2\">2</a></li></ul>"
  "<ul hidden=\"until-found\"><li>2</li></ul>": "<ul hidden=\"\"><li>2</li></ul>"
  "<textarea>\nPage</textarea>": "<textarea>\n\nPage</textarea>"
  "<a href=\"/2\" style=\"COLOR: red\">2</a>": "<a href=\"/2\" style=\"-c-o-l-o-r:red\">2</a>"
SEEN

for version in 19.3.1 18.3.1; do
  mkdir "$version"
  cp find.mjs "$version"
  (
    cd "$version"
    npm init --yes >/dev/null
    npm install --silent --no-audit --no-fund html-react-parser@6.1.9 react@$version react-dom@$version
    NODE_ENV=production node find.mjs
  )
done | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
