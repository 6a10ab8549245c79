import { checks } from '../dist/testing/invariants.js';

/** The names of all checks. */
export const targets = Object.keys(checks);

/** The milliseconds after which a case of a few thousand characters counts as hanging. */
const TOO_LONG = 1000;

/**
 * Creates a runner of cases, which counts executions and prints every new kind of failure.
 *
 * @param {string[]} names what to check of each case
 */
export function createExecutor(names) {
  const chosen = names.map((name) => [name, checks[name]]);
  const failures = new Set();
  const executor = { run, runs: 0, failures };

  function run(given) {
    for (const [name, check] of chosen) {
      executor.runs++;
      try {
        const start = performance.now();
        check(given);
        if (performance.now() - start > TOO_LONG) refuseIfSlow(check, given);
      } catch (error) {
        const key = `${name}: ${error.message}`;
        if (!failures.has(key)) console.error(key, JSON.stringify(given), '\n', error.stack);
        failures.add(key);
      }
    }
  }

  return executor;
}

/** A busy machine may be slow once. */
function refuseIfSlow(check, given) {
  for (let count = 0; count < 3; count++) {
    const start = performance.now();
    check(given);
    if (performance.now() - start < TOO_LONG) return;
  }
  throw new Error(`It takes longer than ${TOO_LONG} ms.`);
}
