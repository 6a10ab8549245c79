import type { Chevron, ElementNode, Layout, MarkedPart } from './tree.js';

/**
 * The parts of the control that a theme can give classes to, each with the part whose classes it inherits in a built-in
 * theme.
 */
const PARTS = {
  /** The landmark, `<nav>`. */
  container: '',
  /** The text that says which items are shown. */
  summary: '',
  list: '',
  /** The parent of a link: a list item or, for Previous and Next outside the list, a `<div>`. */
  item: '',
  currentItem: 'item',
  ellipsisItem: 'item',
  previousItem: 'item',
  nextItem: 'previousItem',
  disabledPreviousItem: 'previousItem',
  disabledNextItem: 'disabledPreviousItem',
  firstItem: 'previousItem',
  lastItem: 'nextItem',
  disabledFirstItem: 'firstItem',
  disabledLastItem: 'lastItem',
  /** The parent of the position, in a list. */
  positionItem: 'ellipsisItem',
  link: '',
  current: 'link',
  previous: 'link',
  next: 'previous',
  first: 'previous',
  last: 'next',
  disabledPrevious: 'previous',
  disabledNext: 'disabledPrevious',
  disabledFirst: 'disabledPrevious',
  disabledLast: 'disabledNext',
  /** The sign for omitted pages. */
  ellipsis: '',
  /** The position of the current page, such as "Page 7 of 42", in place of the page numbers. */
  position: 'ellipsis',
  /** An icon that is text. */
  icon: '',
  /** The text label of Previous or Next. */
  label: '',
  /** The label where the author wants it beside its icon. A theme that always shows labels has no other class for it. */
  shownLabel: 'label',
  /** The label without a title, in a control without page numbers. */
  labelAlone: '',
  /** The title of the linked page, in a control without page numbers. */
  title: '',
  /** The status text of a live view, for assistive technology. Without a class, it is left out. */
  status: 'label',
  /** The form that leads to a page, or sets the number of items per page. */
  form: '',
  /** The label around a field of a form. */
  field: '',
  /** The field for a page number. */
  input: '',
  /** The choice of the number of items per page. */
  select: '',
  /** The element around it, for frameworks that draw its arrow there. Without a class, there is none. */
  selectBox: '',
  submit: '',
} as const;

/**
 * A part of the control that a theme can give classes to. Each part lists all its classes: the link to the current page
 * has the classes of `current`, but not those of `link`.
 */
export type Part = keyof typeof PARTS;

/** The icon of Previous or Next: text that is hidden from assistive technology, or SVG markup. */
export type Icon = string | { readonly svg: string };

/** The look of a control, as data. `draw-sample.ts` draws the markup. */
export interface Theme {
  /** Class names per part, separated by spaces; empty for none. */
  readonly classes: Readonly<Record<Part, string>>;
  /** Overrides for a control without page numbers, which has room for words. */
  readonly neighbors: Readonly<Partial<Record<Part, string>>>;
  /**
   * Class names in addition to those of `link` and `current`, for frameworks that round outer corners: on page 1, on
   * the last page, on a page that is both, and on every other page.
   */
  readonly edges?: Readonly<Record<'first' | 'last' | 'only' | 'other', string>>;
  /** Where Previous and Next are: first and last in the list, before and after it, or both before it. */
  readonly chevrons: 'in-list' | 'around-list' | 'before-list';
  /** Whether Previous and Next are each in a `<div>` when outside the list. */
  readonly chevronsInDiv: boolean;
  /** Whether the labels of Previous and Next are text, or only for assistive technology. */
  readonly labels: 'shown' | 'hidden';
  /** The layouts that show the short label, "Previous" in place of "Previous page", without being asked to. */
  readonly shortLabels: readonly Layout[];
  /** The icons before the labels of First and Previous and after those of Next and Last; an empty string for none. */
  readonly icons: Readonly<Record<Chevron, Icon>>;
  /** Whether the icon of Next also precedes its label, in a control without page numbers. */
  readonly iconsFirst: boolean;
  /** Whether page links have a label for assistive technology, such as "Page 7". */
  readonly pageLabels: boolean;
  /** The sign for omitted pages. */
  readonly ellipsisText: string;
  /** Whether the ellipsis is in a `<span>`. */
  readonly ellipsisInSpan: boolean;
  /** The markup of a theme in HTML, used instead of classes. */
  readonly sample?: ElementNode;
  readonly parts?: readonly MarkedPart[];
  readonly file?: string | undefined;
}

declare const parsed: unique symbol;

/**
 * A theme in HTML, as `parseTheme` returns it. What is in it may change in any version. It can be copied to a worker, or
 * kept as JSON.
 */
export interface ParsedTheme {
  readonly [parsed]: never;
}

export function createTheme(
  own: Partial<Omit<Theme, 'classes'>> & { readonly classes?: Partial<Theme['classes']> },
): Theme {
  const classesOf = (part: Part | ''): string =>
    part === '' ? '' : (own.classes?.[part] ?? classesOf(PARTS[part]));
  const parts = Object.keys(PARTS) as Part[];
  return {
    neighbors: { label: '' },
    chevrons: 'in-list',
    chevronsInDiv: false,
    labels: 'shown',
    shortLabels: [],
    icons: { first: '«', previous: '‹', next: '›', last: '»' },
    iconsFirst: false,
    pageLabels: false,
    ellipsisText: '…',
    ellipsisInSpan: true,
    ...own,
    classes: Object.fromEntries(parts.map((part) => [part, classesOf(part)])) as Theme['classes'],
  };
}
