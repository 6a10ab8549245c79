#!/usr/bin/env bash
# VelocityJS takes the hyphen in "$first-$last" for part of a name, and does not cut the fraction of a division off, beside Velocity.
#
# Version: velocityjs 2.1.7. "Posts $first-$last of $total" shows "$first-20", and "/posts/$page-print" has no number in it. Velocity allows no
# hyphen in a name since 2.0. Of two integers, `/` gives an integer there: `($total + $size - 1) / $size`, the number of pages, is 3 in Velocity
# for 25 posts, and 3.4 here. An empty list is true in #if, so a page without posts does not say so. Nothing is raised.
# `${first}-${last}` is right in both. Velocity itself was not run: what it does is taken from its documentation.
# Source: Velocity's page "Upgrading", on hyphens since 2.0, and on `directive.if.empty_check`; its user guide, "Math", on two integers. The
# package's readme promises to be compatible with the syntax of Velocity.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund velocityjs@2.1.7

cat >find.mjs <<'PROGRAM'
import { render } from 'velocityjs';

const values = { page: 2, first: 11, last: 20, total: 25, size: 10, posts: [] };
for (const source of [
  'Posts $first-$last of $total',
  'Posts ${first}-${last} of $total',
  '<a href="/posts/$page-print">Print</a>',
  '#set($pages = ($total + $size - 1) / $size)Page $page of $pages',
  '#set($middle = $total / 2)$middle',
  '#if($posts)<ul></ul>#{else}No posts#end',
  '#if($posts.size() > 0)<ul></ul>#{else}No posts#end',
]) {
  console.log(`${source}: ${render(source, values)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
Posts $first-$last of $total: Posts $first-20 of 25
Posts ${first}-${last} of $total: Posts 11-20 of 25
<a href="/posts/$page-print">Print</a>: <a href="/posts/$page-print">Print</a>
#set($pages = ($total + $size - 1) / $size)Page $page of $pages: Page 2 of 3.4
#set($middle = $total / 2)$middle: 12.5
#if($posts)<ul></ul>#{else}No posts#end: <ul></ul>
#if($posts.size() > 0)<ul></ul>#{else}No posts#end: No posts
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
