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
  // MagicString counts only LF as a line end, and would treat a name with a backslash as a path.
  const edited = new MagicString(endLinesWithLf(source.text));
  for (const { range, text } of replacements) edited.update(range.start, range.end, endLinesWithLf(text));
  const { version, names, mappings } = edited.generateMap({ hires: 'boundary' });
  const map = { version, sources: [source.file ?? ''], sourcesContent: [source.text], names, mappings };
  // Not enumerable, so that a copy of the map can go to a worker.
  return Object.defineProperty(map, 'toString', { value: () => JSON.stringify(map) });
}

function endLinesWithLf(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}
