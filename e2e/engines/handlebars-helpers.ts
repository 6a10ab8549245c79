import type { HelperDelegate } from 'handlebars';
import { handlebarsHelpers } from '../../src/dialects/languages/handlebars-helpers.js';

/** The helpers of the module that is written into a site. */
export const paginationHelpers = evaluate(handlebarsHelpers);

function evaluate(module: string): Readonly<Record<string, HelperDelegate>> {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the module as a site would load it
  return new Function(module.replace('export const helpers =', 'return'))() as Record<string, HelperDelegate>;
}
