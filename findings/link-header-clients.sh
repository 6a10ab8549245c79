#!/usr/bin/env bash
# Three clients that follow Link headers end a list at its first page, depending on how the server writes the link to the next one.
#
# Versions: @octokit/plugin-paginate-rest 16.0.0 with @octokit/core 7.0.8, @wordpress/api-fetch 7.56.0, backbone.paginator 2.0.8 with backbone
# 1.6.1; beside http-link-header 1.1.4, which finds the next page each time. If it is the last one, rel="last next" may be written in one link:
# none of the three goes on, and nothing is reported. The first two stop as well if `rel` has no quotation marks or is not the first
# parameter. backbone.paginator cuts the header at each comma, so the next page of ?tags=a,b has the address "b&page=2".
# Source: RFC 8288, 3.3 "Relation Type", where the value may be a list of relations, and 3 "Link Serialisation in HTTP Headers", in which
# `rel` has no fixed place and needs no quotation marks; backbone.paginator, whose comment says that it reads this header of RFC 5988.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @octokit/core@7.0.8 @octokit/plugin-paginate-rest@16.0.0 \
  @wordpress/api-fetch@7.56.0 backbone@1.6.1 backbone.paginator@2.0.8 http-link-header@1.1.4

cat >find.mjs <<'PROGRAM'
import { createServer } from 'node:http';
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import apiFetch from '@wordpress/api-fetch';
import PageableCollection from 'backbone.paginator';
import LinkHeader from 'http-link-header';

let link;
const server = createServer((request, response) => {
  const page = Number(new URL(request.url, 'http://localhost').searchParams.get('page') ?? 1);
  if (page === 1) response.setHeader('Link', link);
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify([`post ${page}`]));
}).listen(0);
const site = `http://localhost:${server.address().port}`;
const octokit = new (Octokit.plugin(paginateRest))({ baseUrl: site });

for (const [query, parameters] of [
  ['?page=2', 'rel="next"'],
  ['?page=2', 'rel="last next"'],
  ['?page=2', 'title="Page 2"; rel="next"'],
  ['?page=2', 'rel=next'],
  ['?tags=a,b&page=2', 'rel="next"'],
]) {
  console.log(`<${query}>; ${parameters}`);
  link = `<${site}/posts${query}>; ${parameters}`;
  const next = LinkHeader.parse(link).rel('next');
  console.log(`  http-link-header: next is ${next[0].uri.replace(`${site}/posts`, '')}`);
  for (const [name, walk] of [
    ['Octokit', () => octokit.paginate('GET /posts')],
    ['api-fetch', () => apiFetch({ url: `${site}/posts?per_page=-1` })],
  ]) {
    console.log(`  ${name}: ${(await walk()).join(', ')}`);
  }
  const links = new PageableCollection().parseLinks([], { xhr: { getResponseHeader: () => link } });
  console.log(`  backbone.paginator: next is ${links.next?.replace(`${site}/posts`, '')}`);
}
server.close();
server.closeAllConnections();
PROGRAM

cat >seen.txt <<'SEEN'
<?page=2>; rel="next"
  http-link-header: next is ?page=2
  Octokit: post 1, post 2
  api-fetch: post 1, post 2
  backbone.paginator: next is ?page=2
<?page=2>; rel="last next"
  http-link-header: next is ?page=2
  Octokit: post 1
  api-fetch: post 1
  backbone.paginator: next is undefined
<?page=2>; title="Page 2"; rel="next"
  http-link-header: next is ?page=2
  Octokit: post 1
  api-fetch: post 1
  backbone.paginator: next is ?page=2
<?page=2>; rel=next
  http-link-header: next is ?page=2
  Octokit: post 1
  api-fetch: post 1
  backbone.paginator: next is ?page=2
<?tags=a,b&page=2>; rel="next"
  http-link-header: next is ?tags=a,b&page=2
  Octokit: post 1, post 2
  api-fetch: post 1, post 2
  backbone.paginator: next is b&page=2
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
