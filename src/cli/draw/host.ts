import type { LinkAttribute } from '../../attributes/passed-attributes.js';
import type { Chevron } from '../../themes/tree.js';
import type { Drawn, DrawnAttribute, DrawnElement } from './drawing.js';
import type { Language, LoopNames } from './language.js';

/** The parts that `--with` chooses. */
export const PARTS = ['ends', 'labels', 'summary', 'position', 'links'] as const;

export type ChosenPart = (typeof PARTS)[number];

/** What is chosen when the file is written. */
export interface Features {
  readonly parts: ReadonlySet<ChosenPart>;
  /** Whether a list of one page has a control. */
  readonly singlePage: boolean;
  /** Whether the labels of Previous and Next are shown in part. */
  readonly shortLabels: boolean;
  /** Attributes of every link. */
  readonly linkAttributes: readonly LinkAttribute[];
}

/** Pages that links lead to: that of an entry, and those of the links around the entries. */
export type LinkedPage = 'page' | Chevron;

/** A label that is shown in part. */
export interface ShortLabel {
  readonly all: string;
  readonly beginning: string;
  readonly end: string;
}

/** How the template of a framework's component says things, in the code of its language. */
export interface Host extends LoopNames {
  readonly language: Language;
  /** The numbers of pages, and what is made of them: paths, and the labels of page links. */
  readonly numbers: Readonly<Record<LinkedPage, string>>;
  readonly paths: Readonly<Record<LinkedPage, string>>;
  readonly pageLabels: Readonly<Record<LinkedPage, string>>;
  /** Conditions. */
  readonly conditions: {
    /** The entry is a gap, the current page, page 1, or the last page. */
    readonly gap: string;
    readonly current: string;
    readonly first: string;
    readonly last: string;
    /** There is a page before the current one, or after it. */
    readonly previous: string;
    readonly next: string;
    /** The last page is another than the current one. */
    readonly toLast: string;
    /** The last page is known. Not set: it always is. */
    readonly counted?: string | undefined;
    /** Previous and Next stay on the first and the last page, disabled. */
    readonly chevrons: string;
    /** The list has more than one page. Only a component that shows a single page asks for it. */
    readonly pages: string;
    /** The items are counted, so there is a summary. Not set: they always are. */
    readonly summary?: string | undefined;
    /** A live view follows links; it does so without leaving the page. Other hosts have plain links. */
    readonly live?: string;
    readonly inPlace?: string;
  };
  /** Sentences with numbers: which page is the current one, and which items are on it. */
  readonly sentences: Readonly<Record<'position' | 'summary', string>>;
  /** What only live views have, which announce the position: the id of the control, and the number of the current page. */
  readonly status?: Readonly<Record<'id' | 'current', string>>;
  /** The labels of the links around the page numbers. */
  readonly labels: Readonly<Record<Chevron, string>>;
  /**
   * The same in themes that show only the beginning of a label, such as "Previous" of "Previous page". `end` is also the
   * condition for there being one, because labels of the caller's own have none.
   */
  readonly shortLabels: Readonly<Record<Chevron, ShortLabel>>;
  /** Writes the beginning and the end of such a label, in place of the label, in the source of the component. */
  readonly pair: (beginning: string, end: string) => string;
  /**
   * Completes the `<nav>`, which has the theme's class names and attributes: adds its name, the caller's classes and
   * the caller's other attributes. A host whose template has no way to return nothing for a list of one page adds the
   * condition as well.
   */
  readonly nav: (nav: DrawnElement, classes: string, features: Features) => Drawn;
  /** Changes a link to a page, in frameworks that have a component for links. */
  readonly link?: (link: DrawnElement, page: LinkedPage) => DrawnElement;
  /** Changes a disabled Previous or Next. */
  readonly disabled?: (link: DrawnElement, page: LinkedPage) => DrawnElement;
  /** Changes an attribute, such as its name in JSX, or leaves it out. */
  readonly attribute?: (attribute: DrawnAttribute, features: Features) => DrawnAttribute | undefined;
}

/** Returns the condition on which the last page is known; undefined if it always is, as in a list whose items are counted. */
export function whenCounted({ conditions }: Host, parts: Features['parts']): string | undefined {
  const isCounted = parts.has('summary') && conditions.summary === undefined;
  return isCounted ? undefined : conditions.counted;
}

/** Makes code for each page from the code of its number. */
export function forPages(numbers: Host['numbers'], code: (number: string) => string): Host['numbers'] {
  return { page: code(numbers.page), ...forChevrons((name) => code(numbers[name])) };
}

/** Makes something for each of the links around the page numbers. */
export function forChevrons<One>(make: (name: Chevron) => One): Readonly<Record<Chevron, One>> {
  return { first: make('first'), previous: make('previous'), next: make('next'), last: make('last') };
}
