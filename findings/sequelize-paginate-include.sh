#!/usr/bin/env bash
# sequelize-paginate counts all posts where those of one tag are listed, so a list of two pages is said to have ten.
#
# Versions: sequelize-paginate 1.1.6 with sequelize 6.37.8 on libsql 0.5.29, in memory; beside findAndCountAll() of Sequelize, which counts right. A
# condition on another table stands in `include`, and that is left out of the query that counts, with no regard to `where` in it. The posts
# are the right ones; the pages after the last are empty, and an empty list has ten pages, too. With the condition at the top, as
# '$Tags.name$', the count fails, as the other table is missing in it.
# Source: the package's readme: `total` and `pages` are of the query whose options it gets; its issue 50, open, has it since 2019.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sequelize-paginate@1.1.6 sequelize@6.37.8 libsql@0.5.29

cat >find.mjs <<'PROGRAM'
import Libsql from 'libsql';
import { DataTypes, Sequelize } from 'sequelize';
import sequelizePaginate from 'sequelize-paginate';

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
    try {
      rest.at(-1).call({}, null, this.database.prepare(sql).all());
    } catch (error) {
      rest.at(-1).call({}, error);
    }
  }
}
const dialectModule = { Database, OPEN_READWRITE: 2, OPEN_CREATE: 4 };
const sequelize = new Sequelize({ dialect: 'sqlite', dialectModule, storage: ':memory:', logging: false });
const Post = sequelize.define('Post', {}, { timestamps: false });
const Tag = sequelize.define('Tag', { name: DataTypes.STRING }, { timestamps: false });
Post.hasMany(Tag);
await sequelize.sync();
const ids = Array.from({ length: 30 }, (_, index) => index + 1);
await Post.bulkCreate(ids.map((id) => ({ id })));
await Tag.bulkCreate(ids.map((id) => ({ name: id % 6 ? 'other' : 'news', PostId: id })));
sequelizePaginate.paginate(Post);

const order = [['id', 'ASC']];
const lists = {
  'all posts': {},
  'posts of the tag "news"': { include: [{ model: Tag, where: { name: 'news' } }] },
  'posts of a tag with none': { include: [{ model: Tag, where: { name: 'none' } }] },
  'posts of the tag "news", with the condition at the top': { include: [Tag], where: { '$Tags.name$': 'news' }, subQuery: false },
};
for (const [name, options] of Object.entries(lists)) {
  console.log(name);
  const { count } = await Post.findAndCountAll({ ...options, distinct: true, limit: 3, order });
  console.log(`  findAndCountAll: ${count} posts, ${Math.ceil(count / 3)} pages`);
  for (const page of [1, 2, 3]) {
    try {
      const { docs, pages, total } = await Post.paginate({ ...options, page, paginate: 3, order });
      console.log(`  page ${page}: [${docs.map(({ id }) => id)}] of ${total} posts, ${pages} pages`);
    } catch (error) {
      console.log(`  page ${page}: ${error.message}`);
    }
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
all posts
  findAndCountAll: 30 posts, 10 pages
  page 1: [1,2,3] of 30 posts, 10 pages
  page 2: [4,5,6] of 30 posts, 10 pages
  page 3: [7,8,9] of 30 posts, 10 pages
posts of the tag "news"
  findAndCountAll: 5 posts, 2 pages
  page 1: [6,12,18] of 30 posts, 10 pages
  page 2: [24,30] of 30 posts, 10 pages
  page 3: [] of 30 posts, 10 pages
posts of a tag with none
  findAndCountAll: 0 posts, 0 pages
  page 1: [] of 30 posts, 10 pages
  page 2: [] of 30 posts, 10 pages
  page 3: [] of 30 posts, 10 pages
posts of the tag "news", with the condition at the top
  findAndCountAll: 5 posts, 2 pages
  page 1: no such column: Tags.name
  page 2: no such column: Tags.name
  page 3: no such column: Tags.name
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
