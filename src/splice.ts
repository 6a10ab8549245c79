import type { SourceMap } from 'magic-string';
import { createSourceMap, type Replacement } from './source-map.js';
import type { Source } from './source.js';

/** The longest page: the least that any V8 allows for a string, so that a page fits everywhere or nowhere. */
export const MAX_LENGTH = 2 ** 28 - 16;

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
      return (map ??= createSourceMap(source, replacements));
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
