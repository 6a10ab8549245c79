#!/usr/bin/env bash
# Three minifiers of HTML change what a form sends: a radio button with an empty value, such as "All", sends "on" afterwards.
#
# Versions: htmlnano 3.5.1, with its default preset "safe"; @minify-html/node 0.18.1, with no option; html-minifier-terser 7.2.0, with
# `removeEmptyAttributes`. They remove `value=""` from each <input>, as it is the default of a text field. That of a radio button or a
# checkbox is "on": a list that was to show all posts then asks for those with the tag "on". @swc/html 1.16.22 keeps the attribute.
# Source: HTML Standard, 4.10.22.4 "Constructing the entry list"; wilsonzlin/minify-html, issue 194, still open when this was seen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund htmlnano@3.5.1 @minify-html/node@0.18.1 html-minifier-terser@7.2.0 @swc/html@1.16.22 happy-dom@21.0.4

cat >find.mjs <<'PROGRAM'
import minifyHtml from '@minify-html/node';
import swc from '@swc/html';
import { Window } from 'happy-dom';
import { minify } from 'html-minifier-terser';
import htmlnano from 'htmlnano';

const page = `<!DOCTYPE html><html lang="en"><head><title>Posts</title></head><body><form>
<label><input type="radio" name="tag" value="" checked>All</label>
<label><input type="radio" name="tag" value="css">CSS</label>
<button>Show</button></form></body></html>`;
const ways = {
  'as written': () => page,
  // What is switched off has nothing to do here, and asks for packages of its own.
  htmlnano: async () => (await htmlnano.process(page, { minifyCss: false, minifySvg: false })).html,
  '@minify-html/node': () => `${minifyHtml.minify(Buffer.from(page), {})}`,
  'html-minifier-terser': () => minify(page, { removeEmptyAttributes: true }),
  '@swc/html': async () => (await swc.minify(page, {})).code,
};
for (const [name, way] of Object.entries(ways)) {
  const html = await way();
  const { document, FormData } = new Window();
  document.write(html);
  const sent = new URLSearchParams([...new FormData(document.querySelector('form'))]);
  console.log(`${name}: ${html.match(/<input[^>]*checked[^>]*>/)[0]} sends ?${sent}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
as written: <input type="radio" name="tag" value="" checked> sends ?tag=
htmlnano: <input type="radio" name="tag" checked> sends ?tag=on
@minify-html/node: <input checked name=tag type=radio> sends ?tag=on
html-minifier-terser: <input type="radio" name="tag" checked="checked"> sends ?tag=on
@swc/html: <input type=radio name=tag value="" checked> sends ?tag=
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
