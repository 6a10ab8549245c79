#!/usr/bin/env bash
# Three libraries for URI templates encode an address again that is put into {+list}, so the next page of a filtered list is of another one.
#
# Versions: uritemplate 0.3.4, uri-template-lite 23.4.0 and urijs 1.19.11, beside url-template 3.1.1, uri-template 2.0.0, uri-templates 0.2.0.
# What is encoded already stays as it is there: "R%26D" is the tag "R&D", and with "%2526" the server looks for "R%26D". An address with
# nothing to encode goes well. In {#part}, url-template alone keeps it, and the others link to a part that is not on the page.
# uri-template-lite has one more: behind a map with no filters, {?filters*,page} lacks the name of the page.
# Source: RFC 6570, 3.2.1 "Variable Expansion" and 3.2.3 "Reserved Expansion", on pct-encoded triplets, and 2.3 "Variables", on empty maps;
# fxa/uritemplate-js, issue 17, open when this was seen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund uritemplate@0.3.4 uri-template-lite@23.4.0 urijs@1.19.11 \
  url-template@3.1.1 uri-template@2.0.0 uri-templates@0.2.0

cat >find.mjs <<'PROGRAM'
import uriTemplate from 'uri-template';
import lite from 'uri-template-lite';
import uriTemplates from 'uri-templates';
import urijs from 'urijs/src/URITemplate.js';
import uritemplate from 'uritemplate';
import { parseTemplate } from 'url-template';

const libraries = {
  uritemplate: (template, values) => uritemplate.parse(template).expand(values),
  'uri-template-lite': (template, values) => lite.expand(template, values),
  urijs: (template, values) => urijs(template).expand(values),
  'url-template': (template, values) => parseTemplate(template).expand(values),
  'uri-template': (template, values) => uriTemplate.parse(template).expand(values),
  'uri-templates': (template, values) => uriTemplates(template).fill(values),
};
for (const [template, values] of [
  ['{+list}{&page}', { list: '/posts?tag=R%26D', page: 2 }],
  ['{+list}{&page}', { list: '/posts?tag=news', page: 2 }],
  ['/posts{?page}{#part}', { part: 'caf%C3%A9', page: 2 }],
  ['/posts{?filters*,page}', { filters: {}, page: 2 }],
]) {
  console.log(template, 'with', JSON.stringify(values));
  for (const [name, expand] of Object.entries(libraries)) console.log(`  ${name}: ${expand(template, values)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
{+list}{&page} with {"list":"/posts?tag=R%26D","page":2}
  uritemplate: /posts?tag=R%2526D&page=2
  uri-template-lite: /posts?tag=R%2526D&page=2
  urijs: /posts?tag=R%2526D&page=2
  url-template: /posts?tag=R%26D&page=2
  uri-template: /posts?tag=R%26D&page=2
  uri-templates: /posts?tag=R%26D&page=2
{+list}{&page} with {"list":"/posts?tag=news","page":2}
  uritemplate: /posts?tag=news&page=2
  uri-template-lite: /posts?tag=news&page=2
  urijs: /posts?tag=news&page=2
  url-template: /posts?tag=news&page=2
  uri-template: /posts?tag=news&page=2
  uri-templates: /posts?tag=news&page=2
/posts{?page}{#part} with {"part":"caf%C3%A9","page":2}
  uritemplate: /posts?page=2#caf%25C3%25A9
  uri-template-lite: /posts?page=2#caf%25C3%25A9
  urijs: /posts?page=2#caf%25C3%25A9
  url-template: /posts?page=2#caf%C3%A9
  uri-template: /posts?page=2#caf%25C3%25A9
  uri-templates: /posts?page=2#caf%25C3%25A9
/posts{?filters*,page} with {"filters":{},"page":2}
  uritemplate: /posts?page=2
  uri-template-lite: /posts?2
  urijs: /posts?page=2
  url-template: /posts?page=2
  uri-template: /posts?page=2
  uri-templates: /posts?page=2
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
