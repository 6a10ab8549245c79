#!/usr/bin/env bash
# The pagination of Material UI links to page 0 from the first page and to a page after the last one, if its pages are links.
#
# Versions: @mui/material 9.5.0 with react-router 8.5.3 and React 19.3.1. With the router as the documentation shows it, "previous" and "next"
# have a number at the ends of the list, too. Such an item is marked as disabled, yet keeps its address: crawlers find it, and users of
# screen readers can follow it. An empty list has both. `item.disabled` says which items have no page; the example does not ask it.
# Source: "Router integration" in the documentation of Pagination, in the package as docs/material-ui/react-pagination.md; ARIA in HTML,
# which advises against `aria-disabled="true"` on an <a> with `href`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 react-router@8.5.3

cat >find.mjs <<'PROGRAM'
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link, MemoryRouter } from 'react-router';

for (const [page, count] of [[1, 10], [10, 10], [1, 0]]) {
  const renderItem = (item) => h(PaginationItem, { component: Link, to: `/inbox${item.page === 1 ? '' : `?page=${item.page}`}`, ...item });
  const html = renderToStaticMarkup(h(MemoryRouter, {}, h(Pagination, { page, count, renderItem })));
  for (const [link] of html.matchAll(/<a [^>]*aria-label="Go to (?:previous|next) page"[^>]*>/g))
    console.log(`page ${page} of ${count}:`, ...link.match(/(?:href|aria-label|aria-disabled)="[^"]*"/g).toSorted());
}
PROGRAM

cat >seen.txt <<'SEEN'
page 1 of 10: aria-disabled="true" aria-label="Go to previous page" href="/inbox?page=0"
page 1 of 10: aria-label="Go to next page" href="/inbox?page=2"
page 10 of 10: aria-label="Go to previous page" href="/inbox?page=9"
page 10 of 10: aria-disabled="true" aria-label="Go to next page" href="/inbox?page=11"
page 1 of 0: aria-disabled="true" aria-label="Go to previous page" href="/inbox?page=0"
page 1 of 0: aria-disabled="true" aria-label="Go to next page" href="/inbox?page=2"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
