/** What hosts have in common: pages as numbers or as objects, and start tags of several lines. */

import type { ConstantName, ConstantWords } from '../../draw/classes.js';
import { withLines } from '../../draw/drawing.js';
import { forChevrons, forPages, type FormWords, type Host } from '../../draw/host.js';
import type { Language } from '../../draw/language.js';

/** The variables of a template that compares pages. */
interface Compared {
  readonly page: string;
  readonly current: string;
  readonly total: string;
  /** `==` by default. */
  readonly equal?: '===';
}

/** The variables of a template whose pages are numbers. */
interface Counted extends Compared {
  /** The pages beside the current one, if they are given: they may be missing. */
  readonly previous?: string;
  readonly next?: string;
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

function comparing({ page, current, total, equal = '==' }: { readonly [Name in keyof Compared]: string }) {
  return {
    current: `${page} ${equal} ${current}`,
    first: `${page} ${equal} 1`,
    last: `${page} ${equal} ${total}`,
  };
}

/** A host whose pages are numbers. */
export function countingHost({ previous, next, ...compared }: Counted) {
  const { page, current, total } = compared;
  const numbers = {
    page,
    first: '1',
    previous: previous ?? `${current} - 1`,
    next: next ?? `${current} + 1`,
    last: total,
  };
  const toLast = `${current} < ${total}`;
  return {
    entry: page,
    numbers,
    conditions: {
      ...comparing(compared),
      previous: previous ?? `${current} > 1`,
      next: next ?? toLast,
      toLast,
    },
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

/**
 * Writes the `<nav>` with a line for each attribute.
 *
 * @param given the caller's classes: the start of the condition for them, how they are printed, and its end
 * @param others lines for what else the caller gives
 */
export function navOfLines(
  { text, attribute }: Language,
  [start, classes, end]: readonly [start: string, classes: string, end: string],
  ...others: readonly string[]
): Host['nav'] {
  return (nav, own) => {
    const all =
      own === '' ? `${start}class="${classes}"${end}` : `class="${text(own)}${start} ${classes}${end}"`;
    return withLines(nav, [...nav.attributes.map((one) => attribute(one)), all, ...others]);
  };
}
