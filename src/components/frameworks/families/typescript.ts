/** What components in TypeScript have in common: constants of the same names. */

import type { ConstantWords } from '../../draw/classes.js';
import type { Drawn, DrawnAttribute, DrawnElement } from '../../draw/drawing.js';
import { forPages, type Features, type FormWords, type Host } from '../../draw/host.js';
import { inLines } from '../../draw/language.js';
import type { Evidence } from '../../project/evidence.js';
import type { GivenPlace, OptionalWords } from '../framework.js';
import { aliasOf, directoryOfAlias } from './component-alias.js';
import { countingHost } from './hosts.js';

const props = countingHost({ page: 'page', current: 'current', total: 'totalPages', equal: '===' });

const forms: FormWords = {
  action: 'action',
  fields: { entries: 'fields', entry: '[name, value]', key: 'index', name: 'name', value: 'value' },
  pageField: 'param',
  sizeField: 'param',
  sizes: { entries: 'sizes', entry: 'size', number: 'size', isChosen: 'size === pageSize' },
};

/** What programs have in common: props, and constants of a script. */
export const scriptProgram = {
  ...props,
  paths: forPages(props.numbers, (number) => `path(${number})`),
  entries: 'pages',
  key: 'slot',
  id: 'page ?? `gap-${slot}`',
  conditions: { ...props.conditions, gap: 'page === null', next: 'hasNext' },
  counts: { page: 'current', pages: 'totalPages', from: 'from', to: 'to', total: 'totalItems' },
  neighbors: { given: camelCase },
  forms,
  constants: constantsIn(80),
} satisfies Partial<Host>;

/** Words of the functions for the window and the paths that belong to parts. */
export const scriptWords = {
  boundaries: [
    ['getBoundedPages', 'getPages'],
    [', siblings, boundaries)', ', siblings)'],
  ],
  paths: [
    ['hasMore || ', ''],
    ['totalPages || 1', 'totalPages'],
  ],
} as const satisfies OptionalWords;

/** Makes the chosen size an attribute of the list of sizes, the last one and maybe the first, too. */
export function chooseInSelect(last: string, ...first: readonly string[]) {
  const size = (name: string): DrawnAttribute => ({ name, value: [{ code: 'pageSize' }] });
  return (element: DrawnElement): DrawnElement => {
    const { name, attributes } = element;
    if (name === 'option')
      return { ...element, attributes: attributes.filter((one) => one.name !== 'selected') };
    if (name !== 'select') return element;
    return { ...element, attributes: [...first.map(size), ...attributes, size(last)] };
  };
}

/** The markup of a list, or of the pages beside one, where a template has no way to return nothing. */
export function ifSeveral(
  nav: DrawnElement,
  { parts }: Features,
  hasPages = 'current > 1 || hasNext',
): Drawn {
  const hasNumbers = !parts.has('neighbors') && !parts.has('cursor');
  const condition = hasNumbers ? hasPages : 'previousPath || nextPath';
  return { kind: 'branch', cases: [{ condition, body: [nav] }], otherwise: [] };
}

/** Lists of class names as constants, as Prettier lays them out in lines of this width. */
export function constantsIn(width: number): ConstantWords {
  const declare = (name: string, value: string) =>
    inLines(`const ${classOf(name)} =`, `${JSON.stringify(value)};`, width);
  return { declare: (all) => all.flatMap(([name, value]) => declare(name, value)), use: classOf };
}

function classOf(name: string): string {
  return `${name}Class`;
}

export function camelCase(name: string): string {
  return name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase());
}

/** The directory of components in an `import`: by the alias in shadcn/ui's components.json, or from where applications begin. */
export function importWords(evidence: Evidence, { out }: GivenPlace): Readonly<Record<string, string>> {
  const alias = aliasOf(evidence, 'components');
  const directory = directoryOfAlias(evidence);
  const below = directoryBelow(out, directory);
  const isKnown = directory !== undefined || alias?.endsWith('components');
  if (alias !== undefined && isKnown && below !== undefined)
    return { '"./components/': `"${alias}${below}/` };
  return out === undefined ? {} : { '"./components/': `"./${out.replace(/^(?:src|app)\//, '')}/` };
}

/** Returns where a component is below the directory of an alias; undefined if it is elsewhere. */
function directoryBelow(out: string | undefined, directory: string | undefined): string | undefined {
  if (directory !== undefined) {
    if (out === undefined || out === directory) return '';
    return out.startsWith(`${directory}/`) ? out.slice(directory.length) : undefined;
  }
  // Where nothing says what the alias leads to, it is the directory of this name.
  return /(?:^|\/)components((?:\/.*)?)$/.exec(out ?? 'components')?.[1];
}
