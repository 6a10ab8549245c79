#!/usr/bin/env bash
# VitePress leaves elements that Vue does not know out of a built page, with all that is in them, and says nothing.
#
# Versions: VitePress 1.6.4 with Vue 3.5.45. Of <pager-list>, <center> and the new <selectedcontent> in Markdown, the
# built page has a comment each, <!---->, and none of their words; <nav>, which Vue knows, stays. The build ends well, without a warning.
# Vue's renderer for servers does the same with a template, which it compiles to strings. With a render function of the same template, it
# draws these elements with all of their words.
# Source: Vue, Application API, app.config.compilerOptions.isCustomElement: "By default, Vue will attempt to resolve a non-native HTML
# tag as a registered Vue component before falling back to rendering it as a custom element."; VitePress, "Using Vue in Markdown".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >npm.log
npm install --no-audit --no-fund vitepress@1.6.4 vue@3.5.45 >npm.log 2>&1
mkdir site
cat >site/index.md <<'PAGE'
<pager-list total="4">pages of a list</pager-list>

<center>words in the middle</center>

<selectedcontent>what was chosen</selectedcontent>

<nav>real</nav>
PAGE

cat >find.mjs <<'PROGRAM'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';

const built = readFileSync('site/.vitepress/dist/index.html', 'utf8');
const content = built.slice(built.indexOf('<main'), built.indexOf('</main>'));
for (const words of ['pages of a list', 'words in the middle', 'what was chosen', 'real'])
  console.log(`"${words}" is ${content.includes(words) ? '' : 'not '}in the built page.`);
console.log(`It has ${content.split('<!---->').length - 1} empty comments.`);

// Vue's own words in development, which a build does not show.
console.warn = () => {};
const template = '<div><pager-list total="4">pages of a list</pager-list><center>words in the middle</center></div>';
const { compile } = createRequire(import.meta.url)('vue');
for (const [name, app] of Object.entries({ template: { template }, 'render function': { render: compile(template) } }))
  console.log(`With a ${name}, Vue draws ${await renderToString(createSSRApp(app))}`);
PROGRAM

cat >seen.txt <<'SEEN'
"pages of a list" is not in the built page.
"words in the middle" is not in the built page.
"what was chosen" is not in the built page.
"real" is in the built page.
It has 3 empty comments.
With a template, Vue draws <div><!----><!----></div>
With a render function, Vue draws <div><pager-list total="4">pages of a list</pager-list><center>words in the middle</center></div>
SEEN

npx vitepress build site >build.log 2>&1
! grep -iE 'warn|unknown|resolve' build.log
node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
