/** Themes in HTML, which have elements and attributes that no built-in theme has. */

import ts from 'typescript';
import { parseTheme } from '../../index.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { writeProgram } from '../sources/program.js';
import type { BesidePart, ChosenPart, Host } from './host.js';

const hostOf = (framework: string): Host => FRAMEWORKS.find(({ name }) => name === framework)!.host;

interface Sample {
  /** Attributes of the `<nav>`, each after a space. */
  readonly nav?: string;
  readonly ellipsis?: string;
  /** More items of the list. */
  readonly more?: string;
}

/** A sample of which all items of the list are alike. */
const sample = ({ nav = '', ellipsis = '…', more = '' }: Sample) => `<nav${nav}><ul>
<li data-part="previous"><a>:previous_label</a></li>
<li data-part="page"><a>:page</a></li>
<li data-part="current"><a>:page</a></li>
<li data-part="ellipsis">${ellipsis}</li>
<li data-part="next"><a>:next_label</a></li>${more}
</ul></nav>`;

/** Draws a list with some parts, or what stands beside it. */
function drawn(
  framework: string,
  html: string,
  parts: readonly ChosenPart[] = [],
  beside?: BesidePart,
): string {
  return writeProgram(`# begin markup ${beside ?? ''}`.trim() + '\n# end\n', {
    host: hostOf(framework),
    rendering: { theme: parseTheme(html, { file: 'pager.html' }) },
    parts: new Set(parts),
    linkAttributes: [],
  });
}

/** What is wrong with the syntax of JSX. */
function faultsIn(jsx: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(`<>${jsx}</>`, {
    fileName: 'a.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each([
  ['…', /\(\s+"…"\s+\) : \(/],
  ['"…" {', /\(\s+"\\"…\\" \{"\s+\) : \(/],
  ['<b>.</b><i>.</i>', /\(\s+<>\s+<b>\.<\/b>\s+<i>\.<\/i>\s+<\/>\s+\) : \(/],
  ['to <b>…</b>', /\(\s+<>\s+\{"to "\}\s+<b>…<\/b>\s+<\/>\s+\) : \(/],
])('what is not one element is an expression of JSX: %s', (ellipsis, expected) => {
  for (const framework of ['react', 'astro']) {
    const written = drawn(framework, sample({ ellipsis }));
    expect(faultsIn(written)).toEqual([]);
    if (framework === 'react') expect(written).toMatch(expected);
  }
});
