#!/usr/bin/env bash
# Three libraries that make links from routes put values in as they are: page 2 of the tag "C#" is at /tags/C, and page 0 at /posts/:page.
#
# Versions: regexparam 3.0.0, route-parser 0.0.5, url-pattern 1.0.3; beside path-to-regexp 9.0.0, which finds each value again in its own link. "#"
# and "?" end the path for a browser, and a "/" makes two parts of one, so the route does not fit its own link. regexparam and url-pattern
# do not encode "%" either, so a server cannot decode "100%". For two of them, 0 is no value: regexparam writes the name of the
# parameter into the link, and route-parser makes no link, or leaves the page out if it is optional.
# Source: RFC 3986, 2.4 "When to Encode or Decode", where parts are encoded while an address is made of them, and 3.3 "Path"; the readmes: the
# first puts parameters in and keeps the pattern for a "missing" value, the others make an address of a route and its values.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund regexparam@3.0.0 route-parser@0.0.5 url-pattern@1.0.3 path-to-regexp@9.0.0

cat >find.mjs <<'PROGRAM'
import { compile, match } from 'path-to-regexp';
import * as regexparam from 'regexparam';
import Route from 'route-parser';
import UrlPattern from 'url-pattern';

const libraries = {
  regexparam: (route) => ({
    write: (values) => regexparam.inject(route, values),
    read: (path) => {
      const { keys, pattern } = regexparam.parse(route);
      const found = pattern.exec(path);
      return found && Object.fromEntries(keys.map((key, index) => [key, found[index + 1]]));
    },
  }),
  'route-parser': (route) => ({ write: (values) => new Route(route).reverse(values), read: (path) => new Route(route).match(path) }),
  'url-pattern': (route) => ({ write: (values) => new UrlPattern(route).stringify(values), read: (path) => new UrlPattern(route).match(path) }),
  'path-to-regexp': (route) => ({ write: ({ tag, page }) => compile(route)({ tag, page: String(page) }), read: (path) => match(route)(path).params }),
};

for (const [route, values] of [
  ['/tags/:tag/:page', { tag: 'css', page: 2 }],
  ['/tags/:tag/:page', { tag: 'C#', page: 2 }],
  ['/tags/:tag/:page', { tag: 'why?', page: 2 }],
  ['/tags/:tag/:page', { tag: 'TCP/IP', page: 2 }],
  ['/tags/:tag/:page', { tag: '100%', page: 2 }],
  ['/posts/:page', { page: 0 }],
]) {
  console.log(`${route} with ${JSON.stringify(values)}`);
  for (const [name, library] of Object.entries(libraries)) {
    const { write, read } = library(route);
    const link = write(values);
    if (!link) {
      console.log(`  ${name}: no link`);
      continue;
    }
    const { pathname } = new URL(link, 'https://example.com');
    const found = read(pathname);
    console.log(`  ${name}: ${link}, for a browser ${pathname}, ${found ? `read as ${JSON.stringify(found)}` : 'not found'}`);
  }
}
console.log('optional:', new Route('/posts(/page/:page)').reverse({ page: 0 }), regexparam.inject('/posts/:page?', { page: 0 }));
PROGRAM

cat >seen.txt <<'SEEN'
/tags/:tag/:page with {"tag":"css","page":2}
  regexparam: /tags/css/2, for a browser /tags/css/2, read as {"tag":"css","page":"2"}
  route-parser: /tags/css/2, for a browser /tags/css/2, read as {"tag":"css","page":"2"}
  url-pattern: /tags/css/2, for a browser /tags/css/2, read as {"tag":"css","page":"2"}
  path-to-regexp: /tags/css/2, for a browser /tags/css/2, read as {"tag":"css","page":"2"}
/tags/:tag/:page with {"tag":"C#","page":2}
  regexparam: /tags/C#/2, for a browser /tags/C, not found
  route-parser: /tags/C#/2, for a browser /tags/C, not found
  url-pattern: /tags/C#/2, for a browser /tags/C, not found
  path-to-regexp: /tags/C%23/2, for a browser /tags/C%23/2, read as {"tag":"C#","page":"2"}
/tags/:tag/:page with {"tag":"why?","page":2}
  regexparam: /tags/why?/2, for a browser /tags/why, not found
  route-parser: /tags/why?/2, for a browser /tags/why, not found
  url-pattern: /tags/why?/2, for a browser /tags/why, not found
  path-to-regexp: /tags/why%3F/2, for a browser /tags/why%3F/2, read as {"tag":"why?","page":"2"}
/tags/:tag/:page with {"tag":"TCP/IP","page":2}
  regexparam: /tags/TCP/IP/2, for a browser /tags/TCP/IP/2, not found
  route-parser: /tags/TCP/IP/2, for a browser /tags/TCP/IP/2, not found
  url-pattern: /tags/TCP/IP/2, for a browser /tags/TCP/IP/2, not found
  path-to-regexp: /tags/TCP%2FIP/2, for a browser /tags/TCP%2FIP/2, read as {"tag":"TCP/IP","page":"2"}
/tags/:tag/:page with {"tag":"100%","page":2}
  regexparam: /tags/100%/2, for a browser /tags/100%/2, read as {"tag":"100%","page":"2"}
  route-parser: /tags/100%25/2, for a browser /tags/100%25/2, read as {"tag":"100%","page":"2"}
  url-pattern: /tags/100%/2, for a browser /tags/100%/2, read as {"tag":"100%","page":"2"}
  path-to-regexp: /tags/100%25/2, for a browser /tags/100%25/2, read as {"tag":"100%","page":"2"}
/posts/:page with {"page":0}
  regexparam: /posts/:page, for a browser /posts/:page, read as {"page":":page"}
  route-parser: no link
  url-pattern: /posts/0, for a browser /posts/0, read as {"page":"0"}
  path-to-regexp: /posts/0, for a browser /posts/0, read as {"page":"0"}
optional: /posts /posts
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
