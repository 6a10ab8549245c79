/** Diagnostics for attributes and literal values. */

import { withAsciiDigits } from '../base/number.js';
import { list } from '../base/text.js';

/** An invalid attribute value. */
export interface FaultyValue {
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
export function whatIs({ name, binding, value }: FaultyValue): string {
  return binding === undefined ? `${name} is ${value}` : `${name}, bound to ${binding}, is ${value}`;
}

/** What to do if a tag is another library's. */
const OF_OTHERS =
  'If the tag belongs to another library, use the option "tag" to give the tags of this tool another name, such as "x-pagination".';

/** Hints for unknown attributes, by name without separators. */
const INSTEAD: readonly (readonly [names: RegExp, hint: string])[] = [
  [/^,/, 'Remove the comma: white space separates attributes.'],
  [/[“”„‟‘’«»]/, 'Use straight quotation marks, and look for a missing one in the attribute before it.'],
  [/["']/, 'Look for a missing quotation mark in the attribute before it.'],
  [/^theme$/, 'The theme is not an attribute. Use the option "theme".'],
  [/^(?:locale|language)$/, 'Write lang on <html>, or use the option "locale".'],
  [/^(?:size|color|colour|variant|shape|rounded)$/, 'Write class, or choose another theme.'],
  [/^(?:target|rel|hreflang|download|ping|referrerpolicy)$/, 'Write link:{{name}} to set it on every link.'],
  [
    /^link(?=class|rel|target|data|hx)/,
    'Write link: and the name to set an attribute on every link, such as link:class.',
  ],
  [
    /^on|^[vx]model/,
    'Links load the next page. To handle clicks, write element="button" and link: attributes.',
  ],
];

export interface UnknownName extends Partial<KnownNames> {
  readonly name: string;
  /** An attribute of the tag that cannot stand beside the suggested one, if not that one itself. */
  readonly clash?: string | undefined;
  /** Whether another library may have this attribute. */
  readonly isForeign?: boolean;
}

function adviseUnknown(given: UnknownName): string {
  const advice = adviseOnName(given);
  return given.isForeign === true ? `${advice} ${OF_OTHERS}` : advice;
}

function adviseOnName({ name, suggestion, clash, known }: UnknownName): string {
  const squeezed = name.toLowerCase().replace(/[-_]/g, '');
  const instead = INSTEAD.find(([names]) => names.test(squeezed));
  if (instead !== undefined) return instead[1].replace('{{name}}', name);
  if (suggestion === undefined) {
    const own = known === undefined ? 'an attribute in docs/attributes.md' : list(known);
    return `Use ${own}, or a global attribute, such as id or data-….`;
  }
  if (clash === suggestion) return `Did you mean ${suggestion}? The tag already has it, so remove this one.`;
  return clash === undefined
    ? `Did you mean ${suggestion}?`
    : `Did you mean ${suggestion}? If so, remove ${clash}: they cannot be combined.`;
}

/** Quotes a value for use in a tag, unless it is code in braces. */
export function inQuotes(value: string): string {
  if (/^\{[^{%]/.test(value)) return value;
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

/** What to do about a value that begins with a sign, as code does in many languages. */
function orCode(value: string): string {
  const isCode = /^"\s*[^\w\s"'’“”+.,-].*[a-z]/is.test(value);
  return isCode ? ' If it is the code of a template language, see docs/by-hand.md.' : '';
}

/** Returns the integer that a text most likely means. */
function integerIn(value: string): string | undefined {
  const text = withAsciiDigits(value.replace(/^"|"$/g, ''));
  const plain = text.replace(
    /^(-?\d{1,3})((?:[,.'’_  ]\d{3})+)$/,
    (_, first: string, rest: string) => first + rest.replace(/\D/g, ''),
  );
  const number = /^-?\d+(?:\.0+)?(?:e\d{1,2})?$/i.test(plain) ? Number(plain) : NaN;
  return Number.isSafeInteger(number) ? String(number) : undefined;
}

/** Paths that the forms can lead to. */
const FORM_PATH =
  'path="/posts?tag=a&page=:page", or for page_sizes path="/posts?tag=a&page=:page&page_size=:page_size"';

export const attributeCodes = {
  'unknown-attribute': {
    summary: 'An attribute is neither an attribute of <pagination> nor a global HTML attribute.',
    message: '<{{tag}}> has no attribute "{{name}}".',
    hint: adviseUnknown,
  },
  'client-binding': {
    summary: 'An attribute is bound with the syntax of a client-side framework, as in :total_pages="pages".',
    message: ({ name, language }: { name: string; language: string }) =>
      language === ''
        ? `"${name}" would be read by a framework in the browser, but the tag is replaced before that.`
        : `"${name}" is not read as ${language} here: the tag is compiled first.`,
    hint: ({ meant, language, code }: { meant: string; language: string; code: string }) =>
      language === ''
        ? `Write ${meant}="…" with the value, a {binding} or code of the template's language. In a component that renders in the browser, use pageWindow (docs/components.md). ${OF_OTHERS}`
        : `Write ${meant}=${inQuotes(code)}. ${OF_OTHERS}`,
  },
  'reserved-link-attribute': {
    summary:
      'A link: attribute is one that the control sets itself, one that would hide its links, or one whose value must be unique.',
    message: '"{{name}}" cannot be set on every link.',
    hint: '{{instead}}',
  },
  'missing-action': {
    summary: 'The entries are buttons, but no attribute defines what they do.',
    message: 'The buttons of this control do nothing: the tag has no attribute that begins with "link:".',
    hint: 'Add attributes that handle clicks, such as link:phx-click="go" link:phx-value-page=":page".',
  },
  'missing-form': {
    severity: 'warning',
    summary: 'The entries are submit buttons, but the page has no form around them.',
    message: 'The buttons of this control submit nothing, because they are not in a form.',
    hint: 'Move the tag into the <form>, or name the form by its id: link:form="search".',
  },
  'url-of-button': {
    summary: 'The entries are buttons, which have no URL, but an attribute sets one.',
    message: '{{name}} has no effect here: buttons have no URL.',
    hint: ({ name }: { name: string }) =>
      name === 'link_type'
        ? 'Remove link_type, or element.'
        : `Remove ${name}, or write :path in an attribute of the buttons, such as link:hx-get=":path".`,
  },
  'path-in-code': {
    summary: ':path is used in a link: attribute that is not known to take a URL or plain text.',
    message: (given: FaultyValue) =>
      `${whatIs(given)}, but this attribute is not known to take a URL or plain text: if a library runs its value as code, a path could change the code.`,
    hint: ({ name, isNumbered }: FaultyValue & { isNumbered: boolean }) =>
      `${isNumbered ? 'Write :page, which is always digits, or read' : 'Read'} the URL from the link: this.href, or $el.href in Alpine. If the value is a URL or plain text, list "${name.replace(/^link:/, '')}" in the option "pathAttributes".`,
  },
  'no-form': {
    summary: 'A form of the control cannot lead to the paths of its links.',
    faults: {
      computed: [
        '{{name}} needs a path whose query is written in the tag, but path is {{value}}.',
        `Write the path: ${FORM_PATH}. For a query that differs from request to request, write the form yourself.`,
      ],
      token: [
        '{{name}} needs {{token}} as the whole value of one query parameter, because forms are sent as a query, but path is {{value}}.',
        `Write path as in ${FORM_PATH}.`,
      ],
      other: [
        '{{name}} cannot be combined with {{token}} in path, because a visitor enters the number of a page, but path is {{value}}.',
        'Replace {{token}} with :page, or remove {{name}}.',
      ],
      buttons: [
        '{{name}} leads to a path, but this control has buttons instead of links.',
        'Remove element or {{name}}.',
      ],
    },
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
    hint: ({
      name,
      needed,
      example,
      instead,
    }: Record<'name' | 'needed' | 'example', string> & { instead?: string }) =>
      instead === undefined
        ? `Add ${needed}, such as ${needed}="${example}".`
        : `Replace ${instead} with ${needed} and page_size: ${name} counts items.`,
  },
  'invalid-integers': {
    summary: 'An attribute that takes a list of integers has another value.',
    message: (given: FaultyValue) => `${whatIs(given)}, which is not a list of integers from 1.`,
    hint: 'Write digits, and commas between the numbers: {{name}}="10,25,50".',
  },
  'invalid-integer': {
    summary: 'An attribute that takes an integer has another value.',
    message: (given: FaultyValue) => `${whatIs(given)}, which is not an integer.`,
    hint: ({ name, binding, value, code }: FaultyValue & { code?: string }) => {
      if (code !== undefined) return `Write ${name}=${inQuotes(code)}.`;
      if (binding !== undefined) return 'Use an integer or a string of digits in the data.';
      if (value === 'empty') return `Remove ${name}, or give it a number.`;
      const meant = integerIn(value);
      if (meant !== undefined) return `Write digits only: ${name}="${meant}".`;
      if (/[<>]/.test(value)) return 'Look for a missing quotation mark at the end of the value.';
      return value.endsWith('/"')
        ? 'Put the value in quotation marks, or write a space before "/>": the slash is part of the value.'
        : `Write digits only, such as ${name}="3".${orCode(value)}`;
    },
  },
  'integer-out-of-range': {
    summary: 'An integer is outside the range of its attribute.',
    message: (given: FaultyValue & { min: number; max: number }) =>
      `${whatIs(given)}, which is outside ${given.min} to ${given.max}.`,
    hint: ({ name, min, max }: FaultyValue & { min: number; max: number }) =>
      max !== Number.MAX_SAFE_INTEGER
        ? `Give ${name} a value from ${min} to ${max}.`
        : min === Number.MIN_SAFE_INTEGER
          ? `Check the digits of ${name}.`
          : `Give ${name} a value of ${min} or more, and check its digits.`,
  },
  'invalid-boolean': {
    summary: 'An attribute that takes true or false has another value.',
    message: (given: FaultyValue) => `${whatIs(given)}, which is neither true nor false.`,
    hint: ({ binding, value }: FaultyValue) =>
      binding === undefined ? `Use true or false.${orCode(value)}` : 'Use true or false in the data.',
  },
  'invalid-keyword': {
    summary: 'An attribute that takes one of several keywords has another value.',
    message: (given: FaultyValue & KnownNames) => `${whatIs(given)}; it takes ${list(given.known)}.`,
    hint: ({ suggestion, known, value }: KnownNames & FaultyValue) =>
      suggestion === undefined ? `Use ${list(known)}.${orCode(value)}` : `Did you mean ${suggestion}?`,
  },
  'invalid-string': {
    summary: 'An attribute that takes text has a value of another type.',
    message: (given: FaultyValue) => `${whatIs(given)}, which is not a string.`,
    hint: ({ name }: FaultyValue) =>
      name === 'path' ? 'Give path a string, or a function of the page number.' : `Give ${name} a string.`,
  },
  'missing-token': {
    summary: 'A path does not say where the page number goes.',
    message: (given: FaultyValue) =>
      `${whatIs(given)}: it does not contain :page, so every link would lead to the same page.`,
    hint: ({ nearMiss }: { nearMiss: string | undefined }) =>
      nearMiss === undefined
        ? 'Write :page where the number goes, such as path="/posts/:page" or path="/search?page=:page".'
        : /^:page/.test(nearMiss)
          ? `"${nearMiss}" is not ":page". After :page, write "/", ".", "-" or nothing.`
          : `Write :page instead of ${nearMiss}.`,
  },
  'missing-label-token': {
    summary: 'A page label does not say where the page number goes.',
    message: (given: FaultyValue) =>
      `${whatIs(given)}: it does not contain :page, so every page would have the same name.`,
    hint: 'Write :page where the number goes, such as page_label="Page :page".',
  },
  'same-label': {
    severity: 'warning',
    summary: 'A page label that another engine has printed does not say where the page number goes.',
    message: (given: FaultyValue) =>
      `${whatIs(given)}: it does not contain :page, so every page has the same name.`,
    hint: 'Write :page where the number goes, such as page_label="Page :page".',
  },
  'invalid-number-format': {
    summary: 'A number format is not the number 1000.',
    message: (given: FaultyValue) => `${whatIs(given)}: that is not the number 1000.`,
    hint: 'Write 1000 in the format for page numbers, such as number_format="1,000".',
  },
  'number-format-in-code': {
    summary: 'A number format cannot be compiled to the template language.',
    faults: {
      bound: [
        'number_format is {{value}}, but the template language needs to know the format at build time.',
        'Write the format in the tag, such as number_format="1,000".',
      ],
      separator: [
        'number_format is {{value}}, whose separator is code in some template languages.',
        'Use a comma, a period, an apostrophe, a middle dot or a space, such as number_format="1’000".',
      ],
      mark: [
        'number_format is {{value}}, whose apostrophe would close the single quotation marks around an attribute with code.',
        'Write number_format="1’000", or the code in double quotation marks.',
      ],
      digits: [
        'number_format is {{value}}, but {{language}} templates can only write the digits 0 to 9.',
        'Write number_format="1,000", or another separator, with these digits.',
      ],
    },
  },
} as const;
