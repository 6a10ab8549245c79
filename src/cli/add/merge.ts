/** Merges what this version writes into a file that was changed by hand. */

import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { readHead, withHeadOf } from '../../components/sources/head.js';

/** The first and the last mark of a conflict, as git writes them. */
const CONFLICT = /^<{7} [^]*?^>{7} /m;

/** Whether a file has marks of a conflict that nobody has resolved. */
export function hasConflict(text: string): boolean {
  return CONFLICT.test(text);
}

/**
 * Merges two texts that were made from one, line by line. Where both have changed the same lines, the result has both,
 * between git's marks. The head is that of what this version writes, whatever stands above it.
 *
 * @param base the file as it was written
 * @param ours the file with the changes by hand, whose line endings the result has
 * @param theirs what this version writes
 * @param version this version, for the mark
 * @example
 * await mergeText('a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n', '1.0.0') // 'A\nb\nC\n'
 */
export async function mergeText(
  base: string,
  ours: string,
  theirs: string,
  version: string,
): Promise<string> {
  const { merge } = await import('node-diff3');
  const lines = (text: string): string[] => text.split(/\r?\n/);
  const { result } = merge(lines(withHeadOf(theirs, ours)), lines(withHeadOf(theirs, base)), lines(theirs), {
    excludeFalseConflicts: true,
    label: { a: 'yours', b: `pagination-tag ${version}` },
  });
  return withLineEndsOf(ours, result.join('\n'));
}

/** Returns a text with the line endings that most lines of another one have. */
export function withLineEndsOf(other: string, text: string): string {
  const windows = other.split('\r\n').length - 1;
  const all = other.split('\n').length - 1;
  return windows > all - windows ? text.replaceAll('\n', '\r\n') : text;
}

/**
 * Finds a file as it was written, before it was changed by hand, in the history that git has of it.
 *
 * @param checksum the one in the first line of the file
 * @returns undefined without git, and where nobody committed the file before changing it
 */
export function findInHistory(path: string, checksum: string): string | undefined {
  const git = (...args: readonly string[]): string => {
    // A partial clone would fetch what it lacks.
    const env = { ...process.env, GIT_NO_LAZY_FETCH: '1' };
    // Windows looks for a program in the current directory first, and a project may contain a git.exe.
    const cwd = dirname(process.execPath);
    const all = ['-C', dirname(path), ...args];
    const { status, stdout } = spawnSync('git', all, { cwd, encoding: 'utf8', env });
    return status === 0 ? stdout : '';
  };
  for (const commit of git('rev-list', 'HEAD', '--', basename(path)).split('\n').filter(Boolean)) {
    const text = git('cat-file', 'blob', `${commit}:./${basename(path)}`);
    const head = readHead(text);
    if (head?.isIntact && head.checksum === checksum) return text;
  }
  return undefined;
}
