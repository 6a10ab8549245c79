#!/usr/bin/env bash
# htmltojsx changes values on the way to JSX: the option "All" with an empty value sends "true", and a number with a zero in front is octal.
#
# Version: htmltojsx 0.3.0, compiled with esbuild 0.28.2 and rendered with React 19.3.1. An empty value is written like an attribute with none,
# which is `true` in JSX: a filter then asks for posts with the tag "true", `href=""` is no link any more, and a picture without meaning has
# no alt. React warns of the last two, in development. Digits become a number: "010" is 8, and in a module a syntax error; a long number
# is rounded, and "1.0" is 1.
# Source: HTML Standard, 4.10.10 "The option element", and 4.8.4.4 on alt; React's page "JSX In Depth", "Props Default to True";
# ritz078/transform, issue 279, on an alt that another converter lost.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund htmltojsx@0.3.0 esbuild@0.28.2 react@19.3.1 react-dom@19.3.1

cat >find.cjs <<'PROGRAM'
const esbuild = require('esbuild');
const HtmlToJsx = require('htmltojsx');
const React = require('react');
const { renderToStaticMarkup } = require('react-dom/server');

const converter = new HtmlToJsx({ createClass: false });
for (const html of [
  '<option value="">All</option>',
  '<input type="radio" name="tag" value="">',
  '<a href="">This page</a>',
  '<a href="/2"><img alt="">Next</a>',
  '<option value="010">10</option>',
  '<option value="0017">17</option>',
  '<option value="1.0">1.0</option>',
  '<option value="12345678901234567890">Post</option>',
  '<option value="2">2</option>',
]) {
  const jsx = converter.convert(html).trim();
  const { code } = esbuild.transformSync(`page = ${jsx}`, { loader: 'jsx' });
  const page = new Function('React', `let ${code}; return page`)(React);
  console.log(`${html}\n  as JSX: ${jsx}\n  on the page: ${renderToStaticMarkup(page)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
<option value="">All</option>
  as JSX: <option value>All</option>
  on the page: <option value="true">All</option>
<input type="radio" name="tag" value="">
  as JSX: <input type="radio" name="tag" defaultValue />
  on the page: <input type="radio" name="tag" value="true"/>
<a href="">This page</a>
  as JSX: <a href>This page</a>
  on the page: <a>This page</a>
<a href="/2"><img alt="">Next</a>
  as JSX: <a href="/2"><img alt />Next</a>
  on the page: <a href="/2"><img/>Next</a>
<option value="010">10</option>
  as JSX: <option value={010}>10</option>
  on the page: <option value="8">10</option>
<option value="0017">17</option>
  as JSX: <option value={0017}>17</option>
  on the page: <option value="15">17</option>
<option value="1.0">1.0</option>
  as JSX: <option value={1.0}>1.0</option>
  on the page: <option value="1">1.0</option>
<option value="12345678901234567890">Post</option>
  as JSX: <option value={12345678901234567890}>Post</option>
  on the page: <option value="12345678901234567000">Post</option>
<option value="2">2</option>
  as JSX: <option value={2}>2</option>
  on the page: <option value="2">2</option>
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
