#!/usr/bin/env bash
# Beasties takes rules out of a page that style it: those in others, those that begin with :where() or :is(), and those Prettier has broken.
#
# Versions: beasties 0.5.4 by default, prettier 3.10.1. A rule goes if its selector begins with :is() or :where(), or if there is a line break
# between the parentheses of such a function. A rule with another in it loses its own declarations, and all if the inner one begins with &.
# From a <style> in the page they are gone for good. On & and line breaks Beasties warns, and says that the rule still applies once the full
# stylesheet loads, but there is none; on the others it says nothing. `reduceInlineStyles: false` keeps all.
# Source: beasties' readme, where a <style> is rewritten to only contain critical CSS, with no limit on selectors; Selectors 4 on :is(),
# :where() and white space; CSS Nesting 1, "The Nesting Selector".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund beasties@0.5.4 prettier@3.10.1

cat >find.mjs <<'PROGRAM'
import Beasties from 'beasties';
import { format } from 'prettier';

const body = '<nav class="pagination"><a rel="prev" href="/1">1</a> <a rel="next" href="/3">3</a></nav>';
const long = 'nav:is(.pagination, .pagination--neighbors, .pagination--compact, .pagination--full) { color: red }';
const logger = {};
for (const level of ['trace', 'debug', 'info', 'error']) logger[level] = () => {};
logger.warn = (text) => {
  if (text.startsWith('Could')) console.log(`  ${text.split('\n')[0]}`);
};
for (const css of [
  long,
  await format(long, { parser: 'css' }),
  ':where(.pagination) { color: red }',
  'nav:where(.pagination) { color: red }',
  'nav { color: red; & a { color: blue } }',
  'nav { color: red; a { color: blue } }',
]) {
  console.log(JSON.stringify(css));
  const page = await new Beasties({ logger }).process(`<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`);
  console.log(`  ${/<style>.*<\/style>/s.exec(page)?.[0] ?? 'No style'}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
"nav:is(.pagination, .pagination--neighbors, .pagination--compact, .pagination--full) { color: red }"
  <style>nav:is(.pagination, .pagination--neighbors, .pagination--compact, .pagination--full){color:red}</style>
"nav:is(\n  .pagination,\n  .pagination--neighbors,\n  .pagination--compact,\n  .pagination--full\n) {\n  color: red;\n}\n"
  Could not parse 1 selector in inline styles; its rule was left out of the critical CSS but still applies once the full stylesheet loads:
  No style
":where(.pagination) { color: red }"
  No style
"nav:where(.pagination) { color: red }"
  <style>nav:where(.pagination){color:red}</style>
"nav { color: red; & a { color: blue } }"
  Could not parse 1 selector in inline styles; its rule was left out of the critical CSS but still applies once the full stylesheet loads:
  No style
"nav { color: red; a { color: blue } }"
  <style>nav{a{color:blue}}</style>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
