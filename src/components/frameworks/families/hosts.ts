/** What hosts have in common: pages as numbers or as objects, and start tags of several lines. */

import type { ConstantName, ConstantWords } from '../../draw/classes.js';
import { withLines, type DrawnElement } from '../../draw/drawing.js';
import { forChevrons, forPages, type FormWords } from '../../draw/host.js';
import type { Language } from '../../draw/language.js';

/** The variables of a template that compares pages. */
interface Compared {
  readonly page: string;
  readonly current: string;
  readonly total: string;
  /** `==` by default. */
  readonly equal?: '==' | '===';
}

/** The forms of a template whose variables have these names. */
export const namedForms: FormWords = {
  action: 'path',
  fields: { entries: 'query', entry: 'name, value', name: 'name', value: 'value' },
  pageField: 'param',
  sizeField: 'param',
  sizes: { entries: 'sizes', entry: 'size', number: 'size', isChosen: 'size == chosen' },
};

/** Lists of class names as variables: by default `link_class` and so on, each set in a line of its own. */
export function classVariables(
  write: (variable: string, value: string) => string,
  variable = (name: ConstantName): string => `${name}_class`,
): ConstantWords {
  return {
    declare: (all) => all.map(([name, value]) => write(variable(name), value)),
    use: variable,
  };
}

function comparing({ page, current, total, equal = '==' }: Compared) {
  return {
    current: `${page} ${equal} ${current}`,
    first: `${page} ${equal} 1`,
    last: `${page} ${equal} ${total}`,
  };
}

/** A host whose pages are numbers. */
export function countingHost(compared: Compared) {
  const { page, current, total } = compared;
  const toLast = `${current} < ${total}`;
  return {
    entry: page,
    numbers: {
      page,
      first: '1',
      previous: `${current} - 1`,
      next: `${current} + 1`,
      last: total,
    },
    conditions: { ...comparing(compared), previous: `${current} > 1`, next: toLast, toLast },
  };
}

/**
 * A host whose pages are objects with a number and a path.
 *
 * @param of what the variables of the pages around the entries begin with
 */
export function objectHost(of: string, compared: Omit<Compared, 'page'>) {
  const pages = { page: 'page', ...forChevrons((name) => `${of}${name}`) };
  return {
    entry: 'page',
    numbers: forPages(pages, (page) => `${page}.number`),
    paths: forPages(pages, (page) => `${page}.href`),
    conditions: {
      ...comparing({ page: 'page.number', ...compared }),
      previous: pages.previous,
      next: pages.next,
      toLast: pages.next,
    },
  };
}

/** Puts a line before the start tag of an element. */
export function preceded(line: string, element: DrawnElement): DrawnElement {
  const [start = '', end = ''] = element.tags ?? [];
  return { ...element, tags: [`${line}\n${start}`, end] };
}

/**
 * Writes the `<nav>` with a line for each attribute.
 *
 * @param own the theme's classes
 * @param given the caller's classes: the start of the condition for them, how they are printed, and its end
 * @param others lines for what else the caller gives
 */
export function navOfLines(
  nav: DrawnElement,
  own: string,
  { text, attribute }: Language,
  [start, classes, end]: readonly [start: string, classes: string, end: string],
  ...others: readonly string[]
): DrawnElement {
  const all =
    own === '' ? `${start}class="${classes}"${end}` : `class="${text(own)}${start} ${classes}${end}"`;
  return withLines(nav, [...nav.attributes.map((one) => attribute(one)), all, ...others]);
}
