/** Where a control needs the number of items per page although it may not know the number of items. */

import { sizedTokenIn } from '../base/path.js';
import { problem, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { Range } from '../base/source.js';
import { tokensIn } from '../program/token.js';
import type { DynamicValue } from './dynamic-value.js';
import { isLinkName, schema } from './schema.js';
import type { TagAttribute } from './tag-attribute.js';

export function checkPageSize(attributes: readonly TagAttribute[], report: Report): void {
  if (attributes.some(({ name }) => name === 'page_size')) return;
  for (const one of attributes) {
    const token = sizedToken(one);
    if (token !== undefined) report(missingPageSize(token, one.range));
  }
}

/** Whether `page_size` has a use without `total_items`. A bound path may have a token that uses it. */
export function usesPageSize(attributes: readonly TagAttribute[]): boolean {
  return attributes.some(
    (one) =>
      sizedToken(one) !== undefined ||
      one.name === 'page_sizes' ||
      (one.kind === 'bound' && one.name === 'path'),
  );
}

export function missingPageSize(token: string, range: Range): Problem {
  const { example } = schema.page_size;
  return problem('missing-attribute', range, { name: token, needed: 'page_size', example });
}

/** Returns the first token in a path or an attribute of links that needs `page_size`, if any. */
function sizedToken(one: TagAttribute): string | undefined {
  if (one.name !== 'path' && !isLinkName(one.name)) return undefined;
  if (one.kind === 'written') return typeof one.value === 'string' ? sizedTokenIn(one.value) : undefined;
  return one.kind === 'dynamic' ? sizedTokenOf(one.value) : undefined;
}

export function sizedTokenOf(value: DynamicValue): string | undefined {
  const texts = value.flatMap((piece) =>
    'source' in piece ? tokensIn(piece.source).map((token) => `:${token}`) : [piece.text],
  );
  return texts.map(sizedTokenIn).find((token) => token !== undefined);
}
