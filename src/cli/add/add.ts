import { join, resolve } from 'node:path';
import type { GivenForComponent } from '../arguments/program.js';
import { print, type Io } from '../base/io.js';
import { displayPath, realPath } from '../base/paths.js';
import { fileError, UsageError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { Config } from '../config/define-config.js';
import { readTheme } from '../config/theme.js';
import type { Target } from '../files/plan.js';
import { writePage } from '../files/page-writer.js';
import { readTemplate, type FileContent } from '../files/template-file.js';
import { evidenceIn, themeOf, type Evidence } from '../project/evidence.js';
import { managerOf } from '../project/packages.js';
import { compileSource, pagersFor, readSources, replaceAll } from './component.js';
import { chooseFramework, FRAMEWORKS, type Framework } from './frameworks.js';
import { contentOf, readHead, type ComponentOptions } from './head.js';

/** What may be where a file belongs, and what `--check` says of it. */
const FINDINGS = {
  missing: 'is missing',
  current: 'is up to date',
  outdated: 'is not what this version writes',
  changed: 'was changed by hand',
  foreign: 'was not written by pagination-tag',
};

/** A file of a component as it would be written, beside what is there. */
interface ComponentFile extends Target {
  readonly text: string;
  readonly mode: number;
  readonly state: keyof typeof FINDINGS;
}

/** A component as it would be written. */
interface Component {
  readonly framework: Framework;
  readonly files: readonly ComponentFile[];
  /** How it is used: lines of a template. */
  readonly usage: string;
}

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
  const evidence = evidenceIn(io.cwd());
  const { command } = managerOf(io.cwd());
  const config: Config = (await loadConfig(undefined, io.cwd()))?.values ?? {};
  const { out, stdout, check, update, ...wanted } = given;
  const theme = config.theme === undefined ? themeOf(evidence) : undefined;
  // Without a name, these are about the components that are there.
  const isRenewal = name === undefined && (check ?? update ?? false);
  const chosen = isRenewal ? FRAMEWORKS : [chooseFramework(name, evidence, command)];
  const all = chosen.flatMap((framework) => {
    const place = findPlace(framework, out, evidence, components);
    if (isRenewal && place.head === undefined) return [];
    return makeComponent(place, { theme, ...place.head?.options, ...wanted }, config, version);
  });
  if (all.length === 0)
    throw new UsageError(
      'There is no component here that pagination-tag has written.',
      'Name the framework, and the directory with --out <dir> if it is not the usual one.',
    );
  if (stdout) return print(together(all), 'The component', io);
  if (check) return report(all, command, io);
  for (const one of all) refuseForeign(one, command);
  for (const { files } of all) for (const file of files) await write(file);
  return print(all.map(describe).join('\n'), 'The report', io);
}

/** Finds where a component belongs, and what is there. */
function findPlace(framework: Framework, out: string | undefined, evidence: Evidence, components: string) {
  const { cwd, has } = evidence;
  const { directories } = framework;
  const words = Object.entries(framework.words?.(evidence) ?? {});
  const directory = resolve(cwd, out ?? replaceAll(directories.find(has) ?? directories[0], words));
  const { sources, usage } = readSources(framework, components, words);
  const files = sources.map((source) => {
    const path = join(directory, source.path);
    const target: Target = { path, name: displayPath(cwd, path), within: realPath(directory) };
    return { source, target, old: readOld(target) };
  });
  /** The first head among the files that this framework has written. */
  const head = files
    .map(({ old }) => old && readHead(old.bytes.toString()))
    .find((one) => one?.name === framework.name);
  return { framework, files, usage, head, cwd };
}

/** Reads what is there; undefined where nothing is. */
function readOld({ path, name }: Target): FileContent | undefined {
  try {
    return readTemplate(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw fileError(`${name} cannot be read`, error, 'Check its permissions, or use --out <dir>.');
  }
}

function makeComponent(
  { framework, files, usage, cwd }: ReturnType<typeof findPlace>,
  options: ComponentOptions,
  { labels, singlePage, ...config }: Config,
  version: string,
): Component {
  const { pager, theme = config.theme, locale = config.locale } = options;
  const known = pagersFor(files.map(({ source }) => source));
  if (pager !== undefined && !known.includes(pager))
    throw new UsageError(
      `The component for ${framework.label} takes no paginator "${pager}".`,
      known.length === 0 ? 'Leave out --pager.' : `There are ${known.join(', ')}.`,
    );
  const rendering = { theme: readTheme(theme, cwd), locale, labels, singlePage };
  return {
    framework,
    files: files.map(({ source, target, old }) => {
      const text = compileSource(source, framework.name, options, rendering, version);
      return { ...target, text, mode: old?.mode ?? 0o644, state: stateOf(old?.bytes.toString(), text) };
    }),
    usage: pager === undefined ? usage.text : usage.pagerText,
  };
}

function stateOf(old: string | undefined, text: string): ComponentFile['state'] {
  if (old === undefined) return 'missing';
  if (contentOf(old) === contentOf(text)) return 'current';
  const head = readHead(old);
  if (head === undefined) return 'foreign';
  return head.isIntact ? 'outdated' : 'changed';
}

/** The texts of all files, under their names if there are several. */
function together(all: readonly Component[]): string {
  const files = all.flatMap((one) => one.files);
  const texts = files.map(({ name, text }) => (files.length === 1 ? text : `==> ${name} <==\n${text}`));
  return texts.join('\n');
}

/** Says of each file what is there. The exit code is 1 where one is not as it would be written. */
async function report(all: readonly Component[], command: string, io: Io): Promise<number> {
  const lines = all.flatMap((one) => {
    const findings = one.files.map(({ name, state }) => `${name} ${FINDINGS[state]}.`);
    return one.files.every(({ state }) => state === 'current')
      ? findings
      : [...findings, adviceFor(one, command)];
  });
  await print(`${lines.join('\n')}\n`, 'The report', io);
  return all.every(({ files }) => files.every(({ state }) => state === 'current')) ? 0 : 1;
}

/** Whether a file is the work of somebody else. */
function isForeign({ state }: ComponentFile): boolean {
  return state === 'changed' || state === 'foreign';
}

function adviceFor({ framework: { name }, files }: Component, command: string): string {
  if (!files.some(isForeign)) return `To write it anew, run ${command} add ${name}.`;
  return `Move it away, or use --out <dir>, to have it written anew; ${command} add ${name} --stdout prints it.`;
}

function refuseForeign(component: Component, command: string): void {
  const found = component.files.find(isForeign);
  if (found !== undefined)
    throw new UsageError(
      `${found.name} ${FINDINGS[found.state]}, and stays as it is.`,
      adviceFor(component, command),
    );
}

async function write(file: ComponentFile): Promise<void> {
  if (file.state === 'current') return;
  try {
    await writePage(file, { bytes: Buffer.from(file.text), mode: file.mode });
  } catch (error) {
    throw fileError(`${file.name} cannot be written`, error, 'Check the directory and its permissions.');
  }
}

function describe({ files, usage }: Component): string {
  const lines = files.map(({ name, state }) =>
    state === 'current' ? `${name} ${FINDINGS[state]}.` : `Wrote ${name}.`,
  );
  return [...lines, 'Use it:', usage.replace(/^(?=.)/gm, '  ')].join('\n');
}
