#!/usr/bin/env bash
# Three libraries for cursors end a list too early where a row has no value in the column it is sorted by, and say that there is no next page.
#
# Versions: sequelize-cursor-pagination 3.5.1 with sequelize 6.37.8, typeorm-cursor-pagination 0.10.1 with typeorm 0.3.31, kysely-paginate 0.2.0
# with kysely 0.26.3; on libsql 0.5.29 or sql.js 1.17.0, in memory. The next page is `tag > ? OR (tag = ? AND id > ?)`, and nothing is
# greater than NULL, and NULL greater than nothing. With the rows without a value first, those with one are lost; with them last, they
# are lost themselves. `totalCount` of the first has all rows, and its `hasNextPage` is false. TypeORM's writes the text "null" into the
# cursor, and kysely-paginate fails if the last row of a page has no value.
# Source: none of their readmes has a word on it; SQLite's page "NULL Handling"; doug-martin/nestjs-query, issue 1498, open, is the same
# in another library.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps sequelize-cursor-pagination@3.5.1 sequelize@6.37.8 \
  typeorm-cursor-pagination@0.10.1 typeorm@0.3.31 sql.js@1.17.0 reflect-metadata@0.2.2 kysely-paginate@0.2.0 kysely@0.26.3 libsql@0.5.29

cat >find.mjs <<'PROGRAM'
import 'reflect-metadata';
import { Kysely, SqliteDialect } from 'kysely';
import { executeWithCursorPagination } from 'kysely-paginate';
import Libsql from 'libsql';
import { DataTypes, Sequelize } from 'sequelize';
import sequelizeCursors from 'sequelize-cursor-pagination';
import { DataSource, EntitySchema } from 'typeorm';
import { buildPaginator } from 'typeorm-cursor-pagination';

const rows = ['b', null, 'a', null, 'c', null, 'd'].map((tag, index) => ({ id: index + 1, tag }));

// What Sequelize calls of the package sqlite3, which would have to be compiled.
class Database {
  constructor(path, mode, done) {
    this.database = new Libsql(path);
    setImmediate(done, null);
  }
  serialize(run) {
    run();
  }
  run(sql, values, done) {
    this.database.exec(sql);
    done?.call({}, null);
  }
  all(sql, ...rest) {
    rest.at(-1).call({}, null, this.database.prepare(sql).all());
  }
}
const dialectModule = { Database, OPEN_READWRITE: 2, OPEN_CREATE: 4 };
const sequelize = new Sequelize({ dialect: 'sqlite', dialectModule, storage: ':memory:', logging: false });
const Model = sequelize.define('Post', { tag: DataTypes.STRING }, { timestamps: false });
await sequelize.sync();
await Model.bulkCreate(rows);
const paginate = sequelizeCursors.makePaginate(Model);

class Post {}
Reflect.defineMetadata('design:type', Number, Post.prototype, 'id');
Reflect.defineMetadata('design:type', String, Post.prototype, 'tag');
const columns = { id: { type: Number, primary: true }, tag: { type: String, nullable: true } };
const entity = new EntitySchema({ name: 'Post', target: Post, columns });
const source = await new DataSource({ type: 'sqljs', entities: [entity], synchronize: true }).initialize();
await source.getRepository(Post).save(rows);

const kysely = new Kysely({ dialect: new SqliteDialect({ database: new Libsql(':memory:') }) });
await kysely.schema.createTable('posts').addColumn('id', 'integer').addColumn('tag', 'text').execute();
await kysely.insertInto('posts').values(rows).execute();

const readers = {
  async sequelize(order, after) {
    const { edges, pageInfo } = await paginate({ order: [['tag', order]], limit: 2, after });
    return [edges.map(({ node }) => node.id), pageInfo.hasNextPage && pageInfo.endCursor];
  },
  async typeorm(order, afterCursor) {
    const paginator = buildPaginator({ entity: Post, paginationKeys: ['tag', 'id'], query: { limit: 2, order, afterCursor } });
    const { data, cursor } = await paginator.paginate(source.getRepository(Post).createQueryBuilder('post'));
    return [data.map(({ id }) => id), cursor.afterCursor];
  },
  async kysely(order, after) {
    const fields = [
      { expression: 'tag', direction: order.toLowerCase() },
      { expression: 'id', direction: 'asc' },
    ];
    const options = { perPage: 2, after, fields, parseCursor: ({ tag, id }) => ({ tag, id: Number(id) }) };
    const { rows, hasNextPage, endCursor } = await executeWithCursorPagination(kysely.selectFrom('posts').selectAll(), options);
    return [rows.map(({ id }) => id), hasNextPage && endCursor];
  },
};

for (const [name, read] of Object.entries(readers)) {
  for (const order of ['ASC', 'DESC']) {
    const pages = [];
    let cursor;
    do {
      const [ids, next] = await read(order, cursor).catch((error) => [error.message, undefined]);
      pages.push(ids);
      cursor = next;
    } while (cursor);
    console.log(`${name} ${order}, of ${rows.length} rows: ${JSON.stringify(pages)}`);
  }
}
await kysely.destroy();
PROGRAM

cat >seen.txt <<'SEEN'
sequelize ASC, of 7 rows: [[2,4],[6]]
sequelize DESC, of 7 rows: [[7,5],[1,3]]
typeorm ASC, of 7 rows: [[2,4],[]]
typeorm DESC, of 7 rows: [[7,5],[1,3]]
kysely ASC, of 7 rows: ["Unable to encode 'tag'"]
kysely DESC, of 7 rows: [[7,5],[1,3]]
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
