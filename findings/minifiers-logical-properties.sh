#!/usr/bin/env bash
# Three minifiers of CSS write a shorthand behind the logical properties that came after it, so space between page numbers is gone.
#
# Versions: csso 5.0.5, cssnano 7.1.9 with postcss 8.5.33, esbuild 0.28.2; beside lightningcss 1.33.0, which keeps the order. If a later
# declaration fits into a shorthand (margin-left, padding-left, or border-color for cssnano), both become one at the place of the later one,
# behind a logical property that was between them: in `margin-inline-start: .5em; margin: 0 0 1em`, the first has no effect. csso does so too
# when it merges rules: `border: solid` comes after a width of the chevron that is set for one side. Nothing is reported. csso's
# `restructure: false` and cssnano's `mergeLonghand: false` keep the order.
# Source: CSS Cascading and Inheritance 5, "Order of Appearance", where the last declaration wins; CSS Logical Properties 1, where a logical
# property and its physical one set the same side, so their order says which. csso's readme speaks of safe transformations.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csso@5.0.5 cssnano@7.1.9 postcss@8.5.33 esbuild@0.28.2 lightningcss@1.33.0

cat >find.mjs <<'PROGRAM'
import cssnano from 'cssnano';
import { minify } from 'csso';
import { transformSync } from 'esbuild';
import { transform } from 'lightningcss';
import postcss from 'postcss';

for (const css of [
  '.item { margin: 0; margin-inline-start: .5em; margin-bottom: 1em }',
  '.item { margin: 0; margin-block: 1em; margin-left: auto; margin-right: auto }',
  '.link { border: 1px solid red; border-inline-end: 0; border-color: blue }',
  '.next, .last { border: solid; border-block-width: 0 1px; border-inline-width: 1px 0; rotate: 45deg } .first, .last { border-block-width: 1px 0 }',
]) {
  console.log(css);
  for (const [name, minified] of [
    ['csso', minify(css).css],
    ['cssnano', (await postcss([cssnano()]).process(css, { from: undefined })).css],
    ['esbuild', transformSync(css, { loader: 'css', minify: true }).code],
    ['lightningcss', transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString()],
  ]) console.log(`  ${name}: ${minified.trim()}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
.item { margin: 0; margin-inline-start: .5em; margin-bottom: 1em }
  csso: .item{margin-inline-start:.5em;margin:0 0 1em}
  cssnano: .item{margin-inline-start:.5em;margin:0 0 1em}
  esbuild: .item{margin:0 0 1em;margin-inline-start:.5em}
  lightningcss: .item{margin:0;margin-inline-start:.5em;margin-bottom:1em}
.item { margin: 0; margin-block: 1em; margin-left: auto; margin-right: auto }
  csso: .item{margin-block:1em;margin:0 auto}
  cssnano: .item{margin-block:1em;margin:0 auto}
  esbuild: .item{margin-block:1em;margin:0 auto}
  lightningcss: .item{margin:0;margin-block:1em;margin-left:auto;margin-right:auto}
.link { border: 1px solid red; border-inline-end: 0; border-color: blue }
  csso: .link{border:1px solid red;border-inline-end:0;border-color:#00f}
  cssnano: .link{border-inline-end:0;border:1px solid blue}
  esbuild: .link{border:1px solid red;border-inline-end:0;border-color:#00f}
  lightningcss: .link{border:1px solid red;border-inline-end:0;border-color:#00f}
.next, .last { border: solid; border-block-width: 0 1px; border-inline-width: 1px 0; rotate: 45deg } .first, .last { border-block-width: 1px 0 }
  csso: .next{border-block-width:0 1px}.last,.next{border:solid;border-inline-width:1px 0;rotate:45deg}.first,.last{border-block-width:1px 0}
  cssnano: .last,.next{border:solid;border-block-width:0 1px;border-inline-width:1px 0;rotate:45deg}.first,.last{border-block-width:1px 0}
  esbuild: .next,.last{border:solid;border-block-width:0 1px;border-inline-width:1px 0;rotate:45deg}.first,.last{border-block-width:1px 0}
  lightningcss: .next,.last{border:solid;border-block-width:0 1px;border-inline-width:1px 0;rotate:45deg}.first,.last{border-block-width:1px 0}
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
