/**
 * Compares the tags found in random Markdown with those in the pages that markdown-it renders from it.
 *
 *     npm run fuzz:markdown -- --seed 1 --runs 20000
 */
import { parseArgs } from 'node:util';
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
wrong.sort((one, other) => one.text.length - other.text.length);
for (const one of wrong.slice(0, 5)) console.error(one);
console.log(`seed ${values.seed}: ${values.runs} texts with ${tags} tags, ${wrong.length} read differently`);
if (wrong.length > 0) process.exitCode = 1;
