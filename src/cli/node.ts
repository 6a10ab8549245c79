import process from 'node:process';
import { PassThrough } from 'node:stream';
import { boolean, checkOptions, expect, text } from '../base/validate.js';
import type { Io } from './base/io.js';
import type { PaginationConfig } from './config/define-config.js';
import type { GivenOptions } from './config/settings.js';
import { settingRows } from './config/table.js';
import type { Outcome } from './files/build.js';
import { buildOnce } from './files/build-once.js';
import { totalsOf, type Totals } from './files/totals.js';
import { auditDirectory, type AuditedFile, type AuditOptions, type AuditTotals } from './site/audit.js';

/** Settings that say how the command line reports. `build` returns what there is to report. */
type Reporting = 'format' | 'maxWarnings' | 'quiet';

/**
 * Options of `build`: the settings of a configuration file, and those of a single run. Relative paths start at `cwd`.
 * What is unset comes from the configuration file.
 */
export interface PaginationBuildOptions extends Omit<PaginationConfig, Reporting> {
  /** Whether to overwrite the templates, instead of writing to `outDir`. */
  readonly inPlace?: boolean | undefined;
  /** Whether to write nothing and only look for problems. */
  readonly check?: boolean | undefined;
  /**
   * The configuration file; `false` for none. Unset, it is searched for as the command line does. Node loads a module
   * once per process, so later builds do not see changes of a configuration or data file in JavaScript.
   */
  readonly config?: string | false | undefined;
  /**
   * The directory that relative paths start at, and that names in the result are relative to.
   *
   * @default process.cwd()
   */
  readonly cwd?: string | undefined;
  /** Stops the build between two pages. Pages that are written by then stay. */
  readonly signal?: AbortSignal | undefined;
}

/** What became of a template, or of a directory that could not be searched. */
export type PaginationBuiltFile = Omit<Outcome, 'receipt'>;

/** What `build` returns. */
export interface PaginationBuildResult {
  /** Directories that could not be searched, then templates, each sorted by path. */
  readonly files: readonly PaginationBuiltFile[];
  /** The totals. A build has failed if there are `errors`. */
  readonly summary: Totals;
}

const reporting: readonly string[] = ['format', 'maxWarnings', 'quiet'] satisfies Reporting[];
const isFileOrNone = (value: unknown): boolean => typeof value === 'string' || value === false;
const isFileOrFiles = (value: unknown): boolean => [value].flat().every((one) => typeof one === 'string');
const buildRows = {
  ...Object.fromEntries(Object.entries(settingRows).filter(([name]) => !reporting.includes(name))),
  inPlace: { check: boolean },
  check: { check: boolean },
  config: { check: expect('the name of a file, or false', isFileOrNone, {}) },
  cwd: { check: text },
  signal: { check: expect('an AbortSignal', (value) => value instanceof AbortSignal, {}) },
};

/**
 * Builds pages as the command line does, and prints nothing. A template with errors is left out, and its old page
 * stays; the others are written.
 *
 * @returns what became of each template, with all diagnostics
 * @throws {TypeError} if an option is unknown or invalid
 * @throws {Error} if there is nothing to do as asked, as when a glob or a directory has no files, or the configuration cannot
 *   be loaded. Nothing has been written. Its `hint` says what to do.
 * @throws `signal.reason` if the build is aborted
 * @example
 * const { files, summary } = await build({ inputs: ['templates'], outDir: 'public' });
 * for (const { diagnostics } of files) for (const one of diagnostics) console.warn(formatDiagnostic(one));
 * if (summary.errors > 0) process.exitCode = 1;
 */
export async function build(options: PaginationBuildOptions): Promise<PaginationBuildResult> {
  const { cwd = process.cwd(), signal, inPlace, check, inputs = [], ...settings } = checkBuild(options);
  signal?.throwIfAborted();
  const given: GivenOptions = {
    ...settings,
    inputs,
    format: 'pretty',
    isProgram: true,
    ...(inPlace && { inPlace }),
    ...(check && { check }),
  };
  const { outcomes } = await buildOnce(given, silentIo(cwd), () => performance.now(), signal);
  const files = outcomes.map(({ receipt: _, ...outcome }) => outcome);
  return { files, summary: totalsOf(outcomes) };
}

/** Options of `audit`. Relative paths start at `cwd`. */
export interface PaginationAuditOptions extends AuditOptions {
  /**
   * The directory that relative paths start at, and that names in the result are relative to.
   *
   * @default process.cwd()
   */
  readonly cwd?: string | undefined;
}

/** What `audit` returns. */
export interface PaginationAuditResult {
  /** Files that could not be read, then pages, each sorted by path. */
  readonly files: readonly AuditedFile[];
  /** The totals. */
  readonly summary: AuditTotals;
}

const auditRows = {
  base: { check: text },
  ignore: settingRows.ignore,
  receipt: { check: expect('the name of a file, or a list of names', isFileOrFiles, {}) },
  tag: settingRows.tag,
  cwd: { check: text },
};

/**
 * Checks the pagination of a built site, as the command `audit` does, and prints nothing.
 *
 * @param directory the site, relative to `cwd`
 * @returns the problems of each page
 * @throws {TypeError} if an argument is not as described here
 * @throws {Error} if there is no such site, or the configuration cannot be loaded. Its `hint` says what to do.
 * @example
 * const { summary } = await audit('public', { base: '/docs/' });
 * if (summary.errors > 0) process.exitCode = 1;
 */
export async function audit(
  directory: string,
  options: PaginationAuditOptions = {},
): Promise<PaginationAuditResult> {
  if (typeof directory !== 'string')
    throw new TypeError(`The directory of the site must be a string, such as "public".`);
  const { cwd = process.cwd(), ...others } = checkOptions(options, auditRows, "{ base: '/docs/' }");
  return auditDirectory(directory, others, cwd);
}

function checkBuild(options: PaginationBuildOptions): PaginationBuildOptions {
  const given = checkOptions(options, buildRows, "{ inputs: ['templates'], outDir: 'public' }");
  const entries = Object.entries(given);
  const targets = entries.filter(([name, value]) => ['outDir', 'inPlace', 'check'].includes(name) && value);
  if (targets.length > 1) {
    const names = targets.map(([name]) => `"${name}"`).join(' and ');
    throw new TypeError(`The options ${names} cannot be combined. Remove one of them.`);
  }
  return given;
}

/** The streams of a program are its own. */
function silentIo(cwd: string): Io {
  const { argv, env, stdin } = process;
  const sink = (): PassThrough => new PassThrough().resume();
  return { argv, env, stdin, stdout: sink(), stderr: sink(), cwd: () => cwd };
}
