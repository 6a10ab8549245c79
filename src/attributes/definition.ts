/** What a row of the attribute table has. */

/** A row of the attribute table. */
export interface Definition {
  /** What kind of value the attribute takes. */
  readonly type:
    'path' | 'address' | 'string' | 'label' | 'keyword' | 'integer' | 'boolean' | 'pager' | 'number' | 'link';
  /** The value used where the attribute is missing; undefined leaves it unset. */
  readonly default: string | number | boolean | undefined;
  /** The values a keyword can have. */
  readonly keywords?: readonly string[];
  /** The least integer allowed. */
  readonly min?: number;
  /** The greatest integer allowed. */
  readonly max?: number;
  /** The attributes that it has no meaning without. */
  readonly needs?: readonly string[];
  /** The attributes that describe a list in another way: they cannot stand beside it, and `pager` does not bring them. */
  readonly excludes?: readonly string[];
  /** What the attribute means, in one sentence. */
  readonly summary: string;
  /** A value as an author would write it. */
  readonly example: string;
}

/**
 * Gives the path of a page.
 *
 * @param page page number, from 1
 * @returns the path, not escaped
 */
export type PathFunction = (page: number) => string;
