/** What components in TypeScript have in common: constants of the same names. */

import type { ConstantWords } from '../../draw/classes.js';
import type { Drawn, DrawnElement } from '../../draw/drawing.js';
import { forChevrons, forForms, forNeighbors, forPages, type Features, type Host } from '../../draw/host.js';
import type { Evidence } from '../../project/evidence.js';
import type { GivenPlace, OptionalWords } from '../framework.js';
import { countingHost } from './hosts.js';

const counted = countingHost({ page: 'page', current: 'current', total: 'total', equal: '===' });

export const constants = {
  ...counted,
  paths: forPages(counted.numbers, (number) => `href(${number})`),
  pageLabels: forPages(counted.numbers, (number) => `pageLabel.replace(":page", String(${number}))`),
  entries: 'entries',
  conditions: {
    ...counted.conditions,
    gap: 'typeof page === "string"',
    next: 'hasNext',
    counted: 'isCounted',
    chevrons: 'showBoundaryChevrons',
    pages: 'hasPages',
  },
  sentences: { position: 'position', summary: 'summaryText' },
  forms: forForms({
    pair: { entry: '[name, value]', key: 'index', name: 'name', value: 'value' },
    size: 'choice',
    equal: '===',
    label: (name) => name.replace('_label', 'Label'),
    omits: true,
  }),
  labels: forChevrons((name) => `${name}Label`),
};

/** A list of one page has no control. */
function whenSeveral(nav: DrawnElement, { parts, singlePage }: Features): Drawn {
  const condition = parts.has('neighbors') ? 'previousPath || nextPath' : 'current > 1 || hasNext';
  const several = { condition, body: [nav] };
  return singlePage ? nav : { kind: 'branch', cases: [several], otherwise: [] };
}

/**
 * Completes the `<nav>` of a component that is given the caller's classes as `className`, and other attributes as `nav`.
 *
 * @param name the attribute for a list of classes
 * @param depth how deep the attribute is in a condition, and without one, in columns
 */
export function navOfClassList(
  name: string,
  depth: readonly [inCondition: number, alone: number],
): Host['nav'] {
  return (nav, classes, features) => {
    const list = [JSON.stringify(classes), 'className'];
    const inLine = `[${list.join(', ')}]`;
    const room = 80 - depth[features.singlePage ? 1 : 0] - `${name}={}`.length;
    const code = inLine.length > room ? `[\n  ${list.join(',\n  ')},\n]` : inLine;
    // An empty class would be printed, so without class names of the theme it is among the other attributes.
    const given = classes === '' ? [] : [{ name, value: [{ code }] }];
    const label = { name: 'aria-label', value: [{ code: 'ariaLabel' }] };
    const rest = { name: '{...nav}', value: [] };
    return whenSeveral({ ...nav, attributes: [...given, label, ...nav.attributes, rest] }, features);
  };
}

/** Makes the host of a component whose props are the paths and the titles of the pages beside the current one. */
export function propsOfNeighbors(host: Host): Host {
  const { paths, ...others } = forNeighbors(host, { given: camelCase });
  return { ...others, paths: { ...paths, previous: 'checkUrl(previousPath)', next: 'checkUrl(nextPath)' } };
}

const props = countingHost({ page: 'page', current: 'current', total: 'totalPages', equal: '===' });

/** What a form is made of. */
const FORM = {
  action: 'action',
  name: 'param',
  fields: 'fields',
  choices: 'sizes',
  chosen: 'pageSize',
} as const;

/** What programs have in common: props, and constants of a script. */
export const scriptProgram = {
  ...props,
  isProgram: true,
  paths: forPages(props.numbers, (number) => `path(${number})`),
  entries: 'pages',
  key: 'slot',
  id: 'page ?? `gap-${slot}`',
  conditions: { ...props.conditions, gap: 'page === null', next: 'hasNext' },
  counts: { page: 'currentPage', pages: 'totalPages', from: 'from', to: 'to', total: 'totalItems' },
  neighbors: { given: camelCase },
  forms: formsOf(''),
  constants: constantsIn(80),
} satisfies Partial<Host>;

/** Words of the functions for the window and the paths that belong to parts. */
export const scriptWords: OptionalWords = {
  boundaries: [
    ['getBoundedPages', 'getPages'],
    [', siblings, boundaries)', ', siblings)'],
  ],
  paths: [['hasMore || ', '']],
};

/**
 * The forms of a program.
 *
 * @param of what stands before that which `getForm()` returns
 */
export function formsOf(of: string) {
  return forForms({
    member: (_, name) => (name === 'action' || name === 'fields' ? `${of}${FORM[name]}` : FORM[name]),
    pair: { entry: '[name, value]', key: 'index', name: 'name', value: 'value' },
    equal: '===',
    omits: true,
  });
}

/** Where a template has no way to return nothing: the conditions on which there is something. */
export const several = {
  position: 'totalPages > 1',
  jump: 'totalPages > 1',
} as const;

/** The markup of a list, or of the pages beside one, where a template has no way to return nothing. */
export function ifSeveral(nav: DrawnElement, { parts }: Features): Drawn {
  const hasNumbers = !parts.has('neighbors') && !parts.has('cursor');
  const condition = hasNumbers ? 'current > 1 || hasNext' : 'previousPath || nextPath';
  return { kind: 'branch', cases: [{ condition, body: [nav] }], otherwise: [] };
}

/** Lists of class names as constants, as Prettier lays them out in lines of this width. */
export function constantsIn(width: number): ConstantWords {
  const declare = (name: string, value: string): string[] => {
    const text = JSON.stringify(value);
    const line = `const ${classOf(name)} = ${text};`;
    return line.length <= width ? [line] : [`const ${classOf(name)} =`, `  ${text};`];
  };
  return { declare: (all) => all.flatMap(([name, value]) => declare(name, value)), use: classOf };
}

function classOf(name: string): string {
  return `${name}Class`;
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase());
}

/** The directory of components in an `import`: by the alias in shadcn/ui's components.json, or from where applications begin. */
export function importWords({ read }: Evidence, { out }: GivenPlace): Readonly<Record<string, string>> {
  const [, alias] = /"components"\s*:\s*"([^"]+)"/.exec(read('components.json') ?? '') ?? [];
  const [, below] = /(?:^|\/)components((?:\/.*)?)$/.exec(out ?? 'components') ?? [];
  if (alias !== undefined && below !== undefined) return { '"./components/': `"${alias}${below}/` };
  return out === undefined ? {} : { '"./components/': `"./${out.replace(/^(?:src|app)\//, '')}/` };
}
