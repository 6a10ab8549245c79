/** The same with tags replaced by lol-html; pages without one are not even shown to it. Nothing is checked or reported. */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { HTMLRewriter } from 'lol-html-cf/node';
import { pairs } from './files.js';

const CONTROL = '<nav class="pagination" aria-label="Pagination"><ul class="pagination__list"></ul></nav>';

const [, , input, output] = argv;
for (const { from, to } of pairs(input, output)) {
  const bytes = readFileSync(from);
  writeFileSync(to, /<pagination/i.test(bytes.toString('latin1')) ? rewrite(bytes) : bytes);
}

function rewrite(bytes) {
  const chunks = [];
  const rewriter = new HTMLRewriter('utf-8', (chunk) => chunks.push(chunk.slice()));
  rewriter.on('pagination', { element: (element) => void element.replace(CONTROL, { html: true }) });
  rewriter.write(bytes);
  rewriter.end();
  rewriter.free();
  return Buffer.concat(chunks);
}
