/** How an existing file compares with what this version writes. */

import { contentOf, isOfComponent, readHead } from '../../components/sources/head.js';
import { hasConflict } from './merge.js';

/** What `--check` says about a file, by its state. */
export const FINDINGS = {
  current: 'is up to date',
  missing: 'is missing',
  outdated: 'differs from what this version writes',
  /** This version writes what the file was made from. */
  kept: 'is up to date, apart from your changes',
  edited: 'was edited, and this version writes something else',
  /** It was merged before. */
  conflict: 'has conflicts that are not resolved',
  foreign: 'was not written by pagination-tag',
  taken: 'belongs to another component',
  /** A catalog. */
  incomplete: 'lacks labels of the component',
} as const;

export type State = keyof typeof FINDINGS;

/**
 * Compares an existing file with the text to write.
 *
 * @param old the text of the file, if there is one
 */
export function compare(old: string | undefined, text: string): State {
  if (old === undefined) return 'missing';
  if (contentOf(old) === contentOf(text)) return 'current';
  const head = readHead(old);
  if (head === undefined) return 'foreign';
  const written = readHead(text);
  if (written && !isOfComponent(head, written.name, written.options.name)) return 'taken';
  if (hasConflict(old)) return 'conflict';
  if (head.isIntact) return 'outdated';
  return head.checksum === written?.checksum ? 'kept' : 'edited';
}

/** Returns what would change in a file, as a unified diff, in the form of `git diff`. */
export async function diffOf(name: string, old: string | undefined, text: string): Promise<string> {
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff');
  const lines = (one: string): string => one.replaceAll('\r\n', '\n');
  const from = old === undefined ? '/dev/null' : `a/${name}`;
  return createTwoFilesPatch(from, `b/${name}`, lines(old ?? ''), lines(text), '', '', {
    headerOptions: FILE_HEADERS_ONLY,
  });
}
