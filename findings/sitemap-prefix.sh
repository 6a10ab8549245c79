#!/usr/bin/env bash
# The package sitemap finds no page in a sitemap that Python has written: a prefix of its namespace makes it read an empty one.
#
# Versions: sitemap 9.0.1, beside sitemapper 4.1.6, which finds the page. ElementTree gives the namespace of a sitemap that it has changed the
# prefix "ns0", unless another is registered, and such a file means the same. parseSitemap() answers with an empty list and no error, and
# only the console has "unhandled tag"; with `ErrorLevel.THROW`, the stream raises an error for the declaration of the namespace. A
# check of pages, or a program that adds those of a list to a sitemap, then goes on with none.
# Source: Namespaces in XML 1.0, 4 "Qualified Names"; sitemaps.org, "Sitemaps XML format", which asks for the namespace, not for a prefix.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sitemap@9.0.1 sitemapper@4.1.6

cat >plain.xml <<'XML'
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.org/posts?page=2</loc></url></urlset>
XML
python3 -c 'from xml.etree import ElementTree; ElementTree.parse("plain.xml").write("python.xml")'

cat >find.mjs <<'PROGRAM'
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ErrorLevel, XMLToSitemapItemStream, parseSitemap } from 'sitemap';
import Sitemapper from 'sitemapper';

const { log } = console;
console.log = console.warn = console.error = () => {};
const server = createServer(({ url }, response) => response.end(readFileSync(`.${url}`)));
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
for (const file of ['plain.xml', 'python.xml']) {
  const pages = await parseSitemap(createReadStream(file));
  const { sites } = await new Sitemapper({ url: `http://127.0.0.1:${server.address().port}/${file}` }).fetch();
  const strict = new XMLToSitemapItemStream({ level: ErrorLevel.THROW, logger: false });
  const [{ message }] = await createReadStream(file).pipe(strict).toArray().then(() => [{ message: 'no error' }], (error) => [error]);
  log(`${file}: ${pages.length} with sitemap, ${sites.length} with sitemapper; ${message}`);
}
server.close();
PROGRAM

cat >seen.txt <<'SEEN'
plain.xml: 1 with sitemap, 1 with sitemapper; no error
python.xml: 0 with sitemap, 1 with sitemapper; unhandled attr: ns0:urlset xmlns:ns0
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
