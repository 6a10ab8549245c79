#!/usr/bin/env bash
# jsonfeed-to-atom writes "xml" for the first "json" in the address of the next page, so at json.example it leads to another host.
#
# Versions: jsonfeed-to-atom 1.2.5, read with feedsmith 3.0.1; beside jsonfeed-to-rss 3.0.8. The address of the feed itself changes in ".json" alone,
# or as `feedURLFn` says; that of the next page is changed wherever "json" is found, in the host or in a folder, and the function is not asked. So the
# two addresses of one feed do not fit, and a reader that goes on finds nothing. With the name "feed.json" at a host without that word, it
# goes well. jsonfeed-to-rss leaves the next page out, though RSS has such a link as well.
# Source: the package's readme, `feedURLFn`; JSON Feed 1.1, `next_url`; RFC 5005, 3 "Paged Feeds", which gives the links for feeds of any kind.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jsonfeed-to-atom@1.2.5 jsonfeed-to-rss@3.0.8 feedsmith@3.0.1

cat >find.mjs <<'PROGRAM'
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import toAtom from 'jsonfeed-to-atom';
import toRss from 'jsonfeed-to-rss';

const feedURLFn = (url) => url.replace('/json', '/atom');
for (const [feed_url, next_url, options] of [
  ['https://blog.example/feed.json', 'https://blog.example/feed.json?page=2'],
  ['https://json.example/feed.json', 'https://json.example/feed.json?page=2'],
  ['https://blog.example/jsonfeed/news.json', 'https://blog.example/jsonfeed/news-2.json'],
  ['https://blog.example/feed/json/', 'https://blog.example/feed/json/?paged=2', { feedURLFn }],
]) {
  const feed = { version: 'https://jsonfeed.org/version/1', title: 'Blog', home_page_url: 'https://blog.example/', feed_url, next_url, items: [] };
  const find = (links, rel) => links.find((link) => link.rel === rel)?.href;
  const { links } = parseAtomFeed(toAtom(feed, options));
  const rss = parseRssFeed(toRss(feed)).atom.links;
  console.log(`${feed_url}, then ${next_url}`);
  console.log(`  Atom: ${find(links, 'self')}, then ${find(links, 'next')}`);
  console.log(`  RSS: ${find(rss, 'self')}, then ${find(rss, 'next')}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
https://blog.example/feed.json, then https://blog.example/feed.json?page=2
  Atom: https://blog.example/feed.xml, then https://blog.example/feed.xml?page=2
  RSS: https://blog.example/feed-rss.xml, then undefined
https://json.example/feed.json, then https://json.example/feed.json?page=2
  Atom: https://json.example/feed.xml, then https://xml.example/feed.json?page=2
  RSS: https://json.example/feed-rss.xml, then undefined
https://blog.example/jsonfeed/news.json, then https://blog.example/jsonfeed/news-2.json
  Atom: https://blog.example/jsonfeed/news.xml, then https://blog.example/xmlfeed/news-2.json
  RSS: https://blog.example/jsonfeed/news-rss.xml, then undefined
https://blog.example/feed/json/, then https://blog.example/feed/json/?paged=2
  Atom: https://blog.example/feed/atom/, then https://blog.example/feed/xml/?paged=2
  RSS: https://blog.example/feed/json/, then undefined
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
