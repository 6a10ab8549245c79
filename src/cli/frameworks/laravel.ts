import { forChevrons, forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { blade } from '../draw/languages/blade.js';
import { phpEntries, phpLabel, phpPair, phpString } from './families/php.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { posixName } from './translation.js';

const numbers = {
  page: '$page',
  first: '1',
  previous: '$pagination->current - 1',
  next: '$pagination->current + 1',
  last: '$pagination->total',
};

/** Laravel: `$pagination` is an `App\View\Components\Pagination`. */
const host: Host = {
  language: blade,
  entries: '$pagination->pages',
  entry: '$page',
  numbers,
  paths: {
    ...forPages(numbers, (number) => `$pagination->url(${number})`),
    previous: '$pagination->previousUrl',
    next: '$pagination->nextUrl',
  },
  pageLabels: forPages(numbers, (number) => `str_replace(':page', ${number}, $pagination->pageLabel)`),
  conditions: {
    gap: '$page === null',
    current: '$page === $pagination->current',
    first: '$page === 1',
    last: '$page === $pagination->total',
    previous: '$pagination->previousUrl',
    next: '$pagination->nextUrl',
    toLast: '$pagination->current < $pagination->total',
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
  labels: forChevrons((name) => `$pagination->${name}Label`),
  shortLabels: forChevrons((name) => phpLabel(`$pagination->${name}Label`)),
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
