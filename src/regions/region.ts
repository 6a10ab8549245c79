import type { Range } from '../base/source.js';
import { splice } from '../base/splice.js';

/** A piece of template code in a text, delimiters included. */
export interface Region extends Range {
  /**
   * How the engine treats it: `output` prints a value, `code` is any other code, a `comment` is left out, and `raw` is
   * printed as is, such as a whole `{% raw %}…{% endraw %}`.
   */
  readonly kind: 'output' | 'code' | 'comment' | 'raw';
  /** The expression of an output, without delimiters, white-space control and surrounding space. */
  readonly expression?: Range;
  /** True for code that is a whole attribute value without quotation marks: `path={…}`. */
  readonly isValue?: boolean;
  /** For a template in a syntax of the language that is not read: how it begins. */
  readonly unread?: string;
  /** True for code without an end, and all of the text after it. */
  readonly isUnclosed?: true;
  /** For the code around a template in a file of another language. */
  readonly enclosing?: {
    /** The character that would end the following template, if any. */
    readonly terminator?: string | undefined;
  };
}

/**
 * Finds the template code in a text: in order, without overlaps, in linear time.
 *
 * If the engine would reject the text, at an unclosed region for example, the rest is one region: anything that may not
 * be HTML is left alone.
 *
 * @param file the file name; some files contain templates instead of being one
 */
export type FindRegions = (text: string, file?: string) => readonly Region[];

/** The region of unclosed code: everything from its start on. */
export function unended(text: string, start: number): Region {
  return { start, end: text.length, kind: 'code', isUnclosed: true };
}

export function moveRegion(region: Region, by: number): Region {
  const { start, end, expression } = region;
  const place = { ...region, start: start + by, end: end + by };
  if (expression === undefined) return place;
  return { ...place, expression: { start: expression.start + by, end: expression.end + by } };
}

/**
 * Finds regions in several passes, like a compiler with one pass per construct. A pass sees the regions of earlier
 * passes as NUL characters, which mean nothing in any language.
 */
export function inPasses(passes: readonly FindRegions[]): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    let rest = text;
    for (const find of passes) {
      const found = find(rest);
      for (const region of found) regions.push(region);
      const blanks = found.map((range) => ({ range, text: '\0'.repeat(range.end - range.start) }));
      rest = splice(rest, blanks);
    }
    return outermost(regions);
  };
}

/** Sorts regions, and drops those inside others, such as a directive in an echo. */
function outermost(regions: Region[]): Region[] {
  let end = 0;
  regions.sort((a, b) => a.start - b.start || b.end - a.end);
  return regions.filter((region) => {
    if (region.start < end) return false;
    ({ end } = region);
    return true;
  });
}
