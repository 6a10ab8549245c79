#!/usr/bin/env bash
# check-html-links reports links to pages and parts that are there, if their address is encoded, or is ".." or #top.
#
# Versions: check-html-links 0.2.4, beside linkinator 7.6.1, which finds all of them but #top. For /tags/page%20layout.html it looks for a file
# with "%20" in its name, and for #caf%C3%A9 for such an id, although a browser decodes both. ".." leads to a folder, and that is missing to
# it; "../" is found, and so is #café. Lists of tags have many such links: a site with no dead one fails the check, and a dead one
# hides among them.
# Source: HTML Standard, "Scrolling to a fragment", where it is decoded, and "top" is the top of the page; URL Standard, 4.4 "URL parsing",
# where ".." at the end gives an address that ends with a slash.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund check-html-links@0.2.4 linkinator@7.6.1

mkdir -p site/tags
cat >site/index.html <<'PAGE'
<!doctype html>
<html lang="en">
<title>Tags</title>
<p id="café">Tags</p>
<a href="/tags/page%20layout.html">Page layout</a>
<a href="#caf%C3%A9">Tags</a>
<a href="#top">Up</a>
<a href="/tags/dead.html">Dead</a>
</html>
PAGE
cat >'site/tags/page layout.html' <<'PAGE'
<!doctype html>
<html lang="en">
<title>Page layout</title>
<a href="..">All tags</a>
<a href="../">All tags</a>
<a href="../#café">Tags</a>
</html>
PAGE

cat >find.mjs <<'PROGRAM'
import { LinkChecker } from 'linkinator';

const { links } = await new LinkChecker().check({ path: 'site', recurse: true, checkFragments: true });
console.log('linkinator:');
for (const { url, state, status } of links) if (state !== 'OK') console.log(`  ${state} ${status} ${url}`);
PROGRAM

cat >seen.txt <<'SEEN'
check-html-links:
  ❌ Found 4 missing reference targets (used by 5 links) while checking 2 files:
    1. missing reference target site/tags/page%20layout.html
      from site/index.html:5:9 via href="/tags/page%20layout.html"
    2. missing reference target site/index.html
      from site/index.html:6:9 via href="#caf%C3%A9"
      from site/index.html:7:9 via href="#top"
    3. missing reference target site/tags/dead.html
      from site/index.html:8:9 via href="/tags/dead.html"
    4. missing reference target site
      from site/tags/page layout.html:4:9 via href=".."
linkinator:
  BROKEN 200 site/#top
  BROKEN 404 site/tags/dead.html
SEEN

{
  echo 'check-html-links:'
  { npx check-html-links site 2>&1 || true; } | grep -E 'missing |via '
  node find.mjs
} | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
