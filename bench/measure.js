import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** The middle of some numbers: one slow run does not move it. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/**
 * Times tasks that take turns, so that a machine that is busy for a while slows all of them. The first round warms them
 * up and does not count: engines compile for speed what has run for a while. Neither does the beginning of a turn, in which
 * the engine still clears away what the task before has left.
 *
 * @param {Record<string, () => unknown>} tasks by name; each does its work once
 * @param {{ rounds: number, shortest?: number, warmUp?: number }} options how often; and how long, in milliseconds, a task
 *   is repeated at least, because a clock cannot tell short times from nothing, and how long in the first round
 * @returns {Promise<Record<string, number>>} milliseconds that one run takes, by name
 */
export async function timeInTurns(tasks, { rounds, shortest = 30, warmUp = shortest }) {
  const times = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, task] of Object.entries(tasks)) {
      await repeat(task, round === 0 ? warmUp : shortest);
      if (round > 0) times[name].push(await repeat(task, shortest));
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/**
 * The most memory that this process has had, in kilobytes. What the system tells of a process that has been started by a
 * larger one may count that one's memory, except where it keeps a high-water mark for what runs now.
 */
export function peakMemory() {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

/** Repeats a task for so many milliseconds at least, and tells how many one run takes. */
export async function repeat(task, least) {
  const start = performance.now();
  let runs = 0;
  do {
    await task();
    runs++;
  } while (performance.now() - start < least);
  return (performance.now() - start) / runs;
}

let read = 0;

/**
 * Has a string put together. Engines make a mere plan of its parts when strings are joined, and carry it out when somebody
 * reads a character.
 */
export function flatten(text) {
  read ^= text.charCodeAt(text.length >> 1);
  return read;
}

/** A ratio, in two digits: more would promise too much. */
export function ratio(number) {
  if (number === Infinity || Number.isNaN(number)) return '–';
  return number >= 100 ? number.toFixed(0) : String(Number(number.toPrecision(2)));
}

/** Writes rows as a Markdown table whose columns line up in the source as well; the first column holds names. */
export function table(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => [...row[column]].length)),
  );
  const pad = (cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]));
  const line = (row) => `| ${row.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
