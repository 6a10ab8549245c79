#!/usr/bin/env bash
# The deserializer of jsonapi-serializer gives each post the links of the list, and loses those of an empty one and the number of all posts.
#
# Versions: jsonapi-serializer 3.6.9, beside kitsu-core 11.1.0 and jsona 1.14.0, which keep the links of each post. Its list is an array, and
# `links` of each post in it is that of the document: `self` leads to the page of the list, not to the post, whose own `links` are gone.
# With no posts on a page, there is no link back either. `meta`, which has the total, is not read; jsona's array lacks it, too. The
# serializer of the same package writes both kinds of links, so a document does not come back as it went.
# Source: JSON:API 1.1, "Top Level" and "Resource Links", on the links of a document and of a resource; the package's readme, which names
# `topLevelLinks` and `dataLinks` for writing and no links for reading.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jsonapi-serializer@3.6.9 kitsu-core@11.1.0 jsona@1.14.0

cat >find.mjs <<'PROGRAM'
import { Jsona } from 'jsona';
import serializer from 'jsonapi-serializer';
import { deserialise } from 'kitsu-core';

const list = [{ id: 21, title: 'A' }];
const topLevelLinks = { self: '/posts?page=2', next: '/posts?page=3' };
const dataLinks = { self: ({ id }) => `/posts/${id}` };
const writer = new serializer.Serializer('posts', { attributes: ['title'], topLevelLinks, dataLinks, meta: { total: 42 } });
for (const posts of [list, []]) {
  const text = JSON.stringify(writer.serialize(posts));
  console.log(text);
  const read = { 'jsonapi-serializer': await new serializer.Deserializer().deserialize(JSON.parse(text)) };
  read['kitsu-core'] = await deserialise(JSON.parse(text));
  read.jsona = new Jsona().deserialize(JSON.parse(text));
  for (const [name, found] of Object.entries(read)) console.log(`  ${name}: ${JSON.stringify(found)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
{"links":{"self":"/posts?page=2","next":"/posts?page=3"},"meta":{"total":42},"data":[{"type":"posts","id":"21","links":{"self":"/posts/21"},"attributes":{"title":"A"}}]}
  jsonapi-serializer: [{"title":"A","id":"21","links":{"self":"/posts?page=2","next":"/posts?page=3"}}]
  kitsu-core: {"links":{"self":"/posts?page=2","next":"/posts?page=3"},"meta":{"total":42},"data":[{"type":"posts","id":"21","links":{"self":"/posts/21"},"title":"A"}]}
  jsona: [{"type":"posts","id":"21","title":"A","links":{"self":"/posts/21"}}]
{"links":{"self":"/posts?page=2","next":"/posts?page=3"},"meta":{"total":42},"data":[]}
  jsonapi-serializer: []
  kitsu-core: {"links":{"self":"/posts?page=2","next":"/posts?page=3"},"meta":{"total":42},"data":[]}
  jsona: []
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
