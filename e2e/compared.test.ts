import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries } from './compared/libraries.js';
import type { Answers, Library } from './compared/library.js';
import { measure, urlsFor, type Row } from './compared/measure.js';

/**
 * The figures of docs/compared.md are what the libraries give. After a change that is meant: UPDATE=1 here, and then
 * `npm run docs`. A library that is run by hand keeps its figures where it is not installed.
 */

const FILE = join(__dirname, 'fixtures/compared.json');
const isUpdate = process.env['UPDATE'] === '1' && process.env['CI'] === undefined;
const known = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Row>;
let measured: Record<string, Row>;

beforeAll(async () => {
  const asked: (Library & { answers: Answers })[] = [];
  for (const library of libraries) {
    const answers = await library.ask(urlsFor(library.option !== undefined));
    if (answers !== undefined) asked.push({ ...library, answers });
  }
  measured = await measure(asked);
  const today = new Date().toISOString().slice(0, 10);
  const rows = libraries.flatMap(({ name, byHand }): [string, Row][] => {
    const row = measured[name] ?? known[name];
    if (row === undefined) return [];
    const isNew = byHand !== undefined && measured[name] !== undefined;
    return [[name, isNew ? { date: today, ...row } : row]];
  });
  if (isUpdate) writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
});

test.each(libraries)('$name', ({ name, packages = [], byHand }) => {
  const rows = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Row>;
  const row = measured[name];
  expect(rows[name]).toBeDefined();
  if (row !== undefined) {
    expect(row.figures).toEqual(rows[name]?.figures);
  } else if (byHand === undefined) {
    const reason = `${name} is not installed (apt-get install ${packages.join(' ')}).`;
    if (process.env['CI']) throw new Error(reason);
    console.warn(`Skipped: ${reason}`);
  }
});
