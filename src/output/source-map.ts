import MagicString from 'magic-string';
import type { Source } from '../base/source.js';
import type { Replacement } from '../base/splice.js';

/**
 * A source map, as data. Its `toString()` returns it as JSON.
 *
 * Source: ECMA-426, "Source Map", version 3.
 */
export interface SourceMap {
  version: number;
  /** The name of the template. */
  sources: string[];
  /** The template. */
  sourcesContent: string[];
  names: string[];
  /** The places, encoded. */
  mappings: string;
  /** Returns it as JSON. */
  toString(): string;
}

export function createSourceMap(source: Source, replacements: readonly Replacement[]): SourceMap {
  const { text, file = '' } = source;
  const mappings = replacements.length === 0 ? mapLines(text) : mapBetween(text, replacements);
  const names: string[] = [];
  const map = { version: 3, sources: [file], sourcesContent: [text], names, mappings };
  // Not enumerable, so that a copy of the map can go to a worker.
  return Object.defineProperty(map, 'toString', { value: () => JSON.stringify(map) });
}

/** Maps a page that is its template: each line begins where the same line begins. */
function mapLines(text: string): string {
  const lines = endLinesWithLf(text).split('\n');
  return `AAAA${';AACA'.repeat(lines.length - 1)}`;
}

function mapBetween(template: string, replacements: readonly Replacement[]): string {
  // MagicString counts only LF as a line end, and would treat a name with a backslash as a path.
  const edited = new MagicString(endLinesWithLf(template));
  for (const { range, text } of replacements) edited.update(range.start, range.end, endLinesWithLf(text));
  return edited.generateMap({ hires: 'boundary' }).mappings;
}

function endLinesWithLf(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}
