import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureNames, readFixture } from '../dist/testing/fixtures.js';
import { randomNumbers } from '../dist/testing/html-cases.js';
import { templateCases } from '../dist/testing/template-cases.js';

const root = join(import.meta.dirname, '..');
const files = ['fixtures/templates', 'fixtures/warned']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const fixtures = fixtureNames.map((name) => readFixture(name)).flatMap(textsOf);
const pages = [...files, ...fixtures].filter((page) => page.length > 0);

/** The template, and the page that comes of it. */
function textsOf({ input, expected }) {
  return [input, expected.output ?? ''];
}

/**
 * Creates cases: new ones from a grammar and from real pages, and those of a corpus with parts removed, repeated, or
 * copied from another case.
 *
 * @param {number} seed the same seed and corpus give the same cases
 * @param {object[]} corpus may grow meanwhile
 */
export function createCases(seed, corpus) {
  const made = templateCases(seed, pages);
  const random = randomNumbers(seed + 1);
  const pick = (list) => list[random(list.length)];

  function mutate(text, other) {
    for (let count = 1 + random(3); count > 0; count--) {
      const start = random(text.length + 1);
      const end = Math.min(text.length, start + random(random(4) ? 8 : 80));
      const from = random(other.length + 1);
      const part = pick([
        '',
        text.slice(start, end).repeat(2),
        other.slice(from, from + random(40)),
        text.charAt(start) + '\0',
      ]);
      text = text.slice(0, start) + part + text.slice(end);
    }
    return text.slice(0, 4000);
  }

  return function next() {
    const fresh = made.next().value;
    if (corpus.length === 0 || random(3) === 0) return fresh;
    const old = pick(corpus);
    return {
      ...(random(2) ? fresh : old),
      template: mutate(old.template, fresh.template),
      value: mutate(old.value, fresh.value),
    };
  };
}
