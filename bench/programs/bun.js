/** The same with tags replaced by Bun's native lol-html; pages without one are not even shown to it. Runs in Bun. */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pairs } from './files.js';

const { HTMLRewriter } = globalThis;
const CONTROL = '<nav class="pagination" aria-label="Pagination"><ul class="pagination__list"></ul></nav>';

const rewriter = new HTMLRewriter().on('pagination', {
  element: (element) => void element.replace(CONTROL, { html: true }),
});

const [, , input, output] = argv;
for (const { from, to } of pairs(input, output)) {
  const bytes = readFileSync(from);
  const hasTag = /<pagination/i.test(bytes.toString('latin1'));
  writeFileSync(to, hasTag ? Buffer.from(rewriter.transform(bytes)) : bytes);
}
