#!/usr/bin/env bash
# Two readers of Link headers do not see the next page behind a preloaded font: a parameter with no value takes the next link in.
#
# Versions: http-link-header 1.1.4 and li 1.3.0, beside parse-link-header 2.0.0, which finds all pages here. A font is preloaded with
# `crossorigin` alone, and a stylesheet may have `nopush`. http-link-header reads on to the next "=", so that the name of the parameter is
# `crossorigin, </posts?page`; li drops it with the link behind it. Nothing is raised, and a list seems to end at its first page.
# Both find a page that comes first; http-link-header also one behind `crossorigin=""`.
# Source: RFC 8288, 3 "Link Serialisation in HTTP Headers": link-param = token BWS [ "=" BWS ( token / quoted-string ) ].
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund http-link-header@1.1.4 li@1.3.0 parse-link-header@2.0.0

cat >find.mjs <<'PROGRAM'
import LinkHeader from 'http-link-header';
import li from 'li';
import parse from 'parse-link-header';

const next = '</posts?page=3>; rel="next"';
for (const header of [
  `</a.woff2>; rel=preload; as=font; crossorigin, ${next}`,
  `</a.css>; rel=preload; as=style; nopush, ${next}`,
  `</a.woff2>; rel=preload; as=font; crossorigin="", ${next}`,
  `${next}, </a.woff2>; rel=preload; as=font; crossorigin`,
]) {
  const { refs } = LinkHeader.parse(header);
  console.log(header);
  console.log('  http-link-header:', refs.find(({ rel }) => rel === 'next')?.uri ?? JSON.stringify(refs));
  console.log('  li:', li.parse(header).next ?? JSON.stringify(li.parse(header)));
  console.log('  parse-link-header:', parse(header).next?.url);
}
PROGRAM

cat >seen.txt <<'SEEN'
</a.woff2>; rel=preload; as=font; crossorigin, </posts?page=3>; rel="next"
  http-link-header: [{"uri":"/a.woff2","rel":"preload","as":"font","crossorigin, </posts?page":"3>"}]
  li: {"preload":"/a.woff2"}
  parse-link-header: /posts?page=3
</a.css>; rel=preload; as=style; nopush, </posts?page=3>; rel="next"
  http-link-header: [{"uri":"/a.css","rel":"preload","as":"style","nopush, </posts?page":"3>"}]
  li: {"preload":"/a.css"}
  parse-link-header: /posts?page=3
</a.woff2>; rel=preload; as=font; crossorigin="", </posts?page=3>; rel="next"
  http-link-header: /posts?page=3
  li: {"preload":"/a.woff2"}
  parse-link-header: /posts?page=3
</posts?page=3>; rel="next", </a.woff2>; rel=preload; as=font; crossorigin
  http-link-header: /posts?page=3
  li: /posts?page=3
  parse-link-header: /posts?page=3
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
