import type { Drawn, DrawnAttribute, DrawnElement } from './drawing.js';
import type { Language, LoopNames } from './language.js';

/** What is chosen when the file is written. */
export interface Features {
  /** Whether a list of one page has a control. */
  readonly singlePage: boolean;
  /** Whether the labels of Previous and Next are shown in part. */
  readonly shortLabels: boolean;
}

/** Pages that links lead to: that of an entry, and those beside the current one. */
export type LinkedPage = 'page' | 'previous' | 'next';

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
    /** Previous and Next stay on the first and the last page, disabled. */
    readonly chevrons: string;
    /** The list has more than one page. Only a component that shows a single page asks for it. */
    readonly pages: string;
    /** A live view follows links; it does so without leaving the page. Other hosts have plain links. */
    readonly live?: string;
    readonly inPlace?: string;
  };
  /** What only live views have: the id of the control, the current page, and the text that announces it. */
  readonly status?: Readonly<Record<'id' | 'current' | 'text', string>>;
  /** The labels of Previous and Next. */
  readonly labels: Readonly<Record<'previous' | 'next', string>>;
  /**
   * The same in themes that show only the beginning of a label, such as "Previous" of "Previous page". `end` is also the
   * condition for there being one, because labels of the caller's own have none.
   */
  readonly shortLabels: Readonly<Record<'previous' | 'next', ShortLabel>>;
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
  readonly attribute?: (attribute: DrawnAttribute) => DrawnAttribute | undefined;
}

/** Makes code for each page from the code of its number. */
export function forPages(numbers: Host['numbers'], code: (number: string) => string): Host['numbers'] {
  return { page: code(numbers.page), previous: code(numbers.previous), next: code(numbers.next) };
}
