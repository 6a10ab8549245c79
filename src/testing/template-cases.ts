/** Makes templates, attribute values and data that are hard to get right, for the fuzzer and its test. */

import { dialectNames, type DialectName } from '../dialects/names.js';
import { schema } from '../attributes/schema.js';
import { htmlCases, randomNumbers } from './html-cases.js';

/** The input of one run of the fuzzer. */
export interface TemplateCase {
  readonly template: string;
  readonly dialect: DialectName;
  /** A value for any attribute, in a tag or in the data. */
  readonly value: string;
}

/** What begins, ends and escapes code, values and URLs. */
export const CODE_PIECES = [
  ...[
    '{{',
    '}}',
    '{%',
    '%}',
    '{#',
    '#}',
    '{{{',
    '}}}',
    '{{-',
    '-}}',
    '{{/*',
    '*/}}',
    '{!!',
    '!!}',
    '{{--',
    '--}}',
  ],
  ...[
    '<%',
    '%>',
    '<%=',
    '<%%',
    '<%#',
    '<%!--',
    '--%>',
    '<?php ',
    '<?=',
    '?>',
    '<?xml ',
    '{',
    '}',
    '\\',
    '\0',
  ],
  ...[
    'raw',
    'endraw',
    'verbatim',
    'endverbatim',
    'comment',
    'endcomment',
    '@',
    '@if(',
    '@php',
    '@endphp',
    '(',
    ')',
  ],
  ...[
    '"',
    "'",
    '`',
    '/*',
    '*/',
    '//',
    '#',
    '${',
    '{$',
    '<<<A\n',
    '\nA',
    '<!--',
    '-->',
    '<p ',
    '</p',
    '>',
    '=',
    '/',
  ],
  ...[
    '<script>',
    '</script>',
    '<svg>',
    '<![CDATA[',
    ']]>',
    '<table>',
    '<select>',
    '\ud83d',
    '\r\n',
    '\t',
    ' ',
    'a',
  ],
  ...[
    ':page',
    ':path',
    '%3Apage',
    ':offset',
    ':index',
    ':page_size',
    'java',
    'script:',
    'data:',
    'VB',
    '&colon;',
    '&Tab;',
    '&#x6a;',
    '&amp;',
    '&',
    '\ufffc',
  ],
  ...[
    'page',
    '.',
    '__proto__',
    'constructor',
    'toString',
    '-',
    '+',
    '0',
    '1',
    '9007199254740993',
    '1e3',
    '٣',
    'é',
  ],
  ...[
    'live_patch',
    'button',
    'true',
    'false',
    'onclick=alert(1)',
    '<img src=x>',
    '\u2028',
    '\u0000',
    '\ufeff',
    '😀',
  ],
];
const LINK_NAMES = [
  'link:hx-get',
  'link:class',
  'LINK:rel',
  'link:onclick',
  'link:@x',
  'link:href',
  'link:{',
  'link:',
];
const OTHER_NAMES = ['id', 'data-x', 'aria-label', 'lang', 'Class', 'onclick', '{', 'x'];
const NAMES = [...Object.keys(schema), ...LINK_NAMES, ...OTHER_NAMES];
const QUOTES = ['"', '"', "'", ''];

/**
 * Makes cases of every kind, without an end.
 *
 * @param seed the same seed yields the same cases
 * @param pages real pages to change; may be empty
 */
export function* templateCases(seed: number, pages: readonly string[] = []): Generator<TemplateCase, never> {
  const random = randomNumbers(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[random(list.length)]!;
  const soup = (length: number): string =>
    Array.from({ length: random(length) }, () => pick(CODE_PIECES)).join('');
  const values = [
    () => soup(6),
    () => `/${soup(3)}/:page`,
    () => String(random(12)),
    () => '{a.b}',
    () => '{a}',
  ];
  const tag = (): string => {
    const attributes = Array.from({ length: random(5) }, () => {
      const quote = pick(QUOTES);
      return ` ${pick(NAMES)}=${quote}${pick(values)()}${quote}`;
    });
    return `<pagination${attributes.join('')}${pick(['></pagination>', '/>', '>', ` >${soup(2)}</pagination>`])}`;
  };
  const texts = htmlCases(seed, pages);
  for (;;) {
    const html = texts.next().value;
    const kind = random(4);
    const place = random(html.length + 1);
    const template =
      kind === 0
        ? html
        : kind === 1
          ? soup(6) + tag() + soup(8) + tag() + soup(4)
          : html.slice(0, place) + (kind === 2 ? tag() : soup(5) + tag()) + html.slice(place);
    yield { template, dialect: pick(dialectNames), value: pick(values)() };
  }
}
