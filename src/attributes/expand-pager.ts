import type { Range } from '../base/source.js';
import { isObject } from '../base/validate.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/render-options.js';
import { rowOf } from './schema.js';
import type { BoundAttribute, DynamicAttribute, TagAttribute } from './tag-attribute.js';
import { show } from './values.js';

/** The attributes that `pager` expands to, and the fields of a pager object. */
const FIELDS = [
  ['total_pages', 'pages'],
  ['current_page', 'page'],
  ['path', 'href'],
] as const;

/**
 * Returns the attributes that a `pager` in template code stands for, of those that are wanted. Apart, because
 * `renderPagination` needs no template languages.
 */
export type ExpandCode = (
  pager: DynamicAttribute,
  type: TagAttribute | undefined,
  isWanted: (one: TagAttribute) => boolean,
  options: ResolvedOptions,
  report: Report,
) => readonly DynamicAttribute[];

/**
 * Replaces `pager` with the attributes that it stands for, except those that the tag sets itself. Problems with them
 * are reported at `pager`.
 */
export function expandPager(
  given: readonly TagAttribute[],
  options: ResolvedOptions,
  expandCode: ExpandCode | undefined,
  report: Report,
): readonly TagAttribute[] {
  const pager = given.find(({ name }) => name === 'pager');
  const type = given.find(({ name }) => name === 'pager_type');
  if (pager === undefined && type === undefined) return given;
  const others = given.filter((one) => one !== pager && one !== type);
  const isMissing = (name: string): boolean =>
    !given.some((one) => one.name === name || rowOf(one.name)?.excludes?.includes(name));
  const isWanted = ({ name }: TagAttribute): boolean =>
    isMissing(name) && (name !== 'first_path' || isMissing('path'));
  if (pager?.kind !== 'dynamic')
    return pager === undefined ? others : [...others, ...fieldsOf(pager, options, report).filter(isWanted)];
  if (expandCode === undefined) throw new Error('Only a template has a pager in code.');
  return [...others, ...expandCode(pager, type, isWanted, options, report)];
}

function fieldsOf(
  pager: Exclude<TagAttribute, { kind: 'dynamic' }>,
  options: ResolvedOptions,
  report: Report,
): BoundAttribute[] {
  if (pager.kind === 'bound') return bindFields(pager);
  const { dialect, pagers } = options;
  const { value, range } = pager;
  const isBare = value === null || value === '' || value === true || value === 'pager';
  const object = isBare ? options.pager : value;
  if (isObject(object))
    return bindFields({ binding: '{pager}', keys: ['pager'], range, from: { pager: object } });
  const isUnknown = dialect !== undefined && pagers.chosen === undefined;
  report(describePager(isUnknown ? 'unknown' : isBare ? 'bare' : 'text', value, range, options));
  return [];
}

export function describePager(
  fault: ValuesOf<'invalid-pager'>['fault'],
  value: unknown,
  range: Range,
  { dialect, pagers }: ResolvedOptions,
): Problem {
  const example = dialect?.examples.value.replace('…', Object.values(pagers.rows)[0]?.example ?? '…');
  const given = { value: show(value), dialect: dialect?.label ?? '', example: example ?? '{posts}' };
  return problem('invalid-pager', range, { fault, ...given });
}

function bindFields(pager: Pick<BoundAttribute, 'binding' | 'keys' | 'range' | 'from'>): BoundAttribute[] {
  const names = pager.binding.slice(1, -1);
  return FIELDS.map(([name, field]) => ({
    ...pager,
    kind: 'bound',
    name,
    binding: `{${names}.${field}}`,
    keys: [...pager.keys, field],
    isField: true,
  }));
}
