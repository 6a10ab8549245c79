import { textOf, type DrawnElement } from '../drawing.js';
import { forChevrons, forPages, type Host, type ShortLabel } from '../host.js';
import { psr } from '../languages/php.js';

/** Writes a string of PHP. */
export function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A label in a variable that has its beginning and its end. */
export function phpLabel(variable: string): ShortLabel {
  return { all: `implode(${variable})`, beginning: `${variable}[0]`, end: `${variable}[1] ?? ''` };
}

/** Writes the beginning and the end of a label. */
export const phpPair = (beginning: string, end: string): string =>
  `[${phpString(beginning)}, ${phpString(end)}]`;

/** Writes the attributes of the theme's `<nav>` as entries of an array. */
export function phpEntries({ attributes }: DrawnElement): string[] {
  return attributes.map(({ name, value }) => `${phpString(name)} => ${phpString(textOf(value))}`);
}

const numbers = {
  page: '$page',
  first: '1',
  previous: '$current - 1',
  next: '$current + 1',
  last: '$total',
};

/** PHP without a framework: the variables of `Pagination\render`. */
export const php: Host = {
  language: psr,
  entries: '$pages',
  entry: '$page',
  numbers,
  paths: forPages(numbers, (number) => `e($url(${number}))`),
  pageLabels: forPages(numbers, (number) => `e(str_replace(':page', ${number}, $page_label))`),
  conditions: {
    gap: '$page === null',
    current: '$page === $current',
    first: '$page === 1',
    last: '$page === $total',
    previous: '$current > 1',
    next: '$current < $last',
    toLast: '$current < $total',
    counted: '$last === $total',
    chevrons: '$show_boundary_chevrons',
    pages: '$last > 1',
  },
  labels: forChevrons((name) => `e($${name}_label)`),
  shortLabels: forChevrons((name) => escaped(phpLabel(`$${name}_label`))),
  pair: phpPair,
  nav: (nav, classes) => {
    const own = [`'class' => class_names([${phpString(classes)}, $class])`, ...phpEntries(nav)];
    return { ...nav, tags: [`<nav<?= attributes($attributes + [${own.join(', ')}]) ?>>`, '</nav>'] };
  },
};

function escaped({ all, beginning, end }: ShortLabel): ShortLabel {
  return { all: `e(${all})`, beginning: `e(${beginning})`, end: `e(${end})` };
}
