#!/usr/bin/env bash
# html2pug makes an element of a word if a line of text begins with it behind a link, and leaves the rest of the paragraph outside of it.
#
# Versions: html2pug 4.0.0, rendered with pug 3.0.4. Text that goes on in the next line after an element is written without its "|" in front, so
# Pug reads the first word as the name of a tag at the top of the page. Before an element, a line break is no space any more: "Page<a>". Such
# breaks are what a formatter writes, and Pug reports nothing. With all on one line, it goes well.
# Source: html2pug's readme, which names no limit; Pug's page "Plain Text", on lines with a pipe and on white space.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund html2pug@4.0.0 pug@3.0.4

cat >find.mjs <<'PROGRAM'
import html2pug from 'html2pug';
import pug from 'pug';

for (const html of [
  '<p>Page <a href="/2">2</a>\n  of 42</p>',
  '<p>Page\n  <a href="/2">2</a> of 42</p>',
  '<p>\n  See <a href="/2">page 2</a>.\n</p>',
  '<p>Page <a href="/2">2</a> of 42</p>',
]) {
  const converted = html2pug(html, { fragment: true });
  console.log([html, converted, pug.render(converted)].map((text) => JSON.stringify(text)).join('\n  '));
}
PROGRAM

cat >seen.txt <<'SEEN'
"<p>Page <a href=\"/2\">2</a>\n  of 42</p>"
  "p\n  | Page \n  a(href='/2') 2\n  | \nof 42"
  "<p>Page <a href=\"/2\">2</a> </p><of>42</of>"
"<p>Page\n  <a href=\"/2\">2</a> of 42</p>"
  "p\n  | Page\n\n  a(href='/2') 2\n  |  of 42"
  "<p>Page<a href=\"/2\">2</a> of 42</p>"
"<p>\n  See <a href=\"/2\">page 2</a>.\n</p>"
  "p\n  | \nSee \n  a(href='/2') page 2\n  | .\n"
  "<p> </p><See> <a href=\"/2\">page 2</a>.</See>"
"<p>Page <a href=\"/2\">2</a> of 42</p>"
  "p\n  | Page \n  a(href='/2') 2\n  |  of 42"
  "<p>Page <a href=\"/2\">2</a> of 42</p>"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
