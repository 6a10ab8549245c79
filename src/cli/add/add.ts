import { join, resolve } from 'node:path';
import type { ComponentOptions, GivenForComponent } from '../arguments/program.js';
import { print, type Io } from '../base/io.js';
import { displayPath, realPath, reasonOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { LoadedConfig } from '../config/config.js';
import { writePage } from '../files/page-writer.js';
import { readTemplate } from '../files/template-file.js';
import { evidenceIn, type Evidence } from '../project/evidence.js';
import { managerOf } from '../project/packages.js';
import { themeOf } from '../project/theme.js';
import { chooseFramework } from './choose.js';
import { makeComponent, pagersFor, pathsOf } from './component.js';
import { FRAMEWORKS, type Framework } from './frameworks.js';
import { contentOf, optionsOf, readHead } from './head.js';

/** Where the command runs, and what it works with. */
interface Place {
  readonly cwd: string;
  readonly evidence: Evidence;
  readonly config: Partial<LoadedConfig['values']>;
  readonly version: string;
  /** The directory of the sources of all components. */
  readonly components: string;
}

/** A component as it would be written. */
interface Written {
  readonly framework: Framework;
  readonly options: ComponentOptions;
  readonly files: readonly Target[];
}

/** A file of a component, beside the one that is there. */
interface Target {
  /** As it is shown. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** The directory that it may not leave. */
  readonly within: string;
  readonly text: string;
  readonly state: State;
  readonly mode: number;
}

/** What is where a file belongs: nothing, what would be written, what was written before, or the work of somebody else. */
type State = 'missing' | 'current' | 'outdated' | 'changed' | 'foreign';

/** What `--check` says of each. */
const FINDINGS: Readonly<Record<State, string>> = {
  missing: 'is missing',
  current: 'is up to date',
  outdated: 'is not what this version writes',
  changed: 'was changed by hand',
  foreign: 'was not written by pagination-tag',
};

/** Permissions of a new file. */
const MODE = 0o644;

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
  const config = (await loadConfig(undefined, cwd))?.values ?? {};
  const { command } = managerOf(cwd);
  const isRenewal = name === undefined && (given.check ?? given.update ?? false);
  const chosen = isRenewal ? FRAMEWORKS : [chooseFramework(name, evidence, command)];
  const place = { cwd, evidence, config, version, components };
  const all = chosen.flatMap((framework) => write(framework, given, isRenewal, place) ?? []);
  if (all.length === 0)
    throw new UsageError(
      'There is no component here that pagination-tag has written.',
      'Name the framework, and the directory with --out <dir> if it is not the usual one.',
    );
  if (given.stdout) return print(together(all), 'The component', io);
  if (given.check) return check(all, command, io);
  refuseForeign(all, command);
  for (const { files } of all) for (const file of files) await writeFile(file);
  return print(all.map((one) => report(one, evidence)).join('\n'), 'The report', io);
}

/**
 * Says what a component would be, and what is there in its place.
 *
 * @param isRenewal whether it counts only where it was written before
 */
function write(
  framework: Framework,
  given: GivenForComponent,
  isRenewal: boolean,
  { cwd, evidence, config, version, components }: Place,
): Written | undefined {
  const { directory: usual, words } = framework.component;
  const directory = resolve(cwd, given.out ?? usual(evidence));
  const old = new Map(
    pathsOf(framework, components).map((path) => [path, readOld(join(directory, path), cwd)] as const),
  );
  const heads = [...old.values()].flatMap((file) => (file && readHead(file.text)) ?? []);
  const head = heads.find((one) => one.name === framework.name);
  if (isRenewal && head === undefined) return undefined;
  const { theme = config.theme === undefined ? themeOf(evidence) : undefined, ...others } = {
    ...head?.options,
    ...optionsOf(given),
  };
  const options = { ...(theme === undefined ? {} : { theme }), ...others };
  checkPager(framework, options, components);
  const made = makeComponent(framework, components, options, cwd, config, words?.(evidence) ?? {}, version);
  const files = made.map(({ path, text }): Target => {
    const place = join(directory, path);
    const there = old.get(path);
    return {
      name: displayPath(cwd, place),
      path: place,
      within: realPath(directory),
      text,
      state: stateOf(there?.text, text),
      mode: there?.mode ?? MODE,
    };
  });
  return { framework, options, files };
}

/** Reads what is there; undefined where nothing is. */
function readOld(path: string, cwd: string): { readonly text: string; readonly mode: number } | undefined {
  try {
    const { bytes, mode } = readTemplate(path);
    return { text: bytes.toString(), mode };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw new UsageError(
      `${displayPath(cwd, path)} cannot be read: ${reasonOf(error)}.`,
      'Check its permissions, or use --out <dir>.',
    );
  }
}

function stateOf(old: string | undefined, text: string): State {
  if (old === undefined) return 'missing';
  if (contentOf(old) === contentOf(text)) return 'current';
  const head = readHead(old);
  if (head === undefined) return 'foreign';
  return head.isIntact ? 'outdated' : 'changed';
}

function checkPager(framework: Framework, { pager }: ComponentOptions, folder: string): void {
  if (pager === undefined) return;
  const known = pagersFor(framework, folder);
  if (known.includes(pager)) return;
  throw new UsageError(
    `The component for ${framework.label} takes no paginator "${pager}".`,
    known.length === 0 ? 'Leave out --pager.' : `There are ${known.join(', ')}.`,
  );
}

function together(all: readonly Written[]): string {
  const files = all.flatMap((one) => one.files);
  const [only] = files;
  if (only !== undefined && files.length === 1) return only.text;
  return files.map(({ name, text }) => `==> ${name} <==\n${text}`).join('\n');
}

async function check(all: readonly Written[], command: string, io: Io): Promise<number> {
  const lines = all.flatMap(({ framework, files }) => {
    const findings = files.map(({ name, state }) => `${name} ${FINDINGS[state]}.`);
    if (files.every(({ state }) => state === 'current')) return findings;
    const isOurs = files.every(({ state }) => state !== 'changed' && state !== 'foreign');
    return [
      ...findings,
      isOurs ? `To write it anew, run ${command} add ${framework.name}.` : adviceFor(framework, command),
    ];
  });
  await print(`${lines.join('\n')}\n`, 'The report', io);
  return all.some(({ files }) => files.some(({ state }) => state !== 'current')) ? 1 : 0;
}

function refuseForeign(all: readonly Written[], command: string): void {
  for (const { framework, files } of all)
    for (const { name, state } of files)
      if (state === 'changed' || state === 'foreign')
        throw new UsageError(
          `${name} ${FINDINGS[state]}, and stays as it is.`,
          adviceFor(framework, command),
        );
}

function adviceFor({ name }: Framework, command: string): string {
  return `Move it away, or use --out <dir>, to have it written anew; ${command} add ${name} --stdout prints it.`;
}

async function writeFile({ name, path, within, text, state, mode }: Target): Promise<void> {
  if (state === 'current') return;
  try {
    await writePage({ path, name, within }, { bytes: Buffer.from(text), mode });
  } catch (error) {
    throw new UsageError(
      `${name} cannot be written: ${reasonOf(error)}.`,
      'Check the directory and its permissions.',
    );
  }
}

function report({ framework, options, files }: Written, evidence: Evidence): string {
  const { usage, pagerUsage, words } = framework.component;
  const lines = options.pager === undefined ? usage : (pagerUsage ?? usage);
  const own = Object.entries(words?.(evidence) ?? {});
  return [
    ...files.map(({ name, state }) =>
      state === 'current' ? `${name} ${FINDINGS[state]}.` : `Wrote ${name}.`,
    ),
    'Use it:',
    ...lines.map((line) => `  ${own.reduce((text, [from, to]) => text.replaceAll(from, to), line)}`),
    '',
  ].join('\n');
}
