import type { DrawnAttribute } from '../draw/drawing.js';
import { forChevrons, type Host } from '../draw/host.js';
import { astro as language } from '../draw/languages/astro.js';
import { classListAsCode } from '../draw/languages/javascript.js';
import { ifSeveral, scriptProgram, scriptWords } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

const classList = classListAsCode('"');

/** The URLs in a `page` of `paginate()`, which are missing where there is no such page. */
const urls = {
  first: 'page.url.first',
  previous: 'page.url.prev',
  next: 'page.url.next',
  last: 'page.url.last',
} as const;

/** Astro: the `page` of `paginate()`, and constants of the components. */
const host: Host = {
  ...scriptProgram,
  language,
  entry: 'number',
  numbers: {
    page: 'number',
    first: '1',
    previous: 'page.currentPage - 1',
    next: 'page.currentPage + 1',
    last: 'page.lastPage',
  },
  paths: { page: 'path(number)', ...forChevrons((name) => urls[name]) },
  conditions: {
    gap: 'number === null',
    current: 'number === currentPage',
    first: 'number === 1',
    last: 'number === lastPage',
    previous: urls.previous,
    next: urls.next,
    toLast: urls.last,
    beside: 'lastPage > 1',
  },
  counts: { page: 'currentPage', pages: 'lastPage', from: 'from', to: 'to', total: 'total' },
  nav: (nav, classes, features) => {
    const all = { code: 'className' };
    const own: DrawnAttribute[] = [
      { name: 'class', value: [classes === '' ? all : classList([classes, all])] },
      { name: 'aria-label', value: [{ code: 'label' }] },
    ];
    const rest: DrawnAttribute = { name: '{...nav}', value: [] };
    const attributes = [...own, ...nav.attributes, rest];
    return ifSeveral({ ...nav, attributes }, features, `${urls.previous} || ${urls.next}`);
  },
  // Without an action, a form leads to the URL of the page, with its own query.
  attribute: (attribute) => (attribute.name === 'action' ? undefined : attribute),
};

export const astro: FrameworkRow = {
  isUsed: ({ dependsOn }) => dependsOn('astro'),
  host,
  // The part `paths` takes a list without a paginator in place of the `page`.
  optional: {
    ...scriptWords,
    paths: [
      ['Page | List', 'Page'],
      ['page: list', 'page'],
      ['"path" in page ? page.path : ', ''],
    ],
  },
  directories: ['src/components'],
  words: (_, { out }) => {
    if (out === undefined) return {};
    // From a page in src/pages.
    const place = out.startsWith('src/') ? out.slice('src/'.length) : `../${out}`;
    return { '"../components/': `"../${place}/` };
  },
  testsWith: 'vitest',
  stylesheet: {
    from: '../components',
    element: { start: ['<style is:global>'], end: ['</style>'], indent: '  ' },
  },
};
