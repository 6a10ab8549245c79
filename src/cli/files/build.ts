import type { Diagnostic, Options, Result } from '../../index.js';
import { hasError } from '../../diagnostics/diagnostic.js';
import { findBadByte, mayHoldTag, refuseTooLarge } from '../base/decode.js';
import { notRead, notUtf8, notWritten } from './file-diagnostics.js';
import type { Rendering } from '../config/define-config.js';
import type { FileContent, FileSystem } from './file-system.js';
import { isReaderGone, readAll, write, type Io } from '../base/io.js';
import { formatMap } from './page-map.js';
import type { PageWriter } from './page-writer.js';
import type { Job } from './plan.js';
import { issueReceipt, proveFidelity, type Receipt } from './receipt.js';
import { replaceInBytes, spliceBytes } from './replace-in-bytes.js';
import type { Take } from './room.js';
import type { Settings } from '../config/settings.js';

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
  /** Gives room that may be used until the template is done. */
  readonly take: Take;
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
  { files, writer, take }: Disk,
): Promise<Outcome> {
  const outcome = {
    file: job.name,
    output: mode === 'out-dir' ? job.target?.name : undefined,
    written: false,
    tags: 0,
  };
  // A map holds the text of its template, tags or not.
  const isMapped = job.map !== undefined;
  let template: FileContent;
  let isPlain: boolean;
  try {
    template =
      job.path === undefined ? { bytes: await readAll(io.stdin), mode: 0 } : await files.read(job.path, take);
    const badOffset = findBadByte(template.bytes);
    if (badOffset !== undefined)
      return { ...outcome, diagnostics: [notUtf8(job.name, template.bytes, badOffset)] };
    isPlain = !isMapped && !mayHoldTag(template.bytes);
    if (!isPlain) refuseTooLarge(template.bytes);
  } catch (error) {
    return { ...outcome, diagnostics: [notRead(job.name, error)] };
  }

  const found = isPlain
    ? undefined
    : replaceInBytes(template.bytes, { ...options, file: job.name }, isMapped);
  const { result, replacements = [] } = found ?? {};
  const { ranges = [], diagnostics = [] } = result ?? {};
  const processed = { ...outcome, tags: ranges.length, diagnostics };
  if (hasError(diagnostics)) return processed;
  const isUnchanged = replacements.length === 0;
  const { page: bytes, cuts } = isUnchanged
    ? { page: template.bytes, cuts: [] }
    : spliceBytes(template.bytes, replacements, take);
  proveFidelity(template.bytes, bytes, cuts);
  const receipt = format === 'json' ? issueReceipt(template.bytes, cuts) : undefined;
  const proved = { ...processed, receipt };
  if (mode === 'check' || (mode === 'in-place' && isUnchanged)) return proved;
  const page = { ...template, bytes };
  try {
    if (job.target === undefined) await print(page.bytes, io);
    else await writer.write(job.target, page, take);
    const problems = isMapped ? await writeMap(job, result, page.mode, { writer, take }) : [];
    return { ...proved, written: true, diagnostics: [...diagnostics, ...problems] };
  } catch (error) {
    const target = job.target?.name ?? 'Standard output';
    return { ...proved, diagnostics: [...diagnostics, notWritten(job.name, target, error)] };
  }
}

async function print(page: Buffer, io: Io): Promise<void> {
  const error = await write(io.stdout, page);
  if (error !== undefined && !isReaderGone(error)) throw error;
}

/** Writes the source map, and tells why it cannot. */
async function writeMap(
  { path, name, target, map }: Job,
  result: Pick<Result, 'map'> | undefined,
  mode: number,
  { writer, take }: Pick<Disk, 'writer' | 'take'>,
): Promise<Diagnostic[]> {
  if (map === undefined || path === undefined || target === undefined || result === undefined) return [];
  try {
    const bytes = Buffer.from(formatMap(result.map, path, target.path));
    await writer.write(map, { bytes, mode }, take);
    return [];
  } catch (error) {
    return [notWritten(name, map.name, error)];
  }
}
