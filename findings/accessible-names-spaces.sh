#!/usr/bin/env bash
# Testing Library takes the space out of "Next<span> page</span>", so a test finds no link "Next page", and one for "Nextpage" passes.
#
# Versions: dom-accessibility-api 0.7.1, and 0.5.16 within @testing-library/dom 10.4.2, with jsdom 29.1.1; beside axe-core 4.14.1, which keeps the
# space, as Chromium does (tried by hand, also for <br>). White space at both ends of each element inside of a name is taken away, not only
# at the ends of the name. Words for screen readers alone are often written in that way: `2<span class="sr-only"> of 42</span>`.
# Source: Accessible Name and Description Computation 1.2, "Computation steps", name from content: no step takes white space off each child. It
# is dom-accessibility-api's issue 1075, open.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dom-accessibility-api@0.7.1 @testing-library/dom@10.4.2 jsdom@29.1.1 axe-core@4.14.1

cat >find.mjs <<'PROGRAM'
import { getByRole } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><html lang="en"><title>Posts</title><body></body></html>');
Object.assign(globalThis, { window, document: window.document, Node: window.Node });
const { default: axe } = await import('axe-core');
for (const html of [
  'Next<span class="sr-only"> page</span>',
  '<span class="sr-only">Page </span>2',
  '2<span class="sr-only"> of 42</span>',
  '1<br>2',
  'Next <span class="sr-only">page</span>',
]) {
  document.body.innerHTML = `<a href="/2">${html}</a>`;
  const link = document.querySelector('a');
  axe.setup(document);
  const name = axe.commons.text.accessibleText(link);
  axe.teardown();
  let found = true;
  try {
    getByRole(document.body, 'link', { name });
  } catch {
    found = false;
  }
  console.log(`${html}: ${JSON.stringify({ 'dom-accessibility-api': computeAccessibleName(link), 'axe-core': name })}, found by its name: ${found}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
Next<span class="sr-only"> page</span>: {"dom-accessibility-api":"Nextpage","axe-core":"Next page"}, found by its name: false
<span class="sr-only">Page </span>2: {"dom-accessibility-api":"Page2","axe-core":"Page 2"}, found by its name: false
2<span class="sr-only"> of 42</span>: {"dom-accessibility-api":"2of 42","axe-core":"2 of 42"}, found by its name: false
1<br>2: {"dom-accessibility-api":"12","axe-core":"1 2"}, found by its name: false
Next <span class="sr-only">page</span>: {"dom-accessibility-api":"Next page","axe-core":"Next page"}, found by its name: true
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
