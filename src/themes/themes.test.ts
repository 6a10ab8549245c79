import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  renderPagination,
  themeNames,
  type PaginationControlAttributes,
  type PaginationThemeName,
} from '../index.js';
import { differences, readTree } from '../testing/markup.js';
import { themes } from './index.js';

// They are written into the repositories of users, who read and change them.
test.each(themeNames)('the class lists of %s are such as a person would write', (name) => {
  for (const list of Object.values(themes[name].classes)) {
    expect(list.length).toBeLessThanOrEqual(265);
    // A selector in a class name belongs in the stylesheet.
    expect(list).not.toMatch(/(?:^|[ :])\[[^ ]*\]:/);
  }
});

/** A control with the words of a framework's documentation, and every difference between the two. */
interface Comparison {
  readonly attributes: PaginationControlAttributes;
  /** Elements that only we have. */
  readonly added?: readonly string[];
  /** Elements that only they have. */
  readonly dropped?: readonly string[];
  /** Our class names that only affect the appearance. */
  readonly utilities?: RegExp;
  readonly differences: readonly string[];
}

/** Their button: the classes that ours has as well, and those for states that a link does not have, for icons and focus. The list has those for text. */
const THEIRS =
  "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium transition-all disabled:pointer-events-none disabled:opacity-50 [&_svg]:pointer-events-none [&_svg:not([class*='size-'])]:size-4 shrink-0 [&_svg]:shrink-0 outline-none focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px] aria-invalid:ring-destructive/20 dark:aria-invalid:ring-destructive/40 aria-invalid:border-destructive";
const OURS =
  'inline-flex min-h-(--pagination-size,2.25rem) min-w-(--slot,2.5rem) items-center justify-center gap-1 rounded-md transition-all';
const HOVER = 'hover:bg-accent hover:text-accent-foreground';
const GHOST = `${HOVER} dark:hover:bg-accent/50`;

function ghost(size: string): string {
  return `nav > ul > li > a: class is "${OURS} ${GHOST}", not "${THEIRS} ${GHOST} ${size}"`;
}

/** By theme, with the source of its `documented.html`. */
const DOCUMENTED: Readonly<Partial<Record<PaginationThemeName, Comparison>>> = {
  // Bootstrap 5.3, "Pagination": working with icons, disabled and active states.
  bootstrap: {
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
  },
  // Bulma 1, "Pagination".
  bulma: {
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
  // daisyUI 5, "Pagination": an active button, a disabled button.
  daisyui: {
    attributes: { total_pages: 42, current_page: 7 },
    added: ['nav', 'li'],
    utilities: / class="@container"| (?:@max-[^ "]*|min-w-[^ "]*|\*:[^ "]*|px-[^ "]*|tabular-nums)(?=[ "])/g,
    differences: [
      'ul: is <ul>, not <div>',
      'ul: class is "pagination-list join flex-wrap", not "join"',
      'ul > a: is <a>, not <button>',
      'ul > a: href is "/6", not absent',
      'ul > a: rel is "prev", not absent',
      'ul > a: holds <span>, <span>, not "«"',
      'ul > a: href is "/1", not absent',
      'ul > span: is <span>, not <button>',
      'ul > span: class is "pagination-ellipsis join-item btn pointer-events-none", not "join-item btn btn-disabled"',
      'ul > span: holds "…", not "..."',
      'ul > a: class is "join-item btn btn-primary btn-active border-2 border-base-content focus-visible:outline-base-content", not "join-item btn btn-active"',
      'ul > a: href is "/7", not absent',
      'ul > a: aria-current is "page", not absent',
      'ul > a: href is "/8", not absent',
      'ul > a: href is "/42", not absent',
      'ul > a: rel is "next", not absent',
      'ul > a: holds <span>, <span>, not "»"',
    ],
  },
  // Petal Components, petal_components/pagination.ex.
  petal: {
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
  // shadcn/ui, "Pagination", style "new-york", as it renders.
  shadcn: {
    attributes: { total_pages: 42, current_page: 7, previous_label: 'Previous', next_label: 'Next' },
    // For phones.
    utilities: /@container | @max-[^ "]*/g,
    differences: [
      'nav: class is "mx-auto flex w-full flex-wrap justify-center", not "mx-auto flex w-full justify-center"',
      'nav: aria-label is "Pagination", not "pagination"',
      'nav: role is absent, not "navigation"',
      'nav: data-slot is absent, not "pagination"',
      'nav > ul: class is "pagination-list flex flex-row flex-wrap items-center text-sm font-medium tabular-nums", not "flex flex-row items-center gap-1"',
      'nav > ul: data-slot is absent, not "pagination-content"',
      'nav > ul > li: data-slot is absent, not "pagination-item"',
      ghost('h-9 py-2 has-[>svg]:px-3 gap-1 px-2.5 sm:pl-2.5'),
      'nav > ul > li > a: rel is "prev", not absent',
      'nav > ul > li > a: data-slot is absent, not "pagination-link"',
      'nav > ul > li > a: aria-label is absent, not "Go to previous page"',
      'nav > ul > li > a > svg: class is "size-4 shrink-0 rtl:-scale-x-100", not "lucide"',
      'nav > ul > li > a > svg: width is "16", not "24"',
      'nav > ul > li > a > svg: height is "16", not "24"',
      'nav > ul > li > a > svg: viewBox is "0 0 16 16", not "0 0 24 24"',
      'nav > ul > li > a > svg: stroke-width is "1.5", not "2"',
      'nav > ul > li > a > svg: stroke-linecap is absent, not "round"',
      'nav > ul > li > a > svg: stroke-linejoin is absent, not "round"',
      'nav > ul > li > a > svg > path: d is "m10 4-4 4 4 4", not "m15 18-6-6 6-6"',
      'nav > ul > li > a > span: class is "sr-only", not "hidden sm:block"',
      ghost('size-9'),
      'nav > ul > li > a: data-active is absent, not "false"',
      'nav > ul > li > span: class is "pagination-ellipsis flex h-9 min-w-(--slot,2.5rem) items-center justify-center text-base font-normal", not "flex size-9 items-center justify-center"',
      'nav > ul > li > span: aria-hidden is absent, not "true"',
      'nav > ul > li > span: data-slot is absent, not "pagination-ellipsis"',
      'nav > ul > li > span: holds "…", not <svg>, <span>',
      `nav > ul > li > a: class is "${OURS} border border-foreground bg-background shadow-xs ${HOVER} dark:bg-input/30 dark:hover:bg-input/50", not "${THEIRS} border bg-background shadow-xs ${HOVER} dark:bg-input/30 dark:border-input dark:hover:bg-input/50 size-9"`,
      'nav > ul > li > a: data-active is absent, not "true"',
      ghost('h-9 py-2 has-[>svg]:px-3 gap-1 px-2.5 sm:pr-2.5'),
      'nav > ul > li > a: rel is "next", not absent',
      'nav > ul > li > a: aria-label is absent, not "Go to next page"',
      'nav > ul > li > a > svg > path: d is "m6 4 4 4-4 4", not "m9 18 6-6-6-6"',
    ],
  },
  // USWDS 3.14, packages/usa-pagination.
  uswds: {
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
  },
};

test.each(Object.entries(DOCUMENTED))(
  'the markup of %s differs from the documented one only as docs/themes.md says',
  (theme, { attributes, added, dropped, utilities = /$^/g, differences: expected }) => {
    const documented = readFileSync(join(__dirname, theme, 'documented.html'), 'utf8');
    const html = renderPagination(attributes, { theme: theme as PaginationThemeName });
    const ours = readTree(html.replace(utilities, ''), added);
    expect(differences(ours, readTree(documented, dropped))).toEqual(expected);
  },
);
