#!/usr/bin/env bash
# lol-html (Bun's and Cloudflare's HTMLRewriter) does not know which end tags may be left out.
#
# Versions: lol-html-cf 0.0.5, html-rewriter-wasm 0.4.1. Bun 1.4.5 does the same.
# An <li>, <p>, <td>, <dt> or <option> without an end tag ends, for lol-html, at the end tag of its parent, and that tag counts
# as its own. So in valid HTML, remove() of one item takes all that follow it and the end tag of the list; after() puts
# the new content behind the list; and at the end of a file, where no end tag follows, after() does nothing at all.
# The README of html-rewriter-wasm has no word of it. Source: HTML Standard, 13.1.2.4 "Optional tags".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lol-html-cf@0.0.5 html-rewriter-wasm@0.4.1

cat >find.mjs <<'PROGRAM'
import { HTMLRewriter as Wasm } from 'html-rewriter-wasm';
import { HTMLRewriter } from 'lol-html-cf/node';

async function rewrite(Rewriter, parameters, html, selector, element) {
  const chunks = [];
  const rewriter = new Rewriter(...parameters, (chunk) => chunks.push(chunk.slice()));
  rewriter.on(selector, { element });
  await rewriter.write(Buffer.from(html));
  await rewriter.end();
  rewriter.free();
  return Buffer.concat(chunks).toString();
}

const list = '<ul><li>1<li id=two>2<li>3</ul><p>after</p>';
const cases = [
  ['remove', list, '#two', (item) => item.remove()],
  ['after', list, '#two', (item) => item.after('<li>new', { html: true })],
  ['keep', list, '#two', (item) => item.removeAndKeepContent()],
  ['after, at the end', '<p>one<p>two', 'p', (item) => item.after('<hr>', { html: true })],
];
for (const [name, ...input] of cases) {
  const results = [await rewrite(HTMLRewriter, ['utf-8'], ...input), await rewrite(Wasm, [], ...input)];
  console.log(`${name}: ${[...new Set(results)].join(' and ')}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
remove: <ul><li>1<p>after</p>
after: <ul><li>1<li id=two>2<li>3</ul><li>new<p>after</p>
keep: <ul><li>12<li>3<p>after</p>
after, at the end: <p>one<p>two
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
