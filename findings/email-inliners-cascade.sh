#!/usr/bin/env bash
# Three inliners for emails weigh :where(), :is() and :not() in their own way, and with one a margin is back that a stronger rule takes away.
#
# Versions: juice 11.1.1, inline-css 4.0.3, @css-inline/css-inline 0.21.2; a browser has blue in each case. For juice and inline-css, a class
# inside of :where() counts, so it wins over a later rule. For juice and css-inline, the id in a list of :is() does not count; for none of
# them the one in a list of :not(). inline-css keeps a property in the place where it was first set, so `margin-left` of a weak rule
# comes after the `margin: 0` of a stronger one, and applies. Nothing is reported, and the <style> that was right is gone.
# Source: Selectors 4, "Calculating a selector's specificity"; CSS Cascading and Inheritance 5, "Cascade Sorting Order"; the readmes, which
# name no such limit.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund juice@11.1.1 inline-css@4.0.3 @css-inline/css-inline@0.21.2

cat >find.mjs <<'PROGRAM'
import { inline } from '@css-inline/css-inline';
import inlineCss from 'inline-css';
import juice from 'juice';

const body = '<p class="pages"><a class="page" href="/2">2</a></p>';
for (const css of [
  ':where(.pages) .page { color: red } .page { color: blue }',
  ':is(#pages, .pages) .page { color: blue } p.pages a.page { color: red }',
  '.page:not(.current, #current) { color: blue } .pages .page { color: red }',
  'a { margin-left: 1em } .page { margin: 0; color: blue }',
]) {
  console.log(css);
  const html = `<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`;
  for (const [name, result] of [
    ['juice', juice(html)],
    ['inline-css', await inlineCss(html, { url: '/' })],
    ['css-inline', inline(html)],
  ]) console.log(`  ${name}: ${/style="[^"]*"/.exec(result)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
:where(.pages) .page { color: red } .page { color: blue }
  juice: style="color: red;"
  inline-css: style="color: red;"
  css-inline: style="color: blue;"
:is(#pages, .pages) .page { color: blue } p.pages a.page { color: red }
  juice: style="color: red;"
  inline-css: style="color: blue;"
  css-inline: style="color: red;"
.page:not(.current, #current) { color: blue } .pages .page { color: red }
  juice: style="color: red;"
  inline-css: style="color: red;"
  css-inline: style="color: red;"
a { margin-left: 1em } .page { margin: 0; color: blue }
  juice: style="margin-left: 1em; margin: 0; color: blue;"
  inline-css: style="color: blue; margin: 0; margin-left: 1em;"
  css-inline: style="margin-left: 1em;margin: 0;color: blue;"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
