#!/usr/bin/env bash
# rehype-minify-whitespace drops the space behind an element that has no text yet: "Page <slot></slot> of 42" is shown as "Page 7of 42".
#
# Version: rehype-minify-whitespace 6.0.2, beside @swc/html 1.16.22 and @minify-html/node 0.18.1, which keep the space. Two spaces with an empty
# element between them are one to it, and it keeps the first; at either end of a line it keeps none. But a slot, an output, a custom element or
# a span with an id is filled later, and a meter or an icon of a font is drawn by the browser, so words run together. A canvas and
# an SVG image are seen to be content.
# Source: CSS Text 3, 4.1.1: a space is collapsed if it immediately follows another one; an element that shows something stands in between. The
# readme of the package does not mention empty elements.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund rehype@13.0.2 rehype-minify-whitespace@6.0.2 @swc/html@1.16.22 @minify-html/node@0.18.1

cat >find.mjs <<'PROGRAM'
import minifyHtml from '@minify-html/node';
import { minifyFragment } from '@swc/html';
import { rehype } from 'rehype';
import whitespace from 'rehype-minify-whitespace';

const processor = rehype().data('settings', { fragment: true }).use(whitespace);
for (const element of [
  '<slot name="page"></slot>',
  '<page-number></page-number>',
  '<output></output>',
  '<span id="page"></span>',
  '<meter value="7" max="42"></meter>',
  '<progress value="7" max="42"></progress>',
  '<canvas></canvas>',
  '<i class="icon"></i>',
  '<svg></svg>',
  '<span>7</span>',
]) {
  const html = `<p>Page ${element} of 42</p>`;
  const kept = (text) => (text.includes(' of 42') ? 'keeps it' : 'drops it');
  const swc = (await minifyFragment(html, { collapseWhitespaces: 'smart' })).code;
  const rust = minifyHtml.minify(Buffer.from(html), {}).toString();
  console.log(String(await processor.process(html)));
  console.log(`  swc ${kept(swc)}, minify-html ${kept(rust)}`);
}
for (const html of ['<p><output></output> of 42</p>', '<p>Page <output></output></p>']) console.log(String(await processor.process(html)));
PROGRAM

cat >seen.txt <<'SEEN'
<p>Page <slot name="page"></slot>of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <page-number></page-number>of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <output></output>of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <span id="page"></span>of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <meter value="7" max="42"></meter>of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <progress value="7" max="42"></progress>of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <canvas></canvas> of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <i class="icon"></i>of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <svg></svg> of 42</p>
  swc keeps it, minify-html keeps it
<p>Page <span>7</span> of 42</p>
  swc keeps it, minify-html keeps it
<p><output></output>of 42</p>
<p>Page<output></output></p>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
