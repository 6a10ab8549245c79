/** Components whose pages come from Python: Django's template tag, and functions for Jinja's templates. */

import type { DrawnElement } from '../drawing.js';
import type { Host, ShortLabel } from '../host.js';
import { jinja } from '../languages/jinja.js';

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

function createHost({ none, classes, others, part, join }: Names): Host {
  const shortLabel = (label: string): ShortLabel => ({
    all: join(label),
    beginning: part(label, 0),
    end: part(label, 1),
  });
  return {
    language: jinja,
    entries: 'pages',
    entry: 'page',
    // A page prints its number.
    page: 'page',
    paths: { page: 'page.href', previous: 'previous.href', next: 'next.href' },
    conditions: {
      gap: `page is ${none}`,
      current: 'page == current',
      first: 'page.number == 1',
      last: 'page.number == total',
      previous: 'previous',
      next: 'next',
      chevrons: 'show_boundary_chevrons',
      pages: 'previous or next',
    },
    labels: { previous: 'previous_label', next: 'next_label', page: 'page.label' },
    shortLabels: { previous: shortLabel('previous_label'), next: shortLabel('next_label') },
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

/** Jinja without Python of the component's own: pages are numbers. */
export const jinjaAlone: Host = {
  ...jinjaWithPython,
  paths: { page: pathOf('page'), previous: pathOf('current - 1'), next: pathOf('current + 1') },
  conditions: {
    ...jinjaWithPython.conditions,
    first: 'page == 1',
    last: 'page == total',
    previous: 'current > 1',
    next: 'current < total',
    pages: 'total > 1',
  },
  labels: { ...jinjaWithPython.labels, page: 'page_label | replace(":page", page)' },
  nav: (nav, own) => ({
    ...nav,
    tags: [
      startOf(nav, own, 'class', 'dict({"id": id, "aria-label": aria_label}, **attrs) | xmlattr'),
      `</${nav.name}>`,
    ],
  }),
};

function pathOf(page: string): string {
  return `page_path(${page}, path, first_path)`;
}
