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
 * @param replacements ranges that do not overlap
 */
export function splice(source: Source, replacements: readonly Replacement[]): Spliced {
  const edited = new MagicString(source.text, source.file === undefined ? {} : { filename: source.file });
  for (const { range, text } of replacements) {
    if (text === '') edited.remove(range.start, range.end);
    else edited.update(range.start, range.end, text);
  }
  let map: SourceMap | undefined;
  return {
    html: edited.toString(),
    get map() {
      map ??= edited.generateMap({
        hires: 'boundary',
        includeContent: true,
        ...(source.file === undefined ? {} : { source: source.file }),
      });
      return map;
    },
  };
}
