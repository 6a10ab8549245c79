/**
 * Tries what `src/testing/invariants.ts` says of any template, value and data on texts made by a grammar, and on
 * parts of real pages. A case in which code runs that none before it has reached is kept, and changed again and again.
 *
 *     npm run fuzz -- --seed 1 --runs 1000000
 *     npm run fuzz -- --seed 1 --runs 100000 --only preprocess
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomNumbers } from '../dist/testing/html-cases.js';
import { checks } from '../dist/testing/invariants.js';
import { templateCases } from '../dist/testing/template-cases.js';
import { watchCoverage } from './coverage.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1000000' },
    only: { type: 'string', multiple: true, default: Object.keys(checks) },
  },
});
const chosen = values.only.map((name) => [name, checks[name]]);
const seed = Number(values.seed);
const root = join(import.meta.dirname, '..');
const pages = ['fixtures/templates', 'fixtures/transform']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .filter((page) => page.length > 0);

/** Cases in one row of which code is watched; looking costs more than running. */
const BATCH = 500;

const made = templateCases(seed, pages);
const random = randomNumbers(seed + 1);
const pick = (list) => list[random(list.length)];
const coverage = watchCoverage(/\/dist\/(?!testing)/);
const corpus = [];
const failures = new Map();
let runs = 0;

function run(given) {
  for (const [name, check] of chosen) {
    runs++;
    try {
      check(given);
    } catch (error) {
      const key = `${name}: ${error.message}`;
      if (!failures.has(key)) {
        failures.set(key, given);
        console.error(key, JSON.stringify(given), '\n', error.stack);
      }
      process.exitCode = 1;
    }
  }
}

/** A new case, or one of the corpus with parts taken out, doubled, or taken from another case. */
function next() {
  const fresh = made.next().value;
  if (corpus.length === 0 || random(3) === 0) return fresh;
  const old = pick(corpus);
  return {
    ...(random(2) ? fresh : old),
    template: mutate(old.template, fresh.template),
    value: mutate(old.value, fresh.value),
  };
}

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

for (let reported = 0; runs < Number(values.runs);) {
  const batch = Array.from({ length: BATCH }, next);
  batch.forEach(run);
  if (coverage.grew()) {
    for (const given of batch) {
      run(given);
      if (coverage.isNew()) corpus.push(given);
    }
  }
  if (runs - reported >= 500_000) {
    reported = runs;
    console.log(`${runs} executions, ${corpus.length} cases kept, ${failures.size} failures`);
  }
}
console.log(`seed ${seed}: ${runs} executions, ${corpus.length} cases kept, ${failures.size} failures`);
