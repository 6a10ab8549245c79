import MagicString, { type SourceMap } from 'magic-string';
import type { Source } from '../base/source.js';
import type { Replacement } from '../base/splice.js';

/** Maps the places of a text with replacements made to those of the original. */
export function createSourceMap(source: Source, replacements: readonly Replacement[]): SourceMap {
  // MagicString counts lines by LF alone, and would take a name with a backslash in it for a path.
  const edited = new MagicString(endLinesWithLf(source.text));
  for (const { range, text } of replacements) edited.update(range.start, range.end, endLinesWithLf(text));
  const map = edited.generateMap({ hires: 'boundary' });
  map.sources = [source.file ?? ''];
  map.sourcesContent = [source.text];
  return map;
}

/** Puts an LF in the place of every CR that ends a line by itself. */
function endLinesWithLf(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}
