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

/**
 * Finds what a file shows as code, if it is in Markdown by its name, beside the code of a template language.
 *
 * @param find finds the code of the language that the Markdown is written in, which is run first
 */
export function besideMarkdown(file: string | undefined, find: FindRegions = () => []): FindRegions {
  return isMarkdown(file) ? inPasses([find, findMarkdownCode]) : find;
}

/**
 * Finds the code that a Markdown text shows: fenced and indented blocks, and spans between backticks.
 *
 * Source: CommonMark 0.31.2, sections 4.4, 4.5 and 6.1. A fence is taken for one in a list or quotation wherever it could
 * be, and an indented block only outside of lists.
 */
export const findMarkdownCode: FindRegions = (text) => {
  const regions: Region[] = [];
  const add = (start: number, end: number): unknown => regions.push({ start, end, kind: 'raw' });
  let fence: { readonly mark: string; readonly start: number } | undefined;
  let paragraph: number | undefined;
  let isInList = false;
  let isQuoted = false;
  const endParagraph = (end: number): void => {
    if (paragraph !== undefined) for (const [from, to] of findSpans(text, paragraph, end)) add(from, to);
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
      const isLast = content.startsWith(mark) && content.replaceAll(mark.charAt(0), '') === '';
      if (isLast) {
        add(fence.start, end);
        fence = undefined;
      }
    } else if (content === '') {
      endParagraph(start);
    } else if (FENCE.test(content)) {
      endParagraph(start);
      isInList = staysInList(line);
      fence = { mark: /^(.)\1*/.exec(content)?.[0] ?? '', start };
    } else if (paragraph === undefined && !isInList && /^(?: {0,3}\t| {4})/.test(line)) {
      add(start, end);
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
  if (fence !== undefined) add(fence.start, text.length);
  return regions;
};

/** Finds the code between backticks in a paragraph: from some of them to the next that are as many. */
function findSpans(text: string, from: number, to: number): (readonly [start: number, end: number])[] {
  const runs = [...text.slice(from, to).matchAll(/\\[^`]|(\\?)(`+)/g)].flatMap(
    ({ 0: { length }, 1: escape = '', 2: ticks, index }) => {
      if (ticks === undefined) return [];
      const end = from + index + length;
      // A backslash escapes a backtick that would begin code, and not one that ends it.
      return { start: end - ticks.length + escape.length, end, ticks: ticks.length };
    },
  );
  // By their number: which runs there are, the last one first.
  const ends = new Map<number, number[]>();
  for (const [index, { ticks }] of [...runs.entries()].reverse()) {
    const indices = ends.get(ticks) ?? [];
    indices.push(index);
    ends.set(ticks, indices);
  }
  const spans: (readonly [number, number])[] = [];
  let next = 0;
  for (const [index, { start, end }] of runs.entries()) {
    if (index < next) continue;
    const candidates = ends.get(end - start) ?? [];
    while ((candidates.at(-1) ?? Infinity) <= index) candidates.pop();
    const last = candidates.at(-1);
    if (last === undefined) continue;
    spans.push([start, runs[last]?.end ?? to]);
    next = last + 1;
  }
  return spans;
}
