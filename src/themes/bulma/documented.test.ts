import { expectDocumented } from '../../testing/documented.js';

// Source of documented.html: Bulma 1, "Pagination".
test('the markup differs from the documented one only as docs/themes.md says', () => {
  expectDocumented('bulma', {
    attributes: {
      total_pages: 86,
      current_page: 46,
      previous_label: 'Previous',
      page_label: 'Goto page :page',
    },
    differences: [
      'nav: role is absent, not "navigation"',
      'nav > a: rel is "prev", not absent',
      'nav > a: rel is "next", not absent',
      'nav > ul > li > a: aria-label is "Goto page 46", not "Page 46"',
    ],
  });
});
