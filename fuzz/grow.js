/** Runs in a separate thread, because observed code is slow, and stays slow. */
import { parentPort, workerData } from 'node:worker_threads';
import { createCases } from './cases.js';
import { watchCoverage } from './coverage.js';
import { createExecutor } from './executor.js';

/** The number of cases between two looks at the coverage, which cost more than the cases. */
const BATCH = 500;

const { seed, runs, names } = workerData;
const coverage = watchCoverage(/\/dist\/(?!testing)/);
const corpus = [];
const next = createCases(seed, corpus);
const executor = createExecutor(names);

while (executor.runs < runs) {
  const batch = Array.from({ length: BATCH }, next);
  batch.forEach(executor.run);
  if (!coverage.grew()) continue;
  for (const given of batch) {
    executor.run(given);
    if (coverage.isNew()) corpus.push(given);
  }
}
parentPort.postMessage({ corpus, runs: executor.runs, failures: executor.failures });
