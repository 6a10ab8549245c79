import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { isObject } from '../base/validate.js';
import type { PagerFault } from '../diagnostics/control-codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/options.js';
import { grouped } from '../dialects/syntax.js';
import { singleOutput } from '../dialects/value.js';
import {
  findFault,
  separate,
  type BoundAttribute,
  type CodedAttribute,
  type Findings,
  type TagAttribute,
} from './classify-attributes.js';
import { readCodedValue } from './coded-value.js';
import { excludes } from './companions.js';
import type { AttributeName } from './schema.js';
import { show } from './values.js';

/** What `pager` stands for, and where an object has it. */
const FIELDS = [
  ['total_pages', 'pages'],
  ['current_page', 'page'],
  ['path', 'href'],
] as const;

/**
 * Puts what `pager` stands for in its place: each attribute that is not written beside it. What is wrong with these is
 * reported where `pager` stands.
 */
export function expandPager(
  given: readonly TagAttribute[],
  options: ResolvedOptions,
): Findings<TagAttribute> {
  const { dialect } = options;
  const pager = given.find(({ name }) => name === 'pager');
  const type = given.find(({ name }) => name === 'pager_type');
  const others = given.filter((one) => one !== pager && one !== type);
  const isMissing = (name: string): boolean => !given.some((one) => one.name === name || excludes(one, name));
  const expanded = separate(pager === undefined ? [] : expand(pager, type, options));
  const { found, problems } = separate(
    expanded.found
      .filter(({ name }) => isMissing(name) && (name !== 'first_path' || isMissing('path')))
      .map((one) => (one.kind === 'coded' && dialect ? (findFault(one, dialect) ?? one) : one)),
  );
  return { found: [...others, ...found], problems: [...expanded.problems, ...problems] };
}

function expand(
  pager: TagAttribute,
  type: TagAttribute | undefined,
  options: ResolvedOptions,
): readonly (TagAttribute | Problem)[] {
  if (pager.kind === 'coded') return expandCode(pager, type, options);
  if (pager.kind === 'bound') return bindFields(pager);
  const { value, range } = pager;
  const isBare = value === null || value === '' || value === true || value === 'pager';
  const object = isBare ? options.pager : value;
  return isObject(object)
    ? bindFields({ keys: ['pager'], range, from: { pager: object } })
    : [pagerProblem(isBare ? 'bare' : 'text', value, range, options)];
}

/** Looks the fields of an object up where the object is. */
function bindFields(pager: Pick<BoundAttribute, 'keys' | 'range' | 'from'>): BoundAttribute[] {
  return FIELDS.map(([name, field]) => {
    const keys = [...pager.keys, field];
    return { ...pager, kind: 'bound', name, keys, binding: `{${keys.join('.')}}` };
  });
}

/** Writes the values of a row with the author's code in them. */
function expandCode(
  { value, range }: CodedAttribute,
  type: TagAttribute | undefined,
  options: ResolvedOptions,
): readonly (TagAttribute | Problem)[] {
  const { dialect, pagers } = options;
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
  if (row === undefined) return [pagerProblem('unknown', code, range, options)];
  const { ungrouped = false } = dialect.syntax;
  if (ungrouped && /[\s|(]/.test(code)) return [pagerProblem('no-name', code, range, options)];
  // A comment at its end goes on to the end of its line.
  const operand = ungrouped ? code : grouped(/#|\/\//.test(code) ? `${code}\n` : code);
  const { total_pages, current_page, path, first_path } = row;
  return Object.entries({ total_pages, current_page, path, first_path }).flatMap(([name, template]) => {
    if (template === undefined) return [];
    const text = template.replace(/:pager\b/g, () => operand);
    const regions = dialect.findRegions(text);
    const value = readCodedValue(text, { start: 0, end: text.length }, regions);
    return [{ kind: 'coded', name: name as AttributeName, value, range }];
  });
}

function pagerProblem(
  fault: PagerFault,
  value: unknown,
  range: Range,
  { dialect, pagers: { rows, chosen } }: ResolvedOptions,
): Problem {
  const example = dialect?.examples.value.replace('…', Object.values(rows)[0]?.example ?? '…');
  return problem('invalid-pager', range, {
    fault: dialect !== undefined && chosen === undefined ? 'unknown' : fault,
    value: show(value),
    dialect: dialect?.label ?? '',
    example: example ?? '{posts}',
  });
}
