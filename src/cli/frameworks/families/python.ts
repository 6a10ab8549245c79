/** Components whose pages come from Python: Django's template tag, and functions for Jinja's templates. */

import type { DrawnElement } from '../../draw/drawing.js';
import { forForms, forPages, type Host } from '../../draw/host.js';
import { jinja } from '../../draw/languages/jinja.js';
import type { Evidence } from '../../detect/evidence.js';
import { countingHost, forLabels, objectHost } from './hosts.js';

/** What the two languages write differently. */
interface Names {
  /** The caller's classes. */
  readonly classes: string;
  /** The caller's other attributes, among them the name of the landmark, with a space before each. */
  readonly others: string;
  /** The texts of a label, by index, and together. */
  readonly part: (label: string, index: 0 | 1) => string;
  readonly join: (label: string) => string;
}

/** What the hosts have in common. */
function shared({ classes, others, part, join }: Names) {
  return {
    language: jinja,
    entries: 'pages',
    sentences: { position: 'position', summary: 'summary' },
    forms: forForms({ pair: { entry: 'name, value', name: 'name', value: 'value' } }),
    ...forLabels(
      (name) => `${name}_label`,
      (label) => ({ all: join(label), beginning: part(label, 0), end: part(label, 1) }),
    ),
    pair: (beginning, end) => `(${JSON.stringify(beginning)}, ${JSON.stringify(end)})`,
    nav: (nav, own) => ({ ...nav, tags: [startOf(nav, own, classes, others), `</${nav.name}>`] }),
  } satisfies Partial<Host>;
}

/** The start tag, with the theme's classes before the caller's. */
function startOf({ name, attributes }: DrawnElement, own: string, classes: string, others: string): string {
  const more = own === '' ? ` class="{{ ${classes} }}"` : ` {{ ${classes} }}`;
  const conditional = `{% if ${classes} %}${more}{% endif %}`;
  const all = own === '' ? conditional : ` class="${jinja.text(own)}${conditional}"`;
  return `<${name}${attributes.map((one) => ` ${jinja.attribute(one)}`).join('')}${all}{{ ${others} }}>`;
}

const linked = objectHost('', { current: 'current', total: 'total' });

/** Templates of Django cannot call functions, so a page has its URL. Its number is text, which is printed as it is. */
export const django: Host = {
  ...shared({
    classes: 'class',
    others: 'attrs',
    part: (label, index) => `${label}.${index}`,
    join: (label) => `${label}|join:""`,
  }),
  ...linked,
  conditions: {
    ...linked.conditions,
    gap: 'page is None',
    first: 'page.number == "1"',
    toLast: 'last and next',
    counted: 'last',
    chevrons: 'show_boundary_chevrons',
    pages: 'previous or next',
    summary: 'summary',
  },
};

const counted = countingHost({ page: 'page', current: 'current', total: 'total' });

const forJinja = {
  ...counted,
  pageLabels: forPages(counted.numbers, (page) => `page_label | replace(":page", ${page})`),
  conditions: { ...counted.conditions, gap: 'page is none', chevrons: 'show_boundary_chevrons' },
};

const names = {
  part: (label: string, index: 0 | 1) => `${label}[${index}]`,
  join: (label: string) => `${label} | join`,
};

/** Flask and FastAPI, whose templates get a function for URLs. */
export const jinjaWithPython: Host = {
  ...shared({ ...names, classes: 'classes', others: 'attrs | xmlattr' }),
  ...forJinja,
  paths: forPages(counted.numbers, (page) => `href(${page})`),
  conditions: {
    ...forJinja.conditions,
    next: 'has_next',
    counted: 'is_counted',
    pages: 'current > 1 or has_next',
    summary: 'summary',
  },
};

/** Jinja without Python of the component's own. */
export const jinjaAlone: Host = {
  ...shared({ ...names, classes: 'class', others: 'nav | xmlattr' }),
  ...forJinja,
  paths: {
    ...jinjaWithPython.paths,
    page: 'first_path if first_path and page == 1 else href(page)',
    first: 'first_path or href(1)',
    previous: 'first_path if first_path and current == 2 else href(current - 1)',
  },
};

/** Finds the package of a Python application, which is often called app. A small application is not a package. */
export function packageWords({ has }: Evidence): Readonly<Record<string, string>> {
  return { root: ['app/__init__.py', 'app/main.py', 'app/templates'].some(has) ? 'app' : '.' };
}
