#!/usr/bin/env bash
# Five libraries that morph a page into a new one leave what is in a <template> as it was, so parts that are made from it later are old.
#
# Versions: morphdom 2.7.8, nanomorph 5.4.3, micromorph 0.4.5, set-dom 7.5.2 and diffhtml 0.9.2 in jsdom 29.1.1; beside idiomorph 0.8.0, which
# updates it. A page of posts has a <template> for the posts that a script adds, with an address in it. After the change to another
# tag, its attributes are new and its content is that of the old page. The other five compare child nodes, and a template has none of its own.
# Source: HTML, "The template element", whose contents are in a fragment of their own, `content`; issue 251 of morphdom, open since 2024, has it
# for that library. The readmes name no such limit.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund morphdom@2.7.8 nanomorph@5.4.3 micromorph@0.4.5 set-dom@7.5.2 diffhtml@0.9.2 idiomorph@0.8.0 jsdom@29.1.1

cat >find.mjs <<'PROGRAM'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!DOCTYPE html><body>');
const { document } = window;
const names = ['window', 'document', 'Node', 'Element', 'Document', 'DocumentFragment', 'DOMParser', 'HTMLElement', 'MutationObserver', 'NodeFilter'];
for (const name of names) globalThis[name] = window[name];

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

const page = (tag) => `<main><h1>${tag}</h1><template data-tag="${tag}"><a href="/tags/${tag}?page=2">Next</a></template></main>`;
console.log(page('html'));
for (const [name, update] of Object.entries({
  morphdom,
  nanomorph: (element, html) => nanomorph(element, read(html)),
  micromorph: (element, html) => micromorph(element, read(html)),
  'set-dom': setDom,
  diffHTML: outerHTML,
  Idiomorph: Idiomorph.morph,
})) {
  document.body.innerHTML = page('css');
  await update(document.body.firstElementChild, page('html'));
  const template = document.querySelector('template');
  const link = template.content.firstElementChild.getAttribute('href');
  console.log(`${name}: ${document.querySelector('h1').textContent}, ${template.dataset.tag}, ${link}`);
}
process.exit();
PROGRAM

cat >seen.txt <<'SEEN'
<main><h1>html</h1><template data-tag="html"><a href="/tags/html?page=2">Next</a></template></main>
morphdom: html, html, /tags/css?page=2
nanomorph: html, html, /tags/css?page=2
micromorph: html, html, /tags/css?page=2
set-dom: html, html, /tags/css?page=2
diffHTML: html, html, /tags/css?page=2
Idiomorph: html, html, /tags/html?page=2
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
