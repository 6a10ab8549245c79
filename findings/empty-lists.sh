#!/usr/bin/env bash
# Five calculators of pages stumble over an empty list: two take it for a mistake, one links to page 2 of 0, and others have "Results 1 - 0 of 0".
#
# Versions: pagination-object 1.2.2, sr-pagination 1.0.1, handlebars-paginate 0.1.0 with handlebars 4.7.9, pagination 0.4.6, jw-paginate 1.0.4;
# beside simple-pagination 1.0.0, which has no page and no numbers then. For the first two, the total 0 is no total: one raises an error, the other
# returns one as if it were the list of pages. In the third, "next" is disabled on the last page, and page 1 is not page 0, so it leads to
# page 2. jw-paginate makes page 0 of page 1, and posts from -10 to -1. A search without results is what brings them there.
# Source: the readmes, where a total is a number; pagination's own report, "Results {FromResult} - {ToResult} of {TotalResult}".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pagination-object@1.2.2 sr-pagination@1.0.1 handlebars-paginate@0.1.0 handlebars@4.7.9 \
  pagination@0.4.6 jw-paginate@1.0.4 simple-pagination@1.0.0

cat >find.cjs <<'PROGRAM'
const Handlebars = require('handlebars');
const jwPaginate = require('jw-paginate');
const pagination = require('pagination');
const PaginationObject = require('pagination-object');
const simplePagination = require('simple-pagination');
const srPagination = require('sr-pagination');

Handlebars.registerHelper('paginate', require('handlebars-paginate'));
const template = Handlebars.compile('{{#paginate pages type="next"}}{{#if disabled}}no link{{else}}link to page {{n}}{{/if}}{{/paginate}}');
const calculators = {
  'pagination-object': (total) => `pages ${new PaginationObject({ currentPage: 1, totalItems: total, itemsPerPage: 10 }).totalPages}`,
  'sr-pagination'(total) {
    const pages = srPagination({ page: 1, links: 5, rows: 10, total });
    return pages instanceof Error ? `returned ${pages}` : `items ${pages?.length ?? 'none'}`;
  },
  'handlebars-paginate': (total) => `next: ${template({ pages: { page: 1, pageCount: Math.ceil(total / 10) } })}`,
  pagination(total) {
    const html = pagination.create('item', { prelink: '/', current: 1, rowsPerPage: 10, totalResult: total }).render();
    return html.match(/Results [^<]*/)[0];
  },
  'jw-paginate'(total) {
    const { currentPage, startIndex, endIndex } = jwPaginate(total, 1, 10);
    return `page ${currentPage}, posts from ${startIndex} to ${endIndex}`;
  },
  'simple-pagination'(total) {
    const { currentPage, fromCount, toCount } = simplePagination(total, 10, 1);
    return `page ${currentPage}, posts from ${fromCount} to ${toCount}`;
  },
};
for (const total of [25, 5, 0]) {
  console.log(`${total} posts`);
  for (const [name, calculate] of Object.entries(calculators)) {
    try {
      console.log(`  ${name}: ${calculate(total)}`);
    } catch (error) {
      console.log(`  ${name}: raised ${error}`);
    }
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
25 posts
  pagination-object: pages 3
  sr-pagination: items 5
  handlebars-paginate: next: link to page 2
  pagination: Results 1 - 10 of 25
  jw-paginate: page 1, posts from 0 to 9
  simple-pagination: page 1, posts from 1 to 10
5 posts
  pagination-object: pages 1
  sr-pagination: items none
  handlebars-paginate: next: no link
  pagination: Results 1 - 5 of 5
  jw-paginate: page 1, posts from 0 to 4
  simple-pagination: page 1, posts from 1 to 5
0 posts
  pagination-object: raised Error: You must define your options object correctly, aborting.
  sr-pagination: returned Error: parameters: {page: 1, links: 5, rows: 5, total: 50}
  handlebars-paginate: next: link to page 2
  pagination: Results 1 - 0 of 0
  jw-paginate: page 0, posts from -10 to -1
  simple-pagination: page null, posts from null to null
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
