import { createTheme, type Icon } from '../theme.js';
import { collapsing, contained, field, first, form, last, steady } from '../utilities.js';

// One box, or two with First and Last.
const boxes =
  '[--box:var(--pagination-size,2.5rem)] [--place:var(--box)] [ul:has(a[aria-disabled=false])]:[--place:calc(2*var(--box)+var(--spacing))] @max-[28rem]:[ul:has(a[aria-disabled=false])]:[--place:calc(2*var(--box))] @max-[28rem]:[ul:has(a[aria-disabled=false]):has(li_span:not(a_*,button_*))]:[--place:var(--box)]';
const box =
  'inline-flex min-h-[max(2.25rem,var(--pagination-size,0px))] min-w-(--box) items-center justify-center gap-1 rounded-md text-sm font-medium tabular-nums transition-all';
// The ring of shadcn/ui is too pale, and forced colors mode drops it.
const focus = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-foreground';
const hover = 'hover:bg-accent hover:text-accent-foreground';
const small = '@max-[20rem]:px-0 @max-[20rem]:text-[.8125rem]';
const ghost = `${box} px-0.5 ${small} ${hover} dark:hover:bg-accent/50 ${focus}`;

const entry = `h-9 rounded-md border border-input bg-background px-3 shadow-xs ${focus}`;

// Without styles, an icon without a size would fill the page.
const chevron = (d: string): Icon => ({
  svg: `<svg class="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${d}"></path></svg>`,
});

/** shadcn/ui. Source: its components "pagination" and "button", style "new-york". */
export const shadcnTheme = createTheme({
  classes: {
    container: `mx-auto flex w-full flex-wrap justify-center ${contained}`,
    summary: 'mb-2 w-full text-center text-sm text-muted-foreground',
    list: `flex flex-row flex-wrap items-center gap-1 @max-[28rem]:gap-0 ${boxes} ${steady} ${collapsing}`,
    firstItem: first,
    lastItem: last,
    disabledFirstItem: first,
    disabledLastItem: last,
    link: ghost,
    // The border takes a pixel of the padding.
    current: `${box} border border-foreground px-px ${small} bg-background shadow-xs ${hover} dark:bg-input/30 dark:hover:bg-input/50 ${focus}`,
    disabledPrevious: `${box} px-0.5 pointer-events-none opacity-50`,
    ellipsis: 'flex h-9 min-w-(--box) items-center justify-center',
    position: 'flex h-9 items-center px-2 text-sm tabular-nums',
    label: 'sr-only',
    shownLabel: 'px-0.5 @max-[40rem]:sr-only',
    form: `${form} justify-center text-sm`,
    field,
    input: `${entry} w-20`,
    select: entry,
    submit: `${box} border border-input bg-background px-3 shadow-xs ${hover} ${focus}`,
  },
  icons: {
    first: chevron('m12 4-4 4 4 4M4.5 4v8'),
    previous: chevron('m10 4-4 4 4 4'),
    next: chevron('m6 4 4 4-4 4'),
    last: chevron('m4 4 4 4-4 4M11.5 4v8'),
  },
});
