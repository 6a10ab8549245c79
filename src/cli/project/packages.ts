import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** How package managers install and run packages, by the files that they keep in a project. */
const MANAGERS: Readonly<Record<string, readonly [install: string, run: string]>> = {
  'package-lock.json': ['npm install --save-dev', 'npx'],
  'pnpm-lock.yaml': ['pnpm add --save-dev', 'pnpm exec'],
  'yarn.lock': ['yarn add --dev', 'yarn'],
  'bun.lock': ['bun add --dev', 'bunx'],
  'bun.lockb': ['bun add --dev', 'bunx'],
};

/** What installs this package, and runs its command, in a project or the workspace that it is in: npm if none shows. */
export function managerOf(cwd: string) {
  const lock = findUp(cwd, Object.keys(MANAGERS)) ?? '';
  const [install, run] = MANAGERS[basename(lock)] ?? ['npm install --save-dev', 'npx'];
  return { install: `${install} pagination-tag`, command: `${run} pagination-tag` };
}

/** Looks for files in a directory and in those above it. Gives the path of the first one, from that directory. */
export function findUp(cwd: string, names: readonly string[]): string | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const name = names.find((one) => existsSync(join(directory, one)));
    if (name !== undefined) return relative(cwd, join(directory, name)).replaceAll(sep, '/');
    if (dirname(directory) === directory) return undefined;
  }
}
