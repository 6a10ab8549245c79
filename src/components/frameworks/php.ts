import { escapeHtml } from '../../base/escape.js';
import { textOf } from '../draw/drawing.js';
import { forPages, type Host } from '../draw/host.js';
import { phpEntries, phpString, psr } from '../draw/languages/php.js';
import { classVariables, countingHost } from './families/hosts.js';
import { camelCase } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { hasTwigSite } from './twig-site.js';

const counted = countingHost({ page: '$page', current: '$current', total: '$totalPages', equal: '===' });

/** Escapes what is printed. */
const e = (code: string): string => `e(${code})`;

/** PHP without a framework: the variables of `Pagination\render`. */
const host: Host = {
  ...counted,
  language: psr,
  entries: '$pages',
  paths: forPages(counted.numbers, (number) => e(`$path(${number})`)),
  conditions: { ...counted.conditions, gap: '$page === null', next: '$hasNext' },
  counts: { page: '$current', pages: '$totalPages', from: '$from', to: '$to', total: '$totalItems' },
  neighbors: {
    given: (name) => `$${camelCase(name)}`,
    printed: e,
  },
  forms: {
    action: e('$action'),
    fields: { entries: '$query', entry: '[$name, $value]', name: e('$name'), value: e('$value') },
    pageField: e('$param'),
    sizeField: e('$param'),
    sizes: { entries: '$sizes', entry: '$size', number: e('$size'), isChosen: '$size === $pageSize' },
  },
  constants: classVariables(
    (name, value) => `${name} = ${phpString(escapeHtml(value))};`,
    (name) => `$${name}Class`,
  ),
  nav: (nav, classes, _features, landmark) => {
    const entries = phpEntries(nav, classes, phpString(textOf(landmark)));
    return { ...nav, tags: [`<nav<?= attributes([${entries}], $attributes) ?>>`, '</nav>'] };
  },
};

export const php: FrameworkRow = {
  label: 'PHP',
  host,
  optional: {
    boundaries: [
      [
        'boundedWindow($totalPages, $current, $siblings, $boundaries)',
        'window($totalPages, $current, $siblings)',
      ],
    ],
    paths: [['$hasMore || ', '']],
  },
  isUsed: (evidence) =>
    ['index.php', 'public/index.php', 'composer.json'].some(evidence.has) && !hasTwigSite(evidence),
  directories: ['.'],
  includedBy: ["require_once '"],
  stylesheet: linked('pagination.css', '/pagination.css'),
  order: (built, original) => `write set_include_path('${built}' . PATH_SEPARATOR . '${original}')`,
};
