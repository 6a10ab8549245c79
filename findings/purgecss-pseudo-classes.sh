#!/usr/bin/env bash
# PurgeCSS removes rules that a page needs: nested &:hover, and :is() or :where() with pseudo-classes alone, as in :is(:hover, :focus-within).
#
# Version: purgecss 8.0.0. A selector with no tag, class, id or attribute of its own counts as unused, also in :is() or :where(), and so does
# `:where(nav):has(…)`, although `:where(nav)` stays. Page links lose their colour under the pointer, or the border of the first and last one.
# `&[aria-current]` and the same rules without nesting stay, as does what is in :not(). Only `rejected: true` tells.
# `safelist: { greedy: [/^&?:/] }` keeps them, together with unused rules that have a pseudo-class.
# Source: CSS Nesting 1, "Nesting Selector"; Selectors 4, 4.2 and 4.4, on :is() and :where(); FullHuman/purgecss, issue 1153, open when
# this was seen, on &:hover.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund purgecss@8.0.0

cat >find.mjs <<'PROGRAM'
import { PurgeCSS } from 'purgecss';

const raw = '<nav><ul class="pages"><li class="page"><a href="/1">1</a><li class="page"><a href="/2" aria-current="page">2</a></ul></nav>';
for (const css of [
  '.page { color: black; &:hover { color: blue } }',
  '.page { &:not(:first-child) { border: 0 } }',
  '.page:is(:hover, :focus-within) { color: blue }',
  '.pages > :where(:first-child, :last-child) { border: 0 }',
  ':where(nav):has(> .pages > .page) { color: blue }',
  '.page { &[aria-current] { color: blue } }',
  '.page:hover { color: blue }',
  '.page:not(:first-child) { border: 0 }',
  'nav:has(> .pages > .page) { color: blue }',
]) {
  const purge = async (options) => (await new PurgeCSS().purge({ content: [{ raw, extension: 'html' }], css: [{ raw: css }], ...options }))[0].css;
  console.log(css);
  console.log(`  ${(await purge()) === css ? 'stays' : `becomes ${(await purge()) || 'nothing'}`}`);
  console.log(`  ${(await purge({ safelist: { greedy: [/^&?:/] } })) === css ? 'stays' : 'does not stay'} with the safelist`);
}
PROGRAM

cat >seen.txt <<'SEEN'
.page { color: black; &:hover { color: blue } }
  becomes .page { color: black }
  stays with the safelist
.page { &:not(:first-child) { border: 0 } }
  becomes nothing
  stays with the safelist
.page:is(:hover, :focus-within) { color: blue }
  becomes nothing
  stays with the safelist
.pages > :where(:first-child, :last-child) { border: 0 }
  becomes nothing
  stays with the safelist
:where(nav):has(> .pages > .page) { color: blue }
  becomes nothing
  stays with the safelist
.page { &[aria-current] { color: blue } }
  stays
  stays with the safelist
.page:hover { color: blue }
  stays
  stays with the safelist
.page:not(:first-child) { border: 0 }
  stays
  stays with the safelist
nav:has(> .pages > .page) { color: blue }
  stays
  stays with the safelist
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
