#!/usr/bin/env bash
# Twig.js escapes a query that it makes for HTML, whatever it is for, so with autoescape each link with two parameters is broken.
#
# Versions: twig 3.0.0 (Twig.js), beside twing 7.3.1. A link to another page keeps its filters with `query|merge({ page: 3 })|url_encode`. Twig.js
# joins the parameters with "&amp;", which autoescape escapes again: the server is asked for "amp;page" in place of "page", and answers with
# the first page. Without autoescape the link is right, but a redirect, a text mail or JSON has "&amp;" in its address. `|raw` mends
# the first. A text, which has no "&" after it, is encoded well.
# Source: Twig's documentation, "url_encode", where a mapping becomes "param=value&foo=bar"; "HTML Escaping" in "Twig for Template Designers".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund twig@3.0.0 twing@7.3.1 parse5@8.1.1

cat >find.mjs <<'PROGRAM'
import { parseFragment } from 'parse5';
import Twig from 'twig';
import { createArrayLoader, createEnvironment } from 'twing';

const values = { query: { tag: 'css' } };
const link = '<a href="?{{ query|merge({ page: 3 })|url_encode }}">3</a>';
const raw = '<a href="?{{ query|merge({ page: 3 })|url_encode|raw }}">3</a>';
const mail = '/posts?{{ query|merge({ page: 3 })|url_encode }}';
for (const [template, escape] of [[link, true], [raw, true], [link, false], [mail, false], ['{{ "tag & page"|url_encode }}', false]]) {
  const environment = createEnvironment(createArrayLoader({ page: template }), { autoEscapingStrategy: escape ? 'html' : null });
  const rendered = { 'Twig.js': Twig.twig({ data: template, autoescape: escape }).render(values), Twing: await environment.render('page', values) };
  console.log(`${template}, ${escape ? 'with' : 'without'} autoescape`);
  for (const [name, text] of Object.entries(rendered)) {
    const [{ attrs, value }] = parseFragment(text).childNodes;
    console.log(`  ${name}: ${attrs ? `leads to ${attrs[0].value}` : text}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
<a href="?{{ query|merge({ page: 3 })|url_encode }}">3</a>, with autoescape
  Twig.js: leads to ?tag=css&amp;page=3
  Twing: leads to ?tag=css&page=3
<a href="?{{ query|merge({ page: 3 })|url_encode|raw }}">3</a>, with autoescape
  Twig.js: leads to ?tag=css&page=3
  Twing: leads to ?tag=css&page=3
<a href="?{{ query|merge({ page: 3 })|url_encode }}">3</a>, without autoescape
  Twig.js: leads to ?tag=css&page=3
  Twing: leads to ?tag=css&page=3
/posts?{{ query|merge({ page: 3 })|url_encode }}, without autoescape
  Twig.js: /posts?tag=css&amp;page=3
  Twing: /posts?tag=css&page=3
{{ "tag & page"|url_encode }}, without autoescape
  Twig.js: tag%20%26%20page
  Twing: tag%20%26%20page
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
