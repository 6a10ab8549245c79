#!/usr/bin/env bash
# htmlparser2 ends an element before the > of its end tag if a space or a line break is in between, as Prettier writes it.
#
# Versions: htmlparser2 12.0.0, with prettier 3.10.1 and parse5 8.1.1. Where no space may stand around a link, Prettier breaks the line in its
# end tag. `endIndex` is then the place of the first space behind the name, and `startIndex` of the next node the place after it. A
# program that replaces an element by these places leaves a ">" on the page. parse5 has the right ones for the same text.
# Source: HTML Standard, 13.1.2.2 "End tags", which allows white space behind the name.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund htmlparser2@12.0.0 parse5@8.1.1 prettier@3.10.1

cat >find.mjs <<'PROGRAM'
import { parseDocument } from 'htmlparser2';
import { parseFragment } from 'parse5';
import { format } from 'prettier';

const written = '<p>(<a href="/posts?page=2" rel="next" class="pages-next">The posts of the week before</a>)</p>';
const formatted = await format(written, { parser: 'html' });
for (const html of [written, formatted]) {
  const [paragraph] = parseDocument(html, { withStartIndices: true, withEndIndices: true }).children;
  const [, link, text] = paragraph.children;
  const replaced = html.slice(0, link.startIndex) + 'LINK' + html.slice(link.endIndex + 1);
  console.log('htmlparser2:', JSON.stringify(replaced));
  console.log('  and the text:', JSON.stringify(html.slice(text.startIndex, text.endIndex + 1)), 'of', JSON.stringify(text.data));
  const { startOffset, endOffset } = parseFragment(html, { sourceCodeLocationInfo: true }).childNodes[0].childNodes[1].sourceCodeLocation;
  console.log('parse5:', JSON.stringify(`${html.slice(0, startOffset)}LINK${html.slice(endOffset)}`));
}
PROGRAM

cat >seen.txt <<'SEEN'
htmlparser2: "<p>(LINK)</p>"
  and the text: ")" of ")"
parse5: "<p>(LINK)</p>"
htmlparser2: "<p>\n  (LINK  >)\n</p>\n"
  and the text: "  >)\n" of ")\n"
parse5: "<p>\n  (LINK)\n</p>\n"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
