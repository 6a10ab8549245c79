#!/usr/bin/env bash
# sitemap-stream-parser finds no page in a sitemap whose addresses stand in CDATA sections, and follows no index that is written so.
#
# Versions: sitemap-stream-parser 1.7.0, beside sitemapper 4.1.6 and sitemap 9.0.1, which find both pages. A section takes the place of escaping the
# "&" between two parameters, and some programs write one around each address. The parser listens to plain text alone, so the address is
# empty and is left out; the others of the same file are found. It ends without an error. A check of links then has nothing to check.
# Source: XML 1.0, 2.7 "CDATA Sections", which may occur anywhere character data may occur; the package's readme, by which it parses sitemaps
# as a stream, with no limit on them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sitemap-stream-parser@1.7.0 sitemapper@4.1.6 sitemap@9.0.1

cat >find.mjs <<'PROGRAM'
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import Sitemapper from 'sitemapper';
import streamParser from 'sitemap-stream-parser';

const addresses = ['https://blog.example/posts?tag=a&page=1', 'https://blog.example/posts?tag=a&page=2'];
const escape = (text) => text.replaceAll('&', '&amp;');
const section = (text) => `<![CDATA[${text}]]>`;
const urlset = (locs) => `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
const index = (loc) => `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${loc}</loc></sitemap></sitemapindex>`;

const server = createServer((request, response) => {
  const origin = `http://localhost:${server.address().port}`;
  const files = {
    '/escaped.xml': urlset(addresses.map(escape)),
    '/sections.xml': urlset(addresses.map(section)),
    '/mixed.xml': urlset([escape(addresses[0]), section(addresses[1])]),
    '/index.xml': index(section(`${origin}/escaped.xml`)),
  };
  response.setHeader('content-type', 'application/xml');
  response.end(files[request.url]);
}).listen(0, 'localhost');
await new Promise((resolve) => server.once('listening', resolve));

for (const file of ['escaped', 'sections', 'mixed', 'index']) {
  const url = `http://localhost:${server.address().port}/${file}.xml`;
  const found = [];
  const error = await new Promise((resolve) => streamParser.parseSitemaps(url, (page) => found.push(page), resolve));
  const { sites } = await new Sitemapper({ url, timeout: 5000 }).fetch();
  const others = [`sitemapper ${sites.length}`];
  if (file !== 'index') others.push(`sitemap ${(await parseSitemap(Readable.from([await (await fetch(url)).text()]))).length}`);
  console.log(`${file}: sitemap-stream-parser ${found.length} pages${error ? `, ${error.message}` : ''}, ${others.join(', ')}`);
}
server.close();
server.closeAllConnections();
PROGRAM

cat >seen.txt <<'SEEN'
escaped: sitemap-stream-parser 2 pages, sitemapper 2, sitemap 2
sections: sitemap-stream-parser 0 pages, sitemapper 2, sitemap 2
mixed: sitemap-stream-parser 1 pages, sitemapper 2, sitemap 2
index: sitemap-stream-parser 0 pages, sitemapper 2
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
