/** What components in TypeScript have in common: constants of the same names. */

import type { Drawn, DrawnElement } from '../../draw/drawing.js';
import { forChevrons, forForms, forNeighbors, forPages, type Features, type Host } from '../../draw/host.js';

const numbers = {
  page: 'page',
  first: '1',
  previous: 'current - 1',
  next: 'current + 1',
  last: 'total',
};

export const constants = {
  entries: 'entries',
  entry: 'page',
  numbers,
  paths: forPages(numbers, (number) => `href(${number})`),
  conditions: {
    gap: 'typeof page === "string"',
    current: 'page === current',
    first: 'page === 1',
    last: 'page === total',
    previous: 'current > 1',
    next: 'hasNext',
    toLast: 'current < total',
    counted: 'isCounted',
    chevrons: 'showBoundaryChevrons',
    pages: '(current > 1 || hasNext)',
  },
  sentences: { position: 'position', summary: 'summaryText' },
  forms: forForms({
    member: (form, name) => `${form}.${name}`,
    pair: { entry: '[name, value]', key: 'index', name: 'name', value: 'value' },
    equal: '===',
    label: (name) => name.replace('_label', 'Label'),
    omits: true,
  }),
  labels: forChevrons((name) => `${name}Label`),
  pair: (beginning: string, end: string) => `[${JSON.stringify(beginning)}, ${JSON.stringify(end)}]`,
};

export const pageLabels = forPages(numbers, (number) => `pageLabel.replace(":page", String(${number}))`);

/** Labels whose parts are two constants. */
export const shortLabels = forChevrons((name) => ({
  all: `\`\${${name}}\${${name}End}\``,
  beginning: name,
  end: `${name}End`,
}));

/** A list of one page has no control. */
export function whenSeveral(nav: DrawnElement, { parts, singlePage }: Features): Drawn {
  const condition = parts.has('neighbors') ? 'previousPath || nextPath' : 'current > 1 || hasNext';
  const several = { condition, body: [nav] };
  return singlePage ? nav : { kind: 'branch', cases: [several], otherwise: [] };
}

/**
 * Writes the list of a theme's classes and the author's, as Prettier breaks it.
 *
 * @param room how many characters it may have in one line
 */
export function classList(classes: string, room: number): string {
  const list = [JSON.stringify(classes), 'className'];
  const inLine = `[${list.join(', ')}]`;
  return inLine.length > room ? `[\n  ${list.join(',\n  ')},\n]` : inLine;
}

/** Makes the host of a component whose props are the paths and the titles of the pages beside the current one. */
export function propsOfNeighbors(host: Host): Host {
  const given = (name: string): string => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase());
  const { paths, ...others } = forNeighbors(host, { given });
  return { ...others, paths: { ...paths, previous: 'checkUrl(previousPath)', next: 'checkUrl(nextPath)' } };
}
