#!/usr/bin/env bash
# Sorted by two columns, apollo-cursor-pagination shows posts of the first page on the second one again, leaves others out, and gives up at the third.
#
# Versions: apollo-cursor-pagination 0.9.1 with knex 3.3.0 on libsql 0.5.29, in memory. A post follows the cursor if its year is later within a tag,
# or its id within a year, but then the tag is not compared; and the direction for the id is that of a descending list, as ['asc', 'asc'] is
# held against 'asc'. The last column is taken out of the list that the program has given, too, so the next cursor lacks its value, and the
# query for the third page fails. One column, as a text, goes well, also with equal values; as a list of one, it does not.
# Source: the package's readme: `orderBy` is a column, or an array of columns for ordering by multiple fields, and `orderDirection` likewise; GraphQL
# Cursor Connections Specification, "Pagination algorithm", by which `after` removes all edges up to that of the cursor, and no others.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund apollo-cursor-pagination@0.9.1 knex@3.3.0 better-sqlite3@npm:libsql@0.5.29

cat >find.mjs <<'PROGRAM'
import apollo from 'apollo-cursor-pagination';
import Knex from 'knex';

const knex = Knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
await knex.schema.createTable('posts', (table) => {
  table.integer('id');
  table.string('tag');
  table.integer('year');
});
const years = { a: [2024, 2025, 2025, 2025], b: [2024, 2024, 2025], c: [2024, 2025] };
const rows = Object.entries(years).flatMap(([tag, list]) => list.map((year) => ({ tag, year })));
await knex('posts').insert(rows.map((row, index) => ({ id: index + 1, ...row })));

async function pages(orders) {
  const shown = [];
  let after;
  do {
    const { orderBy, orderDirection } = orders();
    try {
      const { edges, pageInfo } = await apollo.knexPaginator(knex('posts').select('*'), { first: 3, after, orderBy, orderDirection });
      shown.push(edges.map(({ node }) => node.id).join(' '));
      after = pageInfo.hasNextPage && pageInfo.endCursor;
    } catch (error) {
      shown.push(error.message);
      after = undefined;
    }
  } while (after && shown.length < 5);
  return shown.join(' / ');
}

for (const [orderBy, orderDirection] of [
  ['tag', 'asc'],
  [['tag'], ['asc']],
  [['tag', 'year'], ['asc', 'asc']],
  [['tag', 'year'], ['desc', 'desc']],
  [['tag', 'year'], ['asc', 'desc']],
]) {
  const query = knex('posts').select('id').orderBy([].concat(orderBy, 'id').map((column, index) => {
    return { column, order: [].concat(orderDirection)[index] ?? [].concat(orderDirection)[0] };
  }));
  console.log(`${JSON.stringify(orderBy)} ${JSON.stringify(orderDirection)}: ${(await query).map(({ id }) => id).join(' ')}`);
  console.log(`  pages: ${await pages(() => structuredClone({ orderBy, orderDirection }))}`);
}
await knex.destroy();
PROGRAM

cat >seen.txt <<'SEEN'
"tag" "asc": 1 2 3 4 5 6 7 8 9
  pages: 1 2 3 / 4 5 6 / 7 8 9
["tag"] ["asc"]: 1 2 3 4 5 6 7 8 9
  pages: 1 2 3 / 1 2 5 / Unexpected end of JSON input
["tag","year"] ["asc","asc"]: 1 2 3 4 5 6 7 8 9
  pages: 1 2 3 / 2 5 6 / Undefined binding(s) detected for keys [3] when compiling RAW query: (`tag` = ? and `year` > ?)
["tag","year"] ["desc","desc"]: 9 8 7 6 5 4 3 2 1
  pages: 9 8 7 / 6 5 4 / Undefined binding(s) detected for keys [3] when compiling RAW query: (`tag` = ? and `year` < ?)
["tag","year"] ["asc","desc"]: 2 3 4 1 7 5 6 9 8
  pages: 2 3 4 / 2 3 1 / Undefined binding(s) detected for keys [3] when compiling RAW query: (`tag` = ? and `year` < ?)
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
