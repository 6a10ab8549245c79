import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** The median: a single slow run does not change it. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/**
 * Times tasks that take turns, so that load on the machine slows all of them. The first round only warms them up, because
 * engines optimize code that has run for a while. The beginning of a turn does not count either: the engine still
 * collects the garbage of the task before.
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
 * The peak memory of this process, in kilobytes. Some systems also count the memory of the process that started it, unless
 * they keep a high-water mark of the current program.
 */
export function peakMemory() {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

/** Repeats a task for at least this many milliseconds, and returns the milliseconds per run. */
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
 * Flattens a string. Engines join strings lazily, when a character is read.
 */
export function flatten(text) {
  read ^= text.charCodeAt(text.length >> 1);
  return read;
}

/** A ratio with two digits. More would not be reliable. */
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
