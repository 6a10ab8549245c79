#!/usr/bin/env bash
# drizzle-cursor has no second page if posts are sorted by a date and the place in the list comes back from the visitor as its token.
#
# Versions: drizzle-cursor 0.4.1 with drizzle-orm 0.45.4 on libsql 0.5.29, in memory. A token is the JSON of the last row, so the date in it is
# a text afterwards, and Drizzle, which has made a Date of the column, calls getTime() of it: "value.getTime is not a function". With the row
# itself in place of the token all is well, and so are the tokens of texts and numbers, so that it shows up late. A parser of one's own
# that makes dates again, as a third option, mends it.
# Source: the package's readme: where() "also accepts the string token directly", and names no limit of columns but those that may be null.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps drizzle-cursor@0.4.1 drizzle-orm@0.45.4 better-sqlite3@npm:libsql@0.5.29

cat >find.cjs <<'PROGRAM'
const Libsql = require('better-sqlite3');
const { generateCursor } = require('drizzle-cursor');
const { drizzle } = require('drizzle-orm/better-sqlite3');
const { integer, sqliteTable, text } = require('drizzle-orm/sqlite-core');

const client = new Libsql(':memory:');
client.exec('create table posts (id integer primary key, title text, published integer)');
for (let id = 1; id <= 5; id += 1) client.exec(`insert into posts values (${id}, 'title ${9 - id}', ${1_700_000_000 + id * 86_400})`);
const posts = sqliteTable('posts', {
  id: integer('id').primaryKey(),
  title: text('title'),
  published: integer('published', { mode: 'timestamp' }),
});
const database = drizzle({ client });
const reviver = (key, value) => (key === 'published' ? new Date(value) : value);

async function pages(column, place, options) {
  const cursors = [{ key: column, schema: posts[column], order: 'DESC' }];
  const cursor = generateCursor({ cursors, primaryCursor: { key: 'id', schema: posts.id } }, options);
  const shown = [];
  let last;
  try {
    do {
      const rows = await database.select().from(posts).orderBy(...cursor.orderBy).where(cursor.where(last)).limit(2);
      shown.push(rows.map(({ id }) => id).join(' '));
      last = rows.length < 2 ? undefined : place === 'row' ? rows.at(-1) : cursor.serialize(rows.at(-1));
    } while (last);
  } catch (error) {
    shown.push(error.message);
  }
  return shown.join(' / ');
}

(async () => {
  for (const column of ['title', 'published']) {
    for (const place of ['row', 'token']) console.log(`by ${column}, with the ${place}: ${await pages(column, place)}`);
  }
  console.log(`by published, with a parser for dates: ${await pages('published', 'token', { parser: (json) => JSON.parse(json, reviver) })}`);
})();
PROGRAM

cat >seen.txt <<'SEEN'
by title, with the row: 1 2 / 3 4 / 5
by title, with the token: 1 2 / 3 4 / 5
by published, with the row: 5 4 / 3 2 / 1
by published, with the token: 5 4 / value.getTime is not a function
by published, with a parser for dates: 5 4 / 3 2 / 1
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
