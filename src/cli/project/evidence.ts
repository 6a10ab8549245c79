import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isObject } from '../../base/validate.js';
import type { ThemeName } from '../../index.js';

/** What a project shows of itself: its files, and the packages that it depends on. */
export type Evidence = ReturnType<typeof evidenceIn>;

/** Tells whether a project shows something. */
export type Sign = (evidence: Evidence) => boolean;

/** Looks at a directory. */
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
    /** The directory, absolute. */
    cwd,
    /** Whether there is a file or directory of this name. */
    has: (path: string): boolean => existsSync(join(cwd, path)),
    /** The text of a file; undefined where there is none. */
    read,
    /** Whether the text of a file matches. */
    says: (path: string, pattern: RegExp): boolean => pattern.test(read(path) ?? ''),
    /** What package.json says; nothing where it is missing or is not JSON. */
    manifest,
    manager: managerOf(cwd),
    /** Whether package.json names this package. */
    dependsOn: (name: string): boolean => Object.hasOwn(packages, name),
  };
}

/** Reads JSON; undefined where it is none, or no object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** What shows the CSS framework of a project. daisyUI comes before Tailwind, which it needs. */
const THEMES: readonly (readonly [theme: ThemeName, isUsed: Sign])[] = [
  ['bootstrap', ({ dependsOn }) => dependsOn('bootstrap')],
  ['bulma', ({ dependsOn }) => dependsOn('bulma')],
  ['daisyui', ({ dependsOn }) => dependsOn('daisyui')],
  ['govuk', ({ dependsOn }) => dependsOn('govuk-frontend')],
  ['uswds', ({ dependsOn }) => dependsOn('@uswds/uswds')],
  ['tailwind', ({ dependsOn }) => dependsOn('tailwindcss')],
  ['tailwind', ({ says }) => says('composer.json', /"symfonycasts\/tailwind-bundle"/)],
  ['petal', ({ says }) => says('mix.exs', /:petal_components\b/)],
  // New Phoenix projects have it without a package.
  ['daisyui', ({ says }) => says('assets/vendor/daisyui.js', /./)],
  ['tailwind', ({ says }) => says('mix.exs', /:tailwind\b/)],
  ['bootstrap', ({ says }) => says('Gemfile', /^[ \t]*gem[ \t]*\(?['"]bootstrap['"]/m)],
  ['bulma', ({ says }) => says('Gemfile', /^[ \t]*gem[ \t]*\(?['"]bulma-rails['"]/m)],
  ['tailwind', ({ says }) => says('Gemfile', /^[ \t]*gem[ \t]*\(?['"]tailwindcss-rails['"]/m)],
];

/** The theme for the CSS framework that the project depends on. */
export function themeOf(evidence: Evidence): ThemeName | undefined {
  return THEMES.find(([, isUsed]) => isUsed(evidence))?.[0];
}

/** How package managers install and run packages, by the files that they keep in a project. */
const MANAGERS: Readonly<Record<string, readonly [install: string, run: string]>> = {
  'package-lock.json': ['npm install --save-dev', 'npx'],
  'pnpm-lock.yaml': ['pnpm add --save-dev', 'pnpm exec'],
  'yarn.lock': ['yarn add --dev', 'yarn'],
  'bun.lock': ['bun add --dev', 'bunx'],
  'bun.lockb': ['bun add --dev', 'bunx'],
};

/** What installs this package, and runs its command, in a project or the workspace that it is in: npm if none shows. */
function managerOf(cwd: string) {
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
