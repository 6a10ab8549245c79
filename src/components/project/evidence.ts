import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { shellWord } from '../../base/text.js';
import { parseObject } from '../../base/validate.js';
import { versionOfGem } from './gemfile.js';

/** The files and dependencies of a project. */
export type Evidence = ReturnType<typeof evidenceIn>;

/** Returns true if a project uses something. */
export type Sign = (evidence: Evidence) => boolean;

/** The files in which Python projects list their dependencies. */
const PYTHON_MANIFESTS = [
  'requirements.txt',
  'requirements/base.txt',
  'pyproject.toml',
  'Pipfile',
  'setup.cfg',
];

/** The files in which small Python projects, which may have no list of dependencies, create their application. */
const PYTHON_SOURCES = [
  ...['app.py', 'main.py', 'wsgi.py', 'asgi.py', 'application.py'],
  ...['__init__.py', 'main.py', 'app.py'].flatMap((name) => [`app/${name}`, `src/${name}`]),
];

/** Packages that have no templates. */
const NO_APPLICATION = /^(?:tests?|docs|scripts|migrations|alembic|config)$/;

export function evidenceIn(cwd: string) {
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(cwd, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  const list = (path: string): string[] => {
    try {
      return readdirSync(join(cwd, path)).sort();
    } catch {
      return [];
    }
  };
  const says = (path: string, pattern: RegExp): boolean => pattern.test(read(path) ?? '');
  const readAll = (paths: readonly string[]): string[] => paths.flatMap((path) => read(path) ?? []);
  const [manifests, sources] = [readAll(PYTHON_MANIFESTS), readAll(PYTHON_SOURCES)];
  const manifest = parseObject(read('package.json') ?? '') ?? {};
  const packages: Readonly<Record<string, unknown>> = {
    ...(manifest['dependencies'] as object),
    ...(manifest['devDependencies'] as object),
  };
  return {
    /** Absolute. */
    cwd,
    has: (path: string): boolean => existsSync(join(cwd, path)),
    /** Returns the text of a file, or undefined if it cannot be read. */
    read,
    /** Returns the names in a directory; none if it cannot be read. */
    list,
    /** Returns true if the text of a file matches. */
    says,
    /** Returns true if a Python project lists a package or imports it, under the same name. */
    usesPython: (name: string): boolean => {
      const listed = new RegExp(String.raw`(?:^|[[,=])[ \t'"-]*${name}\b(?![-\w])`, 'im');
      const imported = new RegExp(String.raw`^(?:from|import)[ \t]+${name}\b`, 'm');
      return manifests.some((text) => listed.test(text)) || sources.some((text) => imported.test(text));
    },
    /** Returns the packages of Python in the directory or below src, but for those that only serve an application. */
    pythonPackages: (): string[] => {
      const isPackage = (path: string): boolean =>
        !NO_APPLICATION.test(basename(path)) && existsSync(join(cwd, path, '__init__.py'));
      // What is in a package belongs to it.
      const inSource = isPackage('src') ? [] : list('src').map((name) => `src/${name}`);
      return [...list('.'), ...inSource].filter(isPackage);
    },
    /** Returns the version of a package in composer.json as written; an empty string if it is not listed. */
    versionInComposer: (name: string): string =>
      new RegExp(`"${name}"\\s*:\\s*"([^"]*)"`).exec(read('composer.json') ?? '')?.[1] ?? '',
    /** Returns the version of a gem as written, or `*`; an empty string if the Gemfile does not have it. */
    versionOfGem: (name: string): string => versionOfGem(read('Gemfile') ?? '', name),
    /** The content of package.json; empty if it is missing or invalid. */
    manifest,
    manager: managerOf(cwd),
    /** Returns true if package.json lists a package. */
    dependsOn: (name: string): boolean => Object.hasOwn(packages, name),
    /** Returns the version of a package in package.json as written; an empty string if it is not listed. */
    versionInPackage: (name: string): string => {
      const version = packages[name];
      return typeof version === 'string' ? version : '';
    },
    /** The directory of a Phoenix application, followed by a slash: in an umbrella project, below `apps`. */
    phoenix: phoenixIn(says, list),
  };
}

/** Finds the Phoenix application. Returns undefined if there is none. */
function phoenixIn(
  says: (path: string, pattern: RegExp) => boolean,
  list: (path: string) => string[],
): string | undefined {
  const isPhoenix = (directory: string): boolean => says(`${directory}mix.exs`, /:phoenix\b/);
  if (isPhoenix('')) return '';
  if (!says('mix.exs', /\bapps_path:/)) return undefined;
  return list('apps')
    .map((name) => `apps/${name}/`)
    .find(isPhoenix);
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
export function managerOf(cwd: string) {
  const lock = findUp(cwd, Object.keys(MANAGERS)) ?? '';
  const [install, run] = MANAGERS[basename(lock)] ?? ['npm install --save-dev', 'npx'];
  const script = ownScript(cwd);
  return script === undefined
    ? { install: `${install} pagination-tag`, command: `${run} pagination-tag`, isClone: false }
    : {
        install: `${install} ${shellWord(posix.join(script, '../..'))}`,
        command: `node ${shellWord(script)}`,
        isClone: true,
      };
}

/** Returns the script of this process if it is that of a clone: the project need not have the package. */
function ownScript(cwd: string): string | undefined {
  const script = relative(cwd, process.argv[1] ?? '').replaceAll(sep, '/');
  return /^\.\.\/(?!.*\bnode_modules\/).*\bbin\/pagination-tag\.js$/.test(script) ? script : undefined;
}

/** Finds the first of some files in a directory or its parents. Returns its path relative to the directory. */
export function findUp(cwd: string, names: readonly string[]): string | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const name = names.find((one) => existsSync(join(directory, one)));
    if (name !== undefined) return relative(cwd, join(directory, name)).replaceAll(sep, '/');
    if (dirname(directory) === directory) return undefined;
  }
}
