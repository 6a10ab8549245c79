import { inCode, type DrawnElement, type DrawnPart } from '../draw/drawing.js';
import { forPages, type DrawnLabel, type Host } from '../draw/host.js';
import { phpString } from '../draw/languages/php.js';
import { twig } from '../draw/languages/templates.js';
import { classVariables, countingHost, namedForms } from './families/hosts.js';
import { namespaceOf } from './families/php-namespaces.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { posixName, quote } from './translation.js';

const counted = countingHost({ page: 'page', current: 'current', total: 'last' });

/** Symfony: the variables that `App\Twig\PaginationExtension` passes to its templates. */
const host: Host = {
  ...counted,
  language: twig,
  entries: 'pages',
  paths: forPages(counted.numbers, (number) => `urls[${number}]`),
  conditions: { ...counted.conditions, gap: 'page is null', next: 'has_next' },
  counts: { page: 'current', pages: 'total', from: 'from', to: 'to', total: 'items' },
  forms: namedForms,
  label: translated,
  constants: classVariables((name, value) => `{% set ${name} = ${phpString(value)} %}`),
  nav: (nav, own, _features, [landmark]) => ({ ...nav, tags: [startOf(nav, own, landmark), '</nav>'] }),
};

/** The filter for a label, if there are catalogs: an application may have no translator. */
function translated({ text, numbers, hasCatalogs }: DrawnLabel): DrawnPart | undefined {
  if (!hasCatalogs) return undefined;
  const values = Object.entries(numbers).map(([token, code]) => `':${token}': ${code}`);
  const given = values.length === 0 ? '{}' : `{ ${values.join(', ')} }`;
  return { code: `${phpString(text)}|trans(${given}, 'pagination')` };
}

const MORE_CLASSES = "{{ attributes.class is defined ? ' ' ~ attributes.class }}";

/** A start tag of several lines, with a loop over the attributes. */
function startOf({ attributes }: DrawnElement, own: string, landmark: DrawnPart | undefined): string {
  const given = '(value ?? false) is not same as(false)';
  const [classes, condition] =
    own === ''
      ? [[], given]
      : [[`  class="${twig.text(own)}${MORE_CLASSES}"`], `name != 'class' and ${given}`];
  return [
    '<nav',
    ...attributes.map((one) => `  ${twig.attribute(one)}`),
    ...classes,
    `  {% for name, value in { 'aria-label': ${inCode(landmark, phpString)} }|merge(attributes) %}`,
    `    {% if ${condition} %}{{ name }}="{{ value is same as(true) ? 'true' : value }}"{% endif %}`,
    '  {% endfor %}',
    '>',
  ].join('\n');
}

export const symfony: FrameworkRow = {
  names: ['twig', 'knp-paginator', 'pagerfanta'],
  isUsed: ({ says }) => says('composer.json', /"symfony\/(?:framework-bundle|twig-bundle)"/),
  host,
  pagers: {
    knp: ({ says }) => says('composer.json', /"knplabs\/knp-paginator-bundle"/),
    pagerfanta: ({ says }) => says('composer.json', /"(?:babdev|pagerfanta)\/pagerfanta/),
    total: () => true,
  },
  optional: {
    boundaries: [
      ['boundedWindow($total, $current, $siblings, $boundaries)', 'window($total, $current, $siblings)'],
    ],
    paths: [
      ['$hasMore || ', ''],
      ['$url ??= ', '$url = '],
    ],
    knp: [['SlidingPagination|', '']],
    pagerfanta: [['PagerfantaInterface|', '']],
    'knp pagerfanta': [
      ['int $list paginator, or number of pages', 'int $total number of pages'],
      ['int $list', 'int $total'],
    ],
  },
  directories: ['.'],
  words: (evidence) => ({
    'App\\Tests\\': namespaceOf(evidence, 'tests', 'App\\Tests\\'),
    'App\\': namespaceOf(evidence, 'src', 'App\\'),
  }),
  stylesheet: linked('public/pagination.css', "{{ asset('pagination.css') }}"),
  order: (built) => `write paths: ['%kernel.project_dir%/${built}'] below twig: in config/packages/twig.yaml`,
  translation: {
    path: (tag) => `translations/pagination.${posixName(tag)}.yaml`,
    start: () => '',
    entry: ({ written, text }) => `${quote(written)}: ${quote(text)}\n`,
    id: ({ written }) => `${quote(written)}:`,
  },
};
