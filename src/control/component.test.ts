import { renderPagination, transform, type PaginationOptions } from '../index.js';
import { themes } from '../themes/index.js';
import type { Part } from '../themes/theme.js';

const middle = { total_pages: 20, current_page: 10 };
const items = { total_items: 200, page_size: 10, summary: ':from to :to of :total' };

test('a theme without classes draws a control without class attributes', () => {
  const classes = Object.fromEntries(Object.keys(themes.default.classes).map((part) => [part, '']));
  const html = renderPagination(middle, { theme: { classes: { ...classes, container: 'pager' } } });
  expect(html.match(/ class="[^"]*"/g)).toEqual([' class="pager"']);
  expect(html).toContain('<li><a href="/9">9</a></li>');
});

test('a container without its own class has that of the author, or none', () => {
  const theme = { classes: { container: '' } };
  expect(renderPagination(middle, { theme })).toMatch(/^<nav aria-label="Pagination">/);
  expect(renderPagination({ ...middle, class: 'a  b' }, { theme })).toMatch(/^<nav class="a b" aria-label/);
});

describe('a control of live_patch links', () => {
  const live = { ...middle, link_type: 'live_patch' } as const;

  test('names the element that is new on every page after its own id', () => {
    const ids = (id: string, current_page: number): (string | undefined)[] =>
      Array.from(renderPagination({ ...live, current_page, id }).matchAll(/ id="(.*?)"/g), ([, one]) => one);
    expect(ids('above', 10)).toEqual(['above', 'above-page-10']);
    expect(ids('below', 11)).toEqual(['below', 'below-page-11']);
  });

  test('uses the id from template code in a compiled control', () => {
    const idOf = (tag: string, dialect: 'heex' | 'jinja2'): string | undefined =>
      /role="status"><span id=(.*?) phx-mounted/.exec(transform(tag, { dialect }))?.[1];
    const attributes = 'link_type="live_patch" total_pages';
    expect(idOf(`<pagination ${attributes}={@n} current_page={@page} id={@id} />`, 'heex')).toBe(
      '{"#{@id}-page-#{pagination_current}"}',
    );
    expect(idOf(`<pagination ${attributes}="{{ n }}" id="a-{{ id }}" />`, 'jinja2')).toBe(
      '"a-{{ id }}-page-1"',
    );
    // In quotation marks, HEEx reads no code.
    expect(idOf(`<pagination ${attributes}={@n} id="{a}" />`, 'heex')).toBe('{"\\{a\\}-page-1"}');
  });

  test('has no such element without an id, or if code among the attributes sets it', () => {
    expect(renderPagination(live)).toContain(
      '<span class="pagination__label" role="status">Page 10 of 20</span>',
    );
    const html = transform('<pagination link_type="live_patch" total_pages="9" id="{{ id }}"/>', {
      dialect: 'jinja2',
    });
    expect(html).toContain('role="status">Page 1 of 9<');
  });

  test('announces the position, or only the page if the total is unknown', () => {
    const status = (html: string): string | undefined => /role="status">([^<]*)</.exec(html)?.[1];
    const labels = { position: ':page & :pages' };
    expect(status(renderPagination(live, { labels }))).toBe('10 &amp; 20');
    expect(status(renderPagination(live, { locale: 'ja' }))).toBe('10ページ / 20ページ');
    expect(status(renderPagination({ ...live, total_pages: undefined }))).toBe('Page 10');
    expect(status(renderPagination({ ...live, total_pages: undefined, has_next: false }))).toBe(
      'Page 10 of 10',
    );
    expect(status(renderPagination({ ...live, total_pages: undefined, ...items }))).toBe('Page 10 of 20');
    expect(status(renderPagination({ ...live, page_label: ':page' }))).toBe('Page 10 of 20');
    expect(status(renderPagination({ ...live, link_type: 'a' }))).toBeUndefined();
  });
});

const FORMS = { path: '?page=:page&size=:page_size', jump: true, page_sizes: [10, 20] } as const;

describe.each(Object.entries(themes))('theme %s', (name, theme) => {
  const options: PaginationOptions = { theme: name as keyof typeof themes };

  test('shows every part that it has classes for', () => {
    const html = [1, 10, 20]
      .flatMap((current_page) =>
        [{}, { show_labels: true }, { layout: 'position' } as const, FORMS].map((more) =>
          renderPagination(
            { ...items, current_page, show_boundary_chevrons: true, show_ends: true, ...more },
            options,
          ),
        ),
      )
      .join('\n');
    const list = Object.entries(theme.classes) as [Part, string][];
    for (const [part, classes] of list) {
      if (
        part === 'status' ||
        classes === '' ||
        (part.endsWith('Item') && theme.chevrons !== 'in-list' && !theme.chevronsInDiv) ||
        (part === 'positionItem' && theme.chevrons !== 'in-list')
      )
        continue;
      expect({ part, found: html.includes(`class="${classes}`) }).toEqual({ part, found: true });
    }
  });

  test.each(['live_patch', 'live_redirect'] as const)(
    'a control of %s links has the same elements on every page',
    (link_type) => {
      for (const show of [{}, { show_boundary_chevrons: true }, { show_ends: true }]) {
        const counts = Array.from({ length: 20 }, (_, index) => {
          const html = renderPagination(
            { total_pages: 20, current_page: index + 1, link_type, ...show },
            options,
          );
          return html.split(/<li|<nav[^>]*><(?:a|div)|<\/ul><(?:a|div)|<\/a><a|<\/div><(?:a|div)/).length - 1;
        });
        expect(new Set(counts).size).toBe(1);
      }
    },
  );
});
