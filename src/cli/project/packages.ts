import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** How a package manager installs this package, and runs its command. */
export interface PackageManager {
  readonly install: string;
  readonly command: string;
}

const NPM: PackageManager = {
  install: 'npm install --save-dev pagination-tag',
  command: 'npx pagination-tag',
};
const BUN: PackageManager = { install: 'bun add --dev pagination-tag', command: 'bunx pagination-tag' };

/** Package managers by the files that they keep in a project. */
const MANAGERS: Readonly<Record<string, PackageManager>> = {
  'package-lock.json': NPM,
  'pnpm-lock.yaml': {
    install: 'pnpm add --save-dev pagination-tag',
    command: 'pnpm exec pagination-tag',
  },
  'yarn.lock': { install: 'yarn add --dev pagination-tag', command: 'yarn pagination-tag' },
  'bun.lock': BUN,
  'bun.lockb': BUN,
};

/** The package manager of a project, or of the workspace that it is in. */
export function managerOf(cwd: string): PackageManager {
  const lock = findUp(cwd, Object.keys(MANAGERS));
  return MANAGERS[basename(lock ?? '')] ?? NPM;
}

/**
 * The directory of an installed package, from the current one: in a workspace it may be above.
 *
 * @returns `'archive'` where Yarn's Plug'n'Play keeps packages in archives, which only Node reads
 */
export function placeOf(cwd: string, name: string): string | undefined {
  const found = findUp(cwd, [`node_modules/${name}`, '.pnp.cjs']);
  return found?.endsWith('.pnp.cjs') ? 'archive' : found;
}

/** Looks for files in a directory and in those above it. Gives the path of the first one, from that directory. */
function findUp(cwd: string, names: readonly string[]): string | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const name = names.find((one) => existsSync(join(directory, one)));
    if (name !== undefined) return relative(cwd, join(directory, name)).replaceAll(sep, '/');
    if (dirname(directory) === directory) return undefined;
  }
}
