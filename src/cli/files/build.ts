import { hasError } from '../../diagnostics/diagnostic.js';
import type { Diagnostic, Options } from '../../index.js';
import { resolveOptions } from '../../options/options.js';
import { replaceTags } from '../../preprocess.js';
import { readAll, write, type Io } from '../base/io.js';
import { createProgress } from '../base/progress.js';
import { decodeUtf8 } from '../base/utf8.js';
import type { Settings } from '../config/settings.js';
import { notRead, notUtf8, notWritten } from './file-diagnostics.js';
import { formatMap } from './page-map.js';
import { writePage } from './page-writer.js';
import type { Job, Plan } from './plan.js';
import { issueReceipt, type Receipt } from './receipt.js';
import { readTemplate, type FileContent } from './template-file.js';
import { removeStrayFiles } from './temporary-files.js';

/** What came of a template, or of a directory that could not be searched. `--format json` prints it as it is. */
export interface Outcome {
  /** Relative to the current directory, with "/". For standard input, `--stdin-filename` or `<stdin>`. */
  readonly file: string;
  /** Where its page is written, in the same form. Only with `--out-dir`. */
  readonly output?: string | undefined;
  /** Whether its page was written, or was up to date. With `--in-place`, only files that change are written. */
  readonly written: boolean;
  /** The number of tags. */
  readonly tags: number;
  /** Proof that only the tags were changed, with ranges in bytes. Missing where an error prevented a page. */
  readonly receipt?: Receipt | undefined;
  /** In the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds all pages, one file after the other. Files are read and written synchronously, which is twice as fast.
 *
 * @param data values for bindings
 * @param now a clock, in milliseconds
 * @returns what came of each template, after the directories that could not be searched
 */
export async function buildAll(
  plan: Plan,
  settings: Settings,
  data: object | undefined,
  io: Io,
  now: () => number,
): Promise<readonly Outcome[]> {
  const progress = createProgress(io, plan.jobs.length, settings.quiet, now);
  const options = { ...settings.rendering, data };
  const outcomes = plan.diagnostics.map((diagnostic) => unread(diagnostic));
  removeStrayFiles(plan.jobs.flatMap(({ target }) => target ?? []));
  for (const job of plan.jobs) {
    try {
      outcomes.push(await build(job, settings.mode, options, io));
    } catch (cause) {
      throw new Error(`${job.name} could not be processed.`, { cause });
    }
    progress.advance();
  }
  progress.stop();
  return outcomes;
}

function unread(diagnostic: Diagnostic, output?: string): Outcome {
  return { file: diagnostic.file ?? '', output, written: false, tags: 0, diagnostics: [diagnostic] };
}

/**
 * Processes one template: reads it, replaces its tags, and writes the page unless something is wrong. A template without
 * a tag is written as the bytes it is.
 */
async function build(
  { path, name: file, target, map }: Job,
  mode: Settings['mode'],
  options: Options,
  io: Io,
): Promise<Outcome> {
  const output = mode === 'out-dir' ? target?.name : undefined;
  let template: FileContent;
  let text: string | undefined;
  try {
    template = path === undefined ? { bytes: await readAll(io.stdin), mode: 0 } : readTemplate(path);
    text = decodeUtf8(template.bytes);
  } catch (error) {
    return unread(notRead(file, error), output);
  }
  if (text === undefined) return unread(notUtf8(file, template.bytes), output);

  const result = replaceTags(text, resolveOptions({ ...options, file }));
  const { ranges, replacements, diagnostics } = result;
  const outcome = { file, output, written: false, tags: ranges.length };
  if (hasError(diagnostics)) return { ...outcome, diagnostics };
  const receipt = issueReceipt(text, result.html, result.tags);
  const checked = { ...outcome, receipt, diagnostics };
  const isUnchanged = replacements.length === 0;
  if (mode === 'check' || (mode === 'in-place' && isUnchanged)) return checked;
  const page = isUnchanged ? template : { ...template, bytes: Buffer.from(result.html) };
  let written = false;
  try {
    if (target === undefined) await print(page.bytes, io);
    else await writePage(target, page);
    written = true;
    if (path !== undefined && target !== undefined && map !== undefined)
      await writePage(map, { bytes: Buffer.from(formatMap(result.map, path, target.path)), mode: page.mode });
  } catch (error) {
    const name = (written ? map : target)?.name ?? 'Standard output';
    return { ...checked, written, diagnostics: [...diagnostics, notWritten(file, name, error)] };
  }
  return { ...checked, written };
}

async function print(page: Buffer, io: Io): Promise<void> {
  const error = await write(io.stdout, page);
  if (error !== undefined) throw error;
}
