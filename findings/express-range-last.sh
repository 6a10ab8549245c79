#!/usr/bin/env bash
# express-range says "items 0-9/4" of a list with four posts, and "items 20-29/25" of its last page: a header that is not valid.
#
# Versions: express-range 2.0.1 with express 5.3.0, beside koa-pagination 4.0.0 with koa 3.3.0. The range is that of the request, or of the `limit`
# where there is none, and is not held against the length, neither the one in the options nor the one of res.range(). A client that takes
# the last number for what it has got skips nothing but shows "21 to 29 of 25"; one that checks the header refuses the answer. A page
# behind the end is an empty list with status 206 in place of 416.
# Source: RFC 9110, 14.4 "Content-Range", which calls a range invalid whose length is less than or equal to its last position, and 14.2 "Range";
# the readme of express-range, which writes the header by itself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund express-range@2.0.1 express@5.3.0 koa-pagination@4.0.0 koa@3.3.0

cat >find.mjs <<'PROGRAM'
import { createServer } from 'node:http';
import express from 'express';
import range from 'express-range';
import Koa from 'koa';
import koaPagination from 'koa-pagination';

async function ask(handler, header) {
  const server = createServer(handler).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const response = await fetch(`http://localhost:${server.address().port}/`, { headers: header ? { range: header } : {} });
  const body = await response.text();
  server.close();
  server.closeAllConnections();
  const posts = body.startsWith('[') ? JSON.parse(body).length : 'no';
  return `${response.status}, ${posts} posts, Content-Range: ${response.headers.get('content-range')}`;
}

for (const [total, header] of [
  [25, 'items=0-9'],
  [25, 'items=20-29'],
  [25, 'items=30-39'],
  [4, undefined],
]) {
  const posts = Array.from({ length: total }, (_, index) => index);
  const inOptions = express();
  inOptions.use(range({ accept: 'items', limit: 10, length: total }));
  inOptions.get('/', (request, response) => response.json(posts.slice(request.range.first, request.range.last + 1)));
  const inCall = express();
  inCall.use(range({ accept: 'items', limit: 10 }));
  inCall.get('/', (request, response) => {
    response.range({ length: total });
    response.json(posts.slice(request.range.first, request.range.last + 1));
  });
  const koa = new Koa();
  koa.silent = true;
  koa.use(koaPagination.middleware({ maximum: 10 }));
  koa.use((context) => {
    const { limit, offset } = context.pagination;
    context.pagination.length = total;
    context.body = posts.slice(offset, offset + limit);
  });
  console.log(`${total} posts, Range: ${header ?? 'none'}`);
  console.log(`  express-range, length in the options: ${await ask(inOptions, header)}`);
  console.log(`  express-range, length in res.range(): ${await ask(inCall, header)}`);
  console.log(`  koa-pagination: ${await ask(koa.callback(), header)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
25 posts, Range: items=0-9
  express-range, length in the options: 206, 10 posts, Content-Range: items 0-9/25
  express-range, length in res.range(): 206, 10 posts, Content-Range: items 0-9/25
  koa-pagination: 206, 10 posts, Content-Range: items 0-9/25
25 posts, Range: items=20-29
  express-range, length in the options: 206, 5 posts, Content-Range: items 20-29/25
  express-range, length in res.range(): 206, 5 posts, Content-Range: items 20-29/25
  koa-pagination: 206, 5 posts, Content-Range: items 20-24/25
25 posts, Range: items=30-39
  express-range, length in the options: 206, 0 posts, Content-Range: items 30-39/25
  express-range, length in res.range(): 206, 0 posts, Content-Range: items 30-39/25
  koa-pagination: 416, no posts, Content-Range: null
4 posts, Range: none
  express-range, length in the options: 200, 4 posts, Content-Range: items 0-9/4
  express-range, length in res.range(): 200, 4 posts, Content-Range: items 0-9/4
  koa-pagination: 206, 4 posts, Content-Range: items 0-3/4
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
