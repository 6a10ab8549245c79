#!/usr/bin/env bash
# With pages that are counted from 0, hapi-pagination links to a last page that is not there, and an empty list ends at page -1.
#
# Versions: hapi-pagination 4.0.0 with @hapi/hapi 19.2.0, `zeroIndex: true` and 30 posts in three pages. In the header Link, the last of the
# pages 0 to 2 is page 3, which is empty; in the body it is page 2. Content-Range counts one row too many: 0-10/30 for the first ten. Of
# an empty list, the last page is -1 in the body, and 0 where pages count from 1. Content-Range never names its unit, so it is not a
# valid one, either.
# Source: the package's readme, "Root-level parameters" and the list of relationships of Link; RFC 9110, 14.4 "Content-Range", which has a unit.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hapi-pagination@4.0.0 @hapi/hapi@19.2.0

cat >find.mjs <<'PROGRAM'
import Hapi from '@hapi/hapi';
import plugin from 'hapi-pagination';

const posts = Array.from({ length: 30 }, (_, index) => index + 1);
for (const zeroIndex of [true, false]) {
  for (const location of ['header', 'body']) {
    const first = zeroIndex ? 0 : 1;
    const server = Hapi.server({ host: 'localhost', port: 80 });
    const meta = location === 'header' ? { location, alwaysIncludeHeaders: true } : { location };
    await server.register({ plugin, options: { zeroIndex, query: { page: { name: 'page', default: first } }, meta } });
    server.route({
      method: 'GET',
      path: '/posts',
      handler({ query: { page, limit, tag } }, h) {
        const list = tag ? [] : posts;
        return h.paginate(list.slice((page - first) * limit, (page - first + 1) * limit), list.length);
      },
    });
    for (const path of ['/posts?limit=10', '/posts?limit=10&tag=none']) {
      const { headers, result } = await server.inject(path);
      const last = location === 'header' ? headers.link.find((link) => link.includes('"last"')) : result.meta.last;
      console.log(`${path}, from ${first}, in the ${location}: ${headers['content-range'] ?? '-'}, last ${/page=-?\d+/u.exec(last)[0]}`);
    }
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
/posts?limit=10, from 0, in the header: 0-10/30, last page=3
/posts?limit=10&tag=none, from 0, in the header: 0-0/0, last page=0
/posts?limit=10, from 0, in the body: -, last page=2
/posts?limit=10&tag=none, from 0, in the body: -, last page=-1
/posts?limit=10, from 1, in the header: 0-9/30, last page=3
/posts?limit=10&tag=none, from 1, in the header: */0, last page=0
/posts?limit=10, from 1, in the body: -, last page=3
/posts?limit=10&tag=none, from 1, in the body: -, last page=0
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
