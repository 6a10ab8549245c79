/**
 * Compares the tags found in random Markdown with those in the pages that markdown-it renders from it, what is around
 * them with what is around their controls, and controls with random data with those with harmless data.
 *
 *     npm run fuzz:markdown -- --seed 1 --runs 20000
 */
import { parseArgs } from 'node:util';
import MarkdownIt from 'markdown-it';
import { compile, preprocess } from '../dist/index.js';
import { markdown } from '../dist/markdown/index.js';
import { contentOf, randomData } from '../dist/testing/markdown-data.js';
import { aroundControls, markdownPages } from '../dist/testing/markdown-pages.js';
import { markdownTags } from '../dist/testing/markdown-tags.js';
import { markdownTexts } from '../dist/testing/markdown-texts.js';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '20000' } },
});

const wrong = [];
const texts = markdownTexts(Number(values.seed));
let tags = 0;
for (let count = Number(values.runs); count > 0; count--) {
  const text = texts.next().value;
  const { expected, found } = markdownTags(text);
  tags += expected.match(/t\d/g)?.length ?? 0;
  if (expected !== found) wrong.push({ text, expected, found });
}
const markdownIt = new MarkdownIt({ html: true });
const options = { file: 'page.md', markdown: markdown() };
const pages = markdownPages(Number(values.seed));
let silent = 0;
for (let count = Number(values.runs); count > 0; count--) {
  const text = pages.next().value;
  const { html, tags, diagnostics } = preprocess(text, options);
  if (diagnostics.length > 0) continue;
  silent++;
  const names = new Set(
    tags.map(({ start, end }) => /"(t\d+)"/.exec(text.slice(start.offset, end.offset))?.[1]),
  );
  const [expected, found] = [text, html].map((one) => aroundControls(markdownIt.render(one), names));
  if (expected !== found) wrong.push({ text, expected, found });
}
const data = randomData(Number(values.seed));
const elementsIn = (page) => contentOf(markdownIt.render(page)).elements;
for (let count = Number(values.runs) / 4; count > 0; count--) {
  const text = pages
    .next()
    .value.replaceAll('total_pages', 'previous_label="{t}" next_label="{t}" total_pages');
  // A heading ends with its line, even within a tag.
  if (preprocess(text, { ...options, data: { t: '' } }).diagnostics.some((one) => one.severity === 'error'))
    continue;
  const page = compile(text, { ...options, onWarning: () => {} });
  const t = data.next().value;
  const [expected, found] = [page({ t: 'plain' }), page({ t })].map(elementsIn);
  if (expected !== found) wrong.push({ text, t, expected, found });
}
wrong.sort((one, other) => one.text.length - other.text.length);
for (const one of wrong.slice(0, 5)) console.error(one);
console.log(
  `seed ${values.seed}: ${values.runs} texts with ${tags} tags, ${silent} pages without a warning, ${wrong.length} read differently`,
);
if (wrong.length > 0) process.exitCode = 1;
