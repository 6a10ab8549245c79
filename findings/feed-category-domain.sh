#!/usr/bin/env bash
# The RSS of the package feed cannot be read if a category's domain is an address with two parameters, while Atom and all other addresses can.
#
# Version: feed 6.0.0, read with saxes 6.0.0. The domain of a category says where its scheme is, usually the page of all posts with that tag. It is
# written into the attribute as it is, so `?type=tag&page=1` has a reference to an entity "page" in it, and the feed is no XML from there
# on. The links of the posts, pictures and enclosures are escaped, and so is the scheme of the category in Atom. Nothing is raised.
# Source: XML 1.0, 2.4 "Character Data and Markup"; RSS 2.0, <category>, whose domain "identifies a categorization taxonomy"; `sanitizeUrl()`
# in the code, which all other addresses go through.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund feed@6.0.0 saxes@6.0.0

cat >find.mjs <<'PROGRAM'
import { Feed } from 'feed';
import { SaxesParser } from 'saxes';

function read(xml) {
  const parser = new SaxesParser({ xmlns: true });
  const errors = [];
  parser.on('error', (error) => errors.push(error.message));
  parser.write(xml).close();
  return errors.length ? `no XML, ${errors[0]}` : 'XML';
}

const two = 'https://blog.example/posts?type=tag&page=1';
for (const [name, item] of Object.entries({
  'link of two parameters': { link: two },
  'picture of two parameters': { image: `${two}#cover.png` },
  'domain of one parameter': { category: [{ name: 'News', domain: 'https://blog.example/posts?type=tag' }] },
  'domain of two parameters': { category: [{ name: 'News', domain: two }] },
  'scheme of two parameters': { category: [{ name: 'News', scheme: two }] },
})) {
  const feed = new Feed({ title: 'Blog', id: 'https://blog.example/', link: 'https://blog.example/', updated: new Date(0) });
  feed.addItem({ title: 'Post', id: 'https://blog.example/posts/1', link: 'https://blog.example/posts/1', date: new Date(0), ...item });
  console.log(`${name}: RSS ${read(feed.rss2())}, Atom ${read(feed.atom1())}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
link of two parameters: RSS XML, Atom XML
picture of two parameters: RSS XML, Atom XML
domain of one parameter: RSS XML, Atom XML
domain of two parameters: RSS no XML, 18:6: unclosed tag: item, Atom XML
scheme of two parameters: RSS XML, Atom XML
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
