#!/usr/bin/env bash
# In simple-datatables, the arrow to the next page is called "Page 6", as the button beside it is, and no page is said to be the current one.
#
# Version: simple-datatables 10.3.0 in jsdom 29.1.1. Each button has the label of its page, and that takes the place of "‹", "›", "«" and "»", so
# a list of buttons has pages 1, 4, 6 and 10 twice, and neither "next" nor "previous". A class is all that marks the current page. The label is
# one for all, `pageTitle`, so the arrows cannot have another. Where a page is exported as CSV, "C#" becomes "C%23" in the text that is
# returned, too, as it does for a link to a file.
# Source: WAI-ARIA 1.2, aria-current, and aria-label, which comes before the content; WCAG 2.2, 2.4.6 "Headings and Labels"; the package's
# documentation, "labels", on `pageTitle`; RFC 4180, in which "#" is a character like others.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund simple-datatables@10.3.0 jsdom@29.1.1 dom-accessibility-api@0.7.1

cat >find.mjs <<'PROGRAM'
import { readFileSync } from 'node:fs';
import { computeAccessibleName } from 'dom-accessibility-api';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><table></table>', { pretendToBeVisual: true, runScripts: 'outside-only' });
window.eval(readFileSync('node_modules/simple-datatables/dist/umd/simple-datatables.js', 'utf8'));
window.eval(`
  const posts = Array.from({ length: 95 }, (_, index) => ['Post ' + (index + 1), 'C#']);
  var table = new simpleDatatables.DataTable(document.querySelector('table'), { firstLast: true, data: { headings: ['Title', 'Tag'], data: posts } });
`);
await new Promise((resolve) => setTimeout(resolve, 200));
window.eval('table.page(5)');
for (const button of window.document.querySelectorAll('.datatable-pagination button')) {
  const current = button.closest('li').classList.contains('datatable-active') ? ', of the class for the current page' : '';
  const aria = button.closest('[aria-current]') ? 'aria-current' : 'no aria-current';
  console.log(`${button.textContent}: name "${computeAccessibleName(button)}", ${aria}${current}`);
}
const csv = window.eval('simpleDatatables.exportCSV(table, { download: false, selection: 5 })');
console.log(csv.split('\n').slice(0, 2).join(' / '));
PROGRAM

cat >seen.txt <<'SEEN'
«: name "Page 1", no aria-current
‹: name "Page 4", no aria-current
1: name "Page 1", no aria-current
2: name "Page 2", no aria-current
3: name "Page 3", no aria-current
4: name "Page 4", no aria-current
5: name "Page 5", no aria-current, of the class for the current page
6: name "Page 6", no aria-current
7: name "Page 7", no aria-current
…: name "", no aria-current
10: name "Page 10", no aria-current
›: name "Page 6", no aria-current
»: name "Page 10", no aria-current
Title,Tag / Post 41,C%23
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
