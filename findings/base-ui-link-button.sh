#!/usr/bin/env bash
# A link that is drawn with the Button of Base UI is no link any more: it is announced as a button, beside Radix and React Aria.
#
# Versions: @base-ui/react 1.9.0, radix-ui 1.8.1, react-aria-components 1.22.1, React 19.3.1. Kits of parts draw page links with the
# button of the library below them. Of the same link, Radix's Slot keeps the element as it is, React Aria has a Link, and Base
# UI's Button with `render` and `nativeButton={false}` adds role="button", so a screen reader's list of links does not have it, and
# aria-current stands on a button. shadcn/ui's pagination is drawn in this way where a project has chosen Base UI.
# Source: base-ui, pull request 3423 ("Warn in dev mode when rendering a native link"), still open when this was seen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @base-ui/react@1.9.0 radix-ui@1.8.1 react-aria-components@1.22.1 react@19.3.1 react-dom@19.3.1

cat >find.mjs <<'PROGRAM'
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '@base-ui/react/button';
import { Slot } from 'radix-ui';
import { Link } from 'react-aria-components';

const page = h('a', { href: '/posts?page=7', 'aria-current': 'page' }, '7');
const links = {
  'Base UI': h(Button, { nativeButton: false, render: page }, '7'),
  Radix: h(Slot.Root, {}, page),
  'React Aria': h(Link, { href: '/posts?page=7', 'aria-current': 'page' }, '7'),
};
for (const [name, link] of Object.entries(links)) {
  const html = renderToStaticMarkup(link);
  console.log(name, html.match(/^<\w+/)[0], html.match(/ role="[^"]*"/)?.[0] ?? 'no role', html.match(/aria-current="\w+"/)[0]);
}
PROGRAM

cat >seen.txt <<'SEEN'
Base UI <a  role="button" aria-current="page"
Radix <a no role aria-current="page"
React Aria <a no role aria-current="page"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
