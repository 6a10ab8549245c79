#!/usr/bin/env bash
# node-html-markdown loses a link whose title has quotation marks in it, and counts the second page of a numbered list from 1 again.
#
# Versions: node-html-markdown 2.0.0, read with micromark 4.0.2; beside turndown 7.2.5, which keeps both. The title is put between quotation
# marks as it is, so what comes out is no link, and a reader sees its brackets and its address. With ' in the title, it goes well. The `start`
# of an <ol>, with which a page of results goes on where the last one ended, is not read. Nothing is raised, and no option is for it.
# Source: CommonMark 0.31.2, "Links", on titles, and "List items", on the start number; HTML Standard, 4.4.5 "The ol element".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-html-markdown@2.0.0 turndown@7.2.5 micromark@4.0.2

cat >find.mjs <<'PROGRAM'
import { micromark } from 'micromark';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import Turndown from 'turndown';

const turndown = new Turndown();
for (const html of [
  `<a href="/2" title='Posts with "CSS"'>2</a>`,
  '<ol start="11"><li>Eleventh</li><li>Twelfth</li></ol>',
  `<a href="/2" title="Posts with 'CSS'">2</a>`,
]) {
  console.log(html);
  for (const [name, markdown] of [
    ['node-html-markdown', NodeHtmlMarkdown.translate(html)],
    ['turndown', turndown.turndown(html)],
  ]) console.log(`  ${name}: ${JSON.stringify(markdown)} is ${JSON.stringify(micromark(markdown))}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
<a href="/2" title='Posts with "CSS"'>2</a>
  node-html-markdown: "[2](/2 \"Posts with \"CSS\"\")" is "<p>[2](/2 &quot;Posts with &quot;CSS&quot;&quot;)</p>"
  turndown: "[2](/2 \"Posts with \\\"CSS\\\"\")" is "<p><a href=\"/2\" title=\"Posts with &quot;CSS&quot;\">2</a></p>"
<ol start="11"><li>Eleventh</li><li>Twelfth</li></ol>
  node-html-markdown: "1. Eleventh\n2. Twelfth" is "<ol>\n<li>Eleventh</li>\n<li>Twelfth</li>\n</ol>"
  turndown: "11.  Eleventh\n12.  Twelfth" is "<ol start=\"11\">\n<li>Eleventh</li>\n<li>Twelfth</li>\n</ol>"
<a href="/2" title="Posts with 'CSS'">2</a>
  node-html-markdown: "[2](/2 \"Posts with 'CSS'\")" is "<p><a href=\"/2\" title=\"Posts with 'CSS'\">2</a></p>"
  turndown: "[2](/2 \"Posts with 'CSS'\")" is "<p><a href=\"/2\" title=\"Posts with 'CSS'\">2</a></p>"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
