import type { HelperDelegate } from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The helpers of the module that is written into a site. */
export const paginationHelpers = evaluate(
  readFileSync(join(__dirname, '../../helpers/pagination-helpers.js'), 'utf8'),
);

function evaluate(module: string): Readonly<Record<string, HelperDelegate>> {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the module as a site would load it
  return new Function(module.replace('export const helpers =', 'return'))() as Record<string, HelperDelegate>;
}
