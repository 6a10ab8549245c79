import { basename, dirname, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Source } from '../../base/source.js';
import { hasError } from '../../diagnostics/diagnostic.js';
import { preprocess, type PaginationOptions, type PaginationResult } from '../../index.js';
import { otherLanguageOf } from '../../options/other-languages.js';
import { createSourceMap } from '../../output/source-map.js';
import { isMarkdown } from '../../regions/markdown.js';
import { readAll, write, type Io } from '../base/io.js';
import { toUri } from '../base/paths.js';
import { bytesMayHoldTag, isUtf8Text } from '../../reading/utf8.js';
import type { Settings } from '../config/settings.js';
import { checkCurrentPage } from './current-page.js';
import { isError, notRead, notUtf8, notWritten, type FileDiagnostic } from './file-diagnostics.js';
import { removeStrayFiles, writePage } from './page-writer.js';
import { readSettled, type FileContent } from './read-file.js';
import type { Job } from './plan.js';
import { checkPage, issueReceipt, type Receipt } from './receipt.js';

/** How often the progress is shown, in milliseconds. */
const PROGRESS_INTERVAL = 300;
const CLEAR_LINE = '\r\u001B[2K';

/** The result of a template, or of a directory that could not be searched. `--format json` prints it unchanged. */
export interface Outcome {
  /** Relative to the current directory, with "/". For standard input, `--stdin-filename` or `<stdin>`. */
  readonly file: string;
  /** The path of its page, in the same form. Only with `--out-dir`. */
  readonly output?: string | undefined;
  /** Whether its page was written or up to date. With `--in-place`, only files that change are written. */
  readonly written: boolean;
  readonly tags: number;
  /** Proof that only the tags changed, with ranges in bytes. Only with `--format json` and without errors. */
  readonly receipt?: Receipt | undefined;
  /** In source order. */
  readonly diagnostics: readonly FileDiagnostic[];
}

/**
 * Builds all pages one by one. Synchronous reads and writes are twice as fast.
 *
 * @param data values for bindings
 * @param now a clock, in milliseconds
 * @param signal stops the build between two pages, by throwing its reason
 */
export async function buildAll(
  jobs: readonly Job[],
  settings: Settings,
  data: object | undefined,
  io: Io,
  now: () => number,
  signal?: AbortSignal,
): Promise<readonly Outcome[]> {
  const options = { ...settings.rendering, data, markdown: await markdownFor(jobs, settings) };
  const isWatched = io.stderr.isTTY === true && !settings.quiet && !io.env['CI'];
  const start = now();
  let shown = start;
  const outcomes: Outcome[] = [];
  removeStrayFiles(jobs.flatMap(({ outputs: [page] }) => page ?? []));
  for (const [index, job] of jobs.entries()) {
    // Nothing else can run between synchronous reads and writes, so nobody could abort.
    if (signal !== undefined) await setImmediate();
    signal?.throwIfAborted();
    if (isWatched && now() - shown >= PROGRESS_INTERVAL) {
      shown = now();
      io.stderr.write(`${CLEAR_LINE}${index} of ${jobs.length} files`);
    }
    try {
      outcomes.push(await build(job, settings, options, io));
    } catch (cause) {
      throw new Error(`${job.name} could not be processed.`, { cause });
    }
  }
  if (shown > start) io.stderr.write(CLEAR_LINE);
  return outcomes;
}

async function markdownFor(jobs: readonly Job[], { markdown: options }: Settings) {
  if (!jobs.some(({ name }) => isMarkdown(name))) return undefined;
  const { markdown } = await import('../../markdown/index.js');
  return markdown(options);
}

/**
 * Processes one template: reads it, replaces its tags, and writes the page unless there are errors. A template without
 * tags is copied byte for byte.
 */
async function build(job: Job, settings: Settings, options: PaginationOptions, io: Io): Promise<Outcome> {
  const { name: file, outputs } = job;
  const { mode, format } = settings;
  const output = mode === 'out-dir' ? outputs[0]?.name : undefined;
  const template = await read(job, io);
  if (!('bytes' in template)) return { file, output, written: false, tags: 0, diagnostics: [template] };
  // Most pages have no tag, and decoding takes longer than reading. Receipts need the text of every page.
  const { bytes } = template;
  const mayHoldTag = otherLanguageOf(file) !== undefined || bytesMayHoldTag(bytes, options.tag);
  const isRendered = format === 'json' || mayHoldTag;
  const page: Rendered = isRendered
    ? render(job, bytes.toString(), settings, options)
    : { tags: 0, diagnostics: [] };
  const { html, result, ...rest } = page;
  const outcome = { file, output, written: false, ...rest };
  if (rest.diagnostics.some(isError) || mode === 'check' || (mode === 'in-place' && html === undefined))
    return outcome;
  const content = html === undefined ? template : { ...template, bytes: Buffer.from(html) };
  const { written, problem } = await writeOutputs(job, template, content, result, io);
  return { ...outcome, written, diagnostics: [...rest.diagnostics, ...problem] };
}

interface Rendered extends Pick<Outcome, 'tags' | 'receipt' | 'diagnostics'> {
  /** Not set if it is the template itself. */
  readonly html?: string | undefined;
  readonly result?: PaginationResult;
}

function render(
  { name: file, place }: Job,
  text: string,
  { format }: Settings,
  options: PaginationOptions,
): Rendered {
  const result = preprocess(text, { ...options, file });
  const { html, tags, diagnostics } = result;
  if (hasError(diagnostics)) return { result, tags: tags.length, diagnostics };
  checkPage(text, html, tags);
  const misplaced = checkCurrentPage({ place, file }, { template: text, html }, tags, options);
  return {
    html: html === text ? undefined : html,
    result,
    tags: tags.length,
    receipt: format === 'json' ? issueReceipt(text, html, tags) : undefined,
    diagnostics: [...diagnostics, ...misplaced].toSorted((a, b) => a.start.offset - b.start.offset),
  };
}

async function read(
  { path, name: file, within, error: searchError }: Job,
  io: Io,
): Promise<FileDiagnostic | FileContent> {
  if (searchError !== undefined) return notRead(file, searchError);
  try {
    const template =
      path === '' ? { bytes: await readAll(io.stdin), mode: 0 } : await readSettled(path, within);
    return isUtf8Text(template.bytes) ? template : notUtf8(file, template.bytes);
  } catch (error) {
    return notRead(file, error);
  }
}

async function writeOutputs(
  { path, name: file, outputs: [page, map] }: Job,
  template: FileContent,
  content: FileContent,
  result: PaginationResult | undefined,
  io: Io,
): Promise<{ readonly written: boolean; readonly problem: readonly FileDiagnostic[] }> {
  let written = false;
  try {
    if (page === undefined) {
      const error = await write(io.stdout, content.bytes);
      if (error !== undefined) throw error;
    } else await writePage(page, content);
    written = true;
    if (page !== undefined && map !== undefined)
      await writePage(map, { ...content, bytes: encodeMap(template, result, path, page.path) });
    return { written, problem: [] };
  } catch (error) {
    const name = (written ? map : page)?.name ?? 'Standard output';
    return { written, problem: [notWritten(file, name, error)] };
  }
}

/** The template is not decoded again: as Latin-1, each of its bytes stays as it is, and all else is ASCII. */
function encodeMap(
  { bytes }: FileContent,
  result: PaginationResult | undefined,
  source: string,
  page: string,
): Buffer {
  const text = bytes.toString('latin1');
  const map = { ...(result?.map ?? createSourceMap(new Source(text), [])), sourcesContent: [text] };
  return Buffer.from(formatMap(map, source, page), 'latin1');
}

/**
 * Formats a page's source map. It contains the template's text, and the URIs of page and template relative to the map.
 *
 * @param source the path of the template, absolute
 * @param page the path of the page, absolute; the map is next to it
 */
export function formatMap(map: PaginationResult['map'], source: string, page: string): string {
  const sourcePath = relative(dirname(page), source).replaceAll(sep, '/');
  const { version, sourcesContent, names, mappings } = map;
  const [file, sources] = [toUri(basename(page)), [toUri(sourcePath)]];
  return `${JSON.stringify({ version, file, sources, sourcesContent, names, mappings })}\n`;
}
