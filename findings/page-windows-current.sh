#!/usr/bin/env bash
# Two calculators of page numbers leave the current page out of their pages: page 5 of 20 is not among 1 2 3 4 ... 19 20.
#
# Versions: pagination-calculator 1.0.0 and headless-pagination 0.1.3, beside ultimate-pagination 1.0.0, which has it always. The first draws the
# beginning of the list until page 5 with `pageLimit: 7`, but only four numbers of it; with 4, 5 and 6 it is the same, from page 2, 3 and 4 on.
# The second has two ellipses side by side with `maxLinks: 4`. Both count wrongly for "Showing 25 to 30 of 30": the second says
# "25 to 48", and for an empty list one says "1 to 0" and the other "-23 to 0".
# Source: the readmes: `pageLimit` is the "number of pages in array", `maxLinks` the "max number of pagination links to show", and `to()` the "ending
# item we're currently displaying".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pagination-calculator@1.0.0 headless-pagination@0.1.3 ultimate-pagination@1.0.0

cat >find.cjs <<'PROGRAM'
const Paginator = require('headless-pagination').default;
const { paginationCalculator } = require('pagination-calculator');
const { getPaginationModel } = require('ultimate-pagination');

function show(name, pagesOf) {
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  const without = all.filter((page) => !pagesOf(page).includes(page));
  console.log(`${name}: ${without.length} of 20 pages are not in their own list`);
  if (without.length) console.log(`  page ${without[0]}: ${pagesOf(without[0]).join(' ')}`);
}

for (const pageLimit of [4, 5, 6, 7, 8]) {
  show(`pagination-calculator, ${pageLimit}`, (current) => paginationCalculator({ total: 200, current, pageLimit }).pages);
}
for (const maxLinks of [4, 5, 7]) {
  show(`headless-pagination, ${maxLinks}`, (initialPage) =>
    new Paginator({ totalItems: 200, perPage: 10, initialPage, maxLinks }).links().map(({ label }) => label),
  );
}
show('ultimate-pagination', (currentPage) => getPaginationModel({ currentPage, totalPages: 20 }).map(({ value }) => value));
for (const [total, current] of [
  [30, 2],
  [0, 1],
]) {
  const { showingStart, showingEnd } = paginationCalculator({ total, current, pageSize: 24 });
  const paginator = new Paginator({ totalItems: total, perPage: 24, initialPage: current });
  console.log(`of ${total}: ${showingStart} to ${showingEnd}, and ${paginator.from()} to ${paginator.to()}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
pagination-calculator, 4: 2 of 20 pages are not in their own list
  page 2: 1 ... 19 20
pagination-calculator, 5: 2 of 20 pages are not in their own list
  page 3: 1 2 ... 19 20
pagination-calculator, 6: 1 of 20 pages are not in their own list
  page 4: 1 2 3 ... 19 20
pagination-calculator, 7: 1 of 20 pages are not in their own list
  page 5: 1 2 3 4 ... 19 20
pagination-calculator, 8: 0 of 20 pages are not in their own list
headless-pagination, 4: 18 of 20 pages are not in their own list
  page 2: 1 ... ... 20
headless-pagination, 5: 0 of 20 pages are not in their own list
headless-pagination, 7: 0 of 20 pages are not in their own list
ultimate-pagination: 0 of 20 pages are not in their own list
of 30: 25 to 30, and 25 to 48
of 0: 1 to 0, and -23 to 0
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
