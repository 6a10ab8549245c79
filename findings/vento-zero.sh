#!/usr/bin/env bash
# With autoescape, Vento shows nothing for the number 0, so "Posts 0 to 0 of 0" has no numbers, and ?page=0 none either.
#
# Version: ventojs 2.4.0, beside eta 4.6.0 with its escaping, which shows 0. The filter escape gives back an empty text for whatever is false in
# JavaScript, and `autoescape: true` puts it around each output. Without it, 0 is shown: the switch for more safety changes the page.
# `0 |> safe` and `"0"` are shown with it. Nothing is raised, and links to the first page of a list that is counted from 0 lose its number.
# Source: Vento's documentation, "autoescape" and "Escape": HTML is escaped, and nothing is said of leaving values out.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ventojs@2.4.0 eta@4.6.0

cat >find.mjs <<'PROGRAM'
import { Eta } from 'eta';
import vento from 'ventojs';

const eta = new Eta();
const data = { page: 0, total: 0, text: '0' };
for (const template of [
  'Posts {{ total }} of {{ total }}',
  '<a href="/posts?page={{ page }}">{{ page + 1 }}</a>',
  '{{ for index, post of ["a", "b"] }}<li id="post-{{ index }}">{{ post }}</li>{{ /for }}',
  '{{ total |> escape }}',
  '{{ total |> safe }} {{ text }}',
]) {
  console.log(template);
  for (const autoescape of [true, false])
    console.log(`  autoescape ${autoescape}: ${(await vento({ autoescape }).runString(template, data)).content}`);
}
console.log(`eta: ${eta.renderString('Posts <%= it.total %> of <%= it.total %>', data)}`);
PROGRAM

cat >seen.txt <<'SEEN'
Posts {{ total }} of {{ total }}
  autoescape true: Posts  of 
  autoescape false: Posts 0 of 0
<a href="/posts?page={{ page }}">{{ page + 1 }}</a>
  autoescape true: <a href="/posts?page=">1</a>
  autoescape false: <a href="/posts?page=0">1</a>
{{ for index, post of ["a", "b"] }}<li id="post-{{ index }}">{{ post }}</li>{{ /for }}
  autoescape true: <li id="post-">a</li><li id="post-1">b</li>
  autoescape false: <li id="post-0">a</li><li id="post-1">b</li>
{{ total |> escape }}
  autoescape true: 
  autoescape false: 
{{ total |> safe }} {{ text }}
  autoescape true: 0 0
  autoescape false: 0 0
eta: Posts 0 of 0
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
