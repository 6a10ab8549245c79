import { expectDocumented } from '../../testing/documented.js';

// Source of documented.html: Bootstrap 5.3, "Pagination": working with icons, disabled and active states.
test('the markup differs from the documented one only as docs/themes.md says', () => {
  expectDocumented('bootstrap', {
    attributes: {
      total_pages: 3,
      current_page: 1,
      show_boundary_chevrons: true,
      previous_label: 'Previous',
      next_label: 'Next',
    },
    differences: [
      'nav > ul: class is "pagination flex-wrap", not "pagination"',
      'nav > ul > li > span: is <span>, not <a>',
      'nav > ul > li > span: aria-label is absent, not "Previous"',
      'nav > ul > li > span: holds <span>, <span>, not <span>',
      'nav > ul > li > a: rel is "next", not absent',
      'nav > ul > li > a: aria-label is absent, not "Next"',
      'nav > ul > li > a: holds <span>, <span>, not <span>',
    ],
  });
});
