#!/usr/bin/env bash
# In the plain text of React Email, links to pages that stand side by side run together: the one to page 2 leads to page 23.
#
# Versions: @react-email/render 2.3.1 with @react-email/components 1.0.12 and React 19.3.1, beside html-to-text 10.0.1, which it uses. The address of
# a link is put behind its text, and React Email leaves out the brackets around it, so the number of the next page continues it. JSX drops the
# line break between two elements, and a list from map() has none; in the HTML, padding keeps the links apart. In columns, and in a
# list, each has its own line.
# Source: the readme of html-to-text, `linkBrackets`, which are there by default; issue 498 of React Email, where links with images run together,
# closed because nobody answered.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @react-email/components@1.0.12 @react-email/render@2.3.1 html-to-text@10.0.1 react@19.3.1 react-dom@19.3.1

cat >find.mjs <<'PROGRAM'
import { Column, Link, Row, Section } from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import { convert } from 'html-to-text';
import { createElement } from 'react';

const pages = [1, 2, 3].map((page) => createElement(Link, { key: page, href: `https://example.com/posts?page=${page}`, style: { padding: 8 } }, page));
for (const [name, email] of Object.entries({
  'side by side': createElement(Section, null, pages),
  'in columns': createElement(Row, null, pages.map((link) => createElement(Column, { key: link.key }, link))),
  'in a list': createElement('ul', null, pages.map((link) => createElement('li', { key: link.key }, link))),
})) {
  const html = await render(email);
  console.log(`${name}: ${html.match(/href="[^"]*"/g).join(' ')}`);
  for (const [library, text] of Object.entries({ 'React Email': toPlainText(html), 'html-to-text': convert(html) })) {
    console.log(text.replace(/^/gm, '  '));
    console.log(`  ${library} leads to ${text.match(/\?page=\d+/g).join(' ')}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
side by side: href="https://example.com/posts?page=1" href="https://example.com/posts?page=2" href="https://example.com/posts?page=3"
  1 https://example.com/posts?page=12 https://example.com/posts?page=23 https://example.com/posts?page=3
  React Email leads to ?page=12 ?page=23 ?page=3
  1 [https://example.com/posts?page=1]2 [https://example.com/posts?page=2]3
  [https://example.com/posts?page=3]
  html-to-text leads to ?page=1 ?page=2 ?page=3
in columns: href="https://example.com/posts?page=1" href="https://example.com/posts?page=2" href="https://example.com/posts?page=3"
  1 https://example.com/posts?page=1
  2 https://example.com/posts?page=2
  3 https://example.com/posts?page=3
  React Email leads to ?page=1 ?page=2 ?page=3
  1 [https://example.com/posts?page=1]2 [https://example.com/posts?page=2]3
  [https://example.com/posts?page=3]
  html-to-text leads to ?page=1 ?page=2 ?page=3
in a list: href="https://example.com/posts?page=1" href="https://example.com/posts?page=2" href="https://example.com/posts?page=3"
   * 1 https://example.com/posts?page=1
   * 2 https://example.com/posts?page=2
   * 3 https://example.com/posts?page=3
  React Email leads to ?page=1 ?page=2 ?page=3
   * 1 [https://example.com/posts?page=1]
   * 2 [https://example.com/posts?page=2]
   * 3 [https://example.com/posts?page=3]
  html-to-text leads to ?page=1 ?page=2 ?page=3
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
