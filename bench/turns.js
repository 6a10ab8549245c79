/**
 * Times tasks that take turns, each in a separate process, so that garbage and optimizations of one do not affect the
 * others.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { median } from './measure.js';

const program = fileURLToPath(new URL('programs/turn.js', import.meta.url));

/**
 * Times the tasks of modules. The first turn only warms up, because engines optimize code that has run for a while. The
 * beginning of a turn does not count either, because the machine has done something else before.
 *
 * @param {string} module URL of a module that exports `taskOf(name, input)`, which returns a promise of a function that
 *   does the work once
 * @param {readonly string[]} names of the tasks
 * @param {unknown} input what they work on; it must survive JSON
 * @param {{ rounds: number, shortest?: number, warmUp?: number, runtimes?: Record<string, string | undefined> }} options how
 *   often; how long, in milliseconds, a task is repeated at least, and how long in the first turn; and the program that runs
 *   a task, by name, if that is not this Node
 * @returns {Promise<Record<string, number>>} milliseconds that one run takes, by name
 */
export async function timeApart(
  module,
  names,
  input,
  { rounds, shortest = 30, warmUp = shortest, runtimes = {} },
) {
  const children = names.map((name) => ({ name, times: [], ...start(module, name, runtimes[name]) }));
  try {
    for (const { ask } of children) await ask({ input });
    for (let round = 0; round <= rounds; round++) {
      for (const { ask, times } of children) {
        const time = await ask({ runUp: round === 0 ? warmUp : shortest, shortest });
        if (round > 0) times.push(time);
      }
    }
    return Object.fromEntries(children.map(({ name, times }) => [name, median(times)]));
  } finally {
    for (const { stop } of children) stop();
  }
}

/** Starts a process that answers requests. */
function start(module, name, runtime = execPath) {
  const child = fork(program, [module, name], { execPath: runtime, execArgv: [] });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process that measures ${name} has ended with ${code ?? signal}.`);
  });
  ended.catch(() => undefined);
  const ask = async (question) => {
    child.send(question);
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    return answer;
  };
  return { ask, stop: () => void child.kill() };
}
