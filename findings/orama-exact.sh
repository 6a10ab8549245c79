#!/usr/bin/env bash
# With `exact`, Orama finds no word that begins or ends with a letter such as "é", and with `distinctOn`, it counts what is not shown.
#
# Version: @orama/orama 3.1.18. The text is searched once more for the words as they are written, between two `\b`, and to these a letter beyond
# ASCII is no part of a word: "Café" and "über" are found nowhere, whereas "naïve" is. `count` then says that there are none. With one result
# for each author, `count` is still that of all posts, so a list of three pages is said to have fifteen. Without either option, both are
# right.
# Source: the types of the package: `exact` is "whether to match the term exactly", and `distinctOn` leaves one result for each value; ECMAScript,
# WordCharacters, which are a to z, A to Z, 0 to 9 and "_" without the flags u and i.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @orama/orama@3.1.18

cat >find.mjs <<'PROGRAM'
import { create, insertMultiple, search } from '@orama/orama';

const posts = Array.from({ length: 30 }, (_, index) => ({ title: `Page ${index} Café über naïve`, author: 'abcdef'[index % 6] }));
const database = create({ schema: { title: 'string', author: 'string' } });
await insertMultiple(database, posts);

for (const term of ['Page', 'naïve', 'Café', 'über']) {
  const plain = await search(database, { term });
  const exact = await search(database, { term, exact: true });
  console.log(`${term}: ${plain.count} posts, ${exact.count} with exact`);
}
for (const distinctOn of [undefined, 'author']) {
  const pages = [];
  let total;
  for (let offset = 0; ; offset += 2) {
    const { count, hits } = await search(database, { term: 'Page', limit: 2, offset, distinctOn });
    if (!hits.length) break;
    pages.push(hits.length);
    total = count;
  }
  console.log(`distinct on ${distinctOn ?? 'nothing'}: ${pages.length} pages of 2, count ${total}, which is ${Math.ceil(total / 2)} pages`);
}
PROGRAM

cat >seen.txt <<'SEEN'
Page: 30 posts, 30 with exact
naïve: 30 posts, 30 with exact
Café: 30 posts, 0 with exact
über: 30 posts, 0 with exact
distinct on nothing: 15 pages of 2, count 30, which is 15 pages
distinct on author: 3 pages of 2, count 30, which is 15 pages
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
