#!/usr/bin/env bash
# Three small calculators go wrong at the end of a list: no link to the last page, ten posts where five are left, and no next page after page 4 of 5.
#
# Versions: segmentize 0.4.1, paging-algorithm 1.0.1 and array-paginator 2.0.0, beside paginator 1.0.0, whose steps the second follows. With
# no `endPages`, an option, segmentize stops one page short: page 1 of 2 has no other page. paging-algorithm counts the posts of the last page as
# those of a full one, and begins an empty list at -10. hasNext(4) of array-paginator asks for two pages more, while hasNext() on page 4 is
# right.
# Source: segmentize's readme, where `sidePages: 1` has a page on both sides; array-paginator's readme, "Return true if next page exist", and its
# types for the number of a page; paginator, whose last result is never behind the last one there is.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund segmentize@0.4.1 paging-algorithm@1.0.1 array-paginator@2.0.0 paginator@1.0.0

cat >find.cjs <<'PROGRAM'
const { Paginator: ArrayPaginator } = require('array-paginator');
const Paginator = require('paginator');
const { getPageInfo } = require('paging-algorithm');
const segmentize = require('segmentize');

for (const [page, pages] of [
  [1, 2],
  [4, 5],
  [5, 5],
]) {
  for (const options of [{ sidePages: 1 }, { sidePages: 1, endPages: 1 }]) {
    const { previousPages, centerPage, nextPages, endPages } = segmentize({ page, pages, ...options });
    console.log(`segmentize, page ${page} of ${pages}, ${JSON.stringify(options)}: ${[previousPages, centerPage, nextPages, endPages].map((part) => part.join(' ') || 'none').join(', ')}`);
  }
}
for (const [total, page] of [
  [25, 2],
  [25, 3],
  [0, 1],
]) {
  const { results, firstResult, lastResult } = getPageInfo({ limit: 10, pageCount: 5, total, page });
  const other = new Paginator(10, 5).build(total, page);
  console.log(`page ${page} of ${total} posts: paging-algorithm has ${results} from ${firstResult} to ${lastResult}, paginator ${other.results} from ${other.first_result} to ${other.last_result}`);
}
const posts = Array.from({ length: 25 }, (_, index) => index + 1);
for (const page of [3, 4, 5]) {
  const open = new ArrayPaginator(posts, 5, page);
  console.log(`array-paginator, page ${page} of ${open.total}: hasNext() ${open.hasNext()}, hasNext(${page}) ${new ArrayPaginator(posts, 5).hasNext(page)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
segmentize, page 1 of 2, {"sidePages":1}: none, 1, none, none
segmentize, page 1 of 2, {"sidePages":1,"endPages":1}: none, 1, none, 2
segmentize, page 4 of 5, {"sidePages":1}: 3, 4, none, none
segmentize, page 4 of 5, {"sidePages":1,"endPages":1}: 3, 4, none, 5
segmentize, page 5 of 5, {"sidePages":1}: 4, 5, none, none
segmentize, page 5 of 5, {"sidePages":1,"endPages":1}: 4, 5, none, none
page 2 of 25 posts: paging-algorithm has 10 from 10 to 19, paginator 10 from 10 to 19
page 3 of 25 posts: paging-algorithm has 10 from 20 to 29, paginator 5 from 20 to 24
page 1 of 0 posts: paging-algorithm has 0 from -10 to -1, paginator 0 from 0 to 0
array-paginator, page 3 of 5: hasNext() true, hasNext(3) true
array-paginator, page 4 of 5: hasNext() true, hasNext(4) false
array-paginator, page 5 of 5: hasNext() false, hasNext(5) false
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
