import type { Range } from '../../base/source.js';
import { splice } from '../../base/splice.js';

/** A piece of template code in a text, delimiters included. */
export interface Region extends Range {
  /**
   * What the engine does with it: `output` prints a value, `code` is any other code, a `comment` is left out, and `raw`
   * is printed as it is, such as `{% raw %}…{% endraw %}` as a whole.
   */
  readonly kind: 'output' | 'code' | 'comment' | 'raw';
  /** Where the code stands, without delimiters, white-space control and the space around it. Of outputs only. */
  readonly code?: Range;
  /** True for code that is the whole value of an attribute, and needs no quotation marks: `path={…}`. */
  readonly isValue?: boolean;
  /** Of what stands around a template in a file of another language. */
  readonly host?: {
    /** The character that would end the template that follows, if there is one. */
    readonly terminator?: string | undefined;
  };
}

/**
 * Finds the template code of a text: in order, not overlapping, in linear time.
 *
 * Where the engine would refuse the text (a region that nothing ends, say), all from there on is one region: what cannot
 * be shown to be HTML is left alone.
 *
 * @param file the name of the text's file, which may tell that there are templates in it, and not one
 */
export type FindRegions = (text: string, file?: string) => readonly Region[];

/** The region of code that nothing ends: everything from its start on. */
export function unended(text: string, start: number): Region {
  return { start, end: text.length, kind: 'code' };
}

/** The region in a text that has so many characters more before it. */
export function moveRegion(region: Region, by: number): Region {
  const { start, end, code } = region;
  const place = { ...region, start: start + by, end: end + by };
  return code ? { ...place, code: { start: code.start + by, end: code.end + by } } : place;
}

/**
 * Finds regions in several passes, as a compiler does that goes over the text once for each thing it knows. A pass does
 * not see what an earlier one has read, and finds NUL characters there, which mean nothing to any language.
 */
export function inPasses(passes: readonly FindRegions[]): FindRegions {
  return (text, file) => {
    const regions: Region[] = [];
    let rest = text;
    for (const find of passes) {
      const found = find(rest, file);
      for (const region of found) regions.push(region);
      const nothing = found.map((range) => ({ range, text: '\0'.repeat(range.end - range.start) }));
      rest = splice(rest, nothing);
    }
    return outermost(regions);
  };
}

/** Puts regions in order, without those that stand in others, such as a directive in an echo. */
function outermost(regions: Region[]): Region[] {
  let end = 0;
  regions.sort((a, b) => a.start - b.start || b.end - a.end);
  return regions.filter((region) => {
    if (region.start < end) return false;
    ({ end } = region);
    return true;
  });
}
