import type { ElementNode } from './tree.js';

/**
 * The parts of the control that a theme can give classes to, each with the part whose classes it has where a theme of
 * the package gives it none.
 */
const PARTS = {
  /** The landmark, `<nav>`. */
  container: '',
  /** The text that says which items are shown. */
  summary: '',
  list: '',
  /** What a link stands in: an item of the list or, around a Previous or Next outside the list, a `<div>`. */
  item: '',
  currentItem: '',
  ellipsisItem: '',
  previousItem: '',
  nextItem: 'previousItem',
  /** Around a Previous that leads nowhere. */
  disabledPreviousItem: 'previousItem',
  disabledNextItem: 'disabledPreviousItem',
  /** The link to a page. */
  link: '',
  current: 'link',
  previous: 'link',
  next: 'previous',
  /** A Previous that leads nowhere. */
  disabledPrevious: 'previous',
  disabledNext: 'disabledPrevious',
  /** The sign that pages are left out. */
  ellipsis: '',
  /** The label of Previous or Next, where it shows. */
  label: '',
  /** The label, in a control without page numbers, where no title follows. */
  labelAlone: '',
  /** The colon between a label and a title. */
  divider: '',
  /** The title of the page before or after, in a control without page numbers. */
  title: '',
  /** The end of a label, where only its beginning shows. Without a class for it, the link has an `aria-label` instead. */
  labelEnd: '',
  /** In a live view, the text that says which page is shown. Only assistive technology needs it; without a class it is left out. */
  status: 'label',
} as const;

/**
 * A part of the control that a theme can give classes to. Each part is given all of its classes: the link to the
 * current page has those of `current`, and not those of `link` beside them.
 */
export type Part = keyof typeof PARTS;

/** What shows the direction of Previous or Next: a text, which assistive technology does not read, or the markup of an SVG. */
export type Icon = string | { readonly svg: string };

/** How a control looks: data only. `control/table.ts` draws the markup. */
export interface Theme {
  /** Class names per part, separated by spaces; empty for none. */
  readonly classes: Readonly<Record<Part, string>>;
  /** Those that differ in a control without page numbers, which has room for words. */
  readonly neighbours: Readonly<Partial<Record<Part, string>>>;
  /**
   * Class names for links that stand where a framework rounds its corners, beside those of `link` and `current`: on
   * page 1, on the last page, on a page that is both, and on every other page.
   */
  readonly edges?: Readonly<Record<'first' | 'last' | 'only' | 'other', string>>;
  /** Where Previous and Next stand: first and last in the list, before and after it, or both before it. */
  readonly chevrons: 'in-list' | 'around-list' | 'before-list';
  /** Whether a Previous or Next outside the list stands in a `<div>` of its own. */
  readonly chevronsInDiv: boolean;
  /** Whether the labels of Previous and Next show, or are for assistive technology alone. */
  readonly labels: 'shown' | 'hidden';
  /** The forms of the control, with page numbers and without, where "Previous" is all that shows of "Previous page". */
  readonly shortLabels: readonly ('pages' | 'neighbours')[];
  /** What stands before the label of Previous and after that of Next; an empty text for nothing. */
  readonly icons: { readonly previous: Icon; readonly next: Icon };
  /** Whether the icon of Next stands before its label as well, in a control without page numbers. */
  readonly iconsFirst: boolean;
  /** Whether the number of a page is spelled out for assistive technology, as "Page 7". */
  readonly pageLabels: boolean;
  /** The sign that pages are left out. */
  readonly ellipsisText: string;
  /** Whether that sign stands in a `<span>` of its own. */
  readonly ellipsisInSpan: boolean;
  /** The markup of a theme in HTML, in place of all else. */
  readonly sample?: ElementNode;
  /** The name of its file. */
  readonly file?: string | undefined;
}

/** Makes a theme of what is particular to it. */
export function createTheme(
  own: Partial<Omit<Theme, 'classes'>> & { readonly classes?: Partial<Theme['classes']> },
): Theme {
  const classesOf = (part: Part | ''): string =>
    part === '' ? '' : (own.classes?.[part] ?? classesOf(PARTS[part]));
  const parts = Object.keys(PARTS) as Part[];
  return {
    neighbours: { label: '' },
    chevrons: 'in-list',
    chevronsInDiv: false,
    labels: 'shown',
    shortLabels: [],
    icons: { previous: '‹', next: '›' },
    iconsFirst: false,
    pageLabels: false,
    ellipsisText: '…',
    ellipsisInSpan: true,
    ...own,
    classes: Object.fromEntries(parts.map((part) => [part, classesOf(part)])) as Theme['classes'],
  };
}
