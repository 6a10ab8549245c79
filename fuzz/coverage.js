import { Session } from 'node:inspector';

/**
 * Observes which blocks of code run, with the counters of V8's coverage report.
 *
 * @param {RegExp} files URLs of the modules that count
 */
export function watchCoverage(files) {
  const session = new Session();
  session.connect();
  let answer;
  const post = (method, parameters) => {
    // The response arrives before post() returns.
    session.post(method, parameters, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  };
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** The blocks that have run since this was last called. */
  function take() {
    const blocks = new Set();
    for (const { url, functions } of post('Profiler.takePreciseCoverage').result) {
      if (!files.test(url)) continue;
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) blocks.add(`${url} ${startOffset} ${endOffset}`);
    }
    return blocks;
  }

  const known = new Set();
  const kept = new Set();
  const addTo = (set) => {
    const before = set.size;
    for (const block of take()) set.add(block);
    return set.size > before;
  };
  return {
    /** Tells whether a block has run for the first time since this was last called. */
    grew: () => addTo(known),
    /** The same of the blocks that cases in the corpus have reached. */
    isNew: () => addTo(kept),
  };
}
