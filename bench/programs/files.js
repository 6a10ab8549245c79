/** The files below a directory, and the directories they need below another one. For programs that do little else. */
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export function pairs(input, output) {
  const all = readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((from) => ({ from, to: join(output, relative(input, from)) }));
  for (const directory of new Set(all.map(({ to }) => dirname(to))))
    mkdirSync(directory, { recursive: true });
  return all;
}
