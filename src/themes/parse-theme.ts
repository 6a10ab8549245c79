import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { deepFreeze } from '../base/freeze.js';
import { checkOptions, text } from '../base/validate.js';
import { Source, type Range } from '../base/source.js';
import { diagnose, PaginationTagError, problem, type Problem } from '../diagnostics/diagnostic.js';
import { checkSample, type ReportFault } from './check-sample.js';
import { readElement } from './read-sample.js';
import type { Parts } from './sample-nodes.js';
import { createTheme, type ParsedTheme } from './theme.js';

/**
 * Parses a theme in HTML: a sample of a control, whose parts have the attribute `data-part`.
 *
 * @param html the sample
 * @param options `file`: its name, for messages
 * @throws {TypeError} if an argument has the wrong type
 * @throws {PaginationTagError} if the sample has errors; `diagnostics` contains all of them
 * @example
 * transform(template, { theme: parseTheme(readFileSync('pager.html', 'utf8'), { file: 'pager.html' }) });
 */
export function parseTheme(html: string, options: { readonly file?: string | undefined } = {}): ParsedTheme {
  if (typeof html !== 'string')
    throw new TypeError(`The theme must be a string of HTML, not ${typeof html}.`);
  const { file } = checkOptions(options, { file: { check: text } }, '{ file: "pager.html" }');
  const problems: Problem[] = [];
  const report: ReportFault = (fault, node, detail = '') => {
    problems.push(problem('theme-markup', rangeOf(node), { fault, detail }));
  };
  const { childNodes } = parseFragment(html, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startOffset: start, endOffset: end }) => {
      const detail = code.replaceAll('-', ' ');
      problems.push(problem('theme-markup', { start, end }, { fault: 'html', detail }));
    },
  });
  const [root, ...others] = childNodes.filter(
    (node) => 'tagName' in node || ('value' in node && node.value.trim() !== ''),
  );
  const nav = root as Tree.Element;
  const isNav = root?.nodeName === 'nav' && others.length === 0;
  if (!isNav) report('nav', others[0] ?? root);
  const parts: Parts = isNav ? checkSample(nav, report) : new Map();
  if (problems.length > 0) throw new PaginationTagError(diagnose(new Source(html, file), problems));
  const sample = readElement(nav, undefined, parts);
  const pageLabels = JSON.stringify(sample).includes('page_label');
  const theme = createTheme({ pageLabels, sample, parts: [...parts.keys()], file });
  return deepFreeze<unknown>(theme) as ParsedTheme;
}

function rangeOf(node: Tree.ChildNode | undefined): Range {
  const place = node?.sourceCodeLocation;
  const shown = place && 'startTag' in place ? place.startTag : place;
  return { start: shown?.startOffset ?? 0, end: shown?.endOffset ?? 0 };
}
