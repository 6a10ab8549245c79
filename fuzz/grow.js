/** Runs in a thread of its own, because code that is watched is slow, and stays so. */
import { parentPort, workerData } from 'node:worker_threads';
import { createCases } from './cases.js';
import { watchCoverage } from './coverage.js';
import { createExecutor } from './executor.js';

/** Cases in one row of which code is watched; looking costs more than running. */
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
