import { forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { psr } from '../draw/languages/php.js';
import { countingHost, forLabels } from './families/hosts.js';
import { phpEntries, phpString } from './families/php.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { hasTwigSite } from './twig-site.js';

const counted = countingHost({ page: '$page', current: '$current', total: '$total', equal: '===' });

/** PHP without a framework: the variables of `Pagination\render`. */
const host: Host = {
  ...counted,
  paths: forPages(counted.numbers, (number) => e(`$url(${number})`)),
  pageLabels: forPages(counted.numbers, (number) => e(`str_replace(':page', ${number}, $page_label)`)),
  language: psr,
  entries: '$pages',
  conditions: {
    ...counted.conditions,
    gap: '$page === null',
    next: '$current < $last',
    counted: '$last === $total',
    chevrons: '$show_boundary_chevrons',
    pages: '$last > 1',
  },
  sentences: { position: e('$position'), summary: e('$summary') },
  forms: forForms({
    member: (form, name) => `$${form}['${name}']`,
    pair: { entry: '[$field, $value]', name: '$field', value: '$value' },
    size: '$size',
    equal: '===',
    label: (name) => `$${name}`,
    printed: e,
  }),
  ...forLabels((name) => `$${name}_label`, e),
  nav: (nav, classes) => {
    const own = phpEntries(nav);
    const parts = [
      `['class' => class_names(${phpString(classes)}, $class)]`,
      '$attributes',
      ...(own.length > 0 ? [`[${own.join(', ')}]`] : []),
    ];
    return { ...nav, tags: [`<nav<?= attributes(${parts.join(' + ')}) ?>>`, '</nav>'] };
  },
};

/** Escapes what is printed. */
function e(code: string): string {
  return `e(${code})`;
}

export const php: FrameworkRow = {
  label: 'PHP',
  host,
  neighbors: forNeighbors(host, { given: (name) => `$${name}`, printed: e }),
  isUsed: (evidence) =>
    ['index.php', 'public/index.php', 'composer.json'].some(evidence.has) && !hasTwigSite(evidence),
  directories: ['.'],
  stylesheet: linked('pagination.css', 'pagination.css'),
  order: (built, original) => `write set_include_path('${built}' . PATH_SEPARATOR . '${original}')`,
};
