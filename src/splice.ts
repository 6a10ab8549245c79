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
  const edit = (): MagicString => {
    const edited = new MagicString(source.text);
    for (const { range, text } of replacements) {
      if (text === '') edited.remove(range.start, range.end);
      else edited.update(range.start, range.end, text);
    }
    return edited;
  };
  let map: SourceMap | undefined;
  return {
    html: replacements.length === 0 ? source.text : edit().toString(),
    get map() {
      map ??= edit().generateMap({ hires: 'boundary', includeContent: true, source: source.file ?? '' });
      return map;
    },
  };
}
