#!/usr/bin/env bash
# Ark UI links back to page 8 of a list of 5 pages, and to page -1 from page 0; after an empty list, it says, page 2 comes.
#
# Version: @ark-ui/react 5.40.0 with @zag-js/pagination 1.47.0, which Chakra UI uses too. A page that is asked for later is held against the number of
# pages, and a `page` or `defaultPage` that is given, as from an address after posts were deleted, is not: the posts of the page are
# those from 80 to 42, the trigger back leads to a page that does not exist either, and no page is current. `nextPage` is null on
# the last page alone: beyond it, and for an empty list, it is a number, although the trigger is no link there.
# Source: Zag's types, "The next page index", or null; its issue 2921, on an empty list, was closed with the trigger alone mended.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ark-ui/react@5.40.0 @zag-js/pagination@1.47.0 react@19.3.1 react-dom@19.3.1

cat >find.mjs <<'PROGRAM'
import { Pagination } from '@ark-ui/react/pagination';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

for (const [count, page] of [
  [42, 1],
  [42, 5],
  [42, 9],
  [42, 0],
  [0, 1],
]) {
  let api;
  const html = renderToStaticMarkup(
    createElement(
      Pagination.Root,
      { count, page, pageSize: 10, type: 'link', getPageUrl: (details) => `?page=${details.page}` },
      createElement(Pagination.PrevTrigger, null, 'Previous'),
      createElement(Pagination.Context, null, (context) => {
        api = context;
        return context.pages.map((item) => createElement(Pagination.Item, { key: item.value, ...item }, item.value));
      }),
      createElement(Pagination.NextTrigger, null, 'Next'),
    ),
  );
  const links = [...html.matchAll(/href="([^"]*)"[^>]*>(\w+)/g)].map(([, href, text]) => `${text} ${href}`);
  const { start, end } = api.pageRange;
  console.log(`${count} posts, page ${page} of ${api.totalPages}: posts ${start} to ${end}, next ${api.nextPage}, previous ${api.previousPage}`);
  console.log(`  ${links.join(', ')}, ${html.includes('aria-current') ? 'one' : 'none'} is current`);
}
PROGRAM

cat >seen.txt <<'SEEN'
42 posts, page 1 of 5: posts 0 to 10, next 2, previous null
  1 ?page=1, 2 ?page=2, 3 ?page=3, 4 ?page=4, 5 ?page=5, Next ?page=2, one is current
42 posts, page 5 of 5: posts 40 to 42, next null, previous 4
  Previous ?page=4, 1 ?page=1, 2 ?page=2, 3 ?page=3, 4 ?page=4, 5 ?page=5, one is current
42 posts, page 9 of 5: posts 80 to 42, next 10, previous 8
  Previous ?page=8, 1 ?page=1, 2 ?page=2, 3 ?page=3, 4 ?page=4, 5 ?page=5, none is current
42 posts, page 0 of 5: posts -10 to 0, next 1, previous -1
  Previous ?page=-1, 1 ?page=1, 2 ?page=2, 3 ?page=3, 4 ?page=4, 5 ?page=5, Next ?page=1, none is current
0 posts, page 1 of 0: posts 0 to 0, next 2, previous null
  , none is current
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
