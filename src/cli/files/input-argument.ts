import { stat } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { slashes } from './list-files.js';
import { UsageError } from '../base/usage-error.js';

/** A file that is named, whether it exists or not. */
export interface NamedFile {
  readonly kind: 'file';
  /** As it was written. */
  readonly text: string;
  /** Absolute. */
  readonly path: string;
}

/** A directory or a glob. */
export interface Search {
  readonly kind: 'directory' | 'glob';
  /** As it was written. */
  readonly text: string;
  /** The directory to search, absolute; what lies below it is what `--out-dir` keeps. */
  readonly base: string;
  /** What to look for below it. */
  readonly pattern: string;
}

/**
 * Finds out what an argument means. What exists under its very name is never read as a glob: `[id].html` is a file.
 *
 * @throws {UsageError} for a negated pattern
 */
export async function readArgument(text: string, cwd: string): Promise<NamedFile | Search> {
  const path = resolve(cwd, text);
  const kind = await kindOf(path);
  if (kind === 'directory') return { kind, text, base: path, pattern: '**/*' };
  if (kind === 'file') return { kind, text, path };
  const pattern = slashes(text);
  // Loaded only where it is needed: a build of one file is over before it would be.
  const { default: fastGlob } = await import('fast-glob');
  if (!fastGlob.isDynamicPattern(pattern)) return { kind: 'file', text, path };
  return { kind: 'glob', text, ...(await splitPattern(pattern, cwd)) };
}

/** Refuses a leading "!", which fast-glob would take for a pattern that finds nothing. */
export function refuseNegation({ kind, text }: NamedFile | Search): void {
  if (kind === 'glob' && text.startsWith('!') && !text.startsWith('!('))
    throw new UsageError(`${text} says what to leave out.`, `Write --ignore '${text.slice(1)}'.`);
}

async function kindOf(path: string): Promise<'directory' | 'file' | 'none'> {
  try {
    return (await stat(path)).isDirectory() ? 'directory' : 'file';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // On Windows a name with "*" or "?" in it is not even a name (EINVAL). Anything else, such as a lack of
    // permission, is told when the file is read.
    return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EINVAL' ? 'none' : 'file';
  }
}

/** Divides a glob into the directories at its start that exist under their very names, and the rest. */
async function splitPattern(pattern: string, cwd: string): Promise<Pick<Search, 'base' | 'pattern'>> {
  const { root } = parse(pattern);
  const [...rest] = pattern.slice(root.length).split('/');
  let base = resolve(cwd, root);
  while (rest.length > 1) {
    const next = join(base, rest[0] ?? '');
    if ((await kindOf(next)) !== 'directory') break;
    base = next;
    rest.shift();
  }
  return { base, pattern: rest.join('/') };
}
