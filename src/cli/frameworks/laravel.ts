import { forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { blade } from '../draw/languages/blade.js';
import { countingHost, forLabels } from './families/hosts.js';
import { phpEntries, phpLabel, phpPair, phpString } from './families/php.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { posixName } from './translation.js';

const counted = countingHost({
  page: '$page',
  current: '$pagination->current',
  total: '$pagination->total',
  equal: '===',
});

/** Laravel: `$pagination` is an `App\View\Components\Pagination`. */
const host: Host = {
  ...counted,
  pageLabels: forPages(
    counted.numbers,
    (number) => `str_replace(':page', ${number}, $pagination->pageLabel)`,
  ),
  language: blade,
  entries: '$pagination->pages',
  paths: {
    ...forPages(counted.numbers, (number) => `$pagination->url(${number})`),
    previous: '$pagination->previousUrl',
    next: '$pagination->nextUrl',
  },
  conditions: {
    ...counted.conditions,
    gap: '$page === null',
    previous: '$pagination->previousUrl',
    next: '$pagination->nextUrl',
    counted: '$pagination->isCounted',
    chevrons: '$pagination->showBoundaryChevrons',
    pages: '$pagination->hasPages()',
    summary: '$pagination->summary',
  },
  sentences: { position: '$pagination->position', summary: '$pagination->summary' },
  forms: forForms({
    member: (form, name) => `$pagination->${form}['${name}']`,
    pair: { entry: '[$name, $value]', name: '$name', value: '$value' },
    size: '$size',
    equal: '===',
    label: property,
  }),
  ...forLabels((name) => `$pagination->${name}Label`, phpLabel),
  pair: phpPair,
  nav: (nav, classes) => {
    const own = phpEntries(nav);
    const list = [phpString(classes), ...(own.length > 0 ? [`[${own.join(', ')}]`] : [])];
    return { ...nav, tags: [`<nav {{ $pagination->nav(${list.join(', ')}) }}>`, '</nav>'] };
  },
};

export const laravel: FrameworkRow = {
  names: ['blade'],
  isUsed: ({ says }) => says('composer.json', /"laravel\/framework"/),
  host,
  neighbors: forNeighbors(host, { given: property }),
  former: ['resources/views/components/pagination.blade.php'],
  isKebab: true,
  directories: ['.'],
  stylesheet: linked('public/pagination.css', "{{ asset('pagination.css') }}"),
  order: (built) => `write 'paths' => [base_path('${built}'), resource_path('views')] in config/view.php`,
  translation: {
    hasKeys: true,
    path: (tag) => `lang/${posixName(tag)}/pagination.php`,
    start: () => '<?php\n\nreturn [\n',
    entry: ({ key, text }) => `    ${phpString(key)} => ${phpString(text)},\n`,
    id: ({ key }) => phpString(key),
    end: '];\n',
  },
};

/** A property of the component, such as `$pagination->goLabel` for `go_label`. */
function property(name: string): string {
  return `$pagination->${name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase())}`;
}
