import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { windowShapes } from './grid.js';

/** What the components have in common whose pages come from JavaScript. */

/** The exports of a module that imports nothing. The tests run as CommonJS, which cannot wait for it. */
export function importModule(path: string): unknown {
  const source = readFileSync(path, 'utf8')
    .replace(/^export default function (\w+)/m, 'exports.default = $1; function $1')
    .replace(/^export function (\w+)/gm, 'exports.$1 = $1; function $1');
  const exports = {};
  const run = compileFunction(`"use strict"; ${source}`, ['exports'], { filename: path }) as (
    own: object,
  ) => void;
  run(exports);
  return exports;
}

/** The arguments for the windows of each shape. */
export const windowArguments = (): readonly object[] =>
  windowShapes().map(([total_pages, current_page, sibling_count, boundary_count]) => {
    return { total_pages, current_page, sibling_count, boundary_count };
  });
