/** Components whose pages come from Python: Django's template tag, and functions for Jinja's templates. */

import type { DrawnElement } from '../../draw/drawing.js';
import { forForms, forPages, type Host } from '../../draw/host.js';
import { jinja } from '../../draw/languages/jinja.js';
import type { Evidence } from '../../detect/evidence.js';
import { countingHost, forLabels } from './hosts.js';

/** What the two languages write differently. */
interface Names {
  readonly none: string;
  /** The caller's classes. */
  readonly classes: string;
  /** The caller's other attributes, among them the name of the landmark, with a space before each. */
  readonly others: string;
  /** The texts of a label, by index, and together. */
  readonly part: (label: string, index: 0 | 1) => string;
  readonly join: (label: string) => string;
}

const numbers = {
  page: 'page',
  first: 'first',
  previous: 'previous',
  next: 'next',
  last: 'last',
};

function createHost({ none, classes, others, part, join }: Names): Host {
  return {
    language: jinja,
    entries: 'pages',
    entry: 'page',
    // A page prints its number.
    numbers,
    paths: forPages(numbers, (page) => `${page}.href`),
    pageLabels: forPages(numbers, (page) => `${page}.label`),
    conditions: {
      gap: `page is ${none}`,
      current: 'page == current',
      first: 'page.number == 1',
      last: 'page.number == total',
      previous: 'previous',
      next: 'next',
      toLast: 'last and current != last',
      counted: 'last',
      chevrons: 'show_boundary_chevrons',
      pages: 'previous or next',
      summary: 'summary',
    },
    sentences: { position: 'position', summary: 'summary' },
    forms: forForms({ pair: { entry: 'name, value', name: 'name', value: 'value' } }),
    ...forLabels(
      (name) => `${name}_label`,
      (label) => ({ all: join(label), beginning: part(label, 0), end: part(label, 1) }),
    ),
    pair: (beginning, end) => `(${JSON.stringify(beginning)}, ${JSON.stringify(end)})`,
    nav: (nav, own) => ({ ...nav, tags: [startOf(nav, own, classes, others), `</${nav.name}>`] }),
  };
}

/** The start tag, with the theme's classes before the caller's. */
function startOf({ name, attributes }: DrawnElement, own: string, classes: string, others: string): string {
  const more = own === '' ? ` class="{{ ${classes} }}"` : ` {{ ${classes} }}`;
  const conditional = `{% if ${classes} %}${more}{% endif %}`;
  const all = own === '' ? conditional : ` class="${jinja.text(own)}${conditional}"`;
  return `<${name}${attributes.map((one) => ` ${jinja.attribute(one)}`).join('')}${all}{{ ${others} }}>`;
}

export const django = createHost({
  none: 'None',
  classes: 'class',
  others: 'attrs',
  part: (label, index) => `${label}.${index}`,
  join: (label) => `${label}|join:""`,
});

/** Flask and FastAPI. */
export const jinjaWithPython = createHost({
  none: 'none',
  classes: 'classes',
  others: 'attrs | xmlattr',
  part: (label, index) => `${label}[${index}]`,
  join: (label) => `${label} | join`,
});

const counted = countingHost({ page: 'page', current: 'current', total: 'total' });

/** Jinja without Python of the component's own: pages are numbers. */
export const jinjaAlone: Host = {
  ...jinjaWithPython,
  ...counted,
  pageLabels: forPages(counted.numbers, (page) => `page_label | replace(":page", ${page})`),
  paths: {
    ...forPages(counted.numbers, (page) => `href(${page})`),
    page: 'first_path if first_path and page == 1 else href(page)',
    first: 'first_path or href(1)',
    previous: 'first_path if first_path and current == 2 else href(current - 1)',
  },
  conditions: {
    ...counted.conditions,
    gap: jinjaWithPython.conditions.gap,
    chevrons: jinjaWithPython.conditions.chevrons,
  },
  nav: (nav, own) => ({
    ...nav,
    tags: [startOf(nav, own, 'class', 'nav | xmlattr'), `</${nav.name}>`],
  }),
};

/** Finds the package of a Python application, which is often called app. A small application is not a package. */
export function packageWords({ has }: Evidence): Readonly<Record<string, string>> {
  return { root: ['app/__init__.py', 'app/main.py', 'app/templates'].some(has) ? 'app' : '.' };
}
