#!/usr/bin/env bash
# clean-css writes :nth-child(2 of .item) without its spaces, which is no selector, and the markers of a list are gone at level 2.
#
# Versions: clean-css 5.3.3 at levels 1 and 2; beside esbuild 0.28.2, which keeps what matters. "2of" is one token, so Chromium (tried by hand)
# knows no such selector. A browser drops the whole rule with all its selectors then, and level 2 puts such a list together of two
# rules. A string in `list-style`, such as the "- " of a list of pages, becomes `outside`. There is no warning.
# Source: Selectors 4, ":nth-child() pseudo-class", with a white space around "of"; CSS Lists and Counters 3, "The list-style-type property",
# where a value can be a string; clean-css's readme: optimizations of level 1 are generally safe, those of level 2 for most users.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund clean-css@5.3.3 esbuild@0.28.2

cat >find.mjs <<'PROGRAM'
import CleanCSS from 'clean-css';
import { transformSync } from 'esbuild';

for (const css of [
  'li:nth-child(2 of .item) { color: red }',
  'li:nth-last-child(1 of :not([hidden])) { color: red } .link { color: red }',
  'ol { list-style: "- " }',
  'ol { list-style: "- " inside }',
]) {
  console.log(css);
  for (const level of [1, 2]) {
    const { styles, warnings } = new CleanCSS({ level }).minify(css);
    console.log(`  level ${level}: ${styles}, ${warnings.length} warnings`);
  }
  console.log(`  esbuild: ${transformSync(css, { loader: 'css', minify: true }).code.trim()}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
li:nth-child(2 of .item) { color: red }
  level 1: li:nth-child(2of.item){color:red}, 0 warnings
  level 2: li:nth-child(2of.item){color:red}, 0 warnings
  esbuild: li:nth-child(2 of.item){color:red}
li:nth-last-child(1 of :not([hidden])) { color: red } .link { color: red }
  level 1: li:nth-last-child(1of:not([hidden])){color:red}.link{color:red}, 0 warnings
  level 2: .link,li:nth-last-child(1of:not([hidden])){color:red}, 0 warnings
  esbuild: li:nth-last-child(1 of:not([hidden])){color:red}.link{color:red}
ol { list-style: "- " }
  level 1: ol{list-style:"- "}, 0 warnings
  level 2: ol{list-style:outside}, 0 warnings
  esbuild: ol{list-style:"- "}
ol { list-style: "- " inside }
  level 1: ol{list-style:"- " inside}, 0 warnings
  level 2: ol{list-style:inside}, 0 warnings
  esbuild: ol{list-style:"- " inside}
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
