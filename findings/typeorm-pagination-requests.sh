#!/usr/bin/env bash
# With typeorm-pagination, a visitor of page 1 is shown page 3 if another visitor asks for that one while the first is still waiting.
#
# Versions: typeorm-pagination 2.0.3 with typeorm 0.2.45, sql.js 1.17.0 and express 4.22.3. The middleware puts paginate() onto the query builder of
# TypeORM, with the request in it, and does so anew with each request; there is one for the whole process. A handler that waits for anything before
# it calls paginate(), such as the session of the visitor, has the page and the number of rows of whoever came last. One request after
# the other goes well, as in tests and on one's own machine. An empty list is said to go from 1 to 0.
# Source: the package's readme, in which the page and `per_page` are those of the request that the handler has got; Express' page "Using
# middleware", where a handler may call next() at any time.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps typeorm-pagination@2.0.3 typeorm@0.2.45 sql.js@1.17.0 express@4.22.3 reflect-metadata@0.1.14

cat >find.cjs <<'PROGRAM'
require('reflect-metadata');
const express = require('express');
const { createConnection, EntitySchema } = require('typeorm');
const { pagination } = require('typeorm-pagination');

class Post {}
const posts = new EntitySchema({ name: 'Post', target: Post, columns: { id: { type: Number, primary: true } } });

(async () => {
  const connection = await createConnection({ type: 'sqljs', entities: [posts], synchronize: true });
  const repository = connection.getRepository(Post);
  await repository.save(Array.from({ length: 9 }, (_, index) => ({ id: index + 1 })));
  const application = express();
  application.use(pagination);
  // What takes longer for one visitor than for another, such as their session.
  let hold;
  const held = new Promise((resolve) => (hold = resolve));
  application.use((request, response, next) => (request.query.slow ? hold(next) : next()));
  application.get('/posts', async (request, response) => {
    const query = repository.createQueryBuilder('post').orderBy('post.id');
    response.json(await (request.query.none ? query.where('post.id > 9') : query).paginate(3));
  });
  const server = application.listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));

  async function visit(search) {
    const { current_page: page, from, to, total, data } = await (await fetch(`http://localhost:${server.address().port}/posts?${search}`)).json();
    return `${search}: page ${page}, posts ${data.map(({ id }) => id).join(' ') || 'none'}, ${from} to ${to} of ${total}`;
  }
  console.log('one after the other');
  for (const search of ['page=1', 'page=3', 'none=1']) console.log(`  ${await visit(search)}`);
  console.log('the second while the first waits');
  const first = visit('page=1&slow=1');
  const next = await held;
  const second = await visit('page=3&per_page=4');
  next();
  for (const line of [await first, second]) console.log(`  ${line}`);
  server.close();
  server.closeAllConnections();
})();
PROGRAM

cat >seen.txt <<'SEEN'
one after the other
  page=1: page 1, posts 1 2 3, 1 to 3 of 9
  page=3: page 3, posts 7 8 9, 7 to 9 of 9
  none=1: page 1, posts none, 1 to 0 of 0
the second while the first waits
  page=1&slow=1: page 3, posts 9, 9 to 9 of 9
  page=3&per_page=4: page 3, posts 9, 9 to 9 of 9
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
