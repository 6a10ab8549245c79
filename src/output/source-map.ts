import MagicString, { type SourceMap } from 'magic-string';
import type { Source } from '../base/source.js';
import type { Replacement } from './splice.js';

/**
 * Maps the places of a text with replacements made to those of the original.
 *
 * @param source the original text
 * @param replacements in source order, with ranges that do not overlap
 */
export function createSourceMap(source: Source, replacements: readonly Replacement[]): SourceMap {
  // MagicString counts lines by LF alone, and would take a name with a backslash in it for a path.
  const lines = replacements.map(({ range, text }) => ({ range, text: endLinesWithLf(text) }));
  const map = edit(endLinesWithLf(source.text), lines).generateMap({ hires: 'boundary' });
  map.sources = [source.file ?? ''];
  map.sourcesContent = [source.text];
  return map;
}

function edit(original: string, replacements: readonly Replacement[]): MagicString {
  const edited = new MagicString(original);
  for (const { range, text } of replacements) {
    if (text === '') edited.remove(range.start, range.end);
    else edited.update(range.start, range.end, text);
  }
  return edited;
}

/** Puts an LF in the place of every CR that ends a line by itself. */
function endLinesWithLf(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}
