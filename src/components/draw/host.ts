import type { LinkAttribute } from '../../attributes/passed-attributes.js';
import type { Chevron, Direction, EnglishLabel, NumberName } from '../../themes/tree.js';
import type { ComponentLabels, ProgramLabels } from './labels.js';
import type { ConstantWords } from './classes.js';
import type { Drawn, DrawnAttribute, DrawnElement, DrawnPart, LoopNames } from './drawing.js';
import type { Language } from './language.js';

/** Parts that stand beside the list, each in a function or a file of its own. */
export const BESIDE_PARTS = ['summary', 'position', 'jump', 'sizes', 'neighbors', 'cursor'] as const;

export type BesidePart = (typeof BESIDE_PARTS)[number];

/** The parts that `--with` chooses. */
export const PARTS = [
  ...(['disabled', 'boundaries', 'paths', 'ends', 'labels', 'links', 'block', 'events', 'focus'] as const),
  ...BESIDE_PARTS,
  'test',
] as const;

export type ChosenPart = (typeof PARTS)[number];

/** What is chosen when the file is written. */
export interface Features {
  readonly parts: ReadonlySet<ChosenPart>;
  /** The labels that are English, in a component of another language. */
  readonly inEnglish: readonly EnglishLabel[];
  readonly linkAttributes: readonly LinkAttribute[];
  readonly labels: ProgramLabels;
  /** Whether there are catalogs for these words. */
  readonly hasCatalogs: boolean;
  /** Words of the project, by those that stand for them in the sources. */
  readonly words: Readonly<Record<string, string>>;
}

export interface DrawnLabel {
  readonly name: keyof ComponentLabels;
  readonly text: string;
  /** The code for the numbers in it. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Whether there are catalogs of labels. */
  readonly hasCatalogs: boolean;
  /** Words of the project, such as a text domain. */
  readonly words: Features['words'];
}

/** Pages that links lead to: that of an entry, and those of the links around the entries. */
export type LinkedPage = 'page' | Chevron;

/** The forms of a control, in code. */
export interface FormWords {
  /** Where a form is sent to. */
  readonly action: string;
  /** The condition for that being another URL than that of the page. Not set: the language leaves out attributes without a value. */
  readonly hasAction?: string;
  /** The parameters of the query that it keeps. */
  readonly fields: LoopNames & { readonly name: string; readonly value: string };
  /** The names of the fields for the number of a page, and of items on it. */
  readonly pageField: string;
  readonly sizeField: string;
  /** The choices of a size: each is a number, and one is chosen. */
  readonly sizes: LoopNames & { readonly number: string; readonly isChosen: string };
  /** Changes an element of a form: the selected choice is an attribute of the `<select>` in React. */
  readonly element?: (element: DrawnElement) => DrawnElement;
}

/** How the template of a framework's component says things, in the code of its language. */
export interface Host extends LoopNames {
  readonly language: Language;
  /** The numbers of pages, and the paths with them. */
  readonly numbers: Readonly<Record<LinkedPage, string>>;
  readonly paths: Readonly<Record<LinkedPage, string>>;
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
    /** Previous and Next stay on the first and the last page, disabled. Not set: if the part was chosen. */
    readonly chevrons?: string | undefined;
    /** There is a position or a form to jump, where a template has no way to return nothing. */
    readonly beside?: string;
    /** A live view follows links; it does so without leaving the page, and then `chevrons` holds. Other hosts have plain links. */
    readonly live?: string | undefined;
    readonly inPlace?: string | undefined;
  };
  /** Sentences with numbers: which page is the current one, and which items are on it. */
  readonly sentences?: Readonly<Record<'position' | 'summary', string>>;
  /** What only live views have, which announce the position: the id of the control. */
  readonly status?: Readonly<Record<'id', string>> | undefined;
  /** What a component has that can have forms. */
  readonly forms?: FormWords;
  /** What a component has whose pages have no numbers: the titles of the pages beside the current one. */
  readonly titles?: Readonly<Record<Direction, string>>;
  /** Writes a label, if it is not just its text: a call that translates it. Undefined: its text. */
  readonly label?: (label: DrawnLabel) => DrawnPart | undefined;
  /** Writes a label with numbers as strings in the source have it. Not set: with their tokens. */
  readonly placeholders?: (text: string) => string;
  /** The numbers of the position and of the summary. */
  readonly counts?: Readonly<Record<'page' | 'pages' | 'from' | 'to' | 'total', string>>;
  /** What it calls the pages beside the current one, if their names in code are not those of a tag. */
  readonly neighbors?: NeighborWords;
  /** Writes lists of class names that several links share. */
  readonly constants: ConstantWords;
  /**
   * Completes the `<nav>`, which has the theme's class names and attributes: adds its name, the caller's classes and
   * the caller's other attributes. A host whose template has no way to return nothing for a list of one page adds the
   * condition as well.
   */
  readonly nav: (
    nav: DrawnElement,
    classes: string,
    features: Features,
    landmark: readonly DrawnPart[],
  ) => Drawn;
  /** Changes a link to a page, in frameworks that have a component for links. */
  readonly link?: (link: DrawnElement, page: LinkedPage) => DrawnElement;
  /** Changes a disabled Previous or Next. */
  readonly disabled?: (link: DrawnElement, page: LinkedPage) => DrawnElement;
  /** Changes an attribute, such as its name in JSX, or leaves it out. */
  readonly attribute?: (attribute: DrawnAttribute, features: Features) => DrawnAttribute | undefined;
}

/** Returns what hosts call a page. The last one is only named where it is known. */
export function nameOf(integer: NumberName): LinkedPage | undefined {
  switch (integer) {
    case 'page':
    case 'previous':
    case 'next':
      return integer;
    case 1:
      return 'first';
    case 'total':
      return 'last';
    default:
      return undefined;
  }
}

export function forPages(numbers: Host['numbers'], code: (number: string) => string): Host['numbers'] {
  return { page: code(numbers.page), ...forChevrons((name) => code(numbers[name])) };
}

/** Makes something for each of the links around the page numbers. */
export function forChevrons<One>(make: (name: Chevron) => One): Readonly<Record<Chevron, One>> {
  return { first: make('first'), previous: make('previous'), next: make('next'), last: make('last') };
}

/** The code for the arguments about a page beside the current one. */
export interface NeighborWords {
  /** By default, a variable of the same name. */
  readonly given?: (name: `${Direction}_${'path' | 'title'}`) => string;
  /** Prints it, if it is not printed as it is. */
  readonly printed?: (code: string) => string;
  /** Completes the `<nav>`, if it is another than that of a list. */
  readonly nav?: Host['nav'];
}
