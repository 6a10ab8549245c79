#!/usr/bin/env bash
# The links of nestjs-paginate are not encoded, so the second page of a search for "R&D" is one of a search for "R".
#
# Versions: nestjs-paginate 15.0.1 with typeorm 0.3.31 and sql.js 1.17.0. What the visitor has searched and filtered is put into the links to the
# first, previous, next and last page as the server has decoded it. An "&" or "#" ends the value, and "+" becomes a space, so a client that
# follows `next` goes on in another list, whose number of pages is another one. The first page is right.
# Source: URL Standard, application/x-www-form-urlencoded serializing; the package's readme, which asks a client to encode `filter=`, and shows
# links with none of these signs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps nestjs-paginate@15.0.1 typeorm@0.3.31 sql.js@1.17.0 \
  @nestjs/common@12.5.1 @nestjs/core@12.5.1 @nestjs/swagger@12.0.2 reflect-metadata@0.2.2 rxjs@7.8.2

cat >find.mjs <<'PROGRAM'
import 'reflect-metadata';
import nestjs from 'nestjs-paginate';
import { DataSource, EntitySchema } from 'typeorm';

const Post = new EntitySchema({ name: 'Post', columns: { id: { type: Number, primary: true }, tag: { type: String } } });
const source = await new DataSource({ type: 'sqljs', entities: [Post], synchronize: true }).initialize();
const posts = source.getRepository(Post);
const tags = ['R&D', 'C++', 'C#', 'R', 'C', 'news'];
await posts.save(Array.from({ length: 60 }, (_, index) => ({ id: index + 1, tag: tags[index % tags.length] })));
const config = { sortableColumns: ['id'], searchableColumns: ['tag'], filterableColumns: { tag: ['$eq'] } };
const list = (query) => nestjs.paginate({ path: 'https://example.org/posts', limit: 2, ...query }, posts, config);

for (const tag of ['news', 'R&D', 'C++', 'C#']) {
  for (const query of [{ search: tag }, { filter: { tag: `$eq:${tag}` } }]) {
    const first = await list({ page: 1, ...query });
    console.log(`${JSON.stringify(query)}: ${first.meta.totalItems} posts, next ${first.links.next}`);
    const next = Object.fromEntries(new URL(first.links.next).searchParams);
    const filter = next['filter.tag'] && { tag: next['filter.tag'] };
    const second = await list({ page: Number(next.page), search: next.search, filter });
    console.log(`  there, ${JSON.stringify(next.search ?? filter.tag)}: ${second.meta.totalItems} posts`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
{"search":"news"}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&search=news
  there, "news": 10 posts
{"filter":{"tag":"$eq:news"}}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&filter.tag=$eq:news
  there, "$eq:news": 10 posts
{"search":"R&D"}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&search=R&D
  there, "R": 20 posts
{"filter":{"tag":"$eq:R&D"}}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&filter.tag=$eq:R&D
  there, "$eq:R": 10 posts
{"search":"C++"}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&search=C++
  there, "C  ": 0 posts
{"filter":{"tag":"$eq:C++"}}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&filter.tag=$eq:C++
  there, "$eq:C  ": 0 posts
{"search":"C#"}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&search=C#
  there, "C": 30 posts
{"filter":{"tag":"$eq:C#"}}: 10 posts, next https://example.org/posts?page=2&limit=2&sortBy=id:ASC&filter.tag=$eq:C#
  there, "$eq:C": 10 posts
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
