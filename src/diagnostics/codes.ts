/**
 * The table of diagnostics: every problem the tool can report, with its severity and its words. The type of a
 * code, the values it needs, `docs/diagnostics.md` and the test that asks for a fixture per code all come from here.
 */

import { attributeCodes } from './attribute-codes.js';
import { controlCodes } from './control-codes.js';
import { fileCodes } from './file-codes.js';
import { tagCodes } from './tag-codes.js';

export const codes = { ...tagCodes, ...attributeCodes, ...controlCodes, ...fileCodes };

/** A diagnostic's stable name, in kebab-case. */
export type Code = keyof typeof codes;

/** The values that a code's message needs. */
export type ValuesOf<C extends Code> =
  Parameters<(typeof codes)[C]['message']> extends [infer Values, ...unknown[]]
    ? Values
    : Record<string, never>;
