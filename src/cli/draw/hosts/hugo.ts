import { withLines } from '../drawing.js';
import { forPages, type Host, type ShortLabel } from '../host.js';
import { goTemplate } from '../languages/go-template.js';

const numbers = { page: '$page', previous: '$pager.Prev.PageNumber', next: '$pager.Next.PageNumber' };

/** Hugo: `$pager` is what `.Paginator` or `.Paginate` returns. */
export const hugo: Host = {
  language: goTemplate,
  entries: '$pages',
  entry: '$page',
  numbers,
  paths: {
    page: '(index $pager.Pagers (sub $page 1)).URL',
    previous: '$pager.Prev.URL',
    next: '$pager.Next.URL',
  },
  pageLabels: forPages(numbers, (page) => `replace $options.page_label ":page" ${page}`),
  conditions: {
    gap: 'eq $page "gap"',
    current: 'eq $page $pager.PageNumber',
    first: 'eq $page 1',
    last: 'eq $page $pager.TotalPages',
    previous: '$pager.HasPrev',
    next: '$pager.HasNext',
    chevrons: '$options.show_boundary_chevrons',
    pages: 'gt $pager.TotalPages 1',
  },
  labels: { previous: '$options.previous_label', next: '$options.next_label' },
  shortLabels: { previous: shortLabel('$previousLabel'), next: shortLabel('$nextLabel') },
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
