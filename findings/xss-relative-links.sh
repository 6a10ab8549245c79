#!/usr/bin/env bash
# The package xss takes the address out of a link to ?page=2 or page/2, so each link of the list leads to the page that is open.
#
# Version: xss 1.0.17, with no option; beside sanitize-html 2.17.5, DOMPurify 3.5.0 in jsdom 29.1.1, and rehype-sanitize 6.0.0 with rehype
# 13.0.2, which keep all of these addresses. An address may begin with "/", "./", "../", "#" or one of some schemes in lower case. Any other
# becomes an empty href: the link can still be followed, and "Next" loads the same page again. In a form, ?page=2 is kept.
# Source: the readme of xss, whose safeAttrValue lets "relative URLs (including paths, queries and fragments)" of forms pass, and RFC 3986,
# 4.2 "Relative Reference", which these are.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund xss@1.0.17 sanitize-html@2.17.5 dompurify@3.5.0 jsdom@29.1.1 rehype@13.0.2 rehype-sanitize@6.0.0

cat >find.mjs <<'PROGRAM'
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import sanitizeHtml from 'sanitize-html';
import xss from 'xss';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);
const processor = rehype().data('settings', { fragment: true }).use(rehypeSanitize);
const ways = {
  xss,
  'sanitize-html': (html) => sanitizeHtml(html),
  DOMPurify: (html) => purify.sanitize(html),
  'rehype-sanitize': (html) => String(processor.processSync(html)),
};

for (const address of ['/posts?page=2', './?page=2', '?page=2', 'page/2', 'page2.html', '.', '2']) {
  console.log(address);
  for (const [name, clean] of Object.entries(ways)) {
    const link = new JSDOM(clean(`<a href="${address}">2</a>`), { url: 'https://example.com/posts/?page=1' }).window.document.querySelector('a');
    const leads = link.hasAttribute('href') ? `leads to ${link.href.slice('https://example.com'.length)}` : 'is no link';
    console.log(`  ${name}: ${leads}`);
  }
}
console.log(xss('<form action="?page=2"></form>', { whiteList: { form: ['action'] } }));
PROGRAM

cat >seen.txt <<'SEEN'
/posts?page=2
  xss: leads to /posts?page=2
  sanitize-html: leads to /posts?page=2
  DOMPurify: leads to /posts?page=2
  rehype-sanitize: leads to /posts?page=2
./?page=2
  xss: leads to /posts/?page=2
  sanitize-html: leads to /posts/?page=2
  DOMPurify: leads to /posts/?page=2
  rehype-sanitize: leads to /posts/?page=2
?page=2
  xss: leads to /posts/?page=1
  sanitize-html: leads to /posts/?page=2
  DOMPurify: leads to /posts/?page=2
  rehype-sanitize: leads to /posts/?page=2
page/2
  xss: leads to /posts/?page=1
  sanitize-html: leads to /posts/page/2
  DOMPurify: leads to /posts/page/2
  rehype-sanitize: leads to /posts/page/2
page2.html
  xss: leads to /posts/?page=1
  sanitize-html: leads to /posts/page2.html
  DOMPurify: leads to /posts/page2.html
  rehype-sanitize: leads to /posts/page2.html
.
  xss: leads to /posts/?page=1
  sanitize-html: leads to /posts/
  DOMPurify: leads to /posts/
  rehype-sanitize: leads to /posts/
2
  xss: leads to /posts/?page=1
  sanitize-html: leads to /posts/2
  DOMPurify: leads to /posts/2
  rehype-sanitize: leads to /posts/2
<form action="?page=2"></form>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
