#!/usr/bin/env bash
# diffHTML marks two pages as the current one after an update and writes rel="undefined" and id="undefined"; set-dom leaves "Next" on the last page.
#
# Versions: diffhtml 0.9.2 and set-dom 7.5.2, in jsdom 29.1.1; beside morphdom 2.7.8, nanomorph 5.4.3, micromorph 0.4.5 and idiomorph 0.8.0,
# which end with the list that they were given. A list of 10 pages is made into that of another page, 90 times. diffHTML pairs attributes by
# their place, so aria-current stays if `rel` has come to its place; one that is gone is set to "undefined" if it is a property too, so items
# share one id. set-dom looks for an item by its id; one without an id that is not needed any more stays where it is.
# Source: the readmes: outerHTML() of diffHTML sets an element to the HTML that it gets; set-dom finds its "keyed html elements" by `id`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund diffhtml@0.9.2 set-dom@7.5.2 morphdom@2.7.8 nanomorph@5.4.3 micromorph@0.4.5 idiomorph@0.8.0 jsdom@29.1.1

cat >find.mjs <<'PROGRAM'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!DOCTYPE html><body>');
const { document } = window;
const names = ['window', 'document', 'Node', 'Element', 'Document', 'DocumentFragment', 'DOMParser', 'HTMLElement', 'MutationObserver', 'NodeFilter'];
for (const name of names) globalThis[name] = window[name];
globalThis.CSS = { escape: (text) => text };

const { outerHTML } = await import('diffhtml');
const { default: setDom } = await import('set-dom');
const { default: morphdom } = await import('morphdom');
const { default: nanomorph } = await import('nanomorph');
const { default: micromorph } = await import('micromorph');
const { Idiomorph } = await import('idiomorph');

function read(html) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.firstElementChild;
}

function list(current) {
  const items = Array.from({ length: 10 }, (_, index) => index + 1)
    .filter((page) => page === 1 || page === 10 || Math.abs(page - current) < 2)
    .map((page, index, pages) => {
      const gap = index && pages[index - 1] < page - 1 ? '<li>…</li>' : '';
      return `${gap}<li id="page-${page}"><a href="/posts/${page}"${page === current ? ' aria-current="page"' : ''}>${page}</a></li>`;
    });
  if (current > 1) items.unshift(`<li><a href="/posts/${current - 1}" rel="prev">Previous</a></li>`);
  if (current < 10) items.push(`<li><a href="/posts/${current + 1}" rel="next">Next</a></li>`);
  return `<ul>${items.join('')}</ul>`;
}

const ways = {
  diffHTML: outerHTML,
  'set-dom': setDom,
  morphdom,
  nanomorph: (element, html) => nanomorph(element, read(html)),
  micromorph: (element, html) => micromorph(element, read(html)),
  Idiomorph: Idiomorph.morph,
};
for (const [name, update] of Object.entries(ways)) {
  let wrong = 0;
  let current = 0;
  let named = 0;
  let first;
  for (let from = 1; from <= 10; from++) {
    for (let to = 1; to <= 10; to++) {
      if (from === to) continue;
      document.body.innerHTML = list(from);
      await update(document.body.firstElementChild, list(to));
      const html = document.body.innerHTML;
      if (read(html).isEqualNode(read(list(to)))) continue;
      wrong++;
      if (html.split('aria-current').length !== 2) current++;
      if (html.includes('undefined')) named++;
      first ??= `  page ${to} after page ${from}: ${html}`;
    }
  }
  console.log(`${name}: ${wrong} of 90 lists are wrong, ${current} by aria-current, ${named} by "undefined"`);
  if (first) console.log(first);
}
process.exit();
PROGRAM

cat >seen.txt <<'SEEN'
diffHTML: 57 of 90 lists are wrong, 16 by aria-current, 57 by "undefined"
  page 2 after page 1: <ul><li id="undefined"><a href="/posts/1" aria-current="page" rel="prev">Previous</a></li><li id="page-1"><a href="/posts/1">1</a></li><li id="page-2"><a href="/posts/2" aria-current="page">2</a></li><li id="page-3"><a href="/posts/3">3</a></li><li>…</li><li id="page-10"><a href="/posts/10">10</a></li><li><a href="/posts/3" rel="next">Next</a></li></ul>
set-dom: 40 of 90 lists are wrong, 0 by aria-current, 0 by "undefined"
  page 10 after page 1: <ul><li><a href="/posts/9" rel="prev">Previous</a></li><li id="page-1"><a href="/posts/1">1</a></li><li>…</li><li id="page-9"><a href="/posts/9">9</a></li><li id="page-10"><a href="/posts/10" aria-current="page">10</a></li><li><a href="/posts/2" rel="next">Next</a></li></ul>
morphdom: 0 of 90 lists are wrong, 0 by aria-current, 0 by "undefined"
nanomorph: 0 of 90 lists are wrong, 0 by aria-current, 0 by "undefined"
micromorph: 0 of 90 lists are wrong, 0 by aria-current, 0 by "undefined"
Idiomorph: 0 of 90 lists are wrong, 0 by aria-current, 0 by "undefined"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
