import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { isObject } from '../base/validate.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import type { ResolvedOptions } from '../options/options.js';
import { grouped } from '../program/expressions.js';
import { readDynamicValue, singleOutput } from './dynamic-value.js';
import type { Pagers } from '../pagers/choose.js';
import type { PagerRow } from '../pagers/pager.js';
import {
  findFault,
  type BoundAttribute,
  type DynamicAttribute,
  type TagAttribute,
} from './classify-attributes.js';
import { rowOf } from './schema.js';
import { show } from './values.js';

/** The attributes that `pager` expands to, and the fields of a pager object. */
const FIELDS = [
  ['total_pages', 'pages'],
  ['current_page', 'page'],
  ['path', 'href'],
] as const;

/**
 * Replaces `pager` with the attributes that it stands for, except those that the tag sets itself. Problems with them
 * are reported at `pager`.
 */
export function expandPager(
  given: readonly TagAttribute[],
  options: ResolvedOptions,
): readonly (TagAttribute | Problem)[] {
  const { dialect } = options;
  const pager = given.find(({ name }) => name === 'pager');
  const type = given.find(({ name }) => name === 'pager_type');
  if (pager === undefined && type === undefined) return given;
  const others = given.filter((one) => one !== pager && one !== type);
  const expanded = pager === undefined ? [] : expand(pager, type, options);
  if ('code' in expanded) return [...others, expanded];
  const isMissing = (name: string): boolean =>
    !given.some((one) => one.name === name || rowOf(one.name)?.excludes?.includes(name));
  const found = expanded
    .filter(({ name }) => isMissing(name) && (name !== 'first_path' || isMissing('path')))
    .map((one) =>
      one.kind === 'dynamic' && dialect ? (findFault(one, dialect, options.schemes) ?? one) : one,
    );
  return [...others, ...found];
}

/** Returns all attributes that a pager stands for. */
function expand(
  pager: TagAttribute,
  type: TagAttribute | undefined,
  options: ResolvedOptions,
): readonly (BoundAttribute | DynamicAttribute)[] | Problem {
  const { dialect, pagers } = options;
  const { range } = pager;
  const fail = (fault: ValuesOf<'invalid-pager'>['fault'], value: unknown): Problem => {
    const example = dialect?.examples.value.replace('…', Object.values(pagers.rows)[0]?.example ?? '…');
    const given = { value: show(value), dialect: dialect?.label ?? '', example: example ?? '{posts}' };
    return problem('invalid-pager', range, { fault, ...given });
  };
  if (pager.kind === 'bound') return bindFields(pager);
  if (pager.kind === 'dynamic') {
    const code = singleOutput(pager.value);
    if (dialect === undefined || code === undefined) throw new Error('A pager in code is one output.');
    const row = chooseRow(type, pagers);
    if (row === undefined) return fail('unknown', code);
    if ('code' in row) return row;
    if (dialect.syntax.ungrouped && /[\s|(]/.test(code)) return fail('no-name', code);
    return writeRow(row, code, range, dialect);
  }
  const { value } = pager;
  const isBare = value === null || value === '' || value === true || value === 'pager';
  const object = isBare ? options.pager : value;
  if (isObject(object))
    return bindFields({ binding: '{pager}', keys: ['pager'], range, from: { pager: object } });
  if (dialect !== undefined && pagers.chosen === undefined) return fail('unknown', value);
  return fail(isBare ? 'bare' : 'text', value);
}

/** Binds attributes to the fields of a pager object. */
function bindFields(pager: Pick<BoundAttribute, 'binding' | 'keys' | 'range' | 'from'>): BoundAttribute[] {
  const names = pager.binding.slice(1, -1);
  return FIELDS.map(([name, field]) => ({
    ...pager,
    kind: 'bound',
    name,
    binding: `{${names}.${field}}`,
    keys: [...pager.keys, field],
  }));
}

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
