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
  separate,
  type BoundAttribute,
  type ClassifiedAttributes,
  type CodedAttribute,
  type TagAttribute,
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
export function expandPager(given: readonly TagAttribute[], settings: PagerSettings): ClassifiedAttributes {
  const pager = given.find(({ name }) => name === 'pager');
  const type = given.find(({ name }) => name === 'pager_type');
  const others = given.filter((one) => one !== pager && one !== type);
  if (pager === undefined) return { attributes: others, problems: [] };
  const isMissing: IsMissing = (name) => !given.some((one) => one.name === name || excludes(one.name, name));
  const expanded = separate(expand(pager, type, isMissing, settings));
  return { ...expanded, attributes: [...others, ...expanded.attributes] };
}

function expand(
  pager: TagAttribute,
  type: TagAttribute | undefined,
  isMissing: IsMissing,
  settings: PagerSettings,
): readonly (TagAttribute | Problem)[] {
  if (pager.kind === 'coded') return expandCode(pager, type, isMissing, settings);
  if (pager.kind === 'bound') return bindFields(pager, isMissing);
  const { value, range } = pager;
  const isBare = value === null || value === '' || value === true || value === 'pager';
  const object = isBare ? settings.pager : value;
  return isObject(object)
    ? bindFields({ keys: ['pager'], range, from: { pager: object } }, isMissing)
    : [pagerProblem(isBare ? 'bare' : 'text', value, range, settings)];
}

/** Looks the fields of an object up where the object is. */
function bindFields(
  pager: Pick<BoundAttribute, 'keys' | 'range' | 'from'>,
  isMissing: IsMissing,
): BoundAttribute[] {
  return FIELDS.filter(([name]) => isMissing(name)).map(([name, field]) => {
    const keys = [...pager.keys, field];
    return { ...pager, kind: 'bound', name, keys, binding: `{${keys.join('.')}}` };
  });
}

/** Writes the values of a row with the author's code in them. */
function expandCode(
  { value, range }: CodedAttribute,
  type: TagAttribute | undefined,
  isMissing: IsMissing,
  settings: PagerSettings,
): readonly (TagAttribute | Problem)[] {
  const { dialect, pagers } = settings;
  const code = singleOutput(value);
  if (dialect === undefined || code === undefined) throw new Error('A pager in code is one output.');
  let row = pagers.chosen;
  if (type?.kind === 'written') {
    const keywords = Object.keys(pagers.rows);
    const name = typeof type.value === 'string' ? type.value : '';
    if (keywords.length > 0 && !keywords.includes(name)) {
      const values = { name: type.name, value: show(name), keywords, suggestion: nearest(name, keywords) };
      return [problem('invalid-keyword', type.range, values)];
    }
    row = pagers.rows[name];
  }
  if (row === undefined) return [pagerProblem('unknown', code, range, settings)];
  const { ungrouped = false } = dialect.syntax;
  if (ungrouped && /[\s|(]/.test(code)) return [pagerProblem('no-name', code, range, settings)];
  // A comment at its end goes on to the end of its line.
  const operand = ungrouped ? code : grouped(/#|\/\//.test(code) ? `${code}\n` : code);
  const names = FIELDS.map(([name]) => name).filter(isMissing);
  return [...names, ...(names.includes('path') ? (['first_path'] as const) : [])].flatMap((name) => {
    const text = row[name]?.replace(/:pager\b/g, () => operand);
    if (text === undefined || !isMissing(name)) return [];
    const value = readCodedValue(text, { start: 0, end: text.length }, dialect.findRegions(text));
    const fault = findFault(name, value, range, dialect);
    return [fault ?? { kind: 'coded', name, value, range }];
  });
}

function pagerProblem(
  fault: PagerFault,
  value: unknown,
  range: Range,
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
