import { forChevrons, forNeighbors, forPages, type Host } from '../draw/host.js';
import { goTemplate } from '../draw/languages/templates.js';
import { navOfLines } from './families/hosts.js';
import { withoutForms, type FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { quote } from './translation.js';

const numbers = {
  page: '$page',
  first: '1',
  previous: '$pager.Prev.PageNumber',
  next: '$pager.Next.PageNumber',
  last: '$pager.TotalPages',
};

/** Hugo: `$pager` is what `.Paginator` or `.Paginate` returns. */
const host: Host = {
  language: goTemplate,
  entries: '$pages',
  entry: '$page',
  numbers,
  paths: {
    page: '(index $pager.Pagers (sub $page 1)).URL',
    first: '$pager.First.URL',
    previous: '$pager.Prev.URL',
    next: '$pager.Next.URL',
    last: '$pager.Last.URL',
  },
  pageLabels: forPages(numbers, (page) => `replace $options.page_label ":page" ${page}`),
  conditions: {
    gap: 'eq $page "gap"',
    current: 'eq $page $pager.PageNumber',
    first: 'eq $page 1',
    last: 'eq $page $pager.TotalPages',
    previous: '$pager.HasPrev',
    next: '$pager.HasNext',
    toLast: '$pager.HasNext',
    chevrons: '$options.show_boundary_chevrons',
    pages: 'gt $pager.TotalPages 1',
  },
  sentences: { position: '$position', summary: '$summary' },
  labels: forChevrons((name) => `$options.${name}_label`),
  nav: navOfLines(
    goTemplate,
    ['{{ with $options.class }}', '{{ . }}', '{{ end }}'],
    'aria-label="{{ $options.aria_label }}"{{ $attributes | safeHTMLAttr }}',
  ),
};

export const hugo: FrameworkRow = {
  isUsed: ({ has, says }) =>
    ['hugo.toml', 'hugo.yaml', 'hugo.json'].some(has) ||
    ['config.toml', 'config.yaml', 'config.json'].some((path) => says(path, /^[ \t"]*baseURL\b/im)),
  dialect: 'hugo',
  host,
  neighbors: forNeighbors(host, { given: (name) => `$options.${name}` }),
  lacks: withoutForms('Its pages are files, which cannot read the query that a form sends.'),
  // It looks in layouts before its theme.
  moves: {
    from: 'layouts',
    to: 'themes/site/layouts',
    steps: [
      'mkdir -p themes/site && mv layouts themes/site/layouts',
      'write theme = "site" in the configuration of Hugo, before the theme that it may have',
    ],
  },
  // Hugo 0.146 renamed it to _partials, and still reads both.
  isKebab: true,
  directories: ['layouts/partials', 'layouts/_partials'],
  stylesheet: linked('static/pagination.css', '{{ "pagination.css" | relURL }}'),
  translation: {
    call: ({ key }) => `(i18n "pagination_${key}")`,
    hasKeys: true,
    path: (tag) => `i18n/${tag.toLowerCase()}.toml`,
    start: () => '',
    entry: ({ key, text }) => `pagination_${key} = ${quote(text)}\n`,
    id: ({ key }) => `pagination_${key} =`,
  },
};
