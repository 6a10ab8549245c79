import { basename, join, resolve } from 'node:path';
import { indent } from '../../base/text.js';
import { print, type Io } from '../base/io.js';
import { displayPath, realPath } from '../base/paths.js';
import { fileError, UsageError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { Config } from '../config/define-config.js';
import { readTheme } from '../config/load-file.js';
import { plainOptions } from '../config/table.js';
import type { Target } from '../files/plan.js';
import { readTemplate, writePage, type FileContent } from '../files/page-writer.js';
import { evidenceIn, type Evidence } from '../detect/evidence.js';
import { findTheme } from '../detect/themes.js';
import { compileSource, pagersFor, readSources } from './component.js';
import { drawSource } from './drawn.js';
import { FRAMEWORKS, type Framework } from '../detect/frameworks.js';
import { chooseFramework } from '../detect/projects.js';
import { contentOf, readHead, writeHead, type ComponentOptions } from './head.js';
import { replaceAll } from './words.js';

/** The command-line options of `add`. */
export interface GivenForComponent extends ComponentOptions {
  readonly out?: string;
  readonly stdout?: true;
  readonly check?: true;
  readonly update?: true;
}

type Component = ReturnType<typeof makeComponent>;

/**
 * Writes a framework's component into the project. Does not overwrite files that were changed by hand.
 *
 * @param components the directory of all component sources
 * @returns the exit code: 0, or 1 if `--check` finds a file that is out of date
 */
export async function add(
  name: string | undefined,
  given: GivenForComponent,
  io: Io,
  version: string,
  components: string,
): Promise<number> {
  const evidence = evidenceIn(io.cwd());
  const { values } = await loadConfig(undefined, io.cwd());
  const { out, stdout, check, update, ...wanted } = given;
  const { theme: found, note } = values.theme === undefined ? findTheme(evidence) : {};
  // The head of a component can name a theme, but not changes to one.
  const theme = typeof found === 'string' ? found : undefined;
  const config = typeof found === 'object' ? { ...values, theme: found } : values;
  // Without a name, --check and --update apply to the existing components.
  const isRenewal = name === undefined && (check ?? update ?? false);
  const chosen = isRenewal ? FRAMEWORKS : [chooseFramework(name, evidence)];
  const all = chosen.flatMap((framework) => {
    const place = findPlace(framework, out, evidence, components);
    if (isRenewal && place.head === undefined) return [];
    return makeComponent(place, { theme, ...place.head?.options, ...wanted }, config, version);
  });
  if (all.length === 0)
    throw new UsageError(
      'No component written by pagination-tag was found.',
      'Name the framework. If the component is in another directory, add --out <dir>.',
    );
  const files = all.flatMap((one) => one.files);
  if (stdout) {
    const texts = files.map(({ name, text }) => (files.length === 1 ? text : `==> ${name} <==\n${text}`));
    return print(texts.join('\n'), io);
  }
  if (check) {
    await print(all.map(review).join(''), io);
    return files.every(({ isCurrent }) => isCurrent) ? 0 : 1;
  }
  for (const { files, advice } of all) {
    const found = files.find(({ isForeign }) => isForeign);
    if (found !== undefined)
      throw new UsageError(`${found.name} ${found.finding}, so it was left unchanged.`, advice);
  }
  for (const file of files) {
    if (file.isCurrent) continue;
    try {
      await writePage(file, { bytes: Buffer.from(file.text), mode: file.mode });
    } catch (error) {
      throw fileError(`${file.name} cannot be written`, error, 'Check the directory and its permissions.');
    }
  }
  await print(all.map(describe).join('\n'), io);
  return note === undefined || wanted.theme !== undefined ? 0 : print(`${note}\n`, io);
}

/** Finds the directory for a component, and its existing files. */
function findPlace(framework: Framework, out: string | undefined, evidence: Evidence, components: string) {
  const { cwd, has, manager } = evidence;
  const { name, directories } = framework;
  const words = Object.entries(framework.words?.(evidence) ?? {});
  const directory = resolve(cwd, out ?? replaceAll(directories.find(has) ?? directories[0], words));
  const { sources, usage } = readSources(framework, components, words);
  const all = sources.map((source) => {
    const path = join(directory, source.path);
    const name = displayPath(cwd, path);
    const target: Target = { path, real: realPath(path), name, within: realPath(directory) };
    return { source, target, old: readOld(target) };
  });
  // A Python package that is there keeps its __init__.py.
  const files = all.filter(
    ({ target, old }) => !(basename(target.path) === '__init__.py' && old && !readHead(old.bytes.toString())),
  );
  // The first head in the files written for this framework.
  const head = files
    .map(({ old }) => old && readHead(old.bytes.toString()))
    .find((one) => one?.name === name);
  return { framework, words, files, usage, head, cwd, command: `${manager.command} add ${name}` };
}

/** Reads an existing file. Returns undefined if there is none. */
function readOld({ path, name }: Target): FileContent | undefined {
  try {
    return readTemplate(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw fileError(`${name} cannot be read`, error, 'Check its permissions, or use --out <dir>.');
  }
}

/** Options that a component's sources decide, not the project. */
const SAID_BY_SOURCES = { dialect: undefined, dialects: undefined, pagers: undefined, tag: undefined };

function makeComponent(
  { framework, words, files: found, usage, cwd, command }: ReturnType<typeof findPlace>,
  options: ComponentOptions,
  config: Config,
  version: string,
) {
  const { name, label, host } = framework;
  const { pager, theme = config.theme, locale = config.locale } = options;
  const known = pagersFor(found.map(({ source }) => source));
  if (pager !== undefined && !known.includes(pager))
    throw new UsageError(
      `The component for ${label} does not support the paginator "${pager}".`,
      known.length === 0 ? 'Remove --pager.' : `Supported paginators: ${known.join(', ')}.`,
    );
  const rendering = { theme: readTheme(theme, cwd), ...plainOptions(config), locale, ...SAID_BY_SOURCES };
  const files = found.map(({ source, target, old }) => {
    const written = host
      ? drawSource(source.text, host, label, options, rendering, words)
      : compileSource(source, name, options, rendering);
    const text = writeHead(written, name, options, version);
    return { ...target, text, mode: old?.mode ?? 0o644, ...compare(old?.bytes.toString(), text) };
  });
  return {
    files,
    /** The hint if a file is out of date. */
    advice: files.some(({ isForeign }) => isForeign)
      ? `To write it again, move it away or use --out <dir>. To print it, run ${command} --stdout.`
      : `To write it, run ${command}.`,
    /** Example lines for a template that uses the component. */
    usage: pager === undefined ? usage.text : usage.pagerText,
  };
}

/** Compares an existing file with the text to write. A foreign file was written or changed by hand. */
function compare(old: string | undefined, text: string) {
  if (old === undefined) return { finding: 'is missing' };
  if (contentOf(old) === contentOf(text)) return { finding: 'is up to date', isCurrent: true };
  const head = readHead(old);
  if (head === undefined) return { finding: 'was not written by pagination-tag', isForeign: true };
  if (!head.isIntact) return { finding: 'was changed by hand', isForeign: true };
  return { finding: 'differs from what this version writes' };
}

/** Formats the result of `--check`. */
function review({ files, advice }: Component): string {
  const lines = files.map(({ name, finding }) => `${name} ${finding}.\n`);
  return lines.join('') + (files.every(({ isCurrent }) => isCurrent) ? '' : `${advice}\n`);
}

/** Lists the files that were written, and shows how to use the component. */
function describe({ files, usage }: Component): string {
  const lines = files.map(({ name, finding, isCurrent }) =>
    isCurrent ? `${name} ${finding}.` : `Wrote ${name}.`,
  );
  return [...lines, 'Use it:', indent(usage)].join('\n');
}
