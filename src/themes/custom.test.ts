import { renderPagination, type PaginationOptions } from '../index.js';

function iconsOf(theme: PaginationOptions['theme']): string[] {
  const html = renderPagination({ path: '/:page', total_pages: 3, current_page: 2 }, { theme });
  return html.match(/<span[^>]*aria-hidden[^>]*>[^<]*<\/span>/g) ?? [];
}

test('icons of the default theme have no class, and the stylesheet draws them', () => {
  expect(iconsOf('default')).toEqual([
    '<span aria-hidden="true">‹</span>',
    '<span aria-hidden="true">›</span>',
  ]);
});

test('other icons have a class, and are shown unchanged', () => {
  expect(iconsOf({ icons: { previous: '←', next: '→' } })).toEqual([
    '<span class="pagination__icon" aria-hidden="true">←</span>',
    '<span class="pagination__icon" aria-hidden="true">→</span>',
  ]);
});

test('icons of other themes need no class', () => {
  expect(iconsOf({ extends: 'bootstrap', icons: { previous: '←', next: '→' } })[0]).toBe(
    '<span aria-hidden="true">←</span>',
  );
});

test('an author can name the class of icons', () => {
  expect(iconsOf({ icons: { previous: '←' }, classes: { icon: 'arrow' } })[0]).toBe(
    '<span class="arrow" aria-hidden="true">←</span>',
  );
});
