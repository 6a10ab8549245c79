import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { createSourceMap, type SourceMap } from './source-map.js';
import type { Position, Range, Source } from '../base/source.js';
import { splice, type Replacement } from '../base/splice.js';

/** The place of a tag in the template. */
export interface TagPlace {
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
  /**
   * The range of its replacement in the output: offsets in UTF-16 code units, the end exclusive. If an error leaves the
   * template unchanged, the range of the tag.
   */
  readonly output: { readonly start: number; readonly end: number };
}

/** A processed template. */
export interface Result {
  /** The template with its tags replaced, or the template itself if there is an error. */
  readonly html: string;
  /** Source map from `html` to the template, created on first access. */
  readonly map: SourceMap;
  /** All errors and warnings, in source order. */
  readonly diagnostics: readonly Diagnostic[];
  /** The tags found, in source order; their positions are computed on first access. */
  readonly tags: readonly TagPlace[];
}

/**
 * A result whose map and places are created on first access, by getters of the object itself, so that copies of it have
 * them too: `{ ...result }`, `JSON.stringify(result)` and `postMessage(result)`.
 */
export class PageResult implements Result {
  readonly html: string;
  readonly diagnostics: readonly Diagnostic[];
  declare readonly map: SourceMap;
  declare readonly tags: readonly TagPlace[];
  #map: SourceMap | undefined;
  #places: readonly TagPlace[] | undefined;
  readonly #source: Source;
  readonly #ranges: readonly Range[];
  readonly #replacements: readonly Replacement[];

  /** Shared by all results: V8 would keep getters of each result, and with them its page, for long. */
  static readonly #getters: PropertyDescriptorMap & ThisType<PageResult> = {
    map: {
      enumerable: true,
      get() {
        return (this.#map ??= createSourceMap(this.#source, this.#replacements));
      },
    },
    tags: {
      enumerable: true,
      get() {
        return (this.#places ??= placesOf(this.#source, this.#ranges, this.#replacements));
      },
    },
  };

  /**
   * @param ranges the ranges that the controls replace, in source order
   * @param replacements one for each range, or none
   */
  constructor(
    source: Source,
    ranges: readonly Range[],
    replacements: readonly Replacement[],
    diagnostics: readonly Diagnostic[],
  ) {
    this.html = splice(source.text, replacements);
    this.diagnostics = diagnostics;
    this.#source = source;
    this.#ranges = ranges;
    this.#replacements = replacements;
    Object.defineProperties(this, PageResult.#getters);
  }
}

function placesOf(source: Source, tags: readonly Range[], replacements: readonly Replacement[]): TagPlace[] {
  let shift = 0;
  return tags.map(({ start, end }, index) => {
    const from = start + shift;
    const to = from + (replacements[index]?.text.length ?? end - start);
    shift = to - end;
    return { start: source.position(start), end: source.position(end), output: { start: from, end: to } };
  });
}
