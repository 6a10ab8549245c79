import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { isObject } from '../base/validate.js';
import type { PagerFault } from '../diagnostics/control-codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import { grouped } from '../dialects/syntax.js';
import { singleOutput } from '../dialects/value.js';
import type { Pagers } from '../pagers/choose.js';
import type { Pager } from '../pagers/pager.js';
import {
  findFault,
  type BoundAttribute,
  type ClassifiedAttributes,
  type CodedAttribute,
  type WrittenAttribute,
} from './classify-attributes.js';
import { readCodedValue } from './coded-value.js';
import { excludes } from './companions.js';
import { show } from './values.js';

/** What is known of paginators where a tag stands. */
export interface PagerSettings {
  /** The language of the template, and the paginators that it has. */
  readonly dialect: Dialect | undefined;
  readonly pagers: Pagers;
  /** The paginator of the page, for a `pager` without a value. */
  readonly pager: Pager | undefined;
}

/** What `pager` stands for, and where an object has it. */
const FIELDS = [
  ['total_pages', 'pages'],
  ['current_page', 'page'],
  ['path', 'href'],
] as const;

type IsMissing = (name: string) => boolean;

/**
 * Puts what `pager` stands for in its place: each attribute that is not written beside it. What is wrong with these is
 * reported where `pager` stands.
 */
export function expandPager(given: ClassifiedAttributes, settings: PagerSettings): ClassifiedAttributes {
  const all = [...given.written, ...given.bound, ...given.coded];
  if (!all.some(isPager)) return given;
  const isMissing: IsMissing = (name) => !all.some((one) => one.name === name || excludes(one.name, name));
  const { bound = [], coded = [], problems = [] } = expand(given, isMissing, settings);
  return {
    written: given.written.filter((one) => !isPager(one)),
    bound: [...given.bound.filter((one) => !isPager(one)), ...bound],
    coded: [...given.coded.filter((one) => !isPager(one)), ...coded],
    problems: [...given.problems, ...problems],
  };
}

function isPager({ name }: { readonly name: string }): boolean {
  return name === 'pager' || name === 'pager_type';
}

function expand(
  { written, bound, coded }: ClassifiedAttributes,
  isMissing: IsMissing,
  settings: PagerSettings,
): Partial<ClassifiedAttributes> {
  const isNamed = ({ name }: { readonly name: string }): boolean => name === 'pager';
  const code = coded.find(isNamed);
  if (code !== undefined) {
    const type = written.find(({ name }) => name === 'pager_type');
    return expandCode(code, type, isMissing, settings);
  }
  const binding = bound.find(isNamed);
  if (binding !== undefined) return bindFields(binding, isMissing);
  const own = written.find(isNamed);
  if (own === undefined) return {};
  const { value, range } = own;
  const isBare = value === null || value === '' || value === true || value === 'pager';
  const pager = isBare ? settings.pager : value;
  return isObject(pager)
    ? bindFields({ name: 'pager', keys: ['pager'], range, from: { pager } }, isMissing)
    : { problems: [pagerProblem(isBare ? 'bare' : 'text', own, settings)] };
}

/** Looks the fields of an object up where the object is. */
function bindFields(
  pager: Omit<BoundAttribute, 'binding'>,
  isMissing: IsMissing,
): Pick<ClassifiedAttributes, 'bound'> {
  const fields = FIELDS.filter(([name]) => isMissing(name));
  return {
    bound: fields.map(([name, field]) => {
      const keys = [...pager.keys, field];
      return { ...pager, name, keys, binding: `{${keys.join('.')}}` };
    }),
  };
}

/** Writes the values of a row with the author's code in them. */
function expandCode(
  pager: CodedAttribute,
  type: WrittenAttribute | undefined,
  isMissing: IsMissing,
  settings: PagerSettings,
): Partial<ClassifiedAttributes> {
  const { range } = pager;
  const { dialect, pagers } = settings;
  const code = singleOutput(pager.value);
  if (dialect === undefined || code === undefined) throw new Error('A pager in code is one output.');
  const fail = (fault: PagerFault) => ({ problems: [pagerProblem(fault, { value: code, range }, settings)] });
  const keywords = Object.keys(pagers.rows);
  const name = typeof type?.value === 'string' ? type.value : '';
  if (type !== undefined && keywords.length > 0 && !keywords.includes(name)) {
    const values = { name: type.name, value: show(name), keywords, suggestion: nearest(name, keywords) };
    return { problems: [problem('invalid-keyword', type.range, values)] };
  }
  const row = type === undefined ? pagers.chosen : pagers.rows[name];
  if (row === undefined) return fail('unknown');
  const { ungrouped = false } = dialect.syntax;
  if (ungrouped && /[\s|(]/.test(code)) return fail('no-name');
  // A comment at its end goes on to the end of its line.
  const closed = /#|\/\//.test(code) ? `${code}\n` : code;
  const operand = ungrouped ? code : grouped(closed);
  const first = isMissing('path') ? (['first_path'] as const) : [];
  const coded = [...FIELDS.map(([name]) => name), ...first].filter(isMissing).flatMap((name) => {
    const text = row[name]?.replace(/:pager\b/g, () => operand);
    if (text === undefined) return [];
    const value = readCodedValue(text, { start: 0, end: text.length }, dialect.findRegions(text));
    return [{ name, value, range }];
  });
  const problems = coded.flatMap(({ name, value }) => findFault(name, value, range, dialect) ?? []);
  return { coded, problems };
}

function pagerProblem(
  fault: PagerFault,
  { value, range }: { readonly value: unknown; readonly range: Range },
  { dialect, pagers: { rows, chosen } }: PagerSettings,
): Problem {
  const example = dialect?.examples.value.replace('…', Object.values(rows)[0]?.example ?? '…');
  return problem('invalid-pager', range, {
    fault: dialect !== undefined && chosen === undefined ? 'unknown' : fault,
    value: show(value),
    dialect: dialect?.label ?? '',
    example: example ?? '{posts}',
  });
}
