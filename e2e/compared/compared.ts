import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries } from './libraries.js';
import type { Answers, Library } from './library.js';
import { measure, urlsFor, type Row } from './measure.js';

/**
 * Measures the libraries that are installed, for docs/compared.md: `npm run compared`, and then `npm run docs`. The others
 * keep their figures and the day of those. No part of the tests: the figures are those of other programs.
 */

const FILE = join(__dirname, '../fixtures/compared.json');

test('the libraries answer, and their figures are written', async () => {
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Row>;
  const asked: (Library & { answers: Answers })[] = [];
  for (const library of libraries) {
    const answers = await library.ask(urlsFor(library.option !== undefined));
    if (answers !== undefined) asked.push({ ...library, answers });
  }
  const measured = await measure(asked);
  const date = new Date().toISOString().slice(0, 10);
  const rows = libraries.flatMap(({ name }): [string, Row][] => {
    const row = measured[name];
    if (row !== undefined) return [[name, { date, ...row }]];
    console.warn(`${name} is not installed.`);
    return known[name] === undefined ? [] : [[name, known[name]]];
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
});
