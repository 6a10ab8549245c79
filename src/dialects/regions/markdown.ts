import { inPasses, type FindRegions, type Region } from './region.js';

/** Names of files in Markdown, with the ending of a template language behind it or without. */
const MARKDOWN = /\.(?:mdx?|markdown)(?:\.[a-z]{1,10}){0,2}$/i;

/** What may stand in front of a fence: the marks of quotations and list items around it. */
const CONTAINERS = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;
const HEADING = /^ {0,3}#{1,6}[ \t\r\n]/;
const QUOTE = /^ {0,3}>/;
const FENCE = /^(?:`{3,}[^`]*$|~{3,})/;

/** Whether a file is in Markdown, by its name. */
export function isMarkdown(file = ''): boolean {
  return MARKDOWN.test(file);
}

/** Finds the code of a template language, which is run first, and what a file shows as code if it is in Markdown. */
export function besideMarkdown(find: FindRegions = () => []): FindRegions {
  return (text, file) => (isMarkdown(file) ? inPasses([find, findMarkdownCode]) : find)(text, file);
}

/**
 * Finds the code that a Markdown text shows: fenced and indented blocks, and spans between backticks.
 *
 * Source: CommonMark 0.31.2, sections 4.4, 4.5 and 6.1. A fence is taken for one in a list or quotation wherever it could
 * be, and an indented block only outside of lists.
 */
const findMarkdownCode: FindRegions = (text) => {
  const regions: Region[] = [];
  let fence: { readonly mark: string; readonly start: number } | undefined;
  let paragraph: number | undefined;
  let isInList = false;
  let isQuoted = false;
  const endParagraph = (end: number): void => {
    for (const span of findSpans(text, paragraph ?? end, end)) regions.push(span);
    paragraph = undefined;
  };
  const staysInList = (line: string): boolean =>
    ITEM.test(line) || (isInList && (paragraph !== undefined || /^[ \t]/.test(line)));
  let start = 0;
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g)) {
    const end = start + line.length;
    const content = line.replace(CONTAINERS, '').trimEnd();
    if (fence !== undefined) {
      const { mark } = fence;
      if (content.startsWith(mark) && content.replaceAll(mark.charAt(0), '') === '') {
        regions.push({ start: fence.start, end, kind: 'raw' });
        fence = undefined;
      }
    } else if (content === '') {
      endParagraph(start);
    } else if (FENCE.test(content)) {
      endParagraph(start);
      isInList = staysInList(line);
      const [mark = ''] = /^(.)\1*/.exec(content) ?? [];
      fence = { mark, start };
    } else if (paragraph === undefined && !isInList && /^(?: {0,3}\t| {4})/.test(line)) {
      regions.push({ start, end, kind: 'raw' });
    } else {
      const isBlock = ITEM.test(line) || HEADING.test(line) || (QUOTE.test(line) && !isQuoted);
      if (isBlock) endParagraph(start);
      isInList = staysInList(line);
      if (paragraph === undefined) isQuoted = QUOTE.test(line);
      paragraph ??= start;
      if (HEADING.test(line)) endParagraph(end);
    }
    start = end;
  }
  endParagraph(text.length);
  return fence ? [...regions, { start: fence.start, end: text.length, kind: 'raw' }] : regions;
};

/** Finds what may be code between backticks in a paragraph: from some of them to the next that are as many. */
function findSpans(text: string, from: number, to: number): Region[] {
  const runs = [...text.slice(from, to).matchAll(/\\[^`]|(\\?)(`+)/g)];
  /** The end of the next run, by its length. */
  const ends = new Map<number, number>();
  return runs.reverse().flatMap(({ 0: { length }, 1: escape = '', 2: ticks = '', index }): Region[] => {
    // A backslash escapes a backtick that would begin code, and not one that ends it.
    const start = from + index + 2 * escape.length;
    const runEnd = from + index + length;
    const end = ends.get(runEnd - start);
    if (ticks !== '') ends.set(ticks.length, runEnd);
    return ticks === '' || end === undefined ? [] : [{ start, end, kind: 'raw' }];
  });
}
