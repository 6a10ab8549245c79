#!/usr/bin/env bash
# knex-paginate takes the page of an address as it is, and names 21 as the page after "2".
#
# Versions: knex-paginate 3.2.0 with knex 3.3.0, on libsql 0.5.29 in memory. It checks that the page is a number and lets "2" pass, as `isNaN()`
# does; the rows and `prevPage` are right, and so is the last page. `nextPage` is the text "21", as + joins texts, and the first page has
# neither a total nor a last page unless they are asked for, as the number 1 does. A page that is no number raises an error, so all looks checked.
# Source: the package's readme, whose type for `currentPage` is a number, as that of `nextPage` is; the message of its check.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund knex-paginate@3.2.0 knex@3.3.0 better-sqlite3@npm:libsql@0.5.29

cat >find.mjs <<'PROGRAM'
import Knex from 'knex';
import { attachPaginate } from 'knex-paginate';

const knex = Knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
attachPaginate();
await knex.schema.createTable('posts', (table) => table.integer('id'));
await knex('posts').insert(Array.from({ length: 250 }, (_, index) => ({ id: index + 1 })));

for (const search of ['page=1', 'page=2', 'page=two']) {
  const page = new URLSearchParams(search).get('page');
  for (const options of [{ currentPage: page }, { currentPage: Number(page) }, { currentPage: page, isLengthAware: true }]) {
    try {
      const { data, pagination } = await knex('posts').paginate({ perPage: 10, ...options });
      const { total, lastPage, prevPage, nextPage } = pagination;
      console.log(`${JSON.stringify(options)}: ${JSON.stringify({ rows: data.length, total, lastPage, prevPage, nextPage })}`);
    } catch (error) {
      console.log(`${JSON.stringify(options)}: ${error.message}`);
    }
  }
}
await knex.destroy();
PROGRAM

cat >seen.txt <<'SEEN'
{"currentPage":"1"}: {"rows":10}
{"currentPage":1}: {"rows":10,"total":250,"lastPage":25,"prevPage":null,"nextPage":2}
{"currentPage":"1","isLengthAware":true}: {"rows":10,"total":250,"lastPage":25,"prevPage":null,"nextPage":"11"}
{"currentPage":"2"}: {"rows":10}
{"currentPage":2}: {"rows":10}
{"currentPage":"2","isLengthAware":true}: {"rows":10,"total":250,"lastPage":25,"prevPage":1,"nextPage":"21"}
{"currentPage":"two"}: Paginate error: currentPage must be a number.
{"currentPage":null}: Paginate error: currentPage must be a number.
{"currentPage":"two","isLengthAware":true}: Paginate error: currentPage must be a number.
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
