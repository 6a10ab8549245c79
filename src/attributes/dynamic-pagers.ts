import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { problem, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import { singleOutput } from './dynamic-value.js';
import type { Pagers } from '../pagers/choose.js';
import type { PagerRow } from '../pagers/pager.js';
import { grouped } from '../program/expressions.js';
import { findFault } from './classify-attributes.js';
import { readDynamicValue } from './read-dynamic-value.js';
import { describePager, type ExpandCode } from './expand-pager.js';
import type { DynamicAttribute, TagAttribute } from './tag-attribute.js';
import { show } from './values.js';

export const expandCode: ExpandCode = (pager, type, isWanted, options, report) => {
  const { dialect, pagers } = options;
  const code = singleOutput(pager.value);
  if (dialect === undefined || code === undefined) throw new Error('Expected a single output in pager.');
  const fault = (kind: 'unknown' | 'no-name'): Problem => describePager(kind, code, pager.range, options);
  const row = chooseRow(type, pagers, fault, report);
  if (row === undefined) return [];
  if (dialect.syntax.ungrouped && /[\s|(]/.test(code)) {
    report(fault('no-name'));
    return [];
  }
  const wanted = writeRow(row, code, pager.range, dialect).filter(isWanted);
  return wanted.filter((one) => {
    const found = findFault(one, dialect, options.schemes);
    if (found !== undefined) report(found);
    return found === undefined;
  });
};

/** Returns the row that the tag or the project chose, or reports that there is none. */
function chooseRow(
  type: TagAttribute | undefined,
  { rows, chosen }: Pagers,
  fault: (kind: 'unknown') => Problem,
  report: Report,
): PagerRow | undefined {
  if (type?.kind !== 'written') return chosen ?? report(fault('unknown'));
  const keywords = Object.keys(rows);
  const name = typeof type.value === 'string' ? type.value : '';
  if (keywords.length === 0) return report(fault('unknown'));
  if (keywords.includes(name)) return rows[name];
  const values = { name: type.name, value: show(name), known: keywords, suggestion: nearest(name, keywords) };
  return report(problem('invalid-keyword', type.range, values));
}

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
