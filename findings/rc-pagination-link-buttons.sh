#!/usr/bin/env bash
# The component under Ant Design's pagination puts each link into a button: a screen reader need not find a link, and the list has no items.
#
# Versions: @rc-component/pagination 1.5.0, beside 1.4.0, which Ant Design 6.6.8 still has, and axe-core 4.14.1 in jsdom 29.1.1. Links come from
# `itemRender`, for which Ant Design's documentation has a link as the example. Since 1.5.0, the <li> around each is role="button": to a screen
# reader, a button has text in it and no link. In both, the <li> can be focused beside its link, so five links are nine stops of the Tab
# key, and the disabled link "prev" of the first page leads to page 0, and that of an empty list "next" too.
# Source: WAI-ARIA 1.2, `button`, "Children Presentational: True"; ARIA in HTML, `li`. The role came with pull request 690 of
# react-component/pagination, and 713 is to take it away.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pagination-1.5.0@npm:@rc-component/pagination@1.5.0 pagination-1.4.0@npm:@rc-component/pagination@1.4.0 \
  react@19.3.1 react-dom@19.3.1 axe-core@4.14.1 jsdom@29.1.1

cat >find.cjs <<'PROGRAM'
const axe = require('axe-core');
const { JSDOM } = require('jsdom');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');

async function show(version, total) {
  const Pagination = require(`pagination-${version}`).default;
  const locale = require(`pagination-${version}/lib/locale/en_US`).default;
  const itemRender = (page, type) => createElement('a', { href: `?page=${page}` }, type === 'page' ? page : type);
  const html = renderToStaticMarkup(createElement(Pagination, { current: 1, total, locale, itemRender, onChange() {} }));
  const { window } = new JSDOM(`<!doctype html><html lang="en"><title>Posts</title><main>${html}</main></html>`, {
    runScripts: 'outside-only',
  });
  window.eval(axe.source);
  const { violations } = await window.axe.run({ runOnly: ['nested-interactive', 'list', 'aria-allowed-role'] });
  const links = [...window.document.querySelectorAll('a')];
  console.log(`${version}, ${total} posts`);
  console.log(`  links: ${links.map((link) => link.textContent + link.getAttribute('href')).join(' ')}`);
  console.log(`  stops of Tab: ${window.document.querySelectorAll('a[href], [tabindex="0"]').length}`);
  for (const { help, nodes } of violations) console.log(`  ${nodes.length} × ${help}`);
}

(async () => {
  for (const version of ['1.5.0', '1.4.0']) for (const total of [30, 0]) await show(version, total);
})();
PROGRAM

cat >seen.txt <<'SEEN'
1.5.0, 30 posts
  links: prev?page=0 1?page=1 2?page=2 3?page=3 next?page=2
  stops of Tab: 9
  5 × ARIA role should be appropriate for the element
  1 × <ul> and <ol> must only directly contain <li>, <script> or <template> elements
  5 × Interactive controls must not be nested
1.5.0, 0 posts
  links: prev?page=0 1?page=1 next?page=0
  stops of Tab: 4
  3 × ARIA role should be appropriate for the element
  1 × <ul> and <ol> must only directly contain <li>, <script> or <template> elements
  3 × Interactive controls must not be nested
1.4.0, 30 posts
  links: prev?page=0 1?page=1 2?page=2 3?page=3 next?page=2
  stops of Tab: 9
1.4.0, 0 posts
  links: prev?page=0 1?page=1 next?page=0
  stops of Tab: 4
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
