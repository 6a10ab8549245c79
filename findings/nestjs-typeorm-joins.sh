#!/usr/bin/env bash
# nestjs-typeorm-paginate counts a post for each of its tags and cuts tags off at the end of a page, so six posts with three tags have nine pages.
#
# Versions: nestjs-typeorm-paginate 4.1.0 with typeorm 0.3.31 and sql.js 1.17.0, beside getManyAndCount() of TypeORM with take() and skip(), which
# has three pages. With a join, `limit` is a number of joined rows: page 1 has one post with two of its tags, and page 2 has it again with the
# last one. `PaginationTypeEnum.TAKE_AND_SKIP`, an option, gives the right posts to each page, and still counts the rows, so that pages 4 to 9
# are empty. A repository with `relations` goes well.
# Source: the package's readme: paginate() takes a repository or a query builder, and `totalItems` is the amount of entities that match; TypeORM's
# "Select using Query Builder", "Using pagination", where limit may not work as expected with joins; issue 627 of the package, open.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps nestjs-typeorm-paginate@4.1.0 typeorm@0.3.31 sql.js@1.17.0 reflect-metadata@0.2.2

cat >find.mjs <<'PROGRAM'
import 'reflect-metadata';
import nestjsTypeormPaginate from 'nestjs-typeorm-paginate';
import { DataSource, EntitySchema } from 'typeorm';

const { paginate, PaginationTypeEnum } = nestjsTypeormPaginate;
class Post {}
class Tag {}
const posts = new EntitySchema({
  name: 'Post',
  target: Post,
  columns: { id: { type: Number, primary: true } },
  relations: { tags: { type: 'one-to-many', target: 'Tag', inverseSide: 'post' } },
});
const tags = new EntitySchema({
  name: 'Tag',
  target: Tag,
  columns: { id: { type: Number, primary: true }, name: { type: String } },
  relations: { post: { type: 'many-to-one', target: 'Post', inverseSide: 'tags' } },
});
const source = await new DataSource({ type: 'sqljs', entities: [posts, tags], synchronize: true }).initialize();
const repository = source.getRepository(Post);
const count = (length) => Array.from({ length }, (_, index) => index);
await repository.save(count(6).map((index) => ({ id: index + 1 })));
await source.getRepository(Tag).save(count(18).map((index) => ({ id: index + 1, name: 'abc'[index % 3], post: { id: Math.floor(index / 3) + 1 } })));

const builder = () => repository.createQueryBuilder('post').leftJoinAndSelect('post.tags', 'tag').orderBy('post.id');
const show = (items) => items.map((post) => `${post.id} with ${post.tags.map(({ name }) => name).sort().join('')}`).join(', ') || 'none';
const readers = {
  'TypeORM, take and skip': async (page) => {
    const [items, total] = await builder().take(2).skip((page - 1) * 2).getManyAndCount();
    return { items, meta: { totalItems: total, totalPages: Math.ceil(total / 2) } };
  },
  'paginate(builder)': (page) => paginate(builder(), { page, limit: 2 }),
  'paginate(builder), TAKE_AND_SKIP': (page) => paginate(builder(), { page, limit: 2, paginationType: PaginationTypeEnum.TAKE_AND_SKIP }),
  'paginate(repository)': (page) => paginate(repository, { page, limit: 2 }, { relations: { tags: true }, order: { id: 'ASC' } }),
};
for (const [name, read] of Object.entries(readers)) {
  console.log(name);
  for (const page of [1, 2, 4]) {
    const { items, meta } = await read(page);
    console.log(`  page ${page} of ${meta.totalPages}, ${meta.totalItems} posts: ${show(items)}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
TypeORM, take and skip
  page 1 of 3, 6 posts: 1 with abc, 2 with abc
  page 2 of 3, 6 posts: 3 with abc, 4 with abc
  page 4 of 3, 6 posts: none
paginate(builder)
  page 1 of 9, 18 posts: 1 with ab
  page 2 of 9, 18 posts: 1 with c, 2 with a
  page 4 of 9, 18 posts: 3 with ab
paginate(builder), TAKE_AND_SKIP
  page 1 of 9, 18 posts: 1 with abc, 2 with abc
  page 2 of 9, 18 posts: 3 with abc, 4 with abc
  page 4 of 9, 18 posts: none
paginate(repository)
  page 1 of 3, 6 posts: 1 with abc, 2 with abc
  page 2 of 3, 6 posts: 3 with abc, 4 with abc
  page 4 of 3, 6 posts: none
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
