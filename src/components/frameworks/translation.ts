/** How labels follow the language of a request: calls of the framework, and catalogs in its own format. */

import type { Evidence } from '../project/evidence.js';

/** A label in a catalog. */
export interface CatalogEntry {
  readonly key: string;
  /** Its text in the component. */
  readonly written: string;
  readonly text: string;
}

/** How a framework translates. */
export interface Translation {
  /** Returns the language that the others fall back to, where calls have keys: it needs a catalog, too. Not set: calls have texts. */
  readonly fallback?: (evidence: Evidence) => string;
  /** Returns the path of a catalog: by default, relative to the project. */
  readonly path: (tag: string, evidence: Evidence) => string;
  /** Whether the path is relative to the component. */
  readonly isBeside?: true;
  readonly start: (tag: string) => string;
  /** What the entries stand in, if keys elsewhere in a catalog may be the same. */
  readonly group?: {
    readonly start: string;
    readonly end: string;
    /** Returns what an existing catalog has in it; undefined if it lacks the group. */
    readonly entriesIn: (old: string) => string | undefined;
  };
  readonly entry: (entry: CatalogEntry) => string;
  /** What every catalog with the entry contains, whatever its translation. */
  readonly id: (entry: CatalogEntry) => string;
  readonly end?: string;
  /** What is between two entries. */
  readonly separator?: string;
  /** What to do after a catalog was written. */
  readonly next?: string;
  /** Whether the project translates its texts already, so that labels are calls without being asked for. */
  readonly isHabit?: (evidence: Evidence) => boolean;
}

/** A string in double quotation marks, in most formats. */
export const quote = (text: string): string => JSON.stringify(text);

/** The name of a language in POSIX and in PHP: `pt_BR`. */
export const posixName = (tag: string): string => tag.replaceAll('-', '_');

/** The context of entries in a catalog with those of others: "Next" and "Go" may have other translations there. */
export const IN_CONTEXT = 'msgctxt "pagination"\n';

/**
 * Catalogs of gettext.
 *
 * @param write writes the numbers of a text as the framework interpolates them
 * @param context a line that tells entries apart from those of others in the catalog with the same text
 */
export function gettext(
  write: (text: string) => string,
  context = '',
): Pick<Translation, 'start' | 'entry' | 'id'> {
  const id = ({ written }: CatalogEntry): string => `${context}msgid ${quote(write(written))}`;
  return {
    start: (tag) =>
      `msgid ""\nmsgstr ""\n"Language: ${posixName(tag)}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n`,
    entry: (entry) => `\n${id(entry)}\nmsgstr ${quote(write(entry.text))}\n`,
    id,
  };
}
