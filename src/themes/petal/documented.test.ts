import { expectDocumented } from '../../testing/documented.js';

// Source of documented.html: Petal Components, petal_components/pagination.ex.
test('the markup differs from the documented one only as docs/themes.md says', () => {
  expectDocumented('petal', {
    attributes: { total_pages: 12, current_page: 6 },
    dropped: ['nav'],
    differences: [
      'nav: is <nav>, not <div>',
      'nav: aria-label is "Pagination", not absent',
      'nav > ul > li > a: rel is "prev", not absent',
      'nav > ul > li > a > svg: is <svg>, not <span>',
      'nav > ul > li > a > svg: class is "pc-pagination__item__previous__chevron", not "hero-chevron-left-solid pc-pagination__item__previous__chevron"',
      'nav > ul > li > a > svg: width is "20", not absent',
      'nav > ul > li > a > svg: height is "20", not absent',
      'nav > ul > li > a > svg: viewBox is "0 0 20 20", not absent',
      'nav > ul > li > a > svg: fill is "currentColor", not absent',
      'nav > ul > li > a > svg: aria-hidden is "true", not absent',
      'nav > ul > li > a > svg: focusable is "false", not absent',
      'nav > ul > li > a > svg: holds <path>, not nothing',
      'nav > ul > li > a > span: holds "Previous page", not "Previous"',
      'nav > ul > li > span: holds "…", not "..."',
      'nav > ul > li > a: is <a>, not <span>',
      'nav > ul > li > a: href is "/6", not absent',
      'nav > ul > li > a: rel is "next", not absent',
      // Our label comes before the icon.
      'nav > ul > li > a > span: class is "sr-only", not "hero-chevron-right-solid pc-pagination__item__next__chevron"',
      'nav > ul > li > a > span: holds "Next page", not nothing',
      'nav > ul > li > a > svg: class is "pc-pagination__item__next__chevron", not "sr-only"',
      'nav > ul > li > a > svg: holds <path>, not "Next"',
    ],
  });
});
