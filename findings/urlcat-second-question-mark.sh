#!/usr/bin/env bash
# urlcat writes a second "?" if the address has one, and the parameters behind a "#", so the link to page 3 leads to the first page.
#
# Version: urlcat 3.1.0; beside ufo 1.6.4, which adds the page to what is there, and url-join 5.2.0, which does so but for the "#". What a list
# keeps, such as its order, is often in the address already. Behind a second "?", the page is part of the value before it: a list in no known
# order, or in the usual one, and the first page of it. Behind a "#", no server sees it.
# Source: the readme of urlcat, which handles "concatenating all parts", with exactly one "?" between them; URL Standard, "query state" and
# "fragment state".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund urlcat@3.1.0 ufo@1.6.4 url-join@5.2.0

cat >find.mjs <<'PROGRAM'
import { withQuery } from 'ufo';
import urlJoin from 'url-join';
import urlcat from 'urlcat';

const site = 'https://example.com';
for (const path of ['/posts', '/posts?order=date', '/posts#list']) {
  console.log(path);
  for (const [name, link] of [
    ['urlcat', urlcat(site, path, { page: 3 })],
    ['ufo', withQuery(site + path, { page: 3 })],
    ['url-join', urlJoin(site, path, '?page=3')],
  ]) console.log(`  ${name}: ${link.slice(site.length)}, the server reads ${new URL(link).searchParams || 'nothing'}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
/posts
  urlcat: /posts?page=3, the server reads page=3
  ufo: /posts?page=3, the server reads page=3
  url-join: /posts?page=3, the server reads page=3
/posts?order=date
  urlcat: /posts?order=date?page=3, the server reads order=date%3Fpage%3D3
  ufo: /posts?order=date&page=3, the server reads order=date&page=3
  url-join: /posts?order=date&page=3, the server reads order=date&page=3
/posts#list
  urlcat: /posts#list?page=3, the server reads 
  ufo: /posts?page=3#list, the server reads page=3
  url-join: /posts#list?page=3, the server reads 
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
