/** Diagnostics for attributes and literal values. */

import { list } from '../base/text.js';

/** An invalid attribute value. */
export interface Given {
  readonly name: string;
  /** The binding that the value comes from, if any. */
  readonly binding?: string | undefined;
  /** The value, formatted for a message. */
  readonly value: string;
}

/** The known names, and the one that may be meant. */
export interface KnownNames {
  readonly known: readonly string[];
  readonly suggestion: string | undefined;
}

/** Returns the start of a sentence about a value. */
export function whatIs({ name, binding, value }: Given): string {
  return binding === undefined ? `${name} is ${value}` : `${name}, bound to ${binding}, is ${value}`;
}

/** Hints for attributes of other tools, by name without separators. */
const INSTEAD: readonly (readonly [names: RegExp, hint: string])[] = [
  [
    /^(?:itemcount|totalcount|perpage|itemsperpage|limit)$/,
    'Write total_items and page_size; or total_pages, the number of pages.',
  ],
  [/^theme$/, 'The theme is not an attribute. Use the option "theme".'],
  [/^(?:locale|language)$/, 'Write lang on <html>, or use the option "locale".'],
];

function adviseUnknown({ name, suggestion, known }: KnownNames & { name: string }): string {
  if (/["']/.test(name)) return 'Look for a missing quotation mark in the attribute before it.';
  const squeezed = name.toLowerCase().replace(/[-_]/g, '');
  const instead = INSTEAD.find(([names]) => names.test(squeezed));
  if (instead !== undefined) return instead[1];
  return suggestion === undefined
    ? `Use ${list(known)}, or a global attribute, such as id or data-….`
    : `Did you mean ${suggestion}?`;
}

export const attributeCodes = {
  'unknown-attribute': {
    summary: 'An attribute is neither an attribute of <pagination> nor a global HTML attribute.',
    message: '<{{tag}}> has no attribute "{{name}}".',
    hint: adviseUnknown,
  },
  'client-binding': {
    summary: 'An attribute is bound with the syntax of a client-side framework, as in :total_pages="pages".',
    message: '"{{name}}" is for a client-side framework, which runs after the control has been rendered.',
    hint: `Write {{meant}}="…" with the value, a {binding} or code of the template's language. For a list that is rendered in the browser, use pageWindow in your own component.`,
  },
  'reserved-link-attribute': {
    summary: 'A link: attribute is one that the control sets itself, or one whose value must be unique.',
    message: '"{{name}}" cannot be set on every link.',
    hint: '{{instead}}',
  },
  'missing-action': {
    summary: 'The entries are buttons, but no attribute defines what they do.',
    message: 'The buttons of this control do nothing: the tag has no attribute that begins with "link:".',
    hint: 'Add attributes that handle clicks, such as link:phx-click="go" link:phx-value-page=":page".',
  },
  'address-of-button': {
    summary: 'The entries are buttons, which have no address, but an attribute sets one.',
    message: '{{name}} has no effect here: buttons have no address.',
    hint: ({ name }: { name: string }) =>
      name === 'link_type'
        ? 'Remove link_type, or element.'
        : `Remove ${name}, or write :path in an attribute of the buttons, such as link:hx-get=":path".`,
  },
  'path-in-code': {
    summary: ':path is used in a link: attribute that is not known to take an address or plain text.',
    message: (given: Given) =>
      `${whatIs(given)}, but this attribute is not known to take an address or plain text: if a library runs its value as code, a path could change the code.`,
    hint: ({ name }: Given) =>
      `Write :page, which is always digits, or read the address from the link: this.href. If the value is an address or plain text, list "${name.replace(/^link:/, '')}" in the option "pathAttributes".`,
  },
  'duplicate-attribute': {
    summary: 'An attribute is written twice. HTML would drop the second one.',
    message: 'The attribute "{{name}}" is written twice.',
    hint: 'Keep one of them.',
  },
  'conflicting-attributes': {
    summary: 'Two attributes describe a list in different ways.',
    message: '{{name}} cannot be combined with {{other}}.',
    hint: 'Remove {{name}} or {{other}}.',
  },
  'missing-attribute': {
    summary: 'An attribute requires another one, which is missing.',
    message: '{{name}} requires {{needed}}.',
    hint: 'Add {{needed}}, such as {{needed}}="{{example}}".',
  },
  'template-code-in-tag': {
    summary: 'Template code is between the attributes of a tag, where it cannot be compiled.',
    message: 'The template code "{{name}}" is between the attributes.',
    hint: 'Write template code inside a quoted attribute value, or put the condition around the whole tag. An output that prints whole attributes requires an aria-label attribute on the tag.',
  },
  'invalid-integer': {
    summary: 'An attribute that takes an integer has another value.',
    message: (given: Given) => `${whatIs(given)}, which is not an integer.`,
    hint: ({ name, binding, value }: Given) => {
      if (binding !== undefined) return 'Use an integer or a string of digits in the data.';
      if (/[<>]/.test(value)) return 'Look for a missing quotation mark at the end of the value.';
      return value.endsWith('/"')
        ? 'Put the value in quotation marks, or write a space before "/>": the slash is part of the value.'
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
        ? `For true, write ${name} without a value. For false, remove it.`
        : 'Use true or false in the data.',
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
  'missing-token': {
    summary: 'A path does not say where the page number goes.',
    message: (given: Given) =>
      `${whatIs(given)}: it does not contain :page, so every link would lead to the same page.`,
    hint: ({ nearMiss }: { nearMiss: string | undefined }) =>
      nearMiss === undefined
        ? 'Write :page where the number goes, such as path="/posts/:page" or path="/search?page=:page".'
        : `Write :page instead of ${nearMiss}. No Latin letter, digit or "_" may follow it.`,
  },
  'missing-label-token': {
    summary: 'A page label does not say where the page number goes.',
    message: (given: Given) =>
      `${whatIs(given)}: it does not contain :page, so every page would have the same name.`,
    hint: 'Write :page where the number goes, such as page_label="Page :page".',
  },
  'invalid-number-format': {
    summary: 'A number format is not the number 1000.',
    message: (given: Given) => `${whatIs(given)}: that is not the number 1000.`,
    hint: 'Write 1000 in the format for page numbers, such as number_format="1,000".',
  },
  'number-format-in-code': {
    summary: 'A tag that is compiled to a template language has a number format.',
    message: '{{name}} has no effect here: the template language writes the page numbers.',
    hint: 'Remove {{name}}, or render the control in JavaScript, with compile or renderPagination.',
  },
} as const;
