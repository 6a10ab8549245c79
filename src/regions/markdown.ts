import { inPasses, type FindRegions, type Region } from './region.js';

/** Markdown file names, with or without the extension of a template language after it. */
const MARKDOWN = /\.(?:mdx?|markdown)(?:\.[a-z]{1,10}){0,2}$/i;

/** What may precede a fence: block quote and list item markers. */
const CONTAINERS = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;
const HEADING = /^ {0,3}#{1,6}[ \t\r\n]/;
const QUOTE = /^ {0,3}>/;
const FENCE = /^(?:`{3,}[^`]*$|~{3,})/;

/** Whether a file is Markdown, by its name. */
export function isMarkdown(file = ''): boolean {
  return MARKDOWN.test(file);
}

/** Finds the code of a template language, which runs first, and the code that a Markdown file shows. */
export function besideMarkdown(find: FindRegions = () => []): FindRegions {
  return (text, file) => (isMarkdown(file) ? inPasses([find, findMarkdownCode]) : find)(text, file);
}

/** Bounds the search for the start of a paragraph. */
const LONGEST_PARAGRAPH = 5000;

/**
 * Whether there is text before an offset on its line, so that Markdown puts both into one paragraph. What follows a line
 * that begins with a tag is HTML, up to an empty line. A row of a table has cells.
 */
export function isWithinLine(text: string, offset: number): boolean {
  const above =
    text
      .slice(Math.max(offset - LONGEST_PARAGRAPH, 0), offset)
      .split(/(?:^|\r\n?|\n)[ \t>]*(?:\r\n?|\n)/)
      .at(-1) ?? '';
  const before = above.slice(Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\r')) + 1);
  const isHtml = above.replace(CONTAINERS, '').startsWith('<');
  return !isHtml && !/^(?:[<|].*)?$/.test(before.replace(CONTAINERS, '').trim());
}

/**
 * Finds the code that a Markdown text shows: fenced and indented code blocks, and code spans.
 *
 * Source: CommonMark 0.31.2, sections 4.4, 4.5 and 6.1. In lists and block quotes, anything that could be a fence
 * counts as one; indented blocks count only outside lists.
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

/** Finds possible code spans in a paragraph: from a run of backticks to the next one of the same length. */
function findSpans(text: string, from: number, to: number): Region[] {
  const runs = [...text.slice(from, to).matchAll(/\\[^`]|(\\?)(`+)/g)];
  /** The end of the next run, by its length. */
  const ends = new Map<number, number>();
  return runs.reverse().flatMap(({ 0: { length }, 1: escape = '', 2: ticks = '', index }): Region[] => {
    // A backslash escapes a backtick that would begin code, but not one that ends it.
    const start = from + index + 2 * escape.length;
    const runEnd = from + index + length;
    const end = ends.get(runEnd - start);
    if (ticks !== '') ends.set(ticks.length, runEnd);
    return ticks === '' || end === undefined ? [] : [{ start, end, kind: 'raw' }];
  });
}
