#!/usr/bin/env bash
# Two libraries that write JSX as a string leave "true" out of aria-hidden={true}, so what should be hidden from a screen reader is read out.
#
# Versions: @kitajs/html 4.2.13 and typed-html 3.0.1, beside vhtml 2.2.0, hono 4.13.19, and preact 11.2.0 with preact-render-to-string 6.8.2. Both
# treat each attribute like `disabled`. ARIA has none of that kind: without a value, aria-hidden is not set, and aria-current marks no
# page. `{false}` leaves the attribute out, so aria-expanded={false} does not say that a menu is closed. No type forbids either, as
# names with a hyphen are not checked. A string, as in aria-hidden="true", is right in all of them.
# Source: WAI-ARIA 1.2, aria-current, aria-expanded and aria-hidden; MDN's page "Boolean attribute (ARIA)". Neither readme speaks of these
# attributes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @kitajs/html@4.2.13 typed-html@3.0.1 vhtml@2.2.0 hono@4.13.19 preact@11.2.0 preact-render-to-string@6.8.2

cat >find.mjs <<'PROGRAM'
import kita from '@kitajs/html';
import { jsx } from 'hono/jsx';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import * as typed from 'typed-html';
import vhtml from 'vhtml';

const libraries = {
  '@kitajs/html': kita.createElement,
  'typed-html': typed.createElement,
  vhtml,
  hono: (...element) => String(jsx(...element)),
  preact: (...element) => renderToString(h(...element)),
};
for (const [name, attributes] of [
  ['span', { 'aria-hidden': true }],
  ['a', { href: '/2', 'aria-current': true }],
  ['button', { 'aria-expanded': false, disabled: true }],
  ['span', { 'aria-hidden': 'true' }],
]) {
  console.log(name, JSON.stringify(attributes));
  for (const [library, element] of Object.entries(libraries)) console.log(`  ${library}: ${element(name, attributes, 'x')}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
span {"aria-hidden":true}
  @kitajs/html: <span aria-hidden>x</span>
  typed-html: <span aria-hidden>x</span>
  vhtml: <span aria-hidden="true">x</span>
  hono: <span aria-hidden="true">x</span>
  preact: <span aria-hidden="true">x</span>
a {"href":"/2","aria-current":true}
  @kitajs/html: <a href="/2" aria-current>x</a>
  typed-html: <a href="/2" aria-current>x</a>
  vhtml: <a href="/2" aria-current="true">x</a>
  hono: <a href="/2" aria-current="true">x</a>
  preact: <a href="/2" aria-current="true">x</a>
button {"aria-expanded":false,"disabled":true}
  @kitajs/html: <button disabled>x</button>
  typed-html: <button disabled>x</button>
  vhtml: <button disabled="true">x</button>
  hono: <button aria-expanded="false" disabled="">x</button>
  preact: <button aria-expanded="false" disabled>x</button>
span {"aria-hidden":"true"}
  @kitajs/html: <span aria-hidden="true">x</span>
  typed-html: <span aria-hidden="true">x</span>
  vhtml: <span aria-hidden="true">x</span>
  hono: <span aria-hidden="true">x</span>
  preact: <span aria-hidden="true">x</span>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
