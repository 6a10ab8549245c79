#!/usr/bin/env bash
# Two paginators for Vue have links and arrows that are neither links nor buttons: a screen reader hears "6" and "Next", and nothing to press.
#
# Versions: vuejs-paginate-next 1.0.2 and @hennge/vue3-pagination 1.0.17 with Vue 3.5.45, beside v-pagination-3 0.1.7, which has buttons; read
# with dom-accessibility-api 0.7.1 in jsdom 29.1.1. The first draws each page and both arrows as an <a> with a `tabindex` and no `href`: the
# Tab key reaches it, and it is announced as text. The arrows of the second are bare <svg> elements with a listener for the mouse: no key
# reaches them, and they have no name. No page is marked with aria-current in any of the three.
# Source: HTML Accessibility API Mappings, "a" without href, which is generic; WCAG 2.2, 2.1.1 "Keyboard" and 4.1.2 "Name, Role, Value". The readmes
# name no option for it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vuejs-paginate-next@1.0.2 @hennge/vue3-pagination@1.0.17 v-pagination-3@0.1.7 vue@3.5.45 \
  @vue/server-renderer@3.5.45 jsdom@29.1.1 dom-accessibility-api@0.7.1

cat >find.cjs <<'PROGRAM'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<!doctype html><body></body>');
for (const name of ['document', 'Element', 'HTMLElement', 'Node', 'SVGElement']) globalThis[name] = window[name];
globalThis.window = window;

const { renderToString } = require('@vue/server-renderer');
const { computeAccessibleName, getRole } = require('dom-accessibility-api');
const { createSSRApp, h } = require('vue');

const paginators = {
  'vuejs-paginate-next': [require('vuejs-paginate-next'), { pageCount: 9, modelValue: 5, pageRange: 3 }],
  '@hennge/vue3-pagination': [require('@hennge/vue3-pagination'), { pages: 9, modelValue: 5, rangeSize: 1 }],
  'v-pagination-3': [require('v-pagination-3'), { records: 90, perPage: 10, modelValue: 5 }],
};
(async () => {
  for (const [name, [module, props]] of Object.entries(paginators)) {
    window.document.body.innerHTML = await renderToString(createSSRApp({ render: () => h(module.default ?? module, props) }));
    const controls = [...window.document.querySelectorAll('li > a, li > button, li > svg')];
    const shown = controls.map((control) => {
      const words = [control.localName, getRole(control) ?? 'no role', `"${computeAccessibleName(control) || control.textContent}"`];
      const reached = control.localName === 'button' || control.hasAttribute('href') || control.getAttribute('tabindex') === '0';
      return [...words, reached ? 'reached' : 'not reached'].join(' ');
    });
    console.log(`${name}, aria-current: ${window.document.querySelectorAll('[aria-current]').length}`);
    for (const text of [shown[0], shown[1], shown.at(Math.floor(shown.length / 2)), shown.at(-1)]) console.log(`  ${text}`);
  }
})();
PROGRAM

cat >seen.txt <<'SEEN'
vuejs-paginate-next, aria-current: 0
  a no role "Prev" reached
  a no role "1" reached
  a no role "5" reached
  a no role "Next" reached
@hennge/vue3-pagination, aria-current: 0
  svg no role "" not reached
  svg no role "" not reached
  button button "Go to page 5" reached
  svg no role "" not reached
v-pagination-3, aria-current: 0
  button button "<<" reached
  button button "<" reached
  button button "5" reached
  button button ">>" reached
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
