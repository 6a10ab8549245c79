/** Says how a control is put among lines of Markdown, so that these lines keep their meaning. */

import type { Range } from '../base/source.js';
import { splice } from '../base/splice.js';
import { problem } from '../diagnostics/diagnostic.js';
import { isMdx, type AmongText, type RawHtml } from '../regions/markdown.js';
import type { Tag } from './find-tags.js';
import type { MarkdownPage } from './mask-markdown.js';

export interface MarkdownPlace {
  /**
   * What comes before the control. `<nav` alone would turn the lines after it into raw HTML, up to an empty line.
   *
   * Source: CommonMark, "HTML blocks": one that begins with a comment ends on its line (condition 2), and a line that begins
   * with a character reference begins none.
   */
  readonly prefix: '' | typeof COMMENT | typeof SPACE;
  /** Whether Markdown reads the text in the control, because it is in a line of text. */
  readonly isRead: boolean;
  /** What stands for a control of which nothing is shown: an empty line would end a block of raw HTML. */
  readonly empty: '' | typeof COMMENT;
}

const COMMENT = '<!---->';
const SPACE = '&#32;';

/** Stands for a control in a page. markdown-it lets no NUL through. */
const HOLE = '\0';

/** What comes before the content of a line: the markers of block quotes and list items. */
const MARKERS = String.raw`^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t][ \t>]*)*`;
const CONTAINERS = new RegExp(`${MARKERS}$`);

/**
 * Puts a control in its place. What its author or theme wrote on several lines goes on one: a line end would end a block
 * that begins with a comment, and lines of quotes and items have markers.
 *
 * @param hasCode whether it may contain template code, in which a character reference means nothing
 */
export function putInMarkdown(place: MarkdownPlace, control: string, hasCode: boolean): string {
  const { prefix, empty } = place;
  const line = control.replace(/"[^"]*"|'[^']*'|[\r\n]\s*/g, (part) =>
    /^["']/.test(part) ? part.replace(/\r\n?|\n/g, hasCode ? ' ' : '&#10;') : ' ',
  );
  return prefix + (line || empty);
}

/** A tag in the text that Markdown reads, and in the page. */
interface Placed {
  readonly tag: Tag;
  readonly range: Range;
  readonly inPage: Range;
  readonly among: AmongText | undefined;
  readonly place: MarkdownPlace;
}

/**
 * Places the controls of tags in a text in Markdown, and reports problems with their places.
 *
 * @param tags in source order
 * @param file its name: MDX has its own rules
 */
export function placeInMarkdown(tags: readonly Tag[], page: MarkdownPage, file: string | undefined) {
  const placed = placeTags(tags, page, isMdx(file));
  const misplaced = isMdx(file)
    ? []
    : placed.filter(({ among }) => among !== undefined && isAmongText(among));
  const problems = misplaced.map(({ tag }) => problem('misplaced-tag', tag.startTag, { fault: 'markdown' }));
  const changed = isMdx(file)
    ? besideText(placed, page.text)
    : [...firstChange(placed, page), ...belowDefinitions(placed, page.text)];
  for (const { tag } of new Set(changed.filter((one) => !misplaced.includes(one))))
    problems.push(problem('misplaced-tag', tag.startTag, { fault: 'markdownLines' }));
  return { places: new Map(placed.map(({ tag, place }) => [tag, place])), problems };
}

function placeTags(
  tags: readonly Tag[],
  { text, rendered, offsets }: MarkdownPage,
  isInMdx: boolean,
): Placed[] {
  const offsetOf = offsets();
  const pieceAt = piecesOf(rendered.raw);
  return tags.map((tag) => {
    const start = offsetOf(tag.range.start);
    const first = pieceAt(start);
    const end = offsetOf(tag.range.end);
    const last = pieceAt(end - 1);
    const among = first?.among && { ...first.among, after: last?.among?.after ?? 'nothing' };
    return {
      tag,
      range: { start, end },
      inPage: { start: inPage(first, start), end: inPage(last, end) },
      among,
      place: isInMdx ? IN_MDX : placeOf(among, linesBefore(text, start).at(-1) ?? '', isLineAfter(text, end)),
    };
  });
}

/** Returns a function that finds the piece of raw HTML at ascending offsets. */
function piecesOf(raw: readonly RawHtml[]): (offset: number) => RawHtml | undefined {
  let index = 0;
  return (offset) => {
    while ((raw[index + 1]?.start ?? Infinity) <= offset) index++;
    return raw[index];
  };
}

function inPage(piece: RawHtml | undefined, offset: number): number {
  return piece === undefined ? 0 : piece.at + offset - piece.start;
}

/** The lines before an offset, the last one up to it. They may be long. */
function linesBefore(text: string, offset: number): string[] {
  return text.slice(Math.max(offset - 1000, 0), offset).split(/\r\n?|\n/);
}

/** Whether the line after an offset is part of a block. */
function isLineAfter(text: string, offset: number): boolean {
  return /^[^\r\n]*(?:\r\n?|\n)[ \t>]*[^ \t>\r\n]/.test(text.slice(offset, offset + 1000));
}

/** In MDX, all markup is JSX: it has no comments, and its texts are Markdown. */
const IN_MDX: MarkdownPlace = { prefix: '', isRead: true, empty: '' };

/**
 * @param before what comes before the tag on its line
 * @param isFollowed whether the next line is not empty
 */
function placeOf(among: AmongText | undefined, before: string, isFollowed: boolean): MarkdownPlace {
  if (among === undefined) return { prefix: '', isRead: false, empty: COMMENT };
  const isBlock = among.block === 'paragraph' && among.before !== 'text' && among.after !== 'text';
  if (isBlock) return { prefix: isFollowed ? COMMENT : '', isRead: false, empty: '' };
  return { prefix: CONTAINERS.test(before) ? SPACE : '', isRead: true, empty: '' };
}

/** Whether there is text on both sides of a tag in its paragraph, or on its line. A row of a table has cells. */
function isAmongText({ block, before, after }: AmongText): boolean {
  if (block === 'cell') return false;
  return block === 'heading' || [before, after].includes('text') || (before === 'lines' && after === 'lines');
}

/** The first tag whose control would change how Markdown reads what is around it, by reading the page with the controls. */
function firstChange(placed: readonly Placed[], { text, rendered, render }: MarkdownPage): readonly Placed[] {
  const standIn = (index: number): string => `<nav title="pagination-tag-${index}"></nav>`;
  const controls = placed.map(({ range, place }, index) => ({ range, text: place.prefix + standIn(index) }));
  const before = splice(
    rendered.html,
    placed.map((one) => ({ range: one.inPage, text: HOLE })),
  );
  const after = render(splice(text, controls)).html.replace(
    /(?:<!---->|(?<!\S) )?<nav title="pagination-tag-\d+"><\/nav>/g,
    HOLE,
  );
  const [expected, found] = [before, after].map(piecesBetween);
  const index = expected?.findIndex((piece, number) => piece !== found?.[number]) ?? -1;
  return placed.slice(Math.max(index - 1, 0), index < 0 ? 0 : Math.max(index, 1));
}

/** A line that begins a link reference definition, after the markers of its containers. */
const DEFINITION = new RegExp(MARKERS + String.raw`\[(?:[^[\]\\]|\\.)+\]:`);

/**
 * The tags at the start of a line below a link reference definition, which can have three lines. To CommonMark, it is part
 * of the paragraph of the tag, which a control ends; to markdown-it, it is a block.
 */
function belowDefinitions(placed: readonly Placed[], text: string): Placed[] {
  return placed.filter(({ range: { start } }) => {
    const lines = linesBefore(text, start);
    if (!CONTAINERS.test(lines.pop() ?? '')) return false;
    const empty = lines.findLastIndex((line) => !/[^ \t>]/.test(line));
    return lines
      .slice(empty + 1)
      .slice(-3)
      .some((line) => DEFINITION.test(line));
  });
}

/** What is between controls. White space around them, and the `<p>` that they end, do not matter. */
function piecesBetween(html: string): string[] {
  return html
    .split(HOLE)
    .map((piece) => withoutParagraph(piece.replace(/\s+/g, ' ').replace(/^(?: |<\/?p>)+/, '')));
}

/** Cuts white space and tags of paragraphs off the end, in linear time. */
function withoutParagraph(piece: string): string {
  let end = piece.length;
  for (let cut = 1; cut > 0; end -= cut)
    cut = [' ', '<p>', '</p>'].find((one) => piece.endsWith(one, end))?.length ?? 0;
  return piece.slice(0, end);
}

/** A line of text, rather than of markup, a heading, an item, a quote, code or a rule. */
const TEXT_LINE = /^[ \t]*(?![-*+>#<`~={}]|\d{1,9}[.)][ \t])\S/;

/** The tags in MDX with text beside them or on the line before or after: JSX that contains text would be in its paragraph. */
function besideText(placed: readonly Placed[], text: string): Placed[] {
  return placed.filter(({ range: { start, end } }) => {
    const [before = '', above = ''] = linesBefore(text, start).toReversed();
    const [after = '', below = ''] = text.slice(end, end + 1000).split(/\r\n?|\n/, 2);
    const isInLine = !CONTAINERS.test(before) && !/>\s*$/.test(before);
    return isInLine || /^[ \t]*[^<\s]/.test(after) || TEXT_LINE.test(above) || TEXT_LINE.test(below);
  });
}
