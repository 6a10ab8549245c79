/** Diagnostics of attributes and of literal values. */

import { list } from '../base/text.js';

/** A value that is not what its attribute asks for. */
export interface Given {
  readonly name: string;
  /** The binding that the value came by, if it did. */
  readonly binding?: string | undefined;
  /** The value, ready to be shown. */
  readonly value: string;
}

/** The names that there are, and the one that may be meant. */
export interface KnownNames {
  readonly known: readonly string[];
  readonly suggestion: string | undefined;
}

/** Begins the sentence about a value. */
export function whatIs({ name, binding, value }: Given): string {
  return binding === undefined ? `${name} is ${value}` : `${name}, bound to ${binding}, is ${value}`;
}

/** What to do instead of attributes that other tools have, by their names without separators. */
const INSTEAD: readonly (readonly [names: RegExp, hint: string])[] = [
  [
    /^(?:itemcount|totalcount|perpage|itemsperpage|limit)$/,
    'Write total_items and page_size; or total_pages, the number of pages.',
  ],
  [/^theme$/, 'The theme is an option: --theme, or theme in the configuration.'],
  [/^(?:locale|language)$/, 'Write lang on <html>, or use the option locale.'],
];

function adviseUnknown({ name, suggestion, known }: KnownNames & { name: string }): string {
  if (/["']/.test(name)) return 'Look for a missing quotation mark in the attribute before it.';
  const squeezed = name.toLowerCase().replace(/[-_]/g, '');
  const instead = INSTEAD.find(([names]) => names.test(squeezed));
  if (instead !== undefined) return instead[1];
  return suggestion === undefined
    ? `Use ${list(known)}, or what every HTML element may have, such as id or data-….`
    : `Did you mean ${suggestion}?`;
}

export const attributeCodes = {
  'unknown-attribute': {
    summary: 'An attribute is neither one of <pagination> nor a global attribute of HTML.',
    message: '<{{tag}}> has no attribute "{{name}}".',
    hint: adviseUnknown,
  },
  'client-binding': {
    summary: 'A client framework is told to set an attribute of the tag, as in :total_pages="pages".',
    message: '"{{name}}" is for a client framework, which runs after the control is made.',
    hint: `Write {{meant}}="…" with the value, a {binding} or code of the template's language. For a list that lives in the browser, use pageWindow in a component of your own.`,
  },
  'reserved-link-attribute': {
    summary:
      'An attribute of every link is one that the control sets itself, or that no two elements may share.',
    message: '"{{name}}" cannot be given to every link.',
    hint: '{{instead}}',
  },
  'button-without-action': {
    summary: 'Page entries are buttons, and nothing says what they do.',
    message: 'The buttons of this control do nothing: the tag has no attribute that begins with "link:".',
    hint: 'Say what a click does, such as link:phx-click="go" link:phx-value-page=":page".',
  },
  'address-of-button': {
    summary: 'Page entries are buttons, which have no address, and an attribute says something of addresses.',
    message: '{{name}} has no effect here: buttons have no address.',
    hint: ({ name }: { name: string }) =>
      name === 'link_type'
        ? 'Remove link_type, or element.'
        : `Remove ${name}, or write :path in an attribute of the buttons, such as link:hx-get=":path".`,
  },
  'path-in-code': {
    summary: 'The path of a page is asked for in an attribute of links that holds code or JSON.',
    message: (given: Given) => `${whatIs(given)}: that is code or JSON, which an address could break.`,
    hint: 'Write :page, which is always digits, or read the address from the link: this.href.',
  },
  'duplicate-attribute': {
    summary: 'An attribute is written twice. HTML would drop the second one.',
    message: 'The attribute "{{name}}" is written twice.',
    hint: 'Keep one of them.',
  },
  'conflicting-attributes': {
    summary: 'Two attributes describe a list in different ways.',
    message: '{{name}} stands beside {{other}}; a control takes only one of them.',
    hint: 'Remove {{name}} or {{other}}.',
  },
  'missing-attribute': {
    summary: 'An attribute has no meaning without another one, which is not there.',
    message: '{{name}} has no meaning without {{needed}}.',
    hint: 'Write {{needed}} as well, such as {{needed}}="{{example}}".',
  },
  'template-code-in-tag': {
    summary: 'Template code stands between the attributes of a tag, where it cannot be compiled.',
    message: 'Template code, "{{name}}", stands between the attributes.',
    hint: 'Write template code inside a quoted attribute value, or put the condition around the whole tag. An output that gives whole attributes needs aria-label beside it.',
  },
  'invalid-integer': {
    summary: 'An attribute that takes an integer has another value.',
    message: (given: Given) => `${whatIs(given)}, which is not an integer.`,
    hint: ({ name, binding, value }: Given) => {
      if (binding !== undefined) return 'Put a whole number into the data, or a string of digits.';
      if (/[<>]/.test(value)) return 'Look for a missing quotation mark at the end of the value.';
      return value.endsWith('/"')
        ? 'Put the value in quotation marks, or write a space before "/>": the slash belongs to the value.'
        : `Write digits only, such as ${name}="3".`;
    },
  },
  'integer-out-of-range': {
    summary: 'An integer is outside the range of its attribute.',
    message: (given: Given & { min: number; max: number }) =>
      `${whatIs(given)}, which is outside ${given.min} to ${given.max}.`,
    hint: ({ name, min, max }: Given & { min: number; max: number }) =>
      max !== Number.MAX_SAFE_INTEGER
        ? `Give ${name} a value from ${min} to ${max}.`
        : min === Number.MIN_SAFE_INTEGER
          ? `Check the digits of ${name}.`
          : `Give ${name} a value of ${min} or more, and check its digits.`,
  },
  'invalid-boolean': {
    summary: 'An attribute that takes true or false has another value.',
    message: (given: Given) => `${whatIs(given)}, which is neither true nor false.`,
    hint: ({ name, binding }: Given) =>
      binding === undefined
        ? `Write ${name} alone for true; leave it out for false.`
        : 'Put true or false into the data.',
  },
  'invalid-keyword': {
    summary: 'An attribute that takes one of several keywords has another value.',
    message: (given: Given & KnownNames) => `${whatIs(given)}; it takes ${list(given.known)}.`,
    hint: ({ suggestion, known }: KnownNames) =>
      suggestion === undefined ? `Use ${list(known)}.` : `Did you mean ${suggestion}?`,
  },
  'invalid-string': {
    summary: 'An attribute that takes text has a value of another type.',
    message: (given: Given) => `${whatIs(given)}, which is not a string.`,
    hint: 'Give {{name}} a string.',
  },
  'path-without-token': {
    summary: 'A path does not say where the page number goes.',
    message: (given: Given) =>
      `${whatIs(given)}: there is no :page in it, so every link would lead to the same page.`,
    hint: ({ nearMiss }: { nearMiss: string | undefined }) =>
      nearMiss === undefined
        ? 'Write :page where the number goes, such as path="/posts/:page" or path="/search?page=:page".'
        : `Write :page instead of ${nearMiss}. No Latin letter, digit or "_" may follow it.`,
  },
  'page-label-without-token': {
    summary: 'A page label does not say where the page number goes.',
    message: (given: Given) =>
      `${whatIs(given)}: there is no :page in it, so every page would have the same name.`,
    hint: 'Write :page where the number goes, such as page_label="Page :page".',
  },
  'invalid-number-format': {
    summary: 'A number format is not the number 1000.',
    message: (given: Given) => `${whatIs(given)}: that is not the number 1000.`,
    hint: 'Write 1000 as page numbers shall look, such as number_format="1,000".',
  },
  'number-format-in-code': {
    summary: 'A tag that is compiled to a template language has a number format.',
    message: '{{name}} has no effect here: the template language writes the page numbers.',
    hint: 'Remove {{name}}, or render the control in JavaScript, with compile or renderPagination.',
  },
} as const;

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
