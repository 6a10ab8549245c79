#!/usr/bin/env bash
# With Express 5, express-paginate links to ?page=NaN from the first page; with any, `?per_page=30` in an address turns all links to one page.
#
# Versions: express-paginate 1.0.2, with express 5.3.0 and 4.22.3. It writes the page and the limit into `req.query`, which Express 5 makes anew
# each time it is read, so both are lost: `req.skip` is NaN, and no link of the first page has a number. A page with both in its
# address goes well. `getArrayPages()` puts a number where "page=" with the next page stands first, and that is within per_page=30 on
# page 2: its links change the number of rows, and all lead to page 3. Nothing is raised.
# Source: Express' page "Migrating to Express 5", req.query; expressjs/express-paginate, issue 50, closed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund express-paginate@1.0.2 express5@npm:express@5.3.0 express4@npm:express@4.22.3

cat >find.mjs <<'PROGRAM'
import { once } from 'node:events';
import express4 from 'express4';
import express5 from 'express5';
import paginate from 'express-paginate';

for (const [name, express] of Object.entries({ express5, express4 })) {
  const app = express();
  app.use(paginate.middleware(10, 50));
  app.get('/posts', (request, response) => {
    const { href, getArrayPages } = response.locals.paginate;
    const pages = getArrayPages(3, 9, request.query.page ?? 1);
    response.json({ skip: String(request.skip), next: href(), pages: pages.map(({ url }) => url) });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const path of ['/posts', '/posts?page=2&limit=20', '/posts?per_page=30&page=2']) {
    const { skip, next, pages } = await (await fetch(`http://127.0.0.1:${server.address().port}${path}`)).json();
    console.log(`${name}, ${path}: skip ${skip}, next ${next}`);
    for (const page of pages) console.log(`  ${page}`);
  }
  server.close();
}
PROGRAM

cat >seen.txt <<'SEEN'
express5, /posts: skip NaN, next /posts?page=NaN
  /posts?page=NaN
  /posts?page=NaN
  /posts?page=NaN
express5, /posts?page=2&limit=20: skip 20, next /posts?page=3&limit=20
  /posts?page=1&limit=20
  /posts?page=2&limit=20
  /posts?page=3&limit=20
express5, /posts?per_page=30&page=2: skip NaN, next /posts?per_page=30&page=3
  /posts?per_page=10&page=3
  /posts?per_page=20&page=3
  /posts?per_page=30&page=3
express4, /posts: skip 0, next /posts?page=2&limit=10
  /posts?page=1&limit=10
  /posts?page=2&limit=10
  /posts?page=3&limit=10
express4, /posts?page=2&limit=20: skip 20, next /posts?page=3&limit=20
  /posts?page=1&limit=20
  /posts?page=2&limit=20
  /posts?page=3&limit=20
express4, /posts?per_page=30&page=2: skip 10, next /posts?per_page=30&page=3&limit=10
  /posts?per_page=10&page=3&limit=10
  /posts?per_page=20&page=3&limit=10
  /posts?per_page=30&page=3&limit=10
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
