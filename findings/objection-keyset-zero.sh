#!/usr/bin/env bash
# objection-keyset-pagination begins the list again behind a row with the number 0 or an empty text, so the posts behind it are never shown.
#
# Versions: objection-keyset-pagination 0.1.0 with objection 3.1.5 and knex 3.3.0 on libsql 0.5.29, in memory; beside objection-cursor 1.2.6, which
# goes on. Sorted by one column, the place in the list is the bare value of its last row, and a place that is false in JavaScript counts as
# none: the next page is the first one, with the same place at its end. So is each page after it. Balances, ratings and names that may be
# empty have such rows; a page that ends at another one, or a second column, goes well.
# Source: the package's readme: `result.keyset` of one page, given to keysetPage(), fetches the next batch of rows.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund objection-keyset-pagination@0.1.0 objection@3.1.5 objection-cursor@1.2.6 knex@3.3.0 better-sqlite3@npm:libsql@0.5.29

cat >find.mjs <<'PROGRAM'
import Knex from 'knex';
import objection from 'objection';
import objectionCursor from 'objection-cursor';
import keysetPagination from 'objection-keyset-pagination';

const knex = Knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
objection.Model.knex(knex);
await knex.schema.createTable('posts', (table) => {
  table.integer('rating').primary();
  table.string('name');
});
const names = ['', 'a', 'b', 'c', 'd', 'e'];
await knex('posts').insert([-2, -1, 0, 1, 2, 3].map((rating, index) => ({ rating, name: names[index] })));

class Keyset extends keysetPagination()(objection.Model) {
  static tableName = 'posts';
}
class Cursor extends objectionCursor()(objection.Model) {
  static tableName = 'posts';
}
const readers = {
  async keyset(columns, place) {
    const query = columns.reduce((result, [column, order]) => result.orderBy(column, order), Keyset.query().limit(3));
    const { results, keyset } = await query.keysetPage(place);
    return [results, results.length ? keyset : undefined];
  },
  async cursor(columns, place) {
    const query = columns.reduce((result, [column, order]) => result.orderBy(column, order), Cursor.query().limit(3));
    const { results, pageInfo } = await query.nextCursorPage(place);
    return [results, results.length ? pageInfo.next : undefined];
  },
};

for (const columns of [
  [['rating', 'asc']],
  [['rating', 'desc']],
  [['name', 'desc']],
  [['name', 'desc'], ['rating', 'asc']],
]) {
  console.log(`six posts by ${columns.map((part) => part.join(' ')).join(', ')}`);
  for (const [name, read] of Object.entries(readers)) {
    const pages = [];
    let place;
    do {
      const [results, next] = await read(columns, place);
      pages.push(results.map((row) => JSON.stringify(row[columns[0][0]])).join(' ') || 'none');
      place = next;
    } while (place && pages.length < 4);
    console.log(`  ${name}: ${pages.join(' / ')}`);
  }
}
await knex.destroy();
PROGRAM

cat >seen.txt <<'SEEN'
six posts by rating asc
  keyset: -2 -1 0 / -2 -1 0 / -2 -1 0 / -2 -1 0
  cursor: -2 -1 0 / 1 2 3 / none
six posts by rating desc
  keyset: 3 2 1 / 0 -1 -2 / none
  cursor: 3 2 1 / 0 -1 -2 / none
six posts by name desc
  keyset: "e" "d" "c" / "b" "a" "" / "e" "d" "c" / "b" "a" ""
  cursor: "e" "d" "c" / "b" "a" "" / none
six posts by name desc, rating asc
  keyset: "e" "d" "c" / "b" "a" "" / none
  cursor: "e" "d" "c" / "b" "a" "" / none
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
