import { forPages, type Host } from '../host.js';
import { blade } from '../languages/blade.js';
import { phpEntries, phpLabel, phpPair, phpString } from './php.js';

const numbers = {
  page: '$page',
  previous: '$pagination->current - 1',
  next: '$pagination->current + 1',
};

/** Laravel: `$pagination` is an `App\View\Components\Pagination`. */
export const laravel: Host = {
  language: blade,
  entries: '$pagination->pages',
  entry: '$page',
  numbers,
  paths: {
    page: '$pagination->url($page)',
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
    chevrons: '$pagination->showBoundaryChevrons',
    pages: '$pagination->hasPages()',
  },
  labels: { previous: '$pagination->previousLabel', next: '$pagination->nextLabel' },
  shortLabels: {
    previous: phpLabel('$pagination->previousLabel'),
    next: phpLabel('$pagination->nextLabel'),
  },
  pair: phpPair,
  nav: (nav, classes) => {
    const own = phpEntries(nav);
    const list = [phpString(classes), ...(own.length > 0 ? [`[${own.join(', ')}]`] : [])];
    return { ...nav, tags: [`<nav {{ $pagination->nav(${list.join(', ')}) }}>`, '</nav>'] };
  },
};
