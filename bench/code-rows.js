/**
 * How the cost of reading a template language grows with a row of its delimiters and escapes. Such rows make a reader
 * that backtracks do so again and again.
 *
 *   npm run bench -- rows
 */
import { dialects } from '../dist/dialects/index.js';
import { preprocess } from '../dist/index.js';
import { CODE_PIECES } from '../dist/testing/template-cases.js';
import { ratio, table } from './measure.js';

const tag = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';

/** Rows in text, in code, in a string of code, in a tag, and in a value. */
const OPENINGS = [
  '',
  '{{ ',
  '{% ',
  '<%= ',
  '<?php ',
  '@if(',
  '{',
  '{{ "',
  '<?= "',
  '<p ',
  '<pagination class="',
];
const PIECES = [
  ...CODE_PIECES,
  '\\"',
  "\\'",
  "':page'",
  '; //',
  '{% raw %}',
  '{% comment %}{% comment %}{% endcomment %}',
];
const LENGTHS = [1e3, 1e4, 1e5];
/** The shortest of this many runs counts, because load and garbage collection only make a run longer. */
const RUNS = 2;

/** Measures all languages, and shows for each the row whose cost per byte grows most. */
export function measureRows(isQuick) {
  const rows = Object.entries(dialects).map(([name, { label }]) => {
    const all = OPENINGS.flatMap((opening) => PIECES.map((piece) => ({ opening, piece }))).filter(
      (_, index) => !isQuick || index % 10 === 0,
    );
    const measured = all.map((row) => ({ ...row, ratios: growth(row, name) }));
    const worst = measured.reduce((a, b) => (Math.max(...b.ratios) > Math.max(...a.ratios) ? b : a));
    return [label, ...worst.ratios.map(ratio), `\`${JSON.stringify(worst.opening + worst.piece)}\``];
  });
  return [
    '## Rows of code',
    `Time per byte of templates that repeat one delimiter, escape or quotation mark, as a multiple of that at ${LENGTHS[0]} bytes (1 is linear; quadratic time gives 10 and 100). For each language, the slowest of ${OPENINGS.length * PIECES.length} such rows.`,
    'Most of the growth is the work of the garbage collector, whose young generation long templates outgrow: with `--max-semi-space-size=256`, it is a part of that.',
    table(['', ...LENGTHS.slice(1).map((length) => `at ${length} bytes`), 'row'], rows),
  ].join('\n\n');
}

function growth({ opening, piece }, dialect) {
  const [first, ...others] = LENGTHS.map((length) => {
    const html = opening + piece.repeat(length / piece.length) + tag;
    const times = Array.from({ length: RUNS * (length === LENGTHS[0] ? 5 : 1) }, () => {
      const start = performance.now();
      preprocess(html, { dialect });
      return performance.now() - start;
    });
    return Math.min(...times) / html.length;
  });
  return others.map((cost) => cost / first);
}
