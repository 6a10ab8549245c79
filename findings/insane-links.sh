#!/usr/bin/env bash
# The sanitizer insane turns &copy=2 of a link into a sign, so the address of page 3 has another parameter, and takes HTTPS:// for no address.
#
# Version: insane 2.6.2, beside sanitize-html 2.17.5, and DOMPurify 3.5.0 in jsdom 29.1.1, which keep all of these links. In an attribute, a reference
# without its semicolon is none if "=", a letter or a digit comes next: `?section=1&page=3` stays, whatever begins like a reference. insane
# reads attributes as it reads text, so &copy, &reg, &sect and &para go. A scheme in capital letters is not found in its list, and the
# link loses its address. The link is still one to look at, and nothing is raised.
# Source: HTML Standard, 13.2.5.73 "Named character reference state"; RFC 3986, 3.1 "Scheme", which is case-insensitive; the readme of insane, by
# which an address may begin with "/" or with one of the schemes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund insane@2.6.2 sanitize-html@2.17.5 dompurify@3.5.0 jsdom@29.1.1

cat >find.cjs <<'PROGRAM'
const createDOMPurify = require('dompurify');
const insane = require('insane');
const { JSDOM } = require('jsdom');
const sanitizeHtml = require('sanitize-html');

const { window } = new JSDOM('');
const sanitizers = {
  insane,
  'sanitize-html': (html) => sanitizeHtml(html),
  DOMPurify: (html) => createDOMPurify(window).sanitize(html),
};
for (const html of [
  '<a href="/posts?tag=a&amp;page=3">3</a>',
  '<a href="/posts?tag=a&page=3">3</a>',
  '<a href="/posts?year=1&copy=2&page=3">3</a>',
  '<a href="/posts?year=1&section=2&page=3">3</a>',
  '<a href="HTTPS://blog.example/posts?page=3">3</a>',
]) {
  console.log(html);
  for (const [name, sanitize] of Object.entries(sanitizers)) {
    const link = new JSDOM(sanitize(html), { url: 'https://blog.example/' }).window.document.querySelector('a');
    const url = link.href && new URL(link.href);
    console.log(`  ${name}: ${url ? `${url.pathname}, ${[...url.searchParams].map((pair) => pair.join(' is ')).join(', ')}` : 'no address'}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
<a href="/posts?tag=a&amp;page=3">3</a>
  insane: /posts, tag is a, page is 3
  sanitize-html: /posts, tag is a, page is 3
  DOMPurify: /posts, tag is a, page is 3
<a href="/posts?tag=a&page=3">3</a>
  insane: /posts, tag is a, page is 3
  sanitize-html: /posts, tag is a, page is 3
  DOMPurify: /posts, tag is a, page is 3
<a href="/posts?year=1&copy=2&page=3">3</a>
  insane: /posts, year is 1©=2, page is 3
  sanitize-html: /posts, year is 1, copy is 2, page is 3
  DOMPurify: /posts, year is 1, copy is 2, page is 3
<a href="/posts?year=1&section=2&page=3">3</a>
  insane: /posts, year is 1§ion=2, page is 3
  sanitize-html: /posts, year is 1, section is 2, page is 3
  DOMPurify: /posts, year is 1, section is 2, page is 3
<a href="HTTPS://blog.example/posts?page=3">3</a>
  insane: no address
  sanitize-html: /posts, page is 3
  DOMPurify: /posts, page is 3
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
