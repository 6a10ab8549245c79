import { textOf, type DrawnElement } from '../draw/drawing.js';
import { forChevrons, forForms, forNeighbors, forPages, type Host, type ShortLabel } from '../draw/host.js';
import { twig } from '../draw/languages/twig.js';
import { phpPair, phpString } from './families/php.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { posixName, quote } from './translation.js';

const numbers = {
  page: 'page',
  first: '1',
  previous: 'current - 1',
  next: 'current + 1',
  last: 'total',
};

/** Symfony: the variables that `App\Twig\PaginationExtension` gives to the template. */
const host: Host = {
  language: twig,
  entries: 'pages',
  entry: 'page',
  numbers,
  paths: forPages(numbers, (number) => `urls[${number}]`),
  pageLabels: forPages(numbers, (number) => `page_label|replace({':page': ${number}})`),
  conditions: {
    gap: 'page is null',
    current: 'page == current',
    first: 'page == 1',
    last: 'page == total',
    previous: 'current > 1',
    next: 'current < last',
    toLast: 'current < total',
    counted: 'last == total',
    chevrons: 'show_boundary_chevrons',
    pages: 'last > 1',
    summary: 'summary',
  },
  sentences: { position: 'position', summary: 'summary' },
  forms: forForms({
    member: (form, name) => `${form}.${name}`,
    pair: { entry: 'field', name: 'field.0', value: 'field.1' },
    equal: '==',
    label: (name) => name,
  }),
  labels: forChevrons((name) => `${name}_label`),
  shortLabels: forChevrons((name) => shortLabel(`${name}_label`)),
  pair: phpPair,
  nav: (nav, classes) => ({ ...nav, tags: [startOf(nav, classes), '</nav>'] }),
};

function shortLabel(label: string): ShortLabel {
  return { all: `${label}|join`, beginning: `${label}|first`, end: `${label}[1]|default` };
}

/** A start tag of several lines, with a loop over the attributes. */
function startOf({ attributes }: DrawnElement, classes: string): string {
  const own = attributes.map(({ name, value }) => `${phpString(name)}: ${phpString(textOf(value))}`);
  const all = own.length === 0 ? 'attributes' : `{ ${own.join(', ')} }|merge(attributes)`;
  const named =
    classes === ''
      ? '{% if class %}class="{{ class }}"{% endif %}'
      : `class="${classes}{{ class ? ' ' ~ class }}"`;
  return [
    '<nav',
    `  ${named}`,
    `  {% for name, value in ${all} %}`,
    '    {{ name }}{% if value is not same as(true) %}="{{ value }}"{% endif %}',
    '  {% endfor %}',
    '>',
  ].join('\n');
}

export const symfony: FrameworkRow = {
  names: ['twig', 'knp-paginator', 'pagerfanta'],
  isUsed: ({ says }) => says('composer.json', /"symfony\/(?:framework-bundle|twig-bundle)"/),
  host,
  neighbors: forNeighbors(host, { given: (name) => name }),
  directories: ['.'],
  stylesheet: linked('public/pagination.css', "{{ asset('pagination.css') }}"),
  order: (built) => `write paths: ['%kernel.project_dir%/${built}'] below twig: in config/packages/twig.yaml`,
  translation: {
    call: ({ key }) => `$this->translator->trans('${key}', [], 'pagination')`,
    hasKeys: true,
    path: (tag) => `translations/pagination.${posixName(tag)}.yaml`,
    start: () => '',
    entry: ({ key, text }) => `${key}: ${quote(text)}\n`,
    id: ({ key }) => `${key}:`,
  },
};
