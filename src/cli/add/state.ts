/** How an existing file compares with what this version writes. */

import { contentOf, isOfComponent, readHead } from '../../components/sources/head.js';
import { hasConflict } from './merge.js';

/**
 * - `kept`: changed by hand, and this version writes what the file was made from
 * - `edited`: changed by hand, and this version writes something else
 * - `conflict`: merged before, and nobody has resolved the conflicts
 * - `foreign`: not written by this package
 * - `taken`: written by this package for another component
 * - `incomplete`: a catalog that lacks labels
 */
export type State =
  'current' | 'missing' | 'outdated' | 'kept' | 'edited' | 'conflict' | 'foreign' | 'taken' | 'incomplete';

/** What `--check` says about a file. */
export const FINDINGS: Readonly<Record<State, string>> = {
  current: 'is up to date',
  missing: 'is missing',
  outdated: 'differs from what this version writes',
  kept: 'is up to date, apart from your changes',
  edited: 'was changed by hand, and this version writes something else',
  conflict: 'has conflicts that are not resolved',
  foreign: 'was not written by pagination-tag',
  taken: 'belongs to another component',
  incomplete: 'lacks labels of the component',
};

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
