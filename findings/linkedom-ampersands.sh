#!/usr/bin/env bash
# linkedom writes ampersands in attributes as they are, so another text is read from what it has written.
#
# Version: linkedom 0.18.15. getAttribute() returns the text that the page has, and innerHTML and toString() do not escape it:
# a title that speaks of "&copy;" becomes one with the sign, and each passage through linkedom takes one more level away.
# In the text of an element, the ampersand is escaped.
# Source: HTML Standard, 13.3 "Serializing HTML fragments", escaping a string in attribute mode.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund linkedom@0.18.15

cat >find.mjs <<'PROGRAM'
import { parseHTML } from 'linkedom';

const page = (body) => parseHTML(`<!DOCTYPE html><html><body>${body}</body></html>`).document;
let html = '<p title="&amp;amp;copy;">&amp;copy;</p>';
for (let passage = 1; passage <= 3; passage++) {
  const { body } = page(html);
  const read = body.querySelector('p').getAttribute('title');
  html = body.innerHTML;
  console.log(`${read} is written as ${html}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
&amp;copy; is written as <p title="&amp;copy;">&amp;copy;</p>
&copy; is written as <p title="&copy;">&amp;copy;</p>
© is written as <p title="©">&amp;copy;</p>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
