/** What components in TypeScript have in common: constants of the same names. */

import type { Drawn, DrawnElement } from '../../draw/drawing.js';
import { forChevrons, forForms, forNeighbors, forPages, type Features, type Host } from '../../draw/host.js';
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
  // Two constants.
  shortLabels: forChevrons((name) => ({
    all: `\`\${${name}}\${${name}End}\``,
    beginning: name,
    end: `${name}End`,
  })),
  pair: (beginning: string, end: string) => `[${JSON.stringify(beginning)}, ${JSON.stringify(end)}]`,
};

/** A list of one page has no control. */
export function whenSeveral(nav: DrawnElement, { parts, singlePage }: Features): Drawn {
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
  const given = (name: string): string => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase());
  const { paths, ...others } = forNeighbors(host, { given });
  return { ...others, paths: { ...paths, previous: 'checkUrl(previousPath)', next: 'checkUrl(nextPath)' } };
}
