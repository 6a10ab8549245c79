#!/usr/bin/env bash
# remark-gfm links a URL in a line of text although its author has escaped its signs.
#
# Version: remark-gfm 4.0.1 with remark-parse 11.0.0. A backslash or a character reference says that a sign has no meaning in Markdown,
# and "\*a\*" stays text. remark-gfm looks for URLs once more in the texts of the tree, where it cannot tell what was escaped: what a
# program has escaped, such as a title of a visitor, becomes a link.
# Source: CommonMark 0.31.2, "Backslash escapes" and "Entity and numeric character references"; GitHub Flavored Markdown,
# "Autolinks (extension)".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund unified@11.0.5 remark-parse@11.0.0 remark-gfm@4.0.1 remark-rehype@11.1.2 rehype-stringify@10.0.1

cat >find.mjs <<'PROGRAM'
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);
for (const text of ['\\*a\\*', 'https\\://a.example', 'https&#58;//a.example', 'www\\.a.example', 'www&#46;a.example'])
  console.log(`${text} becomes ${await processor.process(text)}`);
PROGRAM

cat >seen.txt <<'SEEN'
\*a\* becomes <p>*a*</p>
https\://a.example becomes <p><a href="https://a.example">https://a.example</a></p>
https&#58;//a.example becomes <p><a href="https://a.example">https://a.example</a></p>
www\.a.example becomes <p><a href="http://www.a.example">www.a.example</a></p>
www&#46;a.example becomes <p><a href="http://www.a.example">www.a.example</a></p>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
