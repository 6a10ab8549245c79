#!/usr/bin/env bash
# Two readers of feeds mix up the links of a feed in pages: the page of a post is that of its comments, and "previous" is not read.
#
# Versions: rss-parser 3.13.0 and @extractus/feed-extractor 8.0.3, beside feedparser 2.6.0 and feedsmith 3.0.1. In Atom, a link without `rel` is
# the page of the feed or of the post. Where a link with another `rel` comes first, both take that one. rss-parser also has
# `paginationLinks`, but knows "prev" for "previous", and fills it only in RSS, and there only if the prefix for Atom is "atom"; so a
# program that follows it stops after the first page of an Atom feed.
# Source: RFC 4287, 4.2.7.2 "The 'rel' Attribute"; RFC 5005, 3 "Paged Feeds" and its Appendix B, which rss-parser's pull request 189 names;
# Namespaces in XML 1.0, 3 "Declaring Namespaces".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 feedparser@2.6.0 feedsmith@3.0.1

cat >find.mjs <<'PROGRAM'
import { extractFromXml } from '@extractus/feed-extractor';
import FeedParser from 'feedparser';
import { parseFeed } from 'feedsmith';
import RssParser from 'rss-parser';

const links = (prefix) =>
  `<${prefix}link rel="previous" href="https://a.example/feed?page=2"/><${prefix}link rel="next" href="https://a.example/feed?page=4"/>`;
const rss = (prefix) => `<rss version="2.0" xmlns:${prefix}="http://www.w3.org/2005/Atom"><channel><title>Posts</title>
<link>https://a.example/</link><description>All posts</description>${links(`${prefix}:`)}</channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Posts</title><id>urn:a:posts</id><updated>2026-11-01T00:00:00Z</updated>
<author><name>A</name></author>${links('')}<link href="https://a.example/"/><entry><title>Hello</title><id>urn:a:hello</id>
<updated>2026-11-01T00:00:00Z</updated><link rel="replies" href="https://a.example/hello/comments"/>
<link href="https://a.example/hello"/></entry></feed>`;

const parsed = await new RssParser().parseString(atom);
console.log('rss-parser, Atom:', parsed.link, parsed.items[0].link, JSON.stringify(parsed.paginationLinks));
for (const prefix of ['atom', 'a'])
  console.log(`rss-parser, RSS with ${prefix}:`, JSON.stringify((await new RssParser().parseString(rss(prefix))).paginationLinks));
const extracted = extractFromXml(atom);
console.log('feed-extractor, Atom:', extracted.link, extracted.entries[0].link);
const parser = new FeedParser({});
parser.end(atom);
for await (const entry of parser) console.log('feedparser, Atom:', entry.meta.link, entry.link);
const relations = ({ feed }) => (feed.links ?? feed.atom.links).map(({ rel = 'none' }) => rel).join(' ');
console.log('feedsmith:', [atom, rss('atom'), rss('a')].map((xml) => relations(parseFeed(xml))).join(', '));
PROGRAM

cat >seen.txt <<'SEEN'
rss-parser, Atom: https://a.example/feed?page=2 https://a.example/hello/comments undefined
rss-parser, RSS with atom: {"next":"https://a.example/feed?page=4"}
rss-parser, RSS with a: undefined
feed-extractor, Atom: https://a.example/feed?page=2 https://a.example/hello/comments
feedparser, Atom: https://a.example/ https://a.example/hello
feedsmith: previous next none, previous next, previous next
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
