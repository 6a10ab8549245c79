import { preprocess, type Diagnostic, type Options, type Result } from '../index.js';
import { hasError } from '../diagnostic.js';
import { decodeUtf8 } from './decode.js';
import { notRead, notUtf8, notWritten } from './file-diagnostics.js';
import { readContent, writePage, type FileContent } from './files.js';
import type { Rendering } from './define-config.js';
import { isReaderGone, readAll, write, type Io } from './io.js';
import { formatMap } from './page-map.js';
import type { Job } from './plan.js';
import type { Mode } from './settings.js';

/** What came of a template. */
export interface Outcome {
  /** As it is shown. */
  readonly file: string;
  /** Where its page goes, in `--out-dir`. */
  readonly output: string | undefined;
  /** Whether its page was written. In place, a file that would not change is not. */
  readonly written: boolean;
  /** How many tags it holds. */
  readonly tags: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Processes one template: reads it, replaces its tags, and writes the page unless something is wrong.
 *
 * @param options values for bindings, and how to render
 */
export async function build(
  job: Job,
  mode: Mode,
  options: Pick<Options, 'data'> & Rendering,
  io: Io,
): Promise<Outcome> {
  const outcome = {
    file: job.name,
    output: mode === 'out-dir' ? job.target?.name : undefined,
    written: false,
    tags: 0,
  };
  let content: FileContent;
  let decoded;
  try {
    content =
      job.path === undefined ? { bytes: await readAll(io.stdin), mode: 0 } : await readContent(job.path);
    decoded = decodeUtf8(content.bytes);
  } catch (error) {
    return { ...outcome, diagnostics: [notRead(job.name, error)] };
  }
  if ('badOffset' in decoded)
    return { ...outcome, diagnostics: [notUtf8(job.name, content.bytes, decoded.badOffset)] };

  const result = preprocess(decoded.text, { ...options, file: job.name });
  const { html, tags, diagnostics } = result;
  const processed = { ...outcome, tags: tags.length, diagnostics };
  const isUnchanged = html === decoded.text;
  if (hasError(diagnostics) || mode === 'check' || (mode === 'in-place' && isUnchanged)) return processed;
  const page = { ...content, bytes: isUnchanged ? content.bytes : Buffer.from(html) };
  try {
    await deliver(job, page, io);
    const problems = await deliverMap(job, result, page.mode);
    return { ...processed, written: true, diagnostics: [...diagnostics, ...problems] };
  } catch (error) {
    const target = job.target?.name ?? 'Standard output';
    return { ...processed, diagnostics: [...diagnostics, notWritten(job.name, target, error)] };
  }
}

async function deliver({ target }: Job, page: FileContent, io: Io): Promise<void> {
  if (target !== undefined) {
    await writePage(target, page);
    return;
  }
  const error = await write(io.stdout, page.bytes);
  if (error !== undefined && !isReaderGone(error)) throw error;
}

/** Writes the source map where one is wanted, and tells why it cannot. */
async function deliverMap(
  { path, name, target, map }: Job,
  { map: content }: Result,
  mode: number,
): Promise<Diagnostic[]> {
  if (map === undefined || path === undefined || target === undefined) return [];
  try {
    await writePage(map, { bytes: Buffer.from(formatMap(content, path, target.path)), mode });
    return [];
  } catch (error) {
    return [notWritten(name, map.name, error)];
  }
}
