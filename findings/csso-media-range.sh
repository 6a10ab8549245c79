#!/usr/bin/env bash
# csso takes @media (width < 40rem) away with all that is in it, and rules inside of others, so a page has no narrow form any more.
#
# Versions: csso 5.0.5; beside clean-css 5.3.3, which keeps the media queries, and lightningcss 1.33.0, which keeps all. A media query with < or
# >=, as Tailwind 4 writes each of its breakpoints, with `not` in parentheses or with calc() is gone, whereas @container is kept with the same
# condition. Of a rule in a rule nothing is left; clean-css drops the rule behind it too. csso reports nothing.
# Source: Media Queries 4, "Evaluating Media Features in a Range Context" and "Combining Media Features"; CSS Nesting 1. csso's readme names no
# limit, and its issue 464 is open.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csso@5.0.5 clean-css@5.3.3 lightningcss@1.33.0

cat >find.mjs <<'PROGRAM'
import CleanCSS from 'clean-css';
import { minify } from 'csso';
import { transform } from 'lightningcss';

for (const css of [
  '.item { margin: 0 } @media (width < 40rem) { .item { display: none } }',
  '.item { margin: 0 } @media (hover: hover) and (not (pointer: coarse)) { .item { top: 0 } }',
  '.item { margin: 0 } @media (min-width: calc(30rem + 1px)) { .item { top: 0 } }',
  '.item { margin: 0 } @container (width < 40rem) { .item { display: none } }',
  '.item { margin: 0; & a { color: red } } .link { top: 0 }',
  '.item { margin: 0; @media (max-width: 40rem) { display: none } } .link { top: 0 }',
]) {
  console.log(css);
  for (const [name, minified] of [
    ['csso', minify(css).css],
    ['clean-css', new CleanCSS().minify(css).styles],
    ['lightningcss', transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code],
  ]) console.log(`  ${name}: ${minified}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
.item { margin: 0 } @media (width < 40rem) { .item { display: none } }
  csso: .item{margin:0}
  clean-css: .item{margin:0}@media (width < 40rem){.item{display:none}}
  lightningcss: .item{margin:0}@media (width<40rem){.item{display:none}}
.item { margin: 0 } @media (hover: hover) and (not (pointer: coarse)) { .item { top: 0 } }
  csso: .item{margin:0}
  clean-css: .item{margin:0}@media (hover:hover) and (not (pointer:coarse)){.item{top:0}}
  lightningcss: .item{margin:0}@media (hover:hover) and (not (pointer:coarse)){.item{top:0}}
.item { margin: 0 } @media (min-width: calc(30rem + 1px)) { .item { top: 0 } }
  csso: .item{margin:0}
  clean-css: .item{margin:0}@media (min-width:calc(30rem + 1px)){.item{top:0}}
  lightningcss: .item{margin:0}@media (width>=calc(30rem + 1px)){.item{top:0}}
.item { margin: 0 } @container (width < 40rem) { .item { display: none } }
  csso: .item{margin:0}@container (width < 40rem){.item{display:none}}
  clean-css: .item{margin:0}@container (width < 40rem){.item{display:none}}
  lightningcss: .item{margin:0}@container (width<40rem){.item{display:none}}
.item { margin: 0; & a { color: red } } .link { top: 0 }
  csso: .item{margin:0}.link{top:0}
  clean-css: .item{margin:0}
  lightningcss: .item{margin:0;& a{color:red}}.link{top:0}
.item { margin: 0; @media (max-width: 40rem) { display: none } } .link { top: 0 }
  csso: .item{margin:0}.link{top:0}
  clean-css: .item{margin:0}
  lightningcss: .item{margin:0;@media (width<=40rem){display:none}}.link{top:0}
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
