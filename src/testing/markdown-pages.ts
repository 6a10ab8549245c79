/** Pages in Markdown with tags beside lines of all kinds, as authors write them. */

import { randomNumbers } from './html-cases.js';

const LINES = [
  ...['', '', '', 'text *b*', 'more `c` text', 'a  ', '- *b*', '- item', '+ plus', '1. one', '2) two'],
  ...['## Head *x*', '===', '---', '* * *', '> quote *q*', '> ', '```', '~~~', '    indented', '  two *b*'],
  ...['<div>', '</div>', '<b>x</b>', '<!-- c -->', '<p>', '</p>', '<pre>', '</pre>', '<br>', 'x<br/>y *z*'],
  ...['| a | b |', '|---|---|', '| x | y |', '[a]: /x', '[a] *l*', '\t tab'],
];
const BEFORE = [
  '',
  '',
  '',
  '',
  '',
  '  ',
  '   ',
  '> ',
  '- ',
  '1. ',
  '> - ',
  '    ',
  '| ',
  '# ',
  'text ',
  '- - ',
];
const AFTER = ['', '', '', '', '', '', ' ', ' tail *t*', ' |', ' #', '<!-- c -->', '<b>'];

/** Yields endless pages; the names of their tags are `t1`, `t2` … The same seed yields the same pages. */
export function* markdownPages(seed: number): Generator<string, never> {
  const random = randomNumbers(seed);
  const pick = (list: readonly string[]): string => list[random(list.length)] ?? '';
  for (;;) {
    let count = 0;
    const tag = (): string => {
      count++;
      const attributes = `path="/:page" aria-label="t${count}" total_pages="2"`;
      return pick([
        `<pagination ${attributes}></pagination>`,
        `<pagination ${attributes}></pagination>`,
        `<pagination ${attributes}/>`,
        `<pagination\n  ${attributes}\n></pagination>`,
      ]);
    };
    const lines = Array.from({ length: 2 + random(6) }, () =>
      random(3) === 0
        ? pick(BEFORE) + tag() + pick(AFTER)
        : pick(['', '', '', '> ', '- ', '  ']) + pick(LINES),
    );
    if (count > 0 && !/^(?:---|\+\+\+)/.test(lines[0] ?? '')) yield lines.join('\n');
  }
}

/** A tag or control of ours, with the name in its first group. */
const OURS =
  /(?:<!---->|(?<!\S)(?: |&#32;))?<(nav|pagination)\b[^<>]*?aria-label="(t\d+)"[^<>]*?(?:\/>|>(?:[^]*?<\/\1>)?)/g;

/**
 * What a page in HTML has around the tags or controls with some names, as one string. White space does not matter, nor do
 * the paragraphs that a control ends.
 */
export function aroundControls(html: string, names: ReadonlySet<string>): string {
  return html
    .replace(OURS, (whole, _, name: string) => (names.has(name) ? '\0' : whole))
    .split('\0')
    .map((piece) => piece.replace(/\s+/g, ' ').replace(/^(?: |<\/?p>)+|(?: |<\/?p>)+$/g, ''))
    .join('\0');
}
