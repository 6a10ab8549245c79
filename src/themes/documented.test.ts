import { readFileSync } from 'node:fs';
import { renderPagination, type ControlAttributes, type ThemeName } from '../index.js';
import { differences, readTree } from '../testing/markup.js';

/**
 * The markup that frameworks document (fixtures/themes) and ours, in the same words, with every difference between them.
 * docs/themes.md argues each.
 */
interface Documented {
  readonly theme: ThemeName;
  readonly attributes: ControlAttributes;
  /** Elements that only we have. */
  readonly added?: readonly string[];
  /** Elements that only they have. */
  readonly dropped?: readonly string[];
  /** Class names of ours that only change how it looks. */
  readonly utilities?: RegExp;
  readonly differences: readonly string[];
}

const list: readonly Documented[] = [
  {
    // Source: Bootstrap 5.3, "Pagination": working with icons, disabled and active states.
    theme: 'bootstrap',
    attributes: {
      total_pages: 3,
      current_page: 1,
      show_boundary_chevrons: true,
      previous_label: 'Previous',
      next_label: 'Next',
    },
    differences: [
      'nav > ul: class is "pagination flex-wrap", not "pagination"',
      'nav > ul > li > a: role is "link", not absent',
      'nav > ul > li > a: aria-disabled is "true", not absent',
      'nav > ul > li > a: aria-label is absent, not "Previous"',
      'nav > ul > li > a: holds <span>, <span>, not <span>',
      'nav > ul > li > a: rel is "next", not absent',
      'nav > ul > li > a: aria-label is absent, not "Next"',
    ],
  },
  // Source: Bulma 1, "Pagination".
  {
    theme: 'bulma',
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
  },
  {
    // Source: daisyUI 5, "Pagination": an active button, a disabled button.
    theme: 'daisyui',
    attributes: { total_pages: 42, current_page: 7 },
    added: ['nav', 'li'],
    utilities:
      / (?:(?:(?:min|max)-\[28rem\]|forced-colors|print|\*):[^ "]*|min-w-10|px-1|tabular-nums)(?=[ "])/g,
    differences: [
      'ul: is <ul>, not <div>',
      'ul: class is "join flex-wrap", not "join"',
      'ul > a: is <a>, not <button>',
      'ul > a: href is "/6", not absent',
      'ul > a: rel is "prev", not absent',
      'ul > a: holds <span>, <span>, not "«"',
      'ul > a: href is "/1", not absent',
      'ul > span: is <span>, not <button>',
      'ul > span: class is "join-item btn pointer-events-none", not "join-item btn btn-disabled"',
      'ul > span: holds "…", not "..."',
      'ul > a: class is "join-item btn btn-primary btn-active", not "join-item btn btn-active"',
      'ul > a: href is "/7", not absent',
      'ul > a: aria-current is "page", not absent',
      'ul > a: href is "/8", not absent',
      'ul > a: href is "/42", not absent',
      'ul > a: rel is "next", not absent',
      'ul > a: holds <span>, <span>, not "»"',
    ],
  },
  {
    // Source: Petal Components, petal_components/pagination.ex.
    theme: 'petal',
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
  },
  // Source: USWDS 3.14, packages/usa-pagination.
  {
    theme: 'uswds',
    attributes: { total_pages: 24, current_page: 10 },
    added: ['path'],
    dropped: ['use'],
    differences: [
      'nav > ul: class is "usa-pagination__list flex-wrap", not "usa-pagination__list"',
      'nav > ul > li: class is "usa-pagination__item usa-pagination__arrow display-flex", not "usa-pagination__item usa-pagination__arrow"',
      'nav > ul > li > a: rel is "prev", not absent',
      'nav > ul > li > a > svg: width is "24", not absent',
      'nav > ul > li > a > svg: height is "24", not absent',
      'nav > ul > li > a > svg: focusable is "false", not absent',
      'nav > ul > li > a > svg: viewBox is "0 0 24 24", not absent',
      'nav > ul > li > a > svg: role is absent, not "img"',
      'nav > ul > li: aria-label is absent, not "ellipsis indicating non-visible pages"',
      'nav > ul > li > a: aria-label is "Page 24", not "Last page, page 24"',
      'nav > ul > li > a: rel is "next", not absent',
    ],
  },
];

test.each(list)(
  '$theme',
  ({ theme, attributes, added, dropped, utilities = /$^/g, differences: expected }) => {
    const ours = readTree(renderPagination(attributes, { theme }).replace(utilities, ''), added);
    const theirs = readTree(readFileSync(`fixtures/themes/${theme}.html`, 'utf8'), dropped);
    expect(differences(ours, theirs)).toEqual(expected);
  },
);
