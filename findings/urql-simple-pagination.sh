#!/usr/bin/env bash
# urql's simplePagination() puts the posts of a list in a wrong order if a page is loaded after the one behind it, or the size of pages changes.
#
# Versions: @urql/exchange-graphcache 9.0.2 with @urql/core 6.0.3, beside @apollo/client 4.3.8, whose offsetLimitPagination() puts each page in its
# place. A page is put in front of all pages, or behind them, as its offset is less or greater than that of the page that was last put there. So
# after pages 1 and 3, page 2 is the first one, as if two pages are loaded at the same time and the second one is slower. With
# a page of 9 posts after pages of 3, the list begins with post 7.
# Source: the types of urql, `mergeMode`: with "after", its default, "pages are merged forwards and in order"; issue 3876 of urql, which was mended
# for relayPagination() alone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @urql/exchange-graphcache@9.0.2 @urql/core@6.0.3 wonka@6.3.6 graphql@16.15.0 @apollo/client@4.3.8 rxjs@7.8.2

cat >find.mjs <<'PROGRAM'
import { gql, InMemoryCache } from '@apollo/client';
import { offsetLimitPagination } from '@apollo/client/utilities';
import { Client } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { simplePagination } from '@urql/exchange-graphcache/extras';
import { map, pipe } from 'wonka';

const posts = Array.from({ length: 9 }, (_, index) => ({ __typename: 'Post', id: String(index + 1) }));
const query = gql`query ($offset: Int, $limit: Int) { posts(offset: $offset, limit: $limit) { __typename id } }`;
const show = (list) => list.map(({ id }) => id).join('');

function server(operation) {
  const { offset, limit } = operation.variables;
  return { operation, data: { __typename: 'Query', posts: posts.slice(offset, offset + limit) }, hasNext: false, stale: false };
}

for (const [name, pages] of Object.entries({
  'pages 1, 2 and 3': [[0, 3], [3, 3], [6, 3]],
  'pages 1, 3 and 2': [[0, 3], [6, 3], [3, 3]],
  'pages 2 and 1': [[3, 3], [0, 3]],
  'pages 1 and 2, then a page of 9': [[0, 3], [3, 3], [0, 9]],
  'page 2 of 5, then a page of 9': [[5, 5], [0, 9]],
})) {
  const resolver = simplePagination({ offsetArgument: 'offset' });
  const client = new Client({
    url: 'http://localhost/',
    exchanges: [cacheExchange({ resolvers: { Query: { posts: resolver } } }), () => (operations) => pipe(operations, map(server))],
  });
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { posts: offsetLimitPagination() } } } });
  let urql;
  for (const [offset, limit] of pages) {
    const variables = { offset, limit };
    urql = await client.query(query, variables).toPromise();
    cache.writeQuery({ query, variables, data: server({ variables }).data });
  }
  const [offset, limit] = pages.at(-1);
  const apollo = cache.readQuery({ query, variables: { offset, limit } });
  console.log(`${name}: urql ${show(urql.data.posts)}, Apollo ${show(apollo.posts.filter(Boolean))}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
pages 1, 2 and 3: urql 123456789, Apollo 123456789
pages 1, 3 and 2: urql 456123789, Apollo 123456789
pages 2 and 1: urql 123456, Apollo 123456
pages 1 and 2, then a page of 9: urql 789123456, Apollo 123456789
page 2 of 5, then a page of 9: urql 123456789, Apollo 123456789
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
