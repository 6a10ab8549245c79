import { resolve } from 'node:path';
import { auditSite, type AuditedPage } from '../../audit/audit.js';
import type { AuditCode } from '../../audit/audit-codes.js';
import { TAG } from '../../base/html.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { write, type Io } from '../base/io.js';
import { UsageError } from '../../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { PaginationConfig } from '../config/define-config.js';
import type { FileCode } from '../files/file-codes.js';
import type { ReportedDiagnostic } from '../files/file-diagnostics.js';
import { reportIdleIgnores } from '../files/idle-ignores.js';
import { countProblems } from '../files/totals.js';
import { printRun } from '../report/print-report.js';
import { count } from '../report/report-pretty.js';
import { readReceipts } from './receipts.js';
import { readSite } from './read-site.js';

export interface AuditOptions {
  /** The URL that the site is served at: a path such as `/docs/`, or a URL with a host. */
  readonly base?: string | undefined;
  /** Globs of pages to leave out. */
  readonly ignore?: readonly string[] | undefined;
  /** The file of a build's report in JSON, which knows the templates, or a list of such files. */
  readonly receipt?: string | readonly string[] | undefined;
  /**
   * The name of the tags.
   *
   * @default that of the configuration file
   */
  readonly tag?: string | undefined;
}

export type GivenForAudit = AuditOptions & Pick<PaginationConfig, 'format' | 'quiet' | 'maxWarnings'>;

/** The result for a page. */
export interface AuditedFile extends Omit<AuditedPage, 'file' | 'diagnostics'> {
  /** Relative to the current directory, with "/". */
  readonly file: string;
  /** In source order. */
  readonly diagnostics: readonly AuditDiagnostic[];
}

/** A problem of a page. */
type AuditDiagnostic = ReportedDiagnostic & Diagnostic<AuditCode | FileCode>;

/** The totals of an audit. */
export interface AuditTotals {
  readonly files: number;
  readonly controls: number;
  readonly links: number;
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Checks the controls of a built site.
 *
 * @param directory relative to `cwd`
 * @throws {UsageError} if there is no such site, or an option is invalid
 */
export async function auditDirectory(
  directory: string,
  { base = '/', ignore = [], receipt, tag: given }: AuditOptions,
  cwd: string,
): Promise<{ readonly files: readonly AuditedFile[]; readonly summary: AuditTotals }> {
  if (!/^(?:\/|https?:\/\/[^/])[^?#]*$/i.test(base) || !URL.canParse(base, 'http://site.invalid'))
    throw new UsageError(
      `The base is ${JSON.stringify(base)}.`,
      'Write a path such as /docs/, or a URL such as https://example.org/docs/.',
    );
  const tag = given ?? (await loadConfig(undefined, cwd)).values.tag ?? TAG;
  const findTemplate = readReceipts([receipt ?? []].flat(), cwd);
  const { pages, unread, ...site } = await readSite(resolve(cwd, directory), { cwd, ignore, tag });
  const audited = auditSite(pages, { ...site, base });
  for (const { file, diagnostics } of audited)
    for (const one of diagnostics) {
      const template = findTemplate(file, one.start.offset);
      if (template !== undefined) Object.assign(one, { template });
    }
  const failed = unread.map((one) => {
    const { file = '' } = one;
    return { file, controls: 0, links: 0, diagnostics: [one as AuditDiagnostic] };
  });
  const files: readonly AuditedFile[] = [...failed, ...audited];
  return { files, summary: totalsOf(files) };
}

function totalsOf(files: readonly AuditedFile[]): AuditTotals {
  return {
    files: files.length,
    controls: files.reduce((sum, { controls }) => sum + controls, 0),
    links: files.reduce((sum, { links }) => sum + links, 0),
    ...countProblems(files),
  };
}

/**
 * Runs the command `audit`.
 *
 * @param now a clock, in milliseconds
 * @returns the exit code: 0 without errors, 1 with errors or too many warnings, 2 if a file could not be read
 */
export async function audit(
  directory: string,
  { format = 'pretty', quiet = false, maxWarnings = Infinity, ...options }: GivenForAudit,
  io: Io,
  now: () => number,
  version: string,
): Promise<number> {
  const start = now();
  const { files, summary } = await auditDirectory(directory, options, io.cwd());
  const { files: pages, controls, links } = summary;
  const work = `${count(pages, 'page')}, ${count(controls, 'control')}, ${count(links, 'link')} checked`;
  const run = { files, summary, work, elapsed: now() - start };
  const { ignore = [] } = options;
  const searched = { inputs: [directory], inputsFrom: io.cwd(), ignoreFrom: io.cwd() };
  if (!quiet) await write(io.stderr, await reportIdleIgnores(ignore, searched));
  // Links to a host that is not known to be the site's are those of other sites.
  if (!quiet && controls > 0 && links === 0 && options.base?.includes('://') !== true)
    await write(
      io.stderr,
      'warning: no link was checked. If the links of the controls have a host, say which is that of the site, such as --base https://example.org/.\n',
    );
  return printRun(run, { format, quiet, maxWarnings }, io, io.stdout, version);
}
