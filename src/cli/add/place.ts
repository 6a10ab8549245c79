/** Where components are, or would be written. */

import { basename, join, posix, relative, resolve, sep } from 'node:path';
import { displayPath, isInside, isMissing, realPath } from '../base/paths.js';
import { shellWord } from '../../base/text.js';
import { fileError } from '../base/file-error.js';
import type { Evidence } from '../../components/project/evidence.js';
import { isUtf8Text } from '../../reading/utf8.js';
import { UsageError } from '../../base/usage-error.js';
import { readStyles } from '../base/theme-styles.js';
import { readTemplate, type FileContent } from '../files/read-file.js';
import type { Target } from '../files/plan.js';
import { wordsOf, type Framework, type GivenPlace } from '../../components/frameworks/framework.js';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import { chooseFramework } from '../../components/frameworks/projects.js';
import { flagsOf, isOfComponent, readHead, type ComponentOptions } from '../../components/sources/head.js';
import { DEFAULT_NAME, rename } from '../../components/sources/naming.js';
import { refuseReserved } from '../../components/sources/reserved-words.js';
import { readSources } from '../../components/sources/read-sources.js';
import { pagersOf } from '../../components/sources/pagers.js';
import { writeProgram, type ProgramDrawing } from '../../components/sources/program.js';
import { replacer } from '../../components/sources/words.js';

interface ComponentSearch {
  readonly evidence: Evidence;
  /** The directory of all component sources. */
  readonly sources: string;
  /** What the command line says, such as the directory to write to. */
  readonly given: ComponentOptions & { readonly out?: string };
}

export type Place = ReturnType<typeof findPlace>;

/** Finds the place of the component that options mean. */
export function choosePlace(word: string | undefined, search: ComponentSearch): Place {
  const framework = chooseFramework(word, search.evidence);
  const { name } = search.given;
  if (name !== undefined) refuseReserved(framework.name, name);
  return findPlace(framework, ownName(framework, name), search);
}

/** Finds the places of the existing components; if a name is given, of those with this name. */
export async function findPlaces(search: ComponentSearch): Promise<Place[]> {
  const { name: wanted } = search.given;
  const places: Place[] = [];
  for (const framework of FRAMEWORKS)
    for (const name of await findNames(framework, search))
      if (wanted === undefined || name === ownName(framework, wanted))
        places.push(findPlace(framework, name, search));
  return places;
}

/** Returns a name unless it is what the framework calls its first component. */
function ownName({ fileName = DEFAULT_NAME }: Framework, name: string | undefined): string | undefined {
  return name === fileName ? undefined : name;
}

/**
 * Finds the directory for a component, and its existing files.
 *
 * @param name the component's own name, if it has one
 */
function findPlace(framework: Framework, name: string | undefined, search: ComponentSearch) {
  const { evidence, sources: folder, given } = search;
  const { out, domain } = given;
  const { cwd, manager } = evidence;
  const from = out && relative(cwd, resolve(cwd, out)).replaceAll(sep, '/');
  const read = (textDomain?: string) => {
    const words = wordsOf(framework, evidence, { name, out: from, domain: textDomain });
    return { words, ...readSources(framework, folder, name ?? framework.fileName, words) };
  };
  const { sources } = read();
  const { directory, files, own } = findFiles(framework, sources, name, search);
  // A file that was left of a part has the options from before the part was left out.
  const drawing = defaultDrawing(framework, evidence);
  const isLasting = (source: string): boolean =>
    sources.some(({ path, text }) => path === source && writeProgram(text, drawing) !== '');
  const main = own.filter(({ source }) => isLasting(source));
  const heads = (main.length > 0 ? main : own).map(({ head }) => head);
  // Those of an unchanged file, if there is one.
  const options: ComponentOptions | undefined = (heads.find(({ isIntact }) => isIntact) ?? heads[0])?.options;
  const recorded = options ?? recordedFor(framework, evidence, { out: from });
  const flags = flagsOf({ ...given, name });
  if (out !== undefined) flags.push(`--out ${shellWord(out)}`);
  const command = [manager.command, 'add', framework.name, ...flags].join(' ');
  /** The sources as this run writes them, and as those of the existing files were. */
  const had = read(recorded.domain);
  const now = domain === undefined ? had : read(domain);
  const css = heldStyles(framework, folder);
  return { framework, name, directory, ...now, had, files, css, options, recorded, evidence, given, command };
}

/**
 * The stylesheet of which the files of a component hold rules; empty if they hold none.
 *
 * @param folder the directory of all component sources
 */
export function heldStyles({ stylesheet }: Framework, folder: string): string {
  return stylesheet?.element ? readStyles(join(folder, '..'), 'default') : '';
}

/** What a new component takes from the project and records, because it need not be so elsewhere or later. */
export function recordedFor(
  framework: Framework,
  evidence: Evidence,
  given: GivenPlace = {},
): ComponentOptions {
  const pager = pagersOf(undefined, framework, evidence);
  return { ...(pager.length > 0 && { pager }), domain: framework.domain?.(evidence, given) };
}

/** How a component is drawn without options. */
export function defaultDrawing(framework: Framework, evidence: Evidence): ProgramDrawing {
  const { host, optional = {} } = framework;
  const pagers = pagersOf(undefined, framework, evidence);
  return { host, optional, pagers, rendering: {}, parts: new Set(), linkAttributes: [] };
}

/** Finds the existing files of a component, in the directory that has some, or that it is to be written to. */
function findFiles(
  framework: Framework,
  sources: readonly { readonly path: string }[],
  name: string | undefined,
  { given: { out }, evidence }: ComponentSearch,
) {
  const { cwd } = evidence;
  const filesIn = (path: string) => {
    const directory = resolve(cwd, path);
    const all = sources.map((source) => findFile(source.path, directory, framework, name, cwd));
    // A Python package that is there keeps its __init__.py.
    const files = all.filter(
      ({ target, old, head }) => !(basename(target.path) === '__init__.py' && old && !head),
    );
    const own = files.flatMap(({ source, head }) => (head ? [{ source, head }] : []));
    return { directory, files, own };
  };
  const [usual, ...others] = out === undefined ? directoriesOf(framework, name, evidence) : [out];
  const inUsual = filesIn(usual);
  if (inUsual.own.length > 0) return inUsual;
  return others.map(filesIn).find(({ own }) => own.length > 0) ?? inUsual;
}

/** Finds a file of a component, with its head unless the file belongs to another one. */
function findFile(
  source: string,
  directory: string,
  framework: Framework,
  name: string | undefined,
  cwd: string,
) {
  const root = join(directory, rootOf(source, framework));
  const path = join(root, source);
  const target: Target = { path, real: realPath(path), name: displayPath(cwd, path), within: realPath(root) };
  const old = readOld(target);
  const found = old && readHead(old.bytes.toString());
  const head = found && isOfComponent(found, framework.name, name) ? found : undefined;
  // Written again, it would have other bytes where it is not.
  if (old && head && !isUtf8Text(old.bytes))
    throw new UsageError(`${target.name} is not UTF-8 text.`, 'Save it as UTF-8.');
  return { source, target, old, head };
}

/** What the path of a source is relative to, in the directory of the component: tests may have a place of their own. */
function rootOf(path: string, { tests = '.' }: Framework): string {
  return path.startsWith('test/') ? tests : '.';
}

/** The directory of a new component. */
export function directoryOf(framework: Framework, name: string | undefined, evidence: Evidence): string {
  return directoriesOf(framework, name, evidence)[0];
}

/** The directories that a component may be in: first that of a new one. */
function directoriesOf(
  framework: Framework,
  name: string | undefined,
  evidence: Evidence,
): readonly [string, ...string[]] {
  const { directories, isKebab } = framework;
  const [usual] = directories;
  // A project of the same kind may have its sources in `src` or in `app`.
  const near = usual.includes('/')
    ? directories.find((one) => evidence.has(one.replace(/\/.*/, '')))
    : undefined;
  const chosen = directories.find(evidence.has) ?? near ?? usual;
  const inProject = (directory: string): string =>
    replacer(wordsOf(framework, evidence))(rename(directory, name, isKebab));
  const others = directories.filter((one) => one !== chosen).map(inProject);
  const named = framework.namedDirectory?.(evidence);
  return named === undefined ? [inProject(chosen), ...others] : [named, inProject(chosen), ...others];
}

/** Finds the names of the components that were written for a framework. The default is undefined. */
async function findNames(
  framework: Framework,
  { given: { out }, evidence, sources: folder }: ComponentSearch,
): Promise<(string | undefined)[]> {
  const { default: fastGlob } = await import('fast-glob');
  const { sources } = readSources(framework, folder, undefined, wordsOf(framework, evidence));
  const directories =
    out === undefined ? directoriesOf(framework, '*', evidence) : [fastGlob.escapePath(out)];
  const patterns = directories.flatMap((directory) =>
    sources.map(({ path }) =>
      posix.normalize(`${directory}/${rootOf(path, framework)}/${rename(path, '*', framework.isKebab)}`),
    ),
  );
  const { cwd } = evidence;
  // What cannot be read is not known to be a component: a directory may be that of a database.
  const files = await fastGlob(patterns, { cwd, absolute: true, suppressErrors: true });
  const heads = files.sort().map((path) => readHead(evidence.read(relative(cwd, path)) ?? ''));
  const own = heads.filter((head) => head?.name === framework.name);
  return [...new Set(own.flatMap((head) => (head ? [head.options.name] : [])))];
}

/** Finds the place of a catalog or a stylesheet, which need not be in the directory of the component. */
export function findBeside(path: string, { cwd }: Evidence, directory: string) {
  const target: Target = {
    path,
    real: realPath(path),
    name: displayPath(cwd, path),
    within: realPath(isInside(directory, path) ? directory : cwd),
  };
  return { target, old: readOld(target) };
}

/** Reads an existing file. Returns undefined if there is none. */
function readOld({ path, name }: Pick<Target, 'path' | 'name'>): FileContent | undefined {
  try {
    return readTemplate(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw fileError(`${name} cannot be read`, error, 'Check its permissions, or use --out <dir>.');
  }
}
