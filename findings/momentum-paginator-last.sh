#!/usr/bin/env bash
# In Momentum Paginator, the last page of a Laravel list is the next one, and a link to a page of the tag "R&D" is one of the tag "R".
#
# Version: momentum-paginator 1.0.7. Laravel's `links` have "Previous" at the beginning and "Next" at the end. For `last`, the item at the
# end is taken, so the button to the last page goes one page on, and on the last page it has no address, but is said to be active. `first` is
# right. Each address is decoded as a whole: what a filter has encoded takes part in the address then, "%26" begins another
# parameter, "%23" ends the address, so that the number of the page is lost, and "%2B" becomes a space.
# Source: the package's readme, `last`, "Last page"; Laravel's "Pagination", "Converting Results to JSON", whose links are complete addresses;
# URL Standard, application/x-www-form-urlencoded.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund momentum-paginator@1.0.7

cat >find.mjs <<'PROGRAM'
import { usePaginator } from 'momentum-paginator';

// What Laravel's LengthAwarePaginator makes of 40 posts, 10 on a page, with appends(['tag' => ...]).
function laravel(current, tag) {
  const url = (page) => (page >= 1 && page <= 4 ? `https://blog.example/posts?${new URLSearchParams({ tag, page })}` : null);
  const pages = [1, 2, 3, 4].map((page) => ({ url: url(page), label: String(page), active: page === current }));
  const ends = [
    { url: url(current - 1), label: '&laquo; Previous', active: false },
    { url: url(current + 1), label: 'Next &raquo;', active: false },
  ];
  const meta = { current_page: current, last_page: 4, from: current * 10 - 9, to: current * 10, per_page: 10, total: 40 };
  return { data: [], meta: { ...meta, links: [ends[0], ...pages, ends[1]] } };
}

for (const current of [1, 2, 4]) {
  const { first, last, next } = usePaginator(laravel(current, 'news'));
  console.log(`page ${current} of 4`);
  for (const [name, item] of Object.entries({ first, next, last })) console.log(`  ${name}: ${item.url}, active: ${item.isActive}`);
}
for (const tag of ['R&D', 'C#', '100%', 'a+b']) {
  const data = laravel(1, tag);
  const { next } = usePaginator(data);
  console.log(`next page of the tag "${tag}"`);
  for (const [name, url] of Object.entries({ Laravel: data.meta.links.at(-1).url, Momentum: next.url })) {
    console.log(`  ${name}: ${url}, tag "${new URL(url).searchParams.get('tag')}", page ${new URL(url).searchParams.get('page')}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
page 1 of 4
  first: https://blog.example/posts?tag=news&page=1, active: false
  next: https://blog.example/posts?tag=news&page=2, active: true
  last: https://blog.example/posts?tag=news&page=2, active: true
page 2 of 4
  first: https://blog.example/posts?tag=news&page=1, active: true
  next: https://blog.example/posts?tag=news&page=3, active: true
  last: https://blog.example/posts?tag=news&page=3, active: true
page 4 of 4
  first: https://blog.example/posts?tag=news&page=1, active: true
  next: null, active: false
  last: null, active: true
next page of the tag "R&D"
  Laravel: https://blog.example/posts?tag=R%26D&page=2, tag "R&D", page 2
  Momentum: https://blog.example/posts?tag=R&D&page=2, tag "R", page 2
next page of the tag "C#"
  Laravel: https://blog.example/posts?tag=C%23&page=2, tag "C#", page 2
  Momentum: https://blog.example/posts?tag=C#&page=2, tag "C", page null
next page of the tag "100%"
  Laravel: https://blog.example/posts?tag=100%25&page=2, tag "100%", page 2
  Momentum: https://blog.example/posts?tag=100%&page=2, tag "100%", page 2
next page of the tag "a+b"
  Laravel: https://blog.example/posts?tag=a%2Bb&page=2, tag "a+b", page 2
  Momentum: https://blog.example/posts?tag=a+b&page=2, tag "a b", page 2
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
