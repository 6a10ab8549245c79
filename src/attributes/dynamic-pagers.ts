import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import { singleOutput } from './dynamic-value.js';
import type { Pagers } from '../pagers/choose.js';
import type { PagerRow } from '../pagers/pager.js';
import { grouped } from '../program/expressions.js';
import { findFault } from './classify-attributes.js';
import { readDynamicValue } from './read-dynamic-value.js';
import { describePager, type DynamicPagers } from './expand-pager.js';
import type { DynamicAttribute, TagAttribute } from './tag-attribute.js';
import { show } from './values.js';

/** Expands a `pager` that is template code. */
export const dynamicPagers: DynamicPagers = {
  expand(pager, type, options) {
    const { dialect, pagers } = options;
    const code = singleOutput(pager.value);
    if (dialect === undefined || code === undefined) throw new Error('A pager in code is one output.');
    const row = chooseRow(type, pagers);
    if (row === undefined) return describePager('unknown', code, pager.range, options);
    if ('code' in row) return row;
    if (dialect.syntax.ungrouped && /[\s|(]/.test(code))
      return describePager('no-name', code, pager.range, options);
    return writeRow(row, code, pager.range, dialect);
  },
  findFault,
};

function chooseRow(type: TagAttribute | undefined, { rows, chosen }: Pagers): PagerRow | Problem | undefined {
  if (type?.kind !== 'written') return chosen;
  const keywords = Object.keys(rows);
  const name = typeof type.value === 'string' ? type.value : '';
  if (keywords.length === 0) return undefined;
  if (keywords.includes(name)) return rows[name];
  const values = { name: type.name, value: show(name), known: keywords, suggestion: nearest(name, keywords) };
  return problem('invalid-keyword', type.range, values);
}

/** Inserts the author's code into the values of a row. */
function writeRow(row: PagerRow, code: string, range: Range, dialect: Dialect): DynamicAttribute[] {
  // A trailing comment extends to the end of its line.
  const operand = dialect.syntax.ungrouped ? code : grouped(/#|\/\//.test(code) ? `${code}\n` : code);
  const names = ['total_pages', 'current_page', 'path', 'first_path'] as const;
  return names.flatMap((name) => {
    const text = row[name]?.replace(/:pager\b/g, () => operand);
    if (text === undefined) return [];
    const value = readDynamicValue(text, { start: 0, end: text.length }, dialect.findRegions(text));
    return [{ kind: 'dynamic', name, value, range }];
  });
}
