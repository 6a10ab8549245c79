#!/usr/bin/env bash
# The package li finds no next page in what http-link-header writes if the link has a language: a parameter without quotation marks hides the rest.
#
# Versions: li 1.3.0, beside http-link-header 1.1.4 and parse-link-header 2.0.0, which find all pages here. li takes the ";" behind a value without
# quotation marks for its end, and then finds no ";" that would begin the next parameter: all that is left of the link is dropped, and each link
# behind it too. So `hreflang=de; rel=next` has no relation, and `rel=prev; hreflang=de` loses the next link. It reads quoted values
# alone, and one without quotation marks that ends its link.
# Source: RFC 8288, 3: a value is a token or a quoted-string, and both mean the same. li's readme says that it parses "according to RFC 5988".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund li@1.3.0 http-link-header@1.1.4 parse-link-header@2.0.0

cat >find.mjs <<'PROGRAM'
import LinkHeader from 'http-link-header';
import li from 'li';
import parse from 'parse-link-header';

const written = new LinkHeader();
written.set({ uri: '/posts?page=1', hreflang: 'de', rel: 'prev' });
written.set({ uri: '/posts?page=3', hreflang: 'de', rel: 'next' });
for (const header of [
  written.toString(),
  '</posts?page=1>; rel=prev; hreflang=de, </posts?page=3>; rel=next',
  '</posts?page=1>; rel="prev"; hreflang="de", </posts?page=3>; rel="next"',
  '</posts?page=1>; rel=prev, </posts?page=3>; rel=next',
]) {
  console.log(header);
  console.log('  li:', JSON.stringify(li.parse(header)));
  console.log('  http-link-header:', JSON.stringify(Object.fromEntries(LinkHeader.parse(header).refs.map(({ rel, uri }) => [rel, uri]))));
  console.log('  parse-link-header:', JSON.stringify(Object.fromEntries(Object.values(parse(header)).map(({ rel, url }) => [rel, url]))));
}
PROGRAM

cat >seen.txt <<'SEEN'
</posts?page=1>; hreflang=de; rel=prev, </posts?page=3>; hreflang=de; rel=next
  li: {}
  http-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
  parse-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
</posts?page=1>; rel=prev; hreflang=de, </posts?page=3>; rel=next
  li: {"prev":"/posts?page=1"}
  http-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
  parse-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
</posts?page=1>; rel="prev"; hreflang="de", </posts?page=3>; rel="next"
  li: {"prev":"/posts?page=1","next":"/posts?page=3"}
  http-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
  parse-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
</posts?page=1>; rel=prev, </posts?page=3>; rel=next
  li: {"prev":"/posts?page=1","next":"/posts?page=3"}
  http-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
  parse-link-header: {"prev":"/posts?page=1","next":"/posts?page=3"}
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
