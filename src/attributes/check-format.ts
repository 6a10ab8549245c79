import { hasPlainSeparator, readNumberFormat } from '../base/number.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/render-options.js';
import { hasCode, rangeOf, type Control } from './checked-control.js';
import { known } from './given.js';
import { show } from './values.js';

export function checkFormat(control: Control, { dialect }: ResolvedOptions, report: Report): void {
  if (dialect === undefined || !hasCode(control)) return undefined;
  const refuse = (fault: ValuesOf<'number-format-in-code'>['fault'], shown: unknown): undefined => {
    const values = { fault, value: show(shown), language: dialect.label };
    return report(problem('number-format-in-code', rangeOf(control, 'number_format'), values));
  };
  const { number_format: given } = control.attributes;
  if (given.kind === 'bound') return refuse('bound', given.binding);
  const example = known(given);
  const format = example === undefined ? undefined : readNumberFormat(example);
  if (format === undefined) return undefined;
  if (!hasPlainSeparator(format)) return refuse('separator', example);
  if (dialect.syntax.printFormatted?.('1', format) === undefined) refuse('digits', example);
}
