#!/usr/bin/env bash
# react-paginate calls the current page "canonical" on a link that may not be, and its list of pages is no list to a screen reader.
#
# Versions: react-paginate 8.3.0 with React 19.3.1; checked with html-validate 10.17.0 and axe-core 4.14.1 in jsdom 29.1.1. With no option,
# the link to the current page has rel="canonical", which HTML allows on <link> only; `selectedPageRel={null}` takes it away. The <ul>
# itself has role="navigation", which it may not have: its items are in no list, so their number is not announced. There is no option for it.
# Source: HTML Standard, "Link types", canonical; ARIA in HTML, the roles allowed on <ul>; AdeleD/react-paginate, issue 528, open
# when this was seen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund react-paginate@8.3.0 react@19.3.1 react-dom@19.3.1 html-validate@10.17.0 axe-core@4.14.1 jsdom@29.1.1

cat >find.mjs <<'PROGRAM'
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { JSDOM, VirtualConsole } from 'jsdom';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactPaginate from 'react-paginate';

const Pages = ReactPaginate.default ?? ReactPaginate;
const own = `<nav aria-label="Pagination"><ul><li><a href="?page=1" aria-current="page">1</a></li>
<li><a href="?page=2" rel="next">2</a></li></ul></nav>`;
for (const [name, options] of Object.entries({ 'react-paginate': {}, 'selectedPageRel={null}': { selectedPageRel: null }, 'a list in <nav>': undefined })) {
  const pages = options && h(Pages, { pageCount: 5, forcePage: 1, hrefBuilder: (page) => `?page=${page}`, ...options });
  const html = pages ? renderToStaticMarkup(pages) : own;
  const { results } = await new HtmlValidate({ rules: { 'attribute-misuse': 'error' } }).validateString(html);
  console.log(`${name}: ${html.match(/^<.*?>/)[0]} ${html.match(/<a [^>]*aria-current="page"[^>]*>/)[0]}`);
  console.log('  html-validate:', results[0]?.messages.map(({ message }) => message).join(', ') ?? 'fine');
  const { window } = new JSDOM(html, { runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
  window.eval(axe.source);
  const { violations } = await window.axe.run({ runOnly: ['aria-allowed-role', 'listitem'] });
  console.log('  axe:', violations.map(({ id, nodes }) => `${id} ${nodes.length}`).join(', ') || 'fine');
}
PROGRAM

cat >seen.txt <<'SEEN'
react-paginate: <ul role="navigation" aria-label="Pagination"> <a rel="canonical" href="?page=2" tabindex="-1" aria-label="Page 2 is your current page" aria-current="page">
  html-validate: "rel" attribute cannot be used on <a> in this context: <a> does not allow rel="canonical"
  axe: aria-allowed-role 1, listitem 7
selectedPageRel={null}: <ul role="navigation" aria-label="Pagination"> <a href="?page=2" tabindex="-1" aria-label="Page 2 is your current page" aria-current="page">
  html-validate: fine
  axe: aria-allowed-role 1, listitem 7
a list in <nav>: <nav aria-label="Pagination"> <a href="?page=1" aria-current="page">
  html-validate: fine
  axe: fine
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
