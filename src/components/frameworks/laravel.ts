import { inCode, type DrawnPart } from '../draw/drawing.js';
import { forPages, type DrawnLabel, type Host } from '../draw/host.js';
import { bladeString, phpEntries, phpString } from '../draw/languages/php.js';
import { blade } from '../draw/languages/templates.js';
import { countingHost } from './families/hosts.js';
import { namespaceOf } from './families/php-namespaces.js';
import { camelCase } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { posixName, quote, type CatalogEntry } from './translation.js';

const counted = countingHost({
  page: '$page',
  current: '$current',
  total: '$paginator->lastPage()',
  equal: '===',
});

/** Laravel: the properties of an `App\View\Components\Pagination`. */
const host: Host = {
  ...counted,
  language: blade,
  entries: '$pages',
  paths: {
    ...forPages(counted.numbers, (number) => `$paginator->url(${number})`),
    first: '$firstUrl',
    previous: '$previousUrl',
    next: '$nextUrl',
    last: '$lastUrl',
  },
  conditions: {
    ...counted.conditions,
    gap: '$page === null',
    previous: '$previousUrl',
    next: '$nextUrl',
    toLast: '$lastUrl',
  },
  counts: { page: '$current', pages: '$last', from: '$from', to: '$to', total: '$total' },
  neighbors: { given: (name) => `$${camelCase(name)}` },
  forms: {
    action: '$path',
    fields: { entries: '$query', entry: '[$name, $value]', name: '$name', value: '$value' },
    pageField: '$param',
    sizeField: '$param',
    sizes: { entries: '$sizes', entry: '$choice', number: '$choice', isChosen: '$choice === $size' },
  },
  label: translate,
  constants: {
    declare: (all) => [
      '@php',
      ...all.map(([name, value]) => `    $${name}Class = ${phpString(value)};`),
      '@endphp',
    ],
    use: (name) => `$${name}Class`,
  },
  nav: (nav, classes, _features, [landmark]) => {
    const entries = phpEntries(nav, classes, inCode(landmark, bladeString), bladeString);
    return { ...nav, tags: [`<nav {{ $attributes->merge([${entries}]) }}>`, '</nav>'] };
  },
};

/** What catalogs call the landmark: where file names have no case, `__('Pagination')` is the array in Laravel's own pagination.php. */
const LANDMARK = 'Pagination links';

/** The call for a label. */
function translate({ name, text, numbers, hasCatalogs }: DrawnLabel): DrawnPart | undefined {
  if (name === 'landmark') return hasCatalogs ? { code: `__(${phpString(LANDMARK)})` } : undefined;
  const values = Object.entries(numbers).map(([token, code]) => `'${token}' => ${code}`);
  return {
    code: `__(${[bladeString(text), ...(values.length > 0 ? [`[${values.join(', ')}]`] : [])].join(', ')})`,
  };
}

/** The key of a label in a catalog. */
const keyOf = ({ key, written }: CatalogEntry): string => quote(key === 'landmark' ? LANDMARK : written);

export const laravel: FrameworkRow = {
  names: ['blade'],
  isUsed: ({ says }) => says('composer.json', /"laravel\/framework"/),
  host,
  optional: {
    numbers: [['$paginator, $siblings, $boundaries', '$paginator']],
    boundaries: [
      [
        'boundedWindow($total, $this->current, $siblings, $boundaries)',
        'window($total, $this->current, $siblings)',
      ],
      ['$siblings, $boundaries', '$siblings'],
    ],
  },
  lacks: { cursor: 'It already takes the lists of cursorPaginate().' },
  isKebab: true,
  directories: ['.'],
  words: (evidence) => ({
    'App\\': namespaceOf(evidence, 'app', 'App\\'),
    'Tests\\': namespaceOf(evidence, 'tests', 'Tests\\'),
  }),
  stylesheet: linked('public/pagination.css', "{{ asset('pagination.css') }}"),
  order: (built) => `write 'paths' => [base_path('${built}'), resource_path('views')] in config/view.php`,
  translation: {
    // The key of the landmark is not its text.
    fallback: () => 'en',
    path: (tag) => `lang/${posixName(tag)}.json`,
    start: () => '{\n',
    entry: (entry) => `    ${keyOf(entry)}: ${quote(entry.text)}`,
    separator: ',\n',
    end: '\n}\n',
    id: (entry) => `${keyOf(entry)}:`,
  },
};
