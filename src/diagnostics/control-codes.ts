/** Diagnostics of bindings and template code, and of the control that a tag makes. */

import { whatIs, type Given } from './attribute-codes.js';

/** Code in an attribute. */
export interface FaultyExpression {
  readonly name: string;
  /** How the language of the file writes a value, and paths with the token in the text and in the code. */
  readonly examples: { readonly value: string; readonly paths: readonly [string, string] };
}

/** The language of the file, empty where it has none, and how a pager is written there. */
export interface FaultyPager {
  readonly dialect: string;
  readonly example: string;
}

function writePager({ dialect, example }: FaultyPager): string {
  return dialect === ''
    ? `Write pager="${example}", with an object { page, pages, href } in the data.`
    : `Write pager=${inQuotes(example)}.`;
}

/** A value as it stands in a tag: code in braces alone needs no quotation marks. */
function inQuotes(value: string): string {
  if (/^\{[^{%]/.test(value)) return value;
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

export const controlCodes = {
  'landmark-name-clash': {
    severity: 'warning',
    summary: 'Two different controls on a page have the same name.',
    message:
      'This control has the same name, "{{name}}", as the one of line {{other}}, which leads to other pages.',
    hint: 'Give each of them a name of its own, such as aria-label="Pagination of comments".',
  },
  'terminator-in-control': {
    summary: 'The control has a character in it that would end the sigil around it.',
    message: 'The sigil ends at the next {{terminator}}, and the tag or its control has one in it.',
    hint: 'Write the template as a heredoc, between ~H""" and a line with """.',
  },
  'page-too-large': {
    summary: 'The page with its controls would exceed the maximum length of a string.',
    message: 'From this control on, the page is longer than {{limit}} characters.',
    hint: 'Lower sibling_count or boundary_count, shorten the path, or divide the page.',
  },
  'path-failed': {
    summary: 'A path function threw, or returned something other than a safe address.',
    message: ({ binding, page, reason }: { binding: string | undefined; page: number; reason: string }) =>
      `The path function${binding === undefined ? '' : ` ${binding}`} failed for page ${page}: ${reason}.`,
    hint: 'Make the function return a string for every page number.',
  },
  'unsafe-path': {
    summary: 'A path has a scheme that runs code or carries data: javascript:, vbscript: or data:.',
    message: (given: Given & { scheme: string }) =>
      `${whatIs(given)}, whose scheme ${given.scheme} is not safe in a link.`,
    hint: 'Use a path such as /posts/:page, or an http: or https: address.',
  },
  'binding-missing': {
    summary: 'The data holds no value for a binding.',
    message: '{{name}} is bound to {{binding}}, but {{reason}}.',
    hint: 'Give the value: in the data option, to the function that compile() returns, or with --data. Null leaves the attribute unset.',
  },
  'binding-inside-text': {
    severity: 'warning',
    summary: 'Braces in the middle of a value look like a binding, but only a whole value can be one.',
    message: '{{binding}} in {{name}} is no binding, because it is not the whole value; it stays as it is.',
    hint: 'Bind the whole of {{name}}, and put the text together in the data.',
  },
  'invalid-binding': {
    summary: 'A value in braces is not a name.',
    message: '{{name}} is {{value}}; only a name can stand in braces, without spaces, calls or operators.',
    hint: ({ name, literal }: { name: string; literal: string | undefined }) =>
      literal === undefined
        ? 'Write {name} or {name.field}, and do the rest in the data.'
        : `Write ${name}="${literal}".`,
  },
  'expression-without-dialect': {
    summary: 'A value is an expression of a template language, and nothing says which one.',
    faults: {
      'other-dialect': [
        '{{name}} is {{value}}, which is no code of {{language}}.',
        'Write it as {{language}} does, or add --dialect {{options}} (in code, the option "dialect").',
      ],
      'near-language': [
        '{{name}} is {{value}}, and tags are not compiled to {{language}}, the language of the file.',
        'The nearest language is {{near}}: try --dialect {{nearOption}}, and look at what comes out.',
      ],
      'other-language': [
        '{{name}} is {{value}}, and tags are not compiled to {{language}}, the language of the file.',
        'Write a value of your own data as {page}, or render the control in code with renderPagination.',
      ],
      'no-language': [
        '{{name}} is {{value}}, which looks like {{languages}}, and nothing says which language the file is in.',
        'Say which: add --dialect {{options}} (in code, the option "dialect"), or give the file the ending {{endings}}. A value of your own data is written {page}.',
      ],
    },
  },
  'invalid-expression': {
    summary: 'An expression of a template language stands where it cannot be compiled.',
    faults: {
      'literal-only': [
        '{{name}} is {{value}}, which has to be known before there is a request: the markup depends on it.',
        'Write {{name}} as it is, or put tags for the different values into the branches of a condition.',
      ],
      'one-output': [
        '{{name}} is {{value}}, which is more than one output, or none.',
        ({ name, examples }: FaultyExpression) =>
          `Print one value and nothing else, such as ${name}=${inQuotes(examples.value)}; compute it before the tag if need be.`,
      ],
      'no-token': [
        '{{name}} is {{value}}, which says nowhere where the page number goes.',
        ({ name, examples: { paths } }: FaultyExpression) =>
          name === 'path'
            ? `Write :page where the number goes, such as path=${inQuotes(paths[0])} or path=${inQuotes(paths[1])}.`
            : 'Write :page where the number goes.',
      ],
      'no-output': [
        '{{name}} is {{value}}, which is a statement and prints nothing.',
        ({ name, examples }: FaultyExpression) => `Print the value: ${name}=${inQuotes(examples.value)}.`,
      ],
      'misused-token': ['{{name}} is {{value}}, which would not print the page number.', '{{detail}}'],
      'own-name': [
        '{{name}} is {{value}}, and {{detail}} is a variable of the control itself.',
        'Give the variable of the page another name, which does not begin with "pagination_".',
      ],
    },
  },
  'invalid-pager': {
    summary: 'The attribute pager does not lead to a paginator.',
    faults: {
      bare: [
        'pager has no value, and nothing here knows the pages of the list.',
        (given: FaultyPager) =>
          `${writePager(given)} Alone, pager takes the pagination of a page in Eleventy and Astro.`,
      ],
      text: ['pager is {{value}}, which is neither a binding nor code.', writePager],
      unknown: [
        'No paginator of {{dialect}} is known.',
        'Write total_pages, current_page and path, or say in the option "pagers" what pager stands for.',
      ],
      'no-name': [
        'pager is {{value}}; in {{dialect}} it has to be a name.',
        (given: FaultyPager) => `Give the value a name before the tag. ${writePager(given)}`,
      ],
    },
  },
  'current-page-out-of-range': {
    severity: 'warning',
    summary: 'The current page is not among the pages there are. The nearest page is used.',
    message: ({ current, total, used }: { current: number; total: number | undefined; used: number }) =>
      total === undefined
        ? `current_page is ${current}, but pages count from 1; page ${used} is used.`
        : `current_page is ${current}, but the pages are 1 to ${total}; page ${used} is used.`,
    hint: 'Correct current_page or {{totalName}}.',
  },
  'total-pages-below-one': {
    severity: 'warning',
    summary: 'The total is less than one page. One page is shown.',
    message: 'total_pages is {{total}}; one page is shown.',
    hint: 'Leave the tag out where there is nothing to page through, or set singlePage to "hide".',
  },
  'pages-unset': {
    severity: 'warning',
    summary: 'Neither total_pages nor current_page is given.',
    message: 'Neither total_pages nor current_page is given: the control shows page 1 and Next.',
    hint: 'Give total_pages, and current_page for every page but the first.',
  },
} as const;
