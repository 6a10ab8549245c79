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
  const { names, mappings } =
    replacements.length === 0 ? mapLines(source.text) : mapBetween(source, replacements);
  const map = { version: 3, sources: [source.file ?? ''], sourcesContent: [source.text], names, mappings };
  // Not enumerable, so that a copy of the map can go to a worker.
  return Object.defineProperty(map, 'toString', { value: () => JSON.stringify(map) });
}

/** Maps a page that is its template: each line begins where the same line begins. */
function mapLines(text: string): Pick<SourceMap, 'names' | 'mappings'> {
  const lines = endLinesWithLf(text).split('\n');
  return { names: [], mappings: `AAAA${';AACA'.repeat(lines.length - 1)}` };
}

function mapBetween({ text: template }: Source, replacements: readonly Replacement[]) {
  // MagicString counts only LF as a line end, and would treat a name with a backslash as a path.
  const edited = new MagicString(endLinesWithLf(template));
  for (const { range, text } of replacements) edited.update(range.start, range.end, endLinesWithLf(text));
  return edited.generateMap({ hires: 'boundary' });
}

function endLinesWithLf(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}
