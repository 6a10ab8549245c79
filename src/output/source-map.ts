import MagicString, { type SourceMap } from 'magic-string';
import type { Source } from '../base/source.js';
import type { Replacement } from '../base/splice.js';

/** Creates the source map from a text with replacements to the original. */
export function createSourceMap(source: Source, replacements: readonly Replacement[]): SourceMap {
  // MagicString counts only LF as a line end, and would treat a name with a backslash as a path.
  const edited = new MagicString(endLinesWithLf(source.text));
  for (const { range, text } of replacements) edited.update(range.start, range.end, endLinesWithLf(text));
  const map = edited.generateMap({ hires: 'boundary' });
  map.sources = [source.file ?? ''];
  map.sourcesContent = [source.text];
  return map;
}

/** Replaces every lone CR with an LF. */
function endLinesWithLf(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}
