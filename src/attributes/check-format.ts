/** Checks whether the language of a template can write a number format. */

import { hasPlainSeparator, readNumberFormat } from '../base/number.js';
import type { Range } from '../base/source.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/render-options.js';
import type { Control } from './checked-control.js';
import type { AttributeName } from './schema.js';
import { show } from './values.js';

export function checkFormat(
  { attributes: { number_format: example }, bound, dynamic }: Control,
  { dialect }: ResolvedOptions,
  rangeOf: (name: AttributeName) => Range,
  report: Report,
): void {
  if (dialect === undefined || dynamic.length === 0) return undefined;
  const refuse = (fault: ValuesOf<'number-format-in-code'>['fault'], given: unknown): undefined => {
    const values = { fault, value: show(given), language: dialect.label };
    return report(problem('number-format-in-code', rangeOf('number_format'), values));
  };
  const binding = bound.find(({ name }) => name === 'number_format')?.binding;
  if (binding !== undefined) return refuse('bound', binding);
  const format = example === undefined ? undefined : readNumberFormat(example);
  if (format === undefined) return undefined;
  if (!hasPlainSeparator(format)) return refuse('separator', example);
  if (dialect.syntax.printFormatted?.('1', format) === undefined) refuse('digits', example);
}
