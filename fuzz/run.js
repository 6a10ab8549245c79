/**
 * Tries what `src/testing/invariants.ts` says of any template, value and data on texts made by a grammar, and on
 * parts of real pages. First it watches which code runs: a case that reaches code which none before it has reached is
 * kept. Then, many times as fast, it changes the cases that were kept again and again.
 *
 *     npm run fuzz -- --seed 1 --runs 10000000
 *     npm run fuzz -- --seed 1 --runs 100000 --watched 20000 --only preprocess
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createCases } from './cases.js';
import { createExecutor, targets } from './executor.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1000000' },
    watched: { type: 'string', default: '100000' },
    only: { type: 'string', multiple: true, default: targets },
  },
});
const seed = Number(values.seed);
const runs = Number(values.runs);

const worker = new Worker(join(import.meta.dirname, 'grow.js'), {
  workerData: { seed, runs: Math.min(runs, Number(values.watched)), names: values.only },
});
const [watched] = await once(worker, 'message');
console.log(`${watched.runs} executions watched, ${watched.corpus.length} cases kept`);

const executor = createExecutor(values.only);
const next = createCases(seed + 2, watched.corpus);
for (let reported = 0; watched.runs + executor.runs < runs;) {
  executor.run(next());
  if (executor.runs - reported >= 500_000) {
    reported = executor.runs;
    console.log(`${watched.runs + executor.runs} executions, ${executor.failures.size} failures`);
  }
}
const failures = new Set([...watched.failures, ...executor.failures]);
console.log(`seed ${seed}: ${watched.runs + executor.runs} executions, ${failures.size} failures`);
process.exitCode = failures.size > 0 ? 1 : 0;
