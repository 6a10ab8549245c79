#!/usr/bin/env bash
# The package hal writes XML that cannot be read if an address of a page has two parameters, or a value an ampersand in it.
#
# Versions: hal 1.2.0, and the parser saxes 6.0.0. It leaves "&" as it is, in addresses and in texts, so ?tag=a&page=3 is a reference to an
# entity "page". Two links of one relation, which its JSON has as a list, have no XML: an error is raised. In that list, each link has
# a property "rel" as well, which HAL does not define; a single link has none.
# Source: XML 1.0, 2.4 "Character Data and Markup": the ampersand must be written as a reference there; the readme of hal promises "XML
# representation" of its resources.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hal@1.2.0 saxes@6.0.0

cat >find.mjs <<'PROGRAM'
import hal from 'hal';
import { SaxesParser } from 'saxes';

function read(xml) {
  const errors = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => errors.push(message));
  parser.write(xml).close();
  return errors[0] ?? 'can be read';
}

for (const [next, properties] of [
  [['/posts?page=3'], { total: 42 }],
  [['/posts?tag=a&page=3'], { total: 42 }],
  [['/posts?page=3'], { search: 'R & D' }],
  [['/posts?page=3', '/posts/page/3'], { total: 42 }],
]) {
  const page = new hal.Resource(properties, '/posts?page=2');
  for (const href of next) page.link('next', href);
  console.log(JSON.stringify(page));
  try {
    const xml = page.toXML();
    console.log(`  ${xml}`);
    console.log(`  ${read(xml)}`);
  } catch ({ message }) {
    console.log(`  ${message}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
{"_links":{"self":{"href":"/posts?page=2"},"next":{"href":"/posts?page=3"}},"total":42}
  <resource href="/posts?page=2"><link rel="next" href="/posts?page=3" /><total>42</total></resource>
  can be read
{"_links":{"self":{"href":"/posts?page=2"},"next":{"href":"/posts?tag=a&page=3"}},"total":42}
  <resource href="/posts?page=2"><link rel="next" href="/posts?tag=a&page=3" /><total>42</total></resource>
  1:105: unclosed tag: resource
{"_links":{"self":{"href":"/posts?page=2"},"next":{"href":"/posts?page=3"}},"search":"R & D"}
  <resource href="/posts?page=2"><link rel="next" href="/posts?page=3" /><search>R & D</search></resource>
  1:104: unclosed tag: search
{"_links":{"self":{"href":"/posts?page=2"},"next":[{"rel":"next","href":"/posts?page=3"},{"rel":"next","href":"/posts/page/3"}]},"total":42}
  resource._links[rel].toXML is not a function
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
