import { textOf, type DrawnElement } from '../draw/drawing.js';
import { forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { phpString } from '../draw/languages/php.js';
import { twig } from '../draw/languages/templates.js';
import { countingHost, forLabels } from './families/hosts.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { posixName, quote } from './translation.js';

const counted = countingHost({ page: 'page', current: 'current', total: 'total' });

/** Symfony: the variables that `App\Twig\PaginationExtension` passes to the template. */
const host: Host = {
  ...counted,
  paths: forPages(counted.numbers, (number) => `urls[${number}]`),
  pageLabels: forPages(counted.numbers, (number) => `page_label|replace({':page': ${number}})`),
  language: twig,
  entries: 'pages',
  conditions: {
    ...counted.conditions,
    gap: 'page is null',
    next: 'current < last',
    counted: 'last == total',
    chevrons: 'show_boundary_chevrons',
    pages: 'last > 1',
    summary: 'summary',
  },
  sentences: { position: 'position', summary: 'summary' },
  forms: forForms({ pair: { entry: 'field', name: 'field.0', value: 'field.1' } }),
  ...forLabels((name) => `${name}_label`),
  nav: (nav, classes) => ({ ...nav, tags: [startOf(nav, classes), '</nav>'] }),
};

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
  neighbors: forNeighbors(host),
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
