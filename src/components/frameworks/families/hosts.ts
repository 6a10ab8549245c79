/** What hosts have in common: pages as numbers or as objects, labels in two parts, and start tags of several lines. */

import { withLines } from '../../draw/drawing.js';
import { forChevrons, forPages, type Host } from '../../draw/host.js';
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

/** What templates of forms call what they are given. */
export const FORM_MEMBERS = {
  action: 'path',
  name: 'param',
  fields: 'query',
  choices: 'sizes',
  chosen: 'chosen',
} as const;

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
 * A host whose pages are objects with a number, a path and a label.
 *
 * @param of what the variables of the pages around the entries begin with
 * @param printed prints a path or a label, if they are not printed as they are
 */
export function objectHost(of: string, compared: Omit<Compared, 'page'>, printed = (code: string) => code) {
  const pages = { page: 'page', ...forChevrons((name) => `${of}${name}`) };
  return {
    entry: 'page',
    numbers: forPages(pages, (page) => `${page}.number`),
    paths: forPages(pages, (page) => printed(`${page}.href`)),
    pageLabels: forPages(pages, (page) => printed(`${page}.label`)),
    conditions: {
      ...comparing({ page: 'page.number', ...compared }),
      previous: pages.previous,
      next: pages.next,
      toLast: pages.next,
    },
  };
}

/**
 * The labels of the links around the page numbers.
 *
 * @param name returns the variable of a label
 * @param printed prints a variable, if it is not printed as it is
 */
export function forLabels(
  name: (label: string) => string,
  printed = (code: string) => code,
): Pick<Host, 'labels'> {
  return {
    labels: forChevrons((label) => printed(name(label))),
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
