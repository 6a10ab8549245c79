import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { allWindows } from './grid.js';

/** What the components have in common whose pages come from JavaScript. */

/** The exports of a module that imports nothing. The tests run as CommonJS, which cannot wait for it. */
export function importModule(path: string): unknown {
  const source = readFileSync(path, 'utf8')
    .replace(/^export default function (\w+)/m, 'exports.default = $1; function $1')
    .replace(/^export function (\w+)/gm, 'exports.$1 = $1; function $1');
  const exports = {};
  const run = compileFunction(`"use strict"; ${source}`, ['exports'], { filename: path }) as (own: object) => void;
  run(exports);
  return exports;
}

/**
 * The windows that controls show.
 *
 * @param print returns the controls for arguments
 */
export async function windowsIn(
  print: (given: readonly object[]) => Promise<readonly string[]>,
): Promise<string> {
  const numbers = allWindows()
    .split('\n')
    .map((line) => line.split(' ', 4).join(' '));
  const controls = await print(
    numbers.map((line) => {
      const [total_pages, current_page, sibling_count, boundary_count] = line.split(' ').map(Number);
      return { total_pages, current_page, sibling_count, boundary_count };
    }),
  );
  const lines = controls.map((control, index) => {
    const entries = Array.from(control.matchAll(/>(\d+|…)</g), ([, entry]) => entry);
    // A list of one page shows nothing.
    return [numbers[index], ...(entries.length === 0 ? [1] : entries)].join(' ');
  });
  return lines.join('\n');
}
