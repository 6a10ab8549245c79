#!/usr/bin/env bash
# clean-css takes the order of layers away, and the rule behind it, so another layer wins than before.
#
# Versions: clean-css 5.3.3 at its default level, clean-css-cli 5.6.3; beside csso 5.0.5, which keeps both. A line with two names or more, as
# in `@layer theme, page;`, goes with the rule that comes next; one name stays, and so does a line before another @layer. Layers are then
# in the order of their blocks. @scope and @starting-style go, and the rule behind them as well. That is a warning, not an error, and
# clean-css-cli ends with 0.
# Source: CSS Cascading and Inheritance 5, "Declaring Without Styles: the @layer statement at-rule"; CSS Cascading and Inheritance 6 on @scope;
# clean-css's readme: what is removed is invalid CSS, and optimizations of level 1 are generally safe.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund clean-css@5.3.3 clean-css-cli@5.6.3 csso@5.0.5

cat >find.mjs <<'PROGRAM'
import CleanCSS from 'clean-css';
import { minify } from 'csso';

const rules = '@layer page { a { color: blue } } @layer theme { a { color: red } }';
for (const css of [
  `@layer theme, page; .item { margin: 0 } ${rules}`,
  `@layer theme, page; ${rules}`,
  `@layer theme; .item { margin: 0 } ${rules}`,
  '@starting-style { .item { opacity: 0 } } .link { color: red } .next { color: blue }',
  '@scope (.pagination) { a { color: red } } .link { color: red } .next { color: blue }',
]) {
  const { styles, errors } = new CleanCSS().minify(css);
  console.log(`${JSON.stringify(css)}\n  clean-css: ${styles}, ${errors.length} errors\n  csso: ${minify(css).css}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
"@layer theme, page; .item { margin: 0 } @layer page { a { color: blue } } @layer theme { a { color: red } }"
  clean-css: @layer page{a{color:#00f}}@layer theme{a{color:red}}, 0 errors
  csso: @layer theme,page;.item{margin:0}@layer page{a{color:#00f}}@layer theme{a{color:red}}
"@layer theme, page; @layer page { a { color: blue } } @layer theme { a { color: red } }"
  clean-css: @layer theme,page; @layer page{a{color:#00f}}@layer theme{a{color:red}}, 0 errors
  csso: @layer theme,page;@layer page{a{color:#00f}}@layer theme{a{color:red}}
"@layer theme; .item { margin: 0 } @layer page { a { color: blue } } @layer theme { a { color: red } }"
  clean-css: @layer theme;.item{margin:0}@layer page{a{color:#00f}}@layer theme{a{color:red}}, 0 errors
  csso: @layer theme;.item{margin:0}@layer page{a{color:#00f}}@layer theme{a{color:red}}
"@starting-style { .item { opacity: 0 } } .link { color: red } .next { color: blue }"
  clean-css: .next{color:#00f}, 0 errors
  csso: @starting-style{.item{opacity:0}}.link{color:red}.next{color:#00f}
"@scope (.pagination) { a { color: red } } .link { color: red } .next { color: blue }"
  clean-css: .next{color:#00f}, 0 errors
  csso: @scope (.pagination){a{color:red}}.link{color:red}.next{color:#00f}
clean-css-cli: exit code 0
WARNING: Invalid character(s) 'margin: 0 ' at 1:28. Ignoring.
SEEN

{
  node find.mjs
  echo '@layer theme, page; .item { margin: 0 }' | npx cleancss 2>warnings.txt
  echo "clean-css-cli: exit code $?"
  cat warnings.txt
} | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
