/** The parts of the control that a theme can give classes to. */
export type Part =
  | 'container'
  | 'list'
  | 'item'
  | 'link'
  /** Beside `link`: the current page's link. */
  | 'current'
  /** Beside `link`: the link to the previous page. */
  | 'previous'
  /** Beside `link`: the link to the next page. */
  | 'next'
  /** Beside `previous` or `next`: a chevron that leads nowhere. */
  | 'disabled'
  | 'ellipsis';

/** How a control looks: data only. The markup itself is in `component.ts`. */
export interface Theme {
  /** Class names per part, separated by spaces; empty for none. */
  readonly classes: Readonly<Record<Part, string>>;
}
