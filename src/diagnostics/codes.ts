/**
 * The table of diagnostics: every problem the tool can report, with its severity and its words. The type of a
 * code, the values it needs, `docs/diagnostics.md` and the test that asks for a fixture per code all come from here.
 */

import type { Range } from '../base/source.js';
import { attributeCodes } from './attribute-codes.js';
import { controlCodes } from './control-codes.js';
import { fileCodes } from './file-codes.js';
import { tagCodes } from './tag-codes.js';

/**
 * What is said of a problem: a text with the names of values in it, such as `{{name}}`, or a function that writes the
 * text. A value in quotation marks is shortened, and control characters in it are replaced; a range becomes the number of
 * its first line; `{{tag}}` is the name of our tags.
 */
export type Words = string | ((values: never) => string);

type Definition = {
  /** An error, if unset. */
  readonly severity?: 'warning';
  /** What the code stands for, for the documentation. */
  readonly summary: string;
} & (
  | { readonly message: Words; readonly hint: Words }
  /** The words depend on the value `fault`. */
  | { readonly faults: Readonly<Record<string, readonly [message: Words, hint: Words]>> }
);

const table = { ...tagCodes, ...attributeCodes, ...controlCodes, ...fileCodes };

/** A diagnostic's stable name, in kebab-case. */
export type Code = keyof typeof table;

export const codes: Readonly<Record<Code, Definition>> = table;

/** How much a problem weighs: an error stops the file from being written. */
export type Severity = 'error' | 'warning';

export function severityOf(code: Code): Severity {
  return codes[code].severity ?? 'error';
}

/** The names of values in a text. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values that words need: those that a text names, and those that functions take. */
type Needs<Words> = Readonly<Record<Exclude<NamesIn<Words>, 'tag'>, string | number | Range>> &
  ([Exclude<Words, string>] extends [(values: infer Values) => string] ? Values : never);

type NeedsOf<Row> = Row extends { faults: infer Faults }
  ? { readonly fault: keyof Faults } & Needs<Faults[keyof Faults][number & keyof Faults[keyof Faults]]>
  : Row extends { message: infer Message; hint: infer Hint }
    ? Needs<Message | Hint>
    : never;

/** The values that a code's words need. */
export type ValuesOf<C extends Code> = NeedsOf<(typeof table)[C]>;
