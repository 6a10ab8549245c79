import { forChevrons, forForms, forNeighbors, forPages, type Host, type ShortLabel } from '../draw/host.js';
import { psr } from '../draw/languages/php.js';
import { phpEntries, phpLabel, phpPair, phpString } from './families/php.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { hasTwigSite } from './twig-site.js';

const numbers = {
  page: '$page',
  first: '1',
  previous: '$current - 1',
  next: '$current + 1',
  last: '$total',
};

/** PHP without a framework: the variables of `Pagination\render`. */
const host: Host = {
  language: psr,
  entries: '$pages',
  entry: '$page',
  numbers,
  paths: forPages(numbers, (number) => `e($url(${number}))`),
  pageLabels: forPages(numbers, (number) => `e(str_replace(':page', ${number}, $page_label))`),
  conditions: {
    gap: '$page === null',
    current: '$page === $current',
    first: '$page === 1',
    last: '$page === $total',
    previous: '$current > 1',
    next: '$current < $last',
    toLast: '$current < $total',
    counted: '$last === $total',
    chevrons: '$show_boundary_chevrons',
    pages: '$last > 1',
  },
  sentences: { position: 'e($position)', summary: 'e($summary)' },
  forms: forForms({
    member: (form, name) => `$${form}['${name}']`,
    pair: { entry: '[$field, $value]', name: '$field', value: '$value' },
    size: '$size',
    equal: '===',
    label: (name) => `$${name}`,
    printed: (code) => `e(${code})`,
  }),
  labels: forChevrons((name) => `e($${name}_label)`),
  shortLabels: forChevrons((name) => escaped(phpLabel(`$${name}_label`))),
  pair: phpPair,
  nav: (nav, classes) => {
    const own = [`'class' => class_names(${phpString(classes)}, $class)`, ...phpEntries(nav)];
    return { ...nav, tags: [`<nav<?= attributes($attributes + [${own.join(', ')}]) ?>>`, '</nav>'] };
  },
};

function escaped({ all, beginning, end }: ShortLabel): ShortLabel {
  return { all: `e(${all})`, beginning: `e(${beginning})`, end: `e(${end})` };
}

export const php: FrameworkRow = {
  label: 'PHP',
  host,
  neighbors: forNeighbors(host, { given: (name) => `$${name}`, printed: (code) => `e(${code})` }),
  isUsed: (evidence) =>
    ['index.php', 'public/index.php', 'composer.json'].some(evidence.has) && !hasTwigSite(evidence),
  directories: ['.'],
  stylesheet: linked('pagination.css', 'pagination.css'),
  order: (built, original) => `write set_include_path('${built}' . PATH_SEPARATOR . '${original}')`,
};
