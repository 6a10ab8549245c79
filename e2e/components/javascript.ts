import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/** What the components have in common whose pages come from JavaScript. */

/** The exports of a module that imports nothing. The tests run as CommonJS, which cannot wait for it. */
export function importModule(path: string): unknown {
  const source = readFileSync(path, 'utf8').replace(
    /^export function (\w+)/gm,
    'exports.$1 = $1; function $1',
  );
  const exports = {};
  const run = compileFunction(`"use strict"; ${source}`, ['exports'], { filename: path }) as (
    own: object,
  ) => void;
  run(exports);
  return exports;
}
