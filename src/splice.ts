import MagicString, { type SourceMap } from 'magic-string';
import type { Range, Source } from './source.js';

/** A range of the original text, and what takes its place. */
export interface Replacement {
  readonly range: Range;
  readonly text: string;
}

/** A text with replacements made, and the way back from it. */
export interface Spliced {
  readonly html: string;
  /** Maps places of `html` to places of the original; made when it is first read. */
  readonly map: SourceMap;
}

/**
 * Puts replacements into a text and leaves everything else as it is.
 *
 * @param source the original text
 * @param replacements in source order, with ranges that do not overlap
 */
export function splice(source: Source, replacements: readonly Replacement[]): Spliced {
  let map: SourceMap | undefined;
  return {
    html: join(source.text, replacements),
    get map() {
      return (map ??= createMap(source, replacements));
    },
  };
}

/** Without a map, putting slices together is all there is to do, and an editor for it costs more than the search. */
function join(original: string, replacements: readonly Replacement[]): string {
  let html = '';
  let from = 0;
  for (const { range, text } of replacements) {
    html += original.slice(from, range.start) + text;
    from = range.end;
  }
  return html + original.slice(from);
}

function edit(original: string, replacements: readonly Replacement[]): MagicString {
  const edited = new MagicString(original);
  for (const { range, text } of replacements) {
    if (text === '') edited.remove(range.start, range.end);
    else edited.update(range.start, range.end, text);
  }
  return edited;
}

function createMap(source: Source, replacements: readonly Replacement[]): SourceMap {
  // MagicString counts lines by LF alone, and would take a name with a backslash in it for a path.
  const lines = replacements.map(({ range, text }) => ({ range, text: endLinesWithLf(text) }));
  const map = edit(endLinesWithLf(source.text), lines).generateMap({ hires: 'boundary' });
  map.sources = [source.file ?? ''];
  map.sourcesContent = [source.text];
  return map;
}

/** Puts an LF in the place of every CR that ends a line by itself. */
function endLinesWithLf(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}
