/** Where a component is, or would be written. */

import { readFileSync } from 'node:fs';
import { basename, join, posix, relative, resolve } from 'node:path';
import { displayPath, realPath } from '../base/paths.js';
import { fileError } from '../base/usage-error.js';
import type { Target } from '../files/plan.js';
import { readTemplate, type FileContent } from '../files/page-writer.js';
import type { Evidence } from '../detect/evidence.js';
import { readSources } from './component.js';
import type { Framework } from '../frameworks/framework.js';
import { readHead, type ComponentOptions } from './head.js';
import { DEFAULT_NAME, rename } from './naming.js';
import { isSecond } from './parts.js';
import { replaceAll } from './words.js';

export type Place = ReturnType<typeof findPlace>;

/**
 * Finds the directory for a component, and its existing files.
 *
 * @param given the component's own name, if it has one
 */
export function findPlace(
  framework: Framework,
  given: string | undefined,
  out: string | undefined,
  evidence: Evidence,
  components: string,
) {
  const { cwd, manager } = evidence;
  const { name } = framework;
  const words = Object.entries(framework.words?.(evidence) ?? {});
  const directory = resolve(cwd, out ?? directoryOf(framework, given, evidence));
  const { sources, usage } = readSources(framework, components, given, words);
  const all = sources.map((source) => {
    const path = join(directory, source.path);
    const name = displayPath(cwd, path);
    const target: Target = { path, real: realPath(path), name, within: realPath(directory) };
    const old = readOld(target);
    return { source, target, old, head: old && readHead(old.bytes.toString()) };
  });
  // A Python package that is there keeps its __init__.py.
  const files = all.filter(
    ({ target, old, head }) => !(basename(target.path) === '__init__.py' && old && !head),
  );
  // A second component with the name of the first says so.
  const second = framework.ownName && { name: given ?? DEFAULT_NAME, with: 'neighbors' };
  const flags = Object.entries({ name: given, out, ...second }).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option} ${value}`],
  );
  const command = [manager.command, 'add', name, ...flags].join(' ');
  const former = (framework.former ?? []).filter((path) => {
    const old = readOld({ path: join(directory, path), name: path });
    return old && readHead(old.bytes.toString());
  });
  const heads = files.flatMap(({ head }) => (head?.name === name ? [head] : []));
  // Those of an unchanged file, if there is one.
  const options: ComponentOptions | undefined = (heads.find(({ isIntact }) => isIntact) ?? heads[0])?.options;
  const replaced = [...new Set(heads.flatMap((head) => head.replaced))];
  return { framework, directory, words, files, usage, options, replaced, former, evidence, command };
}

function directoryOf(framework: Framework, given: string | undefined, evidence: Evidence): string {
  const { directories, isKebab } = framework;
  const words = Object.entries(framework.words?.(evidence) ?? {});
  const [usual] = directories;
  // A project of the same kind may have its sources in `src` or in `app`.
  const near = usual.includes('/')
    ? directories.find((one) => evidence.has(one.replace(/\/.*/, '')))
    : undefined;
  const chosen = directories.find(evidence.has) ?? near ?? usual;
  return replaceAll(rename(chosen, given, isKebab), words);
}

/** Finds the names of the components that were written for a framework. The default is undefined. */
export async function findNames(
  framework: Framework,
  out: string | undefined,
  evidence: Evidence,
  components: string,
): Promise<(string | undefined)[]> {
  const { default: fastGlob } = await import('fast-glob');
  const words = Object.entries(framework.words?.(evidence) ?? {});
  const { sources } = readSources(framework, components, undefined, words);
  const directory = out === undefined ? directoryOf(framework, '*', evidence) : fastGlob.escapePath(out);
  const patterns = sources.map(({ path }) =>
    posix.normalize(`${directory}/${rename(path, '*', framework.isKebab)}`),
  );
  const files = await fastGlob(patterns, { cwd: evidence.cwd, absolute: true });
  const heads = files.sort().map((path) => readHead(readFileSync(path, 'utf8')));
  const own = heads.filter(
    (head) =>
      head?.name === framework.name && isSecond(head.options.with) === (framework.ownName !== undefined),
  );
  return [...new Set(own.flatMap((head) => (head ? [head.options.name] : [])))];
}

/** Finds the place of a catalogue, which need not be in the directory of the component. */
export function findCatalogue(path: string, { cwd }: Evidence, directory: string) {
  const isBeside = !relative(directory, path).startsWith('..');
  const target: Target = {
    path,
    real: realPath(path),
    name: displayPath(cwd, path),
    within: realPath(isBeside ? directory : cwd),
  };
  return { target, old: readOld(target) };
}

/** Reads an existing file. Returns undefined if there is none. */
function readOld({ path, name }: Pick<Target, 'path' | 'name'>): FileContent | undefined {
  try {
    return readTemplate(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw fileError(`${name} cannot be read`, error, 'Check its permissions, or use --out <dir>.');
  }
}
