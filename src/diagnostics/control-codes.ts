/** Diagnostics for bindings, template code and the resulting control. */

import { inQuotes, whatIs, type FaultyValue } from './attribute-codes.js';

/** Code in an attribute. */
export interface FaultyExpression {
  readonly name: string;
  /** Examples in the file's language: a value, and paths with the token in text and in code. */
  readonly examples: { readonly value: string; readonly paths: readonly [string, string] };
}

/** The language of the file, empty if it has none, and an example of a pager in it. */
export interface FaultyPager {
  readonly dialect: string;
  readonly example: string;
}

function writePager({ dialect, example }: FaultyPager): string {
  return dialect === ''
    ? `Write pager="${example}", with an object { page, pages, href } in the data.`
    : `Write pager=${inQuotes(example)}.`;
}

/** What to do about a value that may be code, if the attribute could also be any text. */
const orText =
  (advice: string) =>
  ({ isText }: { isText: boolean }): string =>
    isText
      ? `If it is text, write "&amp;" for "&" in it, "&lt;" for "<", "&gt;" for ">", and "&quot;" for a quotation mark. ${advice}`
      : advice;

export const controlCodes = {
  'landmark-name-clash': {
    severity: 'warning',
    summary: 'Two different controls on a page have the same name.',
    message:
      'This control has the same name, {{name}}, as the one on line {{other}}, which has different links.',
    hint: 'Give each control a unique name, such as aria-label="Pagination of comments".',
  },
  'other-charset': {
    severity: 'warning',
    summary:
      'A page declares an encoding other than UTF-8, and the code of a control contains characters other than ASCII.',
    message:
      'The page declares the encoding {{charset}}, but the code of this control contains "{{character}}" in UTF-8, which would be read as other characters.',
    hint: 'If the page is sent in UTF-8, write <meta charset="utf-8">. If not, write only ASCII in the code.',
  },
  'terminator-in-control': {
    summary: 'The control contains a character that would end the sigil around it.',
    message: 'The sigil ends at the next {{terminator}}, and the tag or its control contains one.',
    hint: 'Write the template as a heredoc, between ~H""" and a line with """.',
  },
  'page-too-large': {
    summary: 'The page with its controls would exceed the maximum length of a string.',
    message: 'From this control on, the page is longer than {{limit}} characters.',
    hint: 'Lower sibling_count or boundary_count, shorten the path, or split the page.',
  },
  'path-failed': {
    summary: 'A path function threw, or returned something other than a safe URL.',
    message: ({ binding, page, reason }: { binding: string | undefined; page: number; reason: string }) =>
      `The path function${binding === undefined ? '' : ` ${binding}`} failed for page ${page}: ${reason}.`,
    hint: 'Make the function return a path, or an http: or https: URL, for every page number. If another scheme is safe, list it in the option "schemes".',
  },
  'unsafe-path': {
    summary: 'A path has a scheme other than http: and https:, which could run code, such as javascript:.',
    message: (given: FaultyValue & { scheme: string }) =>
      `${whatIs(given)}, whose scheme ${given.scheme} is not allowed in a link.`,
    hint: ({ name }: FaultyValue) =>
      `Use a path such as ${/_path$/.test(name) ? '/posts' : '/posts/:page'}, or an http: or https: URL. If the text before the colon is not a scheme, begin with a slash. If the scheme is safe, list it in the option "schemes".`,
  },
  'missing-binding': {
    summary: 'The data has no value for a binding.',
    message: '{{name}} is bound to {{binding}}, but {{reason}}.',
    hint: ({ suggestion }: { suggestion: string | undefined }) =>
      suggestion ??
      'Provide the value in the option "data", or to the function that compile() returns. Null leaves the attribute unset.',
  },
  'unbound-page': {
    severity: 'warning',
    summary:
      'In a page that another engine has printed, the current page is a binding without a value. It is page 1.',
    message:
      '{{binding}} in current_page has no value. It is page 1, because another engine has printed this page, and a visitor may have written it.',
    hint: 'If it is your binding, list it in the option "bindings", and put its value into the data.',
  },
  'binding-inside-text': {
    severity: 'warning',
    summary: 'Braces in the middle of a value look like a binding, but only a whole value can be one.',
    message:
      '{{binding}} in {{name}} is not a binding, because it is only part of the value. It is left unchanged.',
    hint: 'Bind the whole value of {{name}}, and build the text in the data.',
  },
  'invalid-binding': {
    summary: 'A value in braces is not a name.',
    message: '{{name}} is {{value}}. Braces can only contain a name, without spaces, calls or operators.',
    hint: ({ name, literal }: { name: string; literal: string | undefined }) =>
      literal === undefined
        ? 'Write {name} or {name.field}, and compute the rest in the data.'
        : `Write ${name}="${literal}".`,
  },
  'template-code-in-tag': {
    summary: 'Template code is between the attributes of a tag, where it cannot be compiled.',
    faults: {
      between: [
        'The template code "{{name}}" is between the attributes.',
        'Write template code inside a quoted attribute value, or put the condition around the whole tag. An output that prints whole attributes requires an aria-label attribute on the tag.',
      ],
      name: [
        'The template code "{{name}}" is in the name of an attribute.',
        'Write the name itself: code can only be in the value of an attribute.',
      ],
      'no-language': [
        'The template code "{{name}}" is between the attributes, and the language of the file is unknown.',
        'Write code inside quoted attribute values, and set the option "dialect" to {{options}}. For another language, see docs/by-hand.md.',
      ],
      'unknown-language': [
        'The template code "{{name}}" is between the attributes. It is in {{language}}, a language that tags cannot be compiled to.',
        'Write the control by hand: see docs/by-hand.md.',
      ],
      'unknown-code': [
        '"{{name}}" is between the attributes, but it is not an attribute.',
        'Write attributes as name="value", with your own data in the value, as in total_pages="{pages}". For the code of a template language, see docs/by-hand.md.',
      ],
      unclosed: [
        'The template code "{{name}}" is between the attributes.',
        'The tag is not closed: write ">" before this "{{name}}".',
      ],
    },
  },
  'missing-dialect': {
    summary: 'A value is an expression in a template language, but the language is unknown.',
    faults: {
      'other-dialect': [
        '{{name}} is {{value}}, which is not {{language}} code.',
        'Write it in {{language}}, or set the option "dialect" to {{options}}.',
      ],
      unended: [
        '{{name}} is {{value}}, which {{language}} reads as text.',
        ({ language }: { language: string }) =>
          language === 'Django'
            ? 'Write the code on one line: in Django, it must end on the line on which it begins.'
            : 'Write the end of the code.',
      ],
      quoted: [
        '{{name}} is {{value}}, but {{language}} reads braces in quotation marks as text.',
        'Remove the quotation marks.',
      ],
      'unknown-language': [
        '{{name}} is {{value}}, which is code of {{language}}, a language that tags cannot be compiled to.',
        'Write the control by hand: see docs/by-hand.md.',
      ],
      'unknown-delimiters': [
        '{{name}} is {{value}}, which looks like the code of a template language that tags cannot be compiled to.',
        orText('If it is code, write the control by hand: see docs/by-hand.md.'),
      ],
      'other-delimiters': [
        '{{name}} is {{value}}, which looks like template code, but its delimiters are not those of {{language}}.',
        orText('If it is code, use the usual delimiters, or write the control by hand: see docs/by-hand.md.'),
      ],
      'no-language': [
        '{{name}} is {{value}}, which looks like {{languages}}, but the language of the file is unknown.',
        'Set the option "dialect" to {{options}}, or use the file name extension {{endings}}. To insert your own data, write {page}. For another language, see docs/by-hand.md.',
      ],
    },
  },
  'other-extension': {
    severity: 'warning',
    summary: 'The option "dialect" names a template language other than that of the file extension.',
    message: 'This file is read as {{dialect}}, but the extension .{{extension}} says {{language}}.',
    hint: 'Remove the option "dialect". If such files are {{dialect}} here, say so in the option "dialects".',
  },
  'invalid-expression': {
    summary: 'A template expression is used where it cannot be compiled.',
    faults: {
      'literal-only': [
        '{{name}} is {{value}}, but it must be known at build time, because the markup depends on it.',
        'Write a fixed value for {{name}}, or put a tag for each value into the branches of a condition.',
      ],
      'one-output': [
        '{{name}} is {{value}}, which is not exactly one output.',
        ({ name, examples }: FaultyExpression) =>
          `Print one value and nothing else, such as ${name}=${inQuotes(examples.value)}. If necessary, compute it before the tag.`,
      ],
      'no-token': [
        '{{name}} is {{value}}, which does not say where the page number goes.',
        ({ name, examples: { paths } }: FaultyExpression) =>
          name === 'path'
            ? `Write :page where the number goes, such as path=${inQuotes(paths[0])} or path=${inQuotes(paths[1])}.`
            : 'Write :page where the number goes.',
      ],
      'no-output': [
        '{{name}} is {{value}}, which is a statement and prints nothing.',
        ({ name, examples }: FaultyExpression) => `Print the value: ${name}=${inQuotes(examples.value)}.`,
      ],
      misplaced: ['{{name}} is {{value}}, which the language does not accept in an attribute.', '{{detail}}'],
      'lost-token': [
        '{{name}} is {{value}}, in which the language could not replace :{{detail}}.',
        ({ name, detail, examples: { paths } }: FaultyExpression & { detail: string }) => {
          const advice = `Write :${detail} outside the code, or as a separate string`;
          return name === 'path'
            ? `${advice}, such as path=${inQuotes(paths[0])} or path=${inQuotes(paths[1])}.`
            : `${advice}.`;
        },
      ],
      'token-in-block': [
        '{{name}} is {{value}}, in which the number would be part of the text to translate.',
        'Give the number to the block under a name, as in {{detail}}.',
      ],
      'misused-token': ['{{name}} is {{value}}, which would not print the page number.', '{{detail}}'],
      marks: [
        '{{name}} would combine {{value}}, from a value in single quotation marks, with {{detail}}, from a value without them.',
        'Write both values in the same quotation marks: code is escaped for the marks around it. Next to pager, these are double.',
      ],
      'own-name': [
        '{{name}} is {{value}}, but {{detail}} is a variable of the control itself.',
        'Rename your variable. Its name must not start with "pagination_".',
      ],
    },
  },
  'invalid-pager': {
    summary: 'The attribute pager does not refer to a paginator.',
    faults: {
      bare: [
        'pager has no value, and the pages of the list are unknown here.',
        (given: FaultyPager) =>
          `${writePager(given)} Without a value, pager uses the pagination of the page in Eleventy and Astro.`,
      ],
      text: ['pager is {{value}}, which is neither a binding nor code.', writePager],
      type: [
        'pager_type has no effect without a pager that is code of a template language.',
        'Remove pager_type, or write such a pager, as in docs/paginators.md.',
      ],
      unknown: [
        'No paginator of {{dialect}} is known.',
        'Write total_pages, current_page and path, or set the paginator in the option "pagers".',
      ],
      'no-name': [
        'pager is {{value}}; in {{dialect}} it must be a name.',
        (given: FaultyPager) => `Assign the value to a variable before the tag. ${writePager(given)}`,
      ],
    },
  },
  'current-page-out-of-range': {
    severity: 'warning',
    summary: 'The current page is outside the list. The nearest page is used.',
    message: ({ current, total, used }: { current: number; total: number | undefined; used: number }) =>
      total === undefined
        ? `current_page is ${current}, but pages start at 1; page ${used} is used.`
        : `current_page is ${current}, but the pages are 1 to ${total}; page ${used} is used.`,
    hint: 'Correct current_page or {{totalName}}.',
  },
  'total-pages-out-of-range': {
    severity: 'warning',
    summary: 'The total is less than one page. One page is shown.',
    message: 'total_pages is {{total}}; one page is shown.',
    hint: 'Omit the tag if there is nothing to page through, or write single_page="hide".',
  },
  'missing-total': {
    severity: 'warning',
    summary: 'Neither total_pages nor current_page is given.',
    message: 'Neither total_pages nor current_page is given: the control shows page 1 and Next.',
    hint: 'Set total_pages, and current_page on every page except the first.',
  },
  'form-in-form': {
    summary: 'A tag with jump or page_sizes is in a <form>, and HTML does not allow a form in a form.',
    message:
      'The form of {{name}} would be inside another <form>: browsers drop its start tag, and end the outer form at its end tag.',
    hint: 'Move the tag out of the <form>, or remove {{name}}.',
  },
  'missing-path': {
    severity: 'warning',
    summary: 'The tag has no path, so its links lead to /1, /2 and so on.',
    message: 'path is not set: the links would be /1, /2 and so on.',
    hint: 'Add path="/posts/:page" or path="?page=:page", with the URL of your list.',
  },
} as const;
