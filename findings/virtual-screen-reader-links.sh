#!/usr/bin/env bash
# For Guidepup's virtual screen reader and getByRole(), a link with href="" is no link, and the former announces a false aria-current.
#
# Versions: @guidepup/virtual-screen-reader 0.33.0 and @testing-library/dom 10.4.2 on jsdom 29.1.1; beside dom-accessibility-api 0.7.1, which sees
# the link, as Chromium does (tried by hand). With an empty address, a link leads to the page it is on. aria-current="false" is
# the same as none, yet "not current item" is read out; a word that is not in its list counts as "true", and nothing is read out, so that
# a test hears the opposite of NVDA. What is in a closed <details> is read out, too, although no visitor comes across it.
# Source: HTML Standard, 4.6.1 "Introduction" to links, and 4.11.1 "The details element"; WAI-ARIA 1.2, aria-current, and axe-core's issue 1773,
# in which three screen readers announce such words; for the address, issue 1306 of React Testing Library, closed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @guidepup/virtual-screen-reader@0.33.0 @testing-library/dom@10.4.2 dom-accessibility-api@0.7.1 \
  jsdom@29.1.1

cat >find.mjs <<'PROGRAM'
import { virtual } from '@guidepup/virtual-screen-reader';
import { queryAllByRole } from '@testing-library/dom';
import { getRole } from 'dom-accessibility-api';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><html lang="en"><title>Posts</title><body></body></html>');
const { document } = window;
Object.assign(globalThis, { window, document, Node: window.Node, Element: window.Element });
for (const html of [
  '<a href="">1</a>',
  '<a href="" aria-current="page">1</a>',
  '<a href="/2" aria-current="false">2</a>',
  '<a href="/2" aria-current="pages">2</a>',
  '<details><summary>Pages</summary><a href="/2">2</a></details>',
  '<a href="/2" aria-current="page">2</a>',
]) {
  document.body.innerHTML = html;
  await virtual.start({ container: document.body, window });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  console.log(html);
  console.log(`  read out: ${phrases.slice(1, -1).join('; ')}`);
  console.log(`  links by role: ${queryAllByRole(document.body, 'link').length}, dom-accessibility-api: ${getRole(document.querySelector('a'))}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
<a href="">1</a>
  read out: 1
  links by role: 0, dom-accessibility-api: link
<a href="" aria-current="page">1</a>
  read out: 1, current page
  links by role: 0, dom-accessibility-api: link
<a href="/2" aria-current="false">2</a>
  read out: link, 2, not current item
  links by role: 1, dom-accessibility-api: link
<a href="/2" aria-current="pages">2</a>
  read out: link, 2
  links by role: 1, dom-accessibility-api: link
<details><summary>Pages</summary><a href="/2">2</a></details>
  read out: group; Pages; link, 2; end of group
  links by role: 1, dom-accessibility-api: link
<a href="/2" aria-current="page">2</a>
  read out: link, 2, current page
  links by role: 1, dom-accessibility-api: link
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
