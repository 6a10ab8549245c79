import { createTheme, type Icon } from '../theme.js';

const box =
  'inline-flex min-h-(--pagination-size,2.25rem) min-w-(--slot,2.5rem) items-center justify-center gap-1 rounded-md transition-all';
const hover = 'hover:bg-accent hover:text-accent-foreground';
const ghost = `${box} ${hover} dark:hover:bg-accent/50`;

const entry = 'h-9 rounded-md border border-input bg-background px-3 shadow-xs';

// Without styles, an icon without a size would fill the page.
const chevron = (d: string): Icon => ({
  svg: `<svg class="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${d}"></path></svg>`,
});

/** shadcn/ui. Source: its components "pagination" and "button", style "new-york". The layout is in `../tailwind/layout.css`. */
export const shadcnTheme = createTheme({
  classes: {
    container: '@container mx-auto flex w-full flex-wrap justify-center',
    summary: 'mb-2 w-full text-center text-sm text-muted-foreground',
    list: 'pagination-list flex flex-row flex-wrap items-center text-sm font-medium tabular-nums @max-xs:text-[.8125rem]',
    firstItem: 'pagination-end',
    lastItem: 'pagination-end',
    link: ghost,
    current: `${box} border border-foreground bg-background shadow-xs ${hover} dark:bg-input/30 dark:hover:bg-input/50`,
    disabledPrevious: `${box} pointer-events-none opacity-60`,
    ellipsis:
      'pagination-ellipsis flex h-9 min-w-(--slot,2.5rem) items-center justify-center text-base font-normal',
    position: 'flex h-9 items-center px-2 text-sm font-normal',
    label: 'sr-only',
    shownLabel: 'px-0.5 @max-[40rem]:sr-only',
    form: 'mt-4 flex w-full flex-wrap items-center justify-center gap-2 text-sm',
    field: 'flex flex-wrap items-center gap-2',
    input: `${entry} w-20`,
    select: entry,
    submit: `${entry} inline-flex items-center font-medium transition-all ${hover}`,
  },
  icons: {
    first: chevron('m12 4-4 4 4 4M4.5 4v8'),
    previous: chevron('m10 4-4 4 4 4'),
    next: chevron('m6 4 4 4-4 4'),
    last: chevron('m4 4 4 4-4 4M11.5 4v8'),
  },
});
