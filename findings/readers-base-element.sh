#!/usr/bin/env bash
# Four readers of pages do not know <base>, so the next page of a blog is for them one of another list.
#
# Versions: htmlmetaparser 2.1.3, page-metadata-parser 1.1.4, simplecrawler 1.1.9, @extractus/article-extractor 9.0.1; beside
# microformats-parser 2.0.6 and defuddle 0.19.4, which heed it. They put "?page=3" behind the address that the page was loaded from.
# A browser puts it behind the <base> of the page, as Angular's applications have one. simplecrawler even reports the <base>
# as a link of its own. With the canonical address read like this, all pages of a list are copies of pages that are not there.
# Source: HTML Standard, 4.2.3 "The base element", and "document base URL". It was issue 179 of defuddle, which has mended it since.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund htmlmetaparser@2.1.3 htmlparser2@10.0.0 page-metadata-parser@1.1.4 simplecrawler@1.1.9 \
  @extractus/article-extractor@9.0.1 microformats-parser@2.0.6 defuddle@0.19.4 linkedom@0.18.15

cat >find.mjs <<'PROGRAM'
import { extractFromHtml } from '@extractus/article-extractor';
import { Defuddle } from 'defuddle/node';
import metaparser from 'htmlmetaparser';
import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import microformats from 'microformats-parser';
import metadata from 'page-metadata-parser';
import Crawler from 'simplecrawler';

const url = 'https://example.com/tags/css/';
const text = '<p>A paragraph of a post with enough words to be taken for one, and <a href="?page=3">the next page</a> of the list.</p>';
const html = `<!doctype html><html lang="en"><head><title>Posts of the blog, page 2</title><base href="https://example.com/blog/">
<link rel="canonical" href="?page=2"><link rel="next" href="?page=3"></head><body><article>${text.repeat(20)}</article></body></html>`;
const addresses = (found) => [...new Set(found)].sort().join(', ');

const meta = await new Promise((resolve) => {
  const parser = new Parser(new metaparser.Handler((error, result) => resolve(result), { url }), { decodeEntities: true });
  parser.end(html);
});
console.log(`htmlmetaparser: ${addresses([meta.html.canonical, ...meta.links.map(({ href }) => href)])}`);
console.log(`page-metadata-parser: ${metadata.getMetadata(parseHTML(html).document, url).url}`);
const crawler = new Crawler(url);
const page = crawler.processURL(url);
console.log(`simplecrawler: ${addresses(crawler.cleanExpandResources(crawler.discoverResources(html, page), page))}`);
const links = (content) => addresses([...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
console.log(`article-extractor: ${links((await extractFromHtml(html, url)).content)}`);
const { rels } = microformats.mf2(html, { baseUrl: url });
console.log(`microformats-parser: ${addresses([...rels.canonical, ...rels.next])}`);
console.log(`defuddle: ${links((await Defuddle(html, url)).content)}`);
PROGRAM

cat >seen.txt <<'SEEN'
htmlmetaparser: https://example.com/tags/css/?page=2, https://example.com/tags/css/?page=3
page-metadata-parser: https://example.com/tags/css/?page=2
simplecrawler: https://example.com/blog/, https://example.com/tags/css/?page=2, https://example.com/tags/css/?page=3
article-extractor: https://example.com/tags/css/?page=3
microformats-parser: https://example.com/blog/?page=2, https://example.com/blog/?page=3
defuddle: https://example.com/blog/?page=3
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
