import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isObject } from '../../base/validate.js';
import type { PaginationThemeName } from '../../index.js';

/** The files and dependencies of a project. */
export type Evidence = ReturnType<typeof evidenceIn>;

/** Returns true if a project uses something. */
export type Sign = (evidence: Evidence) => boolean;

export function evidenceIn(cwd: string) {
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(cwd, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  const manifest = parseObject(read('package.json') ?? '') ?? {};
  const packages = { ...(manifest['dependencies'] as object), ...(manifest['devDependencies'] as object) };
  return {
    /** Absolute. */
    cwd,
    /** Returns true if a file or directory exists. */
    has: (path: string): boolean => existsSync(join(cwd, path)),
    /** Returns the text of a file, or undefined if it cannot be read. */
    read,
    /** Returns true if the text of a file matches. */
    says: (path: string, pattern: RegExp): boolean => pattern.test(read(path) ?? ''),
    /** The content of package.json; empty if it is missing or invalid. */
    manifest,
    manager: managerOf(cwd),
    /** Returns true if package.json lists a package. */
    dependsOn: (name: string): boolean => Object.hasOwn(packages, name),
  };
}

/** Parses a JSON object. Returns undefined if the text is not one. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** How to detect a project's CSS framework. daisyUI comes before Tailwind, which it depends on. */
const THEMES: readonly (readonly [theme: PaginationThemeName, isUsed: Sign])[] = [
  ['bootstrap', ({ dependsOn }) => dependsOn('bootstrap')],
  ['bulma', ({ dependsOn }) => dependsOn('bulma')],
  ['daisyui', ({ dependsOn }) => dependsOn('daisyui')],
  ['govuk', ({ dependsOn }) => dependsOn('govuk-frontend')],
  ['uswds', ({ dependsOn }) => dependsOn('@uswds/uswds')],
  ['tailwind', ({ dependsOn }) => dependsOn('tailwindcss')],
  ['tailwind', ({ says }) => says('composer.json', /"symfonycasts\/tailwind-bundle"/)],
  ['petal', ({ says }) => says('mix.exs', /:petal_components\b/)],
  // New Phoenix projects include it without a package.
  ['daisyui', ({ says }) => says('assets/vendor/daisyui.js', /./)],
  ['tailwind', ({ says }) => says('mix.exs', /:tailwind\b/)],
  ['bootstrap', ({ says }) => says('Gemfile', /^[ \t]*gem[ \t]*\(?['"]bootstrap['"]/m)],
  ['bulma', ({ says }) => says('Gemfile', /^[ \t]*gem[ \t]*\(?['"]bulma-rails['"]/m)],
  ['tailwind', ({ says }) => says('Gemfile', /^[ \t]*gem[ \t]*\(?['"]tailwindcss-rails['"]/m)],
];

/** Returns the theme for the project's CSS framework. */
export function themeOf(evidence: Evidence): PaginationThemeName | undefined {
  return THEMES.find(([, isUsed]) => isUsed(evidence))?.[0];
}

/** The install and run commands of package managers, by lock file. */
const MANAGERS: Readonly<Record<string, readonly [install: string, run: string]>> = {
  'package-lock.json': ['npm install --save-dev', 'npx'],
  'pnpm-lock.yaml': ['pnpm add --save-dev', 'pnpm exec'],
  'yarn.lock': ['yarn add --dev', 'yarn'],
  'bun.lock': ['bun add --dev', 'bunx'],
  'bun.lockb': ['bun add --dev', 'bunx'],
};

/** Returns the commands to install and run this package in a project or its workspace. Defaults to npm. */
function managerOf(cwd: string) {
  const lock = findUp(cwd, Object.keys(MANAGERS)) ?? '';
  const [install, run] = MANAGERS[basename(lock)] ?? ['npm install --save-dev', 'npx'];
  return { install: `${install} pagination-tag`, command: `${run} pagination-tag` };
}

/** Finds the first of some files in a directory or its parents. Returns its path relative to the directory. */
export function findUp(cwd: string, names: readonly string[]): string | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const name = names.find((one) => existsSync(join(directory, one)));
    if (name !== undefined) return relative(cwd, join(directory, name)).replaceAll(sep, '/');
    if (dirname(directory) === directory) return undefined;
  }
}
