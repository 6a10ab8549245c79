#!/usr/bin/env bash
# Two makers of Link headers change the title of a page: one encodes it as if it were an address, the other ends it at its first quotation mark.
#
# Versions: http-link-header 1.1.4 and format-link-header 3.1.1, read by http-link-header itself, parse-link-header 2.0.0 and li 1.3.0. The first
# writes `title="50%25 off"`, and no reader decodes that, not even its own: in a quoted string, a percent sign is one. The second writes
# quotation marks as they are, so all that is left of the title is "Results for ".
# Source: RFC 8288, 3 and 3.4.1 "The 'title' Attribute": a quoted-string, in which RFC 9110, 5.6.4, has a backslash before a quotation mark or
# another one; the encoding with percent signs is that of `title*`, which http-link-header has as well.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund http-link-header@1.1.4 format-link-header@3.1.1 parse-link-header@2.0.0 li@1.3.0

cat >find.mjs <<'PROGRAM'
import format from 'format-link-header';
import LinkHeader from 'http-link-header';
import li from 'li';
import parse from 'parse-link-header';

const url = '/posts?page=3';
const readers = {
  'http-link-header': (header) => LinkHeader.parse(header).refs[0].title,
  'parse-link-header': (header) => parse(header).next.title,
  li: (header) => li.parse(header, { extended: true })[0].title,
};
for (const title of ['Page 3', '50% off, page 3', 'Results for "paper", page 3']) {
  console.log(title);
  const written = new LinkHeader();
  written.set({ uri: url, title, rel: 'next' });
  for (const header of [written.toString(), format({ next: { url, title, rel: 'next' } })]) {
    console.log(`  ${header}`);
    for (const [name, read] of Object.entries(readers)) console.log(`    ${name}: ${JSON.stringify(read(header))}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
Page 3
  </posts?page=3>; title="Page 3"; rel=next
    http-link-header: "Page 3"
    parse-link-header: "Page 3"
    li: "Page 3"
  </posts?page=3>; title="Page 3"; rel="next"
    http-link-header: "Page 3"
    parse-link-header: "Page 3"
    li: "Page 3"
50% off, page 3
  </posts?page=3>; title="50%25 off, page 3"; rel=next
    http-link-header: "50%25 off, page 3"
    parse-link-header: "50%25 off, page 3"
    li: "50%25 off, page 3"
  </posts?page=3>; title="50% off, page 3"; rel="next"
    http-link-header: "50% off, page 3"
    parse-link-header: "50% off, page 3"
    li: "50% off, page 3"
Results for "paper", page 3
  </posts?page=3>; title="Results for %22paper%22, page 3"; rel=next
    http-link-header: "Results for %22paper%22, page 3"
    parse-link-header: "Results for %22paper%22, page 3"
    li: "Results for %22paper%22, page 3"
  </posts?page=3>; title="Results for "paper", page 3"; rel="next"
    http-link-header: "Results for "
    parse-link-header: "Results for "
    li: "Results for "
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
