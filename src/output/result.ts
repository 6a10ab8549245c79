import type { SourceMap } from 'magic-string';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { createSourceMap } from './source-map.js';
import type { Position, Range, Source } from '../base/source.js';
import { splice, type Replacement } from '../base/splice.js';

/** Where a tag stands in the template. */
export interface TagPlace {
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
  /**
   * What stands in its place in the page: offsets in UTF-16 code units, the end exclusive. Where the page is the template
   * itself, because there is an error in it, that is the tag.
   */
  readonly output: { readonly start: number; readonly end: number };
}

/** What comes of a template. */
export interface Result {
  /** The template with its tags replaced; the template itself where there is an error in it. */
  readonly html: string;
  /** Source map from `html` to the template, made when it is first read. */
  readonly map: SourceMap;
  /** All problems, errors and warnings, in the order of their places. */
  readonly diagnostics: readonly Diagnostic[];
  /** The tags that were found, in source order; their lines are counted when this is first read. */
  readonly tags: readonly TagPlace[];
}

/** A result of which the map and the places are made when somebody reads them. */
export class PageResult implements Result {
  #map: SourceMap | undefined;
  #places: readonly TagPlace[] | undefined;
  readonly #source: Source;
  readonly html: string;

  /**
   * @param ranges what the controls take the place of, in source order
   * @param replacements one for each of them, or none at all
   */
  constructor(
    source: Source,
    readonly ranges: readonly Range[],
    readonly replacements: readonly Replacement[],
    readonly diagnostics: readonly Diagnostic[],
  ) {
    this.#source = source;
    this.html = splice(source.text, replacements);
  }

  get map(): SourceMap {
    return (this.#map ??= createSourceMap(this.#source, this.replacements));
  }

  get tags(): readonly TagPlace[] {
    return (this.#places ??= placesOf(this.#source, this.ranges, this.replacements));
  }
}

/** Tells where the tags are, in the template and in the page. */
function placesOf(source: Source, tags: readonly Range[], replacements: readonly Replacement[]): TagPlace[] {
  let shift = 0;
  return tags.map(({ start, end }, index) => {
    const from = start + shift;
    const to = from + (replacements[index]?.text.length ?? end - start);
    shift = to - end;
    return { start: source.position(start), end: source.position(end), output: { start: from, end: to } };
  });
}
