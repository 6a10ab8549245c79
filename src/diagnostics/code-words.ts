/** What the messages of `tag-codes.ts` and `attribute-codes.ts` say of the cases that one code has several of. */

/** Why a browser would not leave the control where it is written. */
export type Misplacement = 'paragraph' | 'link' | 'table' | 'foreign';

export const MISPLACEMENTS: Record<Misplacement, { message: string; hint: string }> = {
  paragraph: {
    message: 'A browser closes the <p> before this control, because <nav> may not stand in a paragraph.',
    hint: 'Move the tag out of the <p>, or make the <p> a <div>.',
  },
  link: {
    message: 'A browser ends the <a> around this control at its first link, because links do not nest.',
    hint: 'Move the tag out of the <a>.',
  },
  table: {
    message: 'A browser moves this control in front of the <table>, because it is not in a cell.',
    hint: 'Move the tag into a <td> or <caption>, or after the </table>.',
  },
  foreign: {
    message: 'A browser moves the list of this control out of the <svg> or <math> it stands in.',
    hint: 'Put the tag in a <foreignObject>, or after the <svg> or <math>.',
  },
};

/** What is wrong with a theme in HTML. */
export type ThemeFault = keyof typeof THEME_FAULTS;

/** By the fault, a message and a hint, with the part or what else it is about in the place of `{}`. */
export const THEME_FAULTS = {
  html: ['This is no HTML: {}.', 'Correct it.'],
  nav: ['A theme is one <nav>, and nothing else.', 'Put the whole control into a <nav>.'],
  missing: ['No element is marked as {}.', 'Add data-part="{}" to the element that shows it.'],
  twice: ['A second element is marked as {}.', 'Delete one: the tool repeats it.'],
  nested: ['The part {} is in another part.', 'Move it out of that one.'],
  unknown: ['There is no part "{}".', 'docs/themes.md lists the parts.'],
  link: ['The part {} has no <a>, or several.', 'Let it have one.'],
  'no-link': ['The part {} leads nowhere, and has an <a>.', 'Use a <span>.'],
  number: ['The link of the part {} does not show its number.', 'Write :page into the <a>.'],
  name: [
    'The link of the part {} has no name for assistive technology.',
    'Write :previous_label or :next_label into the <a>, or as its aria-label.',
  ],
  list: [
    'The pages are in no list, so nobody hears how many there are.',
    'Use <ul> and <li>, or say on the <nav> why not: data-no-list="the reason".',
  ],
  item: ['A list has only <li>.', 'Put this into an <li>, or out of the list.'],
  apart: ['The parts page, current and ellipsis are in different elements.', 'Put them beside each other.'],
  placeholder: ['There is no placeholder :{}.', 'docs/themes.md lists the placeholders.'],
  'no-page': ['This leads to no page, and :page, :path and :page_label are about one.', 'Delete them.'],
  script: ['A theme has no scripts and styles, such as {}.', 'Move it into a file of your site.'],
  id: ['An id would occur several times in a page.', 'Use a class.'],
} as const satisfies Record<string, readonly [message: string, hint: string]>;

/** What keeps an expression from being compiled. */
export type ExpressionFault =
  'literal-only' | 'one-output' | 'no-token' | 'no-output' | 'misused-token' | 'own-name';

/** What a message says of an expression. */
export interface FaultyExpression {
  readonly name: string;
  readonly value: string;
  readonly fault: ExpressionFault;
  /** How the language of the file writes a value, and paths with the token in the text and in the code. */
  readonly examples: { readonly value: string; readonly paths: readonly string[] };
  /** The name that is ours, or what to write instead. */
  readonly detail?: string | undefined;
}

export const EXPRESSION_FAULTS: Record<
  ExpressionFault,
  { message: (given: FaultyExpression) => string; hint: (given: FaultyExpression) => string }
> = {
  'literal-only': {
    message: () => 'which has to be known before there is a request: the markup depends on it.',
    hint: ({ name }) =>
      `Write ${name} as it is, or put tags for the different values into the branches of a condition.`,
  },
  'one-output': {
    message: () => 'which is more than one output, or none.',
    hint: ({ name, examples }) =>
      `Print one value and nothing else, such as ${name}=${inQuotes(examples.value)}; compute it before the tag if need be.`,
  },
  'no-token': {
    message: () => 'which says nowhere where the page number goes.',
    hint: ({ name, examples }) =>
      name === 'path'
        ? `Write :page where the number goes, such as ${examples.paths.map((path) => `path=${inQuotes(path)}`).join(' or ')}.`
        : 'Write :page where the number goes.',
  },
  'no-output': {
    message: () => 'which is a statement and prints nothing.',
    hint: ({ name, examples }) => `Print the value: ${name}=${inQuotes(examples.value)}.`,
  },
  'misused-token': {
    message: () => 'which would not print the page number.',
    hint: ({ detail }) => detail ?? '',
  },
  'own-name': {
    message: ({ detail }) => `and ${detail ?? ''} is a variable of the control itself.`,
    hint: () => 'Give the variable of the page another name, which does not begin with "pagination_".',
  },
};

/** What keeps a pager from standing for anything. */
export type PagerFault = 'bare' | 'text' | 'unknown' | 'no-name';

/** What a message says of a pager. */
export interface FaultyPager {
  readonly value: string;
  readonly fault: PagerFault;
  /** The language of the file, if it has one. */
  readonly dialect: string | undefined;
  /** How a pager is written there. */
  readonly example: string;
}

export const PAGER_FAULTS: Record<
  PagerFault,
  { message: (given: FaultyPager) => string; hint: (given: FaultyPager) => string }
> = {
  bare: {
    message: () => 'pager has no value, and nothing here knows the pages of the list.',
    hint: (given) =>
      `${writePager(given)} Alone, pager takes the pagination of a page in Eleventy and Astro.`,
  },
  text: {
    message: ({ value }) => `pager is ${value}, which is neither a binding nor code.`,
    hint: (given) => writePager(given),
  },
  unknown: {
    message: ({ dialect = '' }) => `No paginator of ${dialect} is known.`,
    hint: () =>
      'Write total_pages, current_page and path, or say in the option "pagers" what pager stands for.',
  },
  'no-name': {
    message: ({ value, dialect = '' }) => `pager is ${value}; in ${dialect} it has to be a name.`,
    hint: (given) => `Give the value a name before the tag. ${writePager(given)}`,
  },
};

function writePager({ dialect, example }: FaultyPager): string {
  return dialect === undefined
    ? `Write pager="${example}", with an object { page, pages, href } in the data.`
    : `Write pager=${inQuotes(example)}.`;
}

/** A value as it stands in a tag: code in braces alone needs no quotation marks. */
function inQuotes(value: string): string {
  if (/^\{[^{%]/.test(value)) return value;
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

/** What says the same for attributes that cannot be given to links, because they are ours or would be wrong on more than one. */
export const RESERVED_FOR_LINKS: ReadonlyMap<string, string> = new Map([
  ['href', 'Say it with path and first_path.'],
  ['aria-current', 'The current page has it already.'],
  ['aria-label', 'Say it with page_label, previous_label and next_label.'],
  ['data-phx-link', 'Say it with link_type.'],
  ['data-phx-link-state', 'Say it with link_type.'],
  ['role', 'Leave it out: a link keeps its role.'],
  ['type', 'Leave it out: every button has the type "button".'],
  ['disabled', 'Disabled chevrons have aria-disabled already.'],
  ['aria-disabled', 'Disabled chevrons have it already.'],
  ['id', 'Write link:class or link:data-…: several links lead to one page, and an id may be there once.'],
]);

/** What to do instead of attributes that other tools have, by their names without separators. */
const INSTEAD: readonly (readonly [names: RegExp, hint: string])[] = [
  [
    /^(?:itemcount|totalcount|perpage|itemsperpage|limit)$/,
    'Write total_items and page_size; or total_pages, the number of pages.',
  ],
  [/^theme$/, 'The theme is an option: --theme, or theme in the configuration.'],
  [/^(?:locale|language)$/, 'Write lang on <html>, or use the option locale.'],
];

/** Says what to do instead of an attribute that this tag does not have, where other tools have it. */
export function adviseUnknown(name: string): string | undefined {
  const squeezed = name.toLowerCase().replace(/[-_]/g, '');
  return INSTEAD.find(([names]) => names.test(squeezed))?.[1];
}
