import { expectDocumented } from '../../testing/documented.js';

// Source of documented.html: USWDS 3.14, packages/usa-pagination.
test('the markup differs from the documented one only as docs/themes.md says', () => {
  expectDocumented('uswds', {
    attributes: { total_pages: 24, current_page: 10 },
    added: ['path'],
    dropped: ['use'],
    differences: [
      'nav > ul: class is "usa-pagination__list flex-wrap", not "usa-pagination__list"',
      'nav > ul > li: class is "usa-pagination__item usa-pagination__arrow display-flex", not "usa-pagination__item usa-pagination__arrow"',
      'nav > ul > li > a: rel is "prev", not absent',
      'nav > ul > li > a: aria-label is absent, not "Previous page"',
      'nav > ul > li > a > svg: width is "24", not absent',
      'nav > ul > li > a > svg: height is "24", not absent',
      'nav > ul > li > a > svg: focusable is "false", not absent',
      'nav > ul > li > a > svg: viewBox is "0 0 24 24", not absent',
      'nav > ul > li > a > svg: role is absent, not "img"',
      'nav > ul > li: aria-label is absent, not "ellipsis indicating non-visible pages"',
      'nav > ul > li > a: aria-label is "Page 24", not "Last page, page 24"',
      'nav > ul > li > a: rel is "next", not absent',
      'nav > ul > li > a: aria-label is absent, not "Next page"',
    ],
  });
});
