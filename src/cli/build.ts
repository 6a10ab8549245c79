import { preprocess, type Diagnostic, type Options, type Result } from '../index.js';
import { hasError } from '../diagnostic.js';
import { decodeUtf8, findBadByte, mayHoldTag } from './decode.js';
import { notRead, notUtf8, notWritten } from './file-diagnostics.js';
import type { Rendering } from './define-config.js';
import type { FileContent, FileSystem } from './file-system.js';
import { isReaderGone, readAll, write, type Io } from './io.js';
import { formatMap } from './page-map.js';
import type { PageWriter } from './page-writer.js';
import type { Job } from './plan.js';
import { issueReceipt, proveFidelity, type Receipt } from './receipt.js';
import type { Settings } from './settings.js';

/** What came of a template. */
export interface Outcome {
  /** As it is shown. */
  readonly file: string;
  /** Where its page goes, in `--out-dir`. */
  readonly output: string | undefined;
  /**
   * Whether its page is where it belongs: written, or there already to the byte. In place, a file that does not change is
   * not counted.
   */
  readonly written: boolean;
  /** How many tags it holds. */
  readonly tags: number;
  readonly diagnostics: readonly Diagnostic[];
  /** What was proved of its page; only for a report that shows it, and only where a page comes of it. */
  readonly receipt?: Receipt | undefined;
}

/** How a run reaches files. */
export interface Disk {
  readonly files: FileSystem;
  readonly writer: PageWriter;
}

/**
 * Processes one template: reads it, replaces its tags, and writes the page unless something is wrong. A template without
 * a tag stays the bytes that it is.
 *
 * @param options values for bindings, and how to render
 * @throws {Error} where a page would differ from its template outside the tags: a bug of ours, and nothing is written
 */
export async function build(
  job: Job,
  { mode, format }: Pick<Settings, 'mode' | 'format'>,
  options: Pick<Options, 'data'> & Rendering,
  io: Io,
  { files, writer }: Disk,
): Promise<Outcome> {
  const outcome = {
    file: job.name,
    output: mode === 'out-dir' ? job.target?.name : undefined,
    written: false,
    tags: 0,
  };
  if (job.target !== undefined) await writer.tidy(job.target);
  let content: FileContent;
  let text: string | undefined;
  try {
    content =
      job.path === undefined ? { bytes: await readAll(io.stdin), mode: 0 } : await files.read(job.path);
    const badOffset = findBadByte(content.bytes);
    if (badOffset !== undefined)
      return { ...outcome, diagnostics: [notUtf8(job.name, content.bytes, badOffset)] };
    // A map holds the text of its template, tags or not.
    if (job.map !== undefined || mayHoldTag(content.bytes)) text = decodeUtf8(content.bytes);
  } catch (error) {
    return { ...outcome, diagnostics: [notRead(job.name, error)] };
  }

  const result = text === undefined ? undefined : preprocess(text, { ...options, file: job.name });
  const { tags = [], diagnostics = [] } = result ?? {};
  const processed = { ...outcome, tags: tags.length, diagnostics };
  const isUnchanged = result?.html === text;
  if (hasError(diagnostics)) return processed;
  const page =
    result === undefined || isUnchanged ? content : { ...content, bytes: Buffer.from(result.html) };
  const cuts = proveFidelity({ bytes: content.bytes, text }, { bytes: page.bytes, text: result?.html }, tags);
  const receipt = format === 'json' ? issueReceipt(content.bytes, cuts) : undefined;
  const proved = { ...processed, receipt };
  if (mode === 'check' || (mode === 'in-place' && isUnchanged)) return proved;
  try {
    await deliver(job, page, io, writer);
    const problems = await deliverMap(job, result, page.mode, writer);
    return { ...proved, written: true, diagnostics: [...diagnostics, ...problems] };
  } catch (error) {
    const target = job.target?.name ?? 'Standard output';
    return { ...proved, diagnostics: [...diagnostics, notWritten(job.name, target, error)] };
  }
}

async function deliver({ target }: Job, page: FileContent, io: Io, writer: PageWriter): Promise<void> {
  if (target !== undefined) {
    await writer.write(target, page);
    return;
  }
  const error = await write(io.stdout, page.bytes);
  if (error !== undefined && !isReaderGone(error)) throw error;
}

/** Writes the source map where one is wanted, and tells why it cannot. */
async function deliverMap(
  { path, name, target, map }: Job,
  result: Result | undefined,
  mode: number,
  writer: PageWriter,
): Promise<Diagnostic[]> {
  if (map === undefined || path === undefined || target === undefined || result === undefined) return [];
  try {
    await writer.write(map, { bytes: Buffer.from(formatMap(result.map, path, target.path)), mode });
    return [];
  } catch (error) {
    return [notWritten(name, map.name, error)];
  }
}
