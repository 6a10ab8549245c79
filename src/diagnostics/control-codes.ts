/** Diagnostics of bindings and template code, and of the control that a tag makes. */

import type { Range } from '../base/source.js';
import { list, quote } from '../base/text.js';
import { EXPRESSION_FAULTS, PAGER_FAULTS, type FaultyExpression, type FaultyPager } from './code-words.js';
import { subject, type Given } from './attribute-codes.js';
import type { Definition } from './definition.js';
import { adviseLanguage, otherLanguage } from './language-advice.js';

export interface Expression {
  readonly name: string;
  readonly value: string;
  readonly languages: readonly string[];
  /** The language that the file is in, if it is known. */
  readonly dialect: string | undefined;
  /** The name of the file. */
  readonly file?: string | undefined;
}

export interface PageOutOfRange {
  readonly current: number;
  readonly total: number | undefined;
  readonly used: number;
  /** The attribute that says how many pages there are. */
  readonly totalName: string;
}

export const controlCodes = {
  'landmark-name-clash': {
    severity: 'warning',
    summary: 'Two different controls on a page have the same name.',
    message: ({ name, other }: { name: string; other: Range }, { lineOf }) =>
      `This control has the same name, ${quote(name)}, as the one of line ${lineOf(other.start)}, which leads to other pages.`,
    hint: () => 'Give each of them a name of its own, such as aria-label="Pagination of comments".',
  },
  'terminator-in-control': {
    severity: 'error',
    summary: 'The control has a character in it that would end the sigil around it.',
    message: ({ terminator }: { terminator: string }) =>
      `The sigil ends at the next ${terminator}, and the tag or its control has one in it.`,
    hint: () => 'Write the template as a heredoc, between ~H""" and a line with """.',
  },
  'page-too-large': {
    severity: 'error',
    summary: 'The page with its controls would exceed the maximum length of a string.',
    message: ({ limit }: { limit: number }) =>
      `From this control on, the page is longer than ${limit} characters.`,
    hint: () => 'Lower sibling_count or boundary_count, shorten the path, or divide the page.',
  },
  'path-failed': {
    severity: 'error',
    summary: 'A path function threw, or returned something other than a safe address.',
    message: ({ binding, page, reason }: { binding: string | undefined; page: number; reason: string }) =>
      `The path function${binding === undefined ? '' : ` ${binding}`} failed for page ${page}: ${reason}.`,
    hint: () => 'Make the function return a string for every page number.',
  },
  'unsafe-path': {
    severity: 'error',
    summary: 'A path has a scheme that runs code or carries data: javascript:, vbscript: or data:.',
    message: (given: Given & { scheme: string }) =>
      `${subject(given)} is ${given.value}, whose scheme ${given.scheme} is not safe in a link.`,
    hint: () => 'Use a path such as /posts/:page, or an http: or https: address.',
  },
  'binding-missing': {
    severity: 'error',
    summary: 'The data holds no value for a binding.',
    message: ({ name, binding, reason }: { name: string; binding: string; reason: string }) =>
      `${name} is bound to ${binding}, but ${reason}.`,
    hint: () =>
      'Give the value: in the data option, to the function that compile() returns, or with --data. Null leaves the attribute unset.',
  },
  'binding-inside-text': {
    severity: 'warning',
    summary: 'Braces in the middle of a value look like a binding, but only a whole value can be one.',
    message: ({ name, binding }: { name: string; binding: string }) =>
      `${binding} in ${name} is no binding, because it is not the whole value; it stays as it is.`,
    hint: ({ name }: { name: string; binding: string }) =>
      `Bind the whole of ${name}, and put the text together in the data.`,
  },
  'invalid-binding': {
    severity: 'error',
    summary: 'A value in braces is not a name.',
    message: ({ name, value }: { name: string; value: string; literal: string | undefined }) =>
      `${name} is ${value}; only a name can stand in braces, without spaces, calls or operators.`,
    hint: ({ name, literal }: { name: string; literal: string | undefined }) =>
      literal === undefined
        ? 'Write {name} or {name.field}, and do the rest in the data.'
        : `Write ${name}="${literal}".`,
  },
  'expression-without-dialect': {
    severity: 'error',
    summary: 'A value is an expression of a template language, and nothing says which one.',
    message: ({ name, value, languages, dialect, file }: Expression) => {
      if (dialect !== undefined) return `${name} is ${value}, which is no code of ${dialect}.`;
      const other = otherLanguage(file);
      return other === undefined
        ? `${name} is ${value}, which looks like ${list(languages)}, and nothing says which language the file is in.`
        : `${name} is ${value}, and tags are not compiled to ${other.label}, the language of the file.`;
    },
    hint: ({ languages, dialect, file }: Expression) =>
      adviseLanguage(languages, dialect, otherLanguage(file)),
  },
  'invalid-expression': {
    severity: 'error',
    summary: 'An expression of a template language stands where it cannot be compiled.',
    message: (given: FaultyExpression) =>
      `${given.name} is ${given.value}, ${EXPRESSION_FAULTS[given.fault].message(given)}`,
    hint: (given: FaultyExpression) => EXPRESSION_FAULTS[given.fault].hint(given),
  },
  'invalid-pager': {
    severity: 'error',
    summary: 'The attribute pager does not lead to a paginator.',
    message: (given: FaultyPager) => PAGER_FAULTS[given.fault].message(given),
    hint: (given: FaultyPager) => PAGER_FAULTS[given.fault].hint(given),
  },
  'current-page-out-of-range': {
    severity: 'warning',
    summary: 'The current page is not among the pages there are. The nearest page is used.',
    message: ({ current, total, used }: PageOutOfRange) =>
      total === undefined
        ? `current_page is ${current}, but pages count from 1; page ${used} is used.`
        : `current_page is ${current}, but the pages are 1 to ${total}; page ${used} is used.`,
    hint: ({ totalName }: PageOutOfRange) => `Correct current_page or ${totalName}.`,
  },
  'total-pages-below-one': {
    severity: 'warning',
    summary: 'The total is less than one page. One page is shown.',
    message: ({ total }: { total: number }) => `total_pages is ${total}; one page is shown.`,
    hint: () => 'Leave the tag out where there is nothing to page through, or set singlePage to "hide".',
  },
  'pages-unset': {
    severity: 'warning',
    summary: 'Neither total_pages nor current_page is given.',
    message: () => 'Neither total_pages nor current_page is given: the control shows page 1 and Next.',
    hint: () => 'Give total_pages, and current_page for every page but the first.',
  },
} as const satisfies Record<string, Definition>;
