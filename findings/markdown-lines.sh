#!/usr/bin/env bash
# Three converters from HTML to Markdown make a heading of "# 3 of 5" and a list of "- 3 -", and end an address at a parenthesis.
#
# Versions: agentmarkdown 6.0.0, markdown-for-agents 1.3.4 and h2m 0.7.0, read with micromark 4.0.2; beside turndown 7.2.5, which keeps all of
# it. None of the three escapes a sign that means something at the beginning of a line, so a count of search results is the title of the
# page, a year at the beginning of a line is the number of an item, and the tag ":)" takes the page out of a link. h2m drops the space between
# two links as well: pages 1, 2 and 3 are read as "123". Nothing is raised.
# Source: CommonMark 0.31.2, "ATX headings", "List items", "Links", on parentheses in a destination, and "Backslash escapes". No readme has a word
# on it; agentmarkdown's calls it accurate.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund agentmarkdown@6.0.0 markdown-for-agents@1.3.4 h2m@0.7.0 turndown@7.2.5 micromark@4.0.2

cat >find.mjs <<'PROGRAM'
import { AgentMarkdown } from 'agentmarkdown';
import h2m from 'h2m';
import { convert } from 'markdown-for-agents';
import { micromark } from 'micromark';
import Turndown from 'turndown';

const converters = {
  agentmarkdown: (html) => AgentMarkdown.produce(html),
  'markdown-for-agents': (html) => convert(html).markdown,
  h2m: (html) => h2m(html),
  turndown: (html) => new Turndown().turndown(html),
};
for (const html of [
  '<p># 3 of 5</p>',
  '<p>- 3 -</p>',
  '<p>+ 3 more</p>',
  '<p>Posts of</p><p>2026. Page 2</p>',
  '<p><a href="?tag=:)&amp;page=2">2</a></p>',
  '<p><a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a></p>',
]) {
  console.log(html);
  for (const [name, run] of Object.entries(converters)) {
    console.log(`  ${name}: ${micromark(await run(html)).trim().replaceAll(/\s*\n\s*/g, ' ')}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
<p># 3 of 5</p>
  agentmarkdown: <h1>3 of 5</h1>
  markdown-for-agents: <h1>3 of 5</h1>
  h2m: <h1>3 of 5</h1>
  turndown: <p># 3 of 5</p>
<p>- 3 -</p>
  agentmarkdown: <ul> <li>3 -</li> </ul>
  markdown-for-agents: <ul> <li>3 -</li> </ul>
  h2m: <ul> <li>3 -</li> </ul>
  turndown: <p>- 3 -</p>
<p>+ 3 more</p>
  agentmarkdown: <ul> <li>3 more</li> </ul>
  markdown-for-agents: <ul> <li>3 more</li> </ul>
  h2m: <ul> <li>3 more</li> </ul>
  turndown: <p>+ 3 more</p>
<p>Posts of</p><p>2026. Page 2</p>
  agentmarkdown: <p>Posts of</p> <ol start="2026"> <li>Page 2</li> </ol>
  markdown-for-agents: <p>Posts of</p> <ol start="2026"> <li>Page 2</li> </ol>
  h2m: <p>Posts of</p> <ol start="2026"> <li>Page 2</li> </ol>
  turndown: <p>Posts of</p> <p>2026. Page 2</p>
<p><a href="?tag=:)&amp;page=2">2</a></p>
  agentmarkdown: <p><a href="?tag=:">2</a>&amp;page=2)</p>
  markdown-for-agents: <p><a href="?tag=:">2</a>&amp;page=2)</p>
  h2m: <p><a href="?tag=:">2</a>&amp;page=2)</p>
  turndown: <p><a href="?tag=:)&amp;page=2">2</a></p>
<p><a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a></p>
  agentmarkdown: <p><a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a></p>
  markdown-for-agents: <p><a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a></p>
  h2m: <p><a href="?page=1">1</a><a href="?page=2">2</a><a href="?page=3">3</a></p>
  turndown: <p><a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a></p>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
