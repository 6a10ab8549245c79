import { expectDocumented } from '../../testing/documented.js';

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

// Source of documented.html: shadcn/ui, "Pagination", style "new-york", as it renders.
test('the markup differs from the documented one only as docs/themes.md says', () => {
  expectDocumented('shadcn', {
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
  });
});
