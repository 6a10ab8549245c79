import { dialectNames, type DialectName } from '../dialects/names.js';

/** A tag that is compiled to HTML in every language. */
export const LITERAL = '<pagination path="/:page" total_pages="9"></pagination>';

type Surroundings = readonly [before: string, between: string, after: string];

/** How a template language writes what the tests need: `samples.ts` in its folder. */
export interface DialectSamples {
  /** The value of a variable. */
  readonly page: string;
  /** Code that prints nothing. */
  readonly statement: string;
  readonly comment: string;
  /** Code in which a tag is none: comments, raw blocks, strings. */
  readonly hidden: readonly string[];
  /** Code that may hold a text of any length, with a string that is the token. */
  readonly longCode: (text: string) => string;
  /** Code with the token, and the same with a variable `p`; undefined if the token has no place in it. */
  readonly token: readonly (readonly [code: string, expected: string | undefined])[];
  /** Code before, between and after two places that exclude each other. */
  readonly alternatives: readonly Surroundings[];
  /** Code around two places that do not exclude each other. */
  readonly together: readonly Surroundings[];
}

/**
 * The samples of a language.
 *
 * @throws {Error} if its folder has no samples
 */
export function samplesOf(name: DialectName): DialectSamples {
  try {
    return (require(`../dialects/${name}/samples.js`) as { readonly samples: DialectSamples }).samples;
  } catch (cause) {
    throw new Error(
      `src/dialects/${name}/samples.ts is missing: see CONTRIBUTING.md, "Add a template language".`,
      { cause },
    );
  }
}

/** The samples of all languages. */
export const dialectSamples = dialectNames.map((name) => [name, samplesOf(name)] as const);
