import { withLines } from '../drawing.js';
import { forChevrons, forPages, type Host, type ShortLabel } from '../host.js';
import { goTemplate } from '../languages/go-template.js';

const numbers = {
  page: '$page',
  first: '1',
  previous: '$pager.Prev.PageNumber',
  next: '$pager.Next.PageNumber',
  last: '$pager.TotalPages',
};

/** Hugo: `$pager` is what `.Paginator` or `.Paginate` returns. */
export const hugo: Host = {
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
  labels: forChevrons((name) => `$options.${name}_label`),
  shortLabels: forChevrons((name) => shortLabel(`$${name}Label`)),
  pair: (beginning, end) => `(slice ${JSON.stringify(beginning)} ${JSON.stringify(end)})`,
  nav: (nav, classes) => {
    const given = '{{ with $options.class }}';
    const all =
      classes === ''
        ? `${given}class="{{ . }}"{{ end }}`
        : `class="${goTemplate.text(classes)}${given} {{ . }}{{ end }}"`;
    return withLines(nav, [
      ...nav.attributes.map((one) => goTemplate.attribute(one)),
      all,
      'aria-label="{{ $options.aria_label }}"{{ $attributes | safeHTMLAttr }}',
    ]);
  },
};

function shortLabel(label: string): ShortLabel {
  return { all: `delimit ${label} ""`, beginning: `index ${label} 0`, end: `index ${label} 1` };
}
