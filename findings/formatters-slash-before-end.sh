#!/usr/bin/env bash
# Two formatters of HTML change where a link leads if its address has no quotation marks and ends with a slash.
#
# Versions: js-beautify 2.0.3, with which vscode-html-languageservice 5.6.2 formats; @shopify/prettier-plugin-liquid 1.11.0 with prettier 3.10.1;
# beside oxfmt 0.79.0. parse5 8.1.1 says what a browser reads afterwards. Minifiers write `<a href=/posts/>`, where the slash is part of the
# address. Both take it for that of `<br />` and put a space before it, so the link leads to /posts, which is a redirect or no page at
# all. With another attribute behind it, the address stays.
# Source: HTML Standard, 13.2.5.38 "Attribute value (unquoted) state", which has no rule for a slash; its 13.1.2.1 "Start tags" warns of this.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund js-beautify@2.0.3 vscode-html-languageservice@5.6.2 @shopify/prettier-plugin-liquid@1.11.0 \
  prettier@3.10.1 oxfmt@0.79.0 parse5@8.1.1

cat >find.mjs <<'PROGRAM'
import beautify from 'js-beautify';
import { format as oxfmt } from 'oxfmt';
import { parseFragment } from 'parse5';
import { format } from 'prettier';
import languages from 'vscode-html-languageservice';

const { getLanguageService, TextDocument } = languages;
const formatters = {
  'as written': (html) => html,
  'js-beautify': (html) => beautify.html(html),
  'vscode-html-languageservice': (html) => {
    const document = TextDocument.create('file:///posts.html', 'html', 1, html);
    return TextDocument.applyEdits(document, getLanguageService().format(document, undefined, {}));
  },
  liquid: (html) => format(html, { parser: 'liquid-html', plugins: ['@shopify/prettier-plugin-liquid'] }),
  oxfmt: async (html) => (await oxfmt('posts.html', html)).code,
};
for (const html of ['<a href=/posts/>Posts</a>', '<a href=/posts/ rel=prev>Posts</a>'])
  for (const [name, formatter] of Object.entries(formatters)) {
    const [link] = parseFragment(await formatter(html)).childNodes;
    console.log(`${name}: ${link.attrs[0].value}`);
  }
PROGRAM

cat >seen.txt <<'SEEN'
as written: /posts/
js-beautify: /posts
vscode-html-languageservice: /posts
liquid: /posts
oxfmt: /posts/
as written: /posts/
js-beautify: /posts/
vscode-html-languageservice: /posts/
liquid: /posts/
oxfmt: /posts/
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
