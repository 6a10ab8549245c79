import { join, resolve } from 'node:path';
import type { GivenForComponent } from '../arguments/program.js';
import { print, type Io } from '../base/io.js';
import { displayPath, realPath, reasonOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { Config } from '../config/define-config.js';
import { readTheme } from '../config/theme.js';
import type { Target } from '../files/plan.js';
import { writePage } from '../files/page-writer.js';
import { readTemplate, type FileContent } from '../files/template-file.js';
import { evidenceIn, type Evidence } from '../project/evidence.js';
import { managerOf } from '../project/packages.js';
import { themeOf } from '../project/theme.js';
import { chooseFramework } from './choose.js';
import { compileSource, pagersFor, readSources, replaceAll } from './component.js';
import { FRAMEWORKS, type Framework } from './frameworks.js';
import { contentOf, optionsOf, readHead, type ComponentOptions } from './head.js';

/** The place of a component in a project, and what is there. */
type Place = ReturnType<typeof findPlace>;

/** A component as it would be written. */
type Component = ReturnType<typeof makeComponent>;

/** What may be where a file belongs, and what `--check` says of it. */
const FINDINGS = {
  missing: 'is missing',
  current: 'is up to date',
  outdated: 'is not what this version writes',
  changed: 'was changed by hand',
  foreign: 'was not written by pagination-tag',
};

type State = keyof typeof FINDINGS;

/**
 * Writes the component of a framework, for the project to keep. Leaves files alone that were changed by hand.
 *
 * @param name of the framework
 * @param version of the package
 * @param components the directory of the sources of all components
 * @returns the exit code: 0, or 1 where `--check` finds a file that is not as it would be written
 * @throws {UsageError} where there is no such framework, or a file cannot be read or written
 */
export async function add(
  name: string | undefined,
  given: GivenForComponent,
  io: Io,
  version: string,
  components: string,
): Promise<number> {
  const cwd = io.cwd();
  const evidence = evidenceIn(cwd);
  const { command } = managerOf(cwd);
  const config: Config = (await loadConfig(undefined, cwd))?.values ?? {};
  // Without a name, these are about the components that are there.
  const isRenewal = name === undefined && (given.check ?? given.update ?? false);
  const chosen = isRenewal ? FRAMEWORKS : [chooseFramework(name, evidence, command)];
  const seen = config.theme === undefined ? optionsOf({ theme: themeOf(evidence) }) : {};
  const all = chosen
    .map((framework) => findPlace(framework, given.out, evidence, components, cwd))
    .filter(({ head }) => head !== undefined || !isRenewal)
    .map((place) =>
      makeComponent(place, { ...seen, ...place.head?.options, ...optionsOf(given) }, config, version, cwd),
    );
  if (all.length === 0)
    throw new UsageError(
      'There is no component here that pagination-tag has written.',
      'Name the framework, and the directory with --out <dir> if it is not the usual one.',
    );
  if (given.stdout) return print(together(all), 'The component', io);
  if (given.check) return check(all, command, io);
  refuseForeign(all, command);
  for (const file of all.flatMap(({ files }) => files)) if (file.state !== 'current') await write(file);
  return print(all.map(report).join('\n'), 'The report', io);
}

function findPlace(
  framework: Framework,
  out: string | undefined,
  evidence: Evidence,
  components: string,
  cwd: string,
) {
  const words = Object.entries(framework.words?.(evidence) ?? {});
  const [usual] = framework.directories;
  const directory = resolve(cwd, out ?? replaceAll(framework.directories.find(evidence.has) ?? usual, words));
  const sources = readSources(framework, components).map((source) => {
    const path = join(directory, source.path);
    const target: Target = { path, name: displayPath(cwd, path), within: realPath(directory) };
    return { ...source, target, old: readOld(target) };
  });
  /** The first head among the files that this framework has written. */
  const head = sources
    .map(({ old }) => old && readHead(old.bytes.toString()))
    .find((one) => one?.name === framework.name);
  return { framework, words, sources, head };
}

/** Reads what is there; undefined where nothing is. */
function readOld({ path, name }: Target): FileContent | undefined {
  try {
    return readTemplate(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw new UsageError(
      `${name} cannot be read: ${reasonOf(error)}.`,
      'Check its permissions, or use --out <dir>.',
    );
  }
}

/** Says what a component would be, beside what is there. */
function makeComponent(
  { framework, words, sources }: Place,
  options: ComponentOptions,
  { labels, singlePage, ...config }: Config,
  version: string,
  cwd: string,
) {
  const { pager, theme = config.theme, locale = config.locale } = options;
  const known = pagersFor(sources);
  if (pager !== undefined && !known.includes(pager))
    throw new UsageError(
      `The component for ${framework.label} takes no paginator "${pager}".`,
      known.length === 0 ? 'Leave out --pager.' : `There are ${known.join(', ')}.`,
    );
  const rendering = { theme: readTheme(theme, cwd), locale, labels, singlePage };
  const files = sources.map(({ target, old, ...source }) => {
    const text = compileSource(source, framework.name, options, rendering, words, version);
    return { target, text, mode: old?.mode ?? 0o644, state: stateOf(old?.bytes.toString(), text) };
  });
  return { framework, words, options, files };
}

function stateOf(old: string | undefined, text: string): State {
  if (old === undefined) return 'missing';
  if (contentOf(old) === contentOf(text)) return 'current';
  const head = readHead(old);
  if (head === undefined) return 'foreign';
  return head.isIntact ? 'outdated' : 'changed';
}

/** The texts of all files, under their names if there are several. */
function together(all: readonly Component[]): string {
  const files = all.flatMap((one) => one.files);
  const texts = files.map(({ target, text }) =>
    files.length === 1 ? text : `==> ${target.name} <==\n${text}`,
  );
  return texts.join('\n');
}

async function check(all: readonly Component[], command: string, io: Io): Promise<number> {
  const lines = all.flatMap(({ framework, files }) => {
    const findings = files.map(({ target, state }) => `${target.name} ${FINDINGS[state]}.`);
    if (files.every(({ state }) => state === 'current')) return findings;
    const anew = `To write it anew, run ${command} add ${framework.name}.`;
    return [...findings, files.some(isKept) ? adviceFor(framework, command) : anew];
  });
  await print(`${lines.join('\n')}\n`, 'The report', io);
  return all.some(({ files }) => files.some(({ state }) => state !== 'current')) ? 1 : 0;
}

/** Whether a file is the work of somebody else, to be left alone. */
function isKept({ state }: { readonly state: State }): boolean {
  return state === 'changed' || state === 'foreign';
}

function refuseForeign(all: readonly Component[], command: string): void {
  for (const { framework, files } of all)
    for (const { target, state } of files.filter(isKept))
      throw new UsageError(
        `${target.name} ${FINDINGS[state]}, and stays as it is.`,
        adviceFor(framework, command),
      );
}

function adviceFor({ name }: Framework, command: string): string {
  return `Move it away, or use --out <dir>, to have it written anew; ${command} add ${name} --stdout prints it.`;
}

async function write({ target, text, mode }: Component['files'][number]): Promise<void> {
  try {
    await writePage(target, { bytes: Buffer.from(text), mode });
  } catch (error) {
    throw new UsageError(
      `${target.name} cannot be written: ${reasonOf(error)}.`,
      'Check the directory and its permissions.',
    );
  }
}

function report({ framework, options, files, words }: Component): string {
  const { setup, usage, pagerUsage = usage } = framework;
  const lines = [setup ?? [], options.pager === undefined ? usage : pagerUsage].flat().join('\n');
  return [
    ...files.map(({ target, state }) =>
      state === 'current' ? `${target.name} ${FINDINGS[state]}.` : `Wrote ${target.name}.`,
    ),
    'Use it:',
    replaceAll(lines, words).replace(/^/gm, '  '),
    '',
  ].join('\n');
}
