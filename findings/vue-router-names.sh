#!/usr/bin/env bash
# vue-router puts the source of a function into the links of a list with the filter "constructor": ?constructor=function+Object()+...&page=3.
#
# Versions: vue-router 5.5.1 with Vue 3.5.45; beside query-string 9.5.1, picoquery 2.5.0, fast-querystring 1.1.2 and URLSearchParams, which
# keep the filter. A list of races by constructor, or a parameter with another name that every object has, such as "valueOf", is filtered by two
# values, of which the first is a function. qs 6.17.1 and ufo 1.6.4 leave the parameter out without a word, so page 3 is that of all teams; ufo
# does so with this name alone.
# Source: the documentation of vue-router, "LocationQuery", whose values are texts, null, or lists of them, and of parseQuery(); URL Standard,
# "application/x-www-form-urlencoded parsing", where each name is as good as any other. For qs, `allowPrototypes` in its readme.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vue-router@5.5.1 vue@3.5.45 qs@6.17.1 ufo@1.6.4 query-string@9.5.1 picoquery@2.5.0 fast-querystring@1.1.2

cat >find.mjs <<'PROGRAM'
import fastQuerystring from 'fast-querystring';
import * as picoquery from 'picoquery';
import qs from 'qs';
import queryString from 'query-string';
import { parseQuery, stringifyQuery } from 'ufo';
import { createMemoryHistory, createRouter } from 'vue-router';

const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/races', component: {} }] });
const change = (parse, stringify) => (search) => `/races?${stringify({ ...parse(search), page: 3 })}`;
const ways = {
  'vue-router': (search) => {
    const { query, path } = router.resolve(`/races?${search}`);
    return router.resolve({ path, query: { ...query, page: 3 } }).href;
  },
  qs: change(qs.parse, qs.stringify),
  ufo: change(parseQuery, stringifyQuery),
  'query-string': change(queryString.parse, queryString.stringify),
  picoquery: change(picoquery.parse, picoquery.stringify),
  'fast-querystring': change(fastQuerystring.parse, fastQuerystring.stringify),
  URLSearchParams: (search) => {
    const parameters = new URLSearchParams(search);
    parameters.set('page', 3);
    return `/races?${parameters}`;
  },
};

for (const search of ['driver=hamilton&page=2', 'constructor=ferrari&page=2', 'valueOf=house&page=2']) {
  console.log(`/races?${search}`);
  for (const [name, link] of Object.entries(ways)) console.log(`  ${name}: ${link(search)}`);
}
console.log('vue-router reads', router.resolve('/races?constructor=ferrari').query);
PROGRAM

cat >seen.txt <<'SEEN'
/races?driver=hamilton&page=2
  vue-router: /races?driver=hamilton&page=3
  qs: /races?driver=hamilton&page=3
  ufo: /races?driver=hamilton&page=3
  query-string: /races?driver=hamilton&page=3
  picoquery: /races?driver=hamilton&page=3
  fast-querystring: /races?driver=hamilton&page=3
  URLSearchParams: /races?driver=hamilton&page=3
/races?constructor=ferrari&page=2
  vue-router: /races?constructor=function+Object()+{+[native+code]+}&constructor=ferrari&page=3
  qs: /races?page=3
  ufo: /races?page=3
  query-string: /races?constructor=ferrari&page=3
  picoquery: /races?constructor=ferrari&page=3
  fast-querystring: /races?constructor=ferrari&page=3
  URLSearchParams: /races?constructor=ferrari&page=3
/races?valueOf=house&page=2
  vue-router: /races?valueOf=function+valueOf()+{+[native+code]+}&valueOf=house&page=3
  qs: /races?page=3
  ufo: /races?valueOf=house&page=3
  query-string: /races?page=3&valueOf=house
  picoquery: /races?valueOf=house&page=3
  fast-querystring: /races?valueOf=house&page=3
  URLSearchParams: /races?valueOf=house&page=3
vue-router reads { constructor: [ [Function: Object], 'ferrari' ] }
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
