/**
 * The table of diagnostics: every problem of a template or theme, with its severity and messages. The type `Code`, the
 * values of each code, `docs/diagnostics.md` and the test for a fixture per code are derived from it.
 */

import type { Range } from '../base/source.js';
import { attributeCodes } from './attribute-codes.js';
import { controlCodes } from './control-codes.js';
import { tagCodes } from './tag-codes.js';
import { themeCodes } from './theme-codes.js';
import { writtenCodes } from './written-codes.js';

/**
 * A message: a text with placeholders for values, such as `{{name}}`, or a function that returns the text. Quoted
 * values are shortened, and their control characters replaced. A range becomes its first line number. `{{tag}}` is the
 * name of our tags.
 */
export type Words = string | ((values: never) => string);

export type CodeRow = {
  /** By default, an error. */
  readonly severity?: 'warning';
  /** The meaning of the code, for the documentation. */
  readonly summary: string;
} & (
  | { readonly message: Words; readonly hint: Words }
  /** Message and hint by the value `fault`. */
  | { readonly faults: Readonly<Record<string, readonly [message: Words, hint: Words]>> }
);

const table = { ...tagCodes, ...attributeCodes, ...writtenCodes, ...controlCodes, ...themeCodes };

/** A diagnostic's stable name, in kebab-case. */
export type Code = keyof typeof table;

export const codes: Readonly<Record<Code, CodeRow>> = table;

/** A file with errors is not written. */
export type Severity = 'error' | 'warning';

export function severityOf(code: Code): Severity {
  return codes[code].severity ?? 'error';
}

/** The names of the placeholders in a text. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values that a message needs: the placeholders of a text, or the parameter of a function. */
type Needs<Words> = Readonly<Record<Exclude<NamesIn<Words>, 'tag'>, string | number | Range>> &
  ([Exclude<Words, string>] extends [(values: infer Values) => string] ? Values : never);

/** The values that the message and hint of a row need. */
export type NeedsOf<Row> = Row extends { faults: infer Faults }
  ? { readonly fault: keyof Faults } & Needs<Faults[keyof Faults][number & keyof Faults[keyof Faults]]>
  : Row extends { message: infer Message; hint: infer Hint }
    ? Needs<Message | Hint>
    : never;

export type ValuesOf<C extends Code> = NeedsOf<(typeof table)[C]>;
