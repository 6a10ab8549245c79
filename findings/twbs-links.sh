#!/usr/bin/env bash
# With links, twbs-pagination leads from /posts nowhere: each link of the list is the page that is open, until ?page= stands in its address.
#
# Version: twbs-pagination 1.4.2 with jquery 3.8.0 in jsdom 29.1.1, with `href: true` and `pageVariable: 'page'`. A link is the query of the open page
# with the number in it replaced. Without a query it is empty, and with ?tag=news it is that alone, so the first page of a list, which is
# usually without its number, has no way to the others. What is replaced is the first "page" that is found: in ?homepage=5&page=2 it
# is another parameter, and page 5 is shown as the open one. From ?page=1, all is well.
# Source: the code of the plugin, "Prevent click event if href is not set": otherwise a link is to be followed; its documentation is "not completed
# yet", as its readme says.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund twbs-pagination@1.4.2 jquery@3.8.0 jsdom@29.1.1

cat >find.mjs <<'PROGRAM'
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const scripts = ['jquery/dist/jquery.js', 'twbs-pagination/jquery.twbsPagination.js'].map((file) => readFileSync(`node_modules/${file}`, 'utf8'));
for (const search of ['?page=1', '', '?tag=news', '?tag=news&page=1', '?homepage=5&page=2']) {
  const url = `https://blog.example/posts${search}`;
  const { window } = new JSDOM('<!doctype html><ul></ul>', { url, runScripts: 'outside-only' });
  for (const script of scripts) window.eval(script);
  window.jQuery('ul').twbsPagination({ totalPages: 5, visiblePages: 5, href: true, pageVariable: 'page', initiateStartPageClick: false });
  const current = window.document.querySelector('.active').textContent;
  console.log(`${url}, page ${current} is marked`);
  for (const text of ['3', 'Next', 'Last']) {
    const link = [...window.document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
    console.log(`  ${text}: href="${link.getAttribute('href')}", which is ${link.href}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
https://blog.example/posts?page=1, page 1 is marked
  3: href="?page=3", which is https://blog.example/posts?page=3
  Next: href="?page=2", which is https://blog.example/posts?page=2
  Last: href="?page=5", which is https://blog.example/posts?page=5
https://blog.example/posts, page 1 is marked
  3: href="", which is https://blog.example/posts
  Next: href="", which is https://blog.example/posts
  Last: href="", which is https://blog.example/posts
https://blog.example/posts?tag=news, page 1 is marked
  3: href="?tag=news", which is https://blog.example/posts?tag=news
  Next: href="?tag=news", which is https://blog.example/posts?tag=news
  Last: href="?tag=news", which is https://blog.example/posts?tag=news
https://blog.example/posts?tag=news&page=1, page 1 is marked
  3: href="?tag=news&page=3", which is https://blog.example/posts?tag=news&page=3
  Next: href="?tag=news&page=2", which is https://blog.example/posts?tag=news&page=2
  Last: href="?tag=news&page=5", which is https://blog.example/posts?tag=news&page=5
https://blog.example/posts?homepage=5&page=2, page 5 is marked
  3: href="?homepage=3&page=2", which is https://blog.example/posts?homepage=3&page=2
  Next: href="?homepage=5&page=2", which is https://blog.example/posts?homepage=5&page=2
  Last: href="?homepage=5&page=2", which is https://blog.example/posts?homepage=5&page=2
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
