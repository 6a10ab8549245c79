#!/usr/bin/env bash
# In a book of two pages side by side, manifesto.js has as the next page one that is open already, and shows the last page of some books twice.
#
# Version: manifesto.js 4.3.5, with which viewers for IIIF turn pages. After the cover come pages 2 and 3 together, and getPagedIndices() says so.
# getNextPageIndex() and getPrevPageIndex() ask it without the flag that they were given, so from page 2 they lead to 3, and from 3 to
# 2: each second press shows the same two pages. If the last page is on the right, it stands beside the one before, and alone when it
# is asked for itself. In single pages, all is well.
# Source: IIIF Presentation API 2.1, `viewingHint` "paged": the first view is a single page, and each after it has two; the types of the package,
# where `pagingEnabled` is a parameter of all three methods.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund manifesto.js@4.3.5

cat >find.cjs <<'PROGRAM'
const { parseManifest } = require('manifesto.js');

const base = 'https://library.example/book';
function book(length) {
  const canvases = Array.from({ length }, (_, index) => {
    return { '@id': `${base}/${index + 1}`, '@type': 'sc:Canvas', label: String(index + 1), height: 10, width: 10, images: [] };
  });
  const context = 'http://iiif.io/api/presentation/2/context.json';
  const sequences = [{ '@type': 'sc:Sequence', viewingHint: 'paged', viewingDirection: 'left-to-right', canvases }];
  return parseManifest({ '@context': context, '@id': base, '@type': 'sc:Manifest', label: 'Book', sequences }).getSequences()[0];
}
const page = (index) => (index < 0 ? 'none' : index + 1);

for (const length of [5, 6]) {
  const sequence = book(length);
  console.log(`book of ${length} pages, two side by side: ${sequence.isPagingEnabled()}`);
  for (let index = 0; index < length; index += 1) {
    const shown = sequence.getPagedIndices(index, true);
    const next = sequence.getNextPageIndex(index, true);
    const previous = sequence.getPrevPageIndex(index, true);
    const again = [next, previous].filter((other) => shown.includes(other)).map(page);
    console.log(`  page ${index + 1}: shown ${shown.map(page).join(' and ')}, previous ${page(previous)}, next ${page(next)}${again.length ? `, of which ${again.join(' and ')} is open` : ''}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
book of 5 pages, two side by side: true
  page 1: shown 1, previous none, next 2
  page 2: shown 2 and 3, previous 1, next 3, of which 3 is open
  page 3: shown 2 and 3, previous 2, next 4, of which 2 is open
  page 4: shown 4 and 5, previous 3, next 5, of which 5 is open
  page 5: shown 5, previous 4, next none
book of 6 pages, two side by side: true
  page 1: shown 1, previous none, next 2
  page 2: shown 2 and 3, previous 1, next 3, of which 3 is open
  page 3: shown 2 and 3, previous 2, next 4, of which 2 is open
  page 4: shown 4 and 5, previous 3, next 5, of which 5 is open
  page 5: shown 4 and 5, previous 4, next 6, of which 4 is open
  page 6: shown 6, previous 5, next none
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
