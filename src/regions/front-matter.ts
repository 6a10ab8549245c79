import { endingBraces, matchFrom } from './modes.js';
import { moveRegion, type FindRegions, type Region } from './region.js';

/** The first line of a header: the delimiter and, in some tools, the language of the data (`---js`). */
const OPENING = /^(---|\+\+\+|;;;)[^\S\r\n]*(?:\w+[^\S\r\n]*)?(?:\r\n?|\n)/;

/** The line that ends a header. Three dots end a YAML document. */
function closingOf(delimiter: string): RegExp {
  const line = delimiter === '---' ? '(?:---|\\.\\.\\.)' : delimiter.replaceAll('+', '\\+');
  return new RegExp(`(?<=[\\r\\n])${line}[^\\S\\r\\n]*(?:\\r\\n?|\\n|$)`, 'g');
}

const endOfObject = endingBraces(/"(?:[^"\\]|\\[^])*"?|\{|(\})/g);

/**
 * The offset at which a page begins: after a byte order mark, and after data for its tool. 0 if there is neither.
 *
 * Sources: Jekyll, "Front Matter"; gray-matter (Eleventy, Astro), "What is front-matter?"; Hugo, "Front matter"; Middleman,
 * "Frontmatter". All of them only read a header that begins the file and has an end.
 *
 * @example
 * pageStart('---\ntitle: About <pagination>\n---\n<p>') // 36
 */
export function pageStart(text: string): number {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const from = text.slice(mark, mark + 100);
  const opening = OPENING.exec(from);
  if (opening?.[1] !== undefined) {
    const closing = closingOf(opening[1]);
    return matchFrom(closing, text, mark + opening[0].length) === null ? mark : closing.lastIndex;
  }
  return /^\{\s*["}]/.test(from) ? (jsonEnd(text, mark) ?? mark) : mark;
}

/** The offset after an object in JSON and its line, as Hugo reads it. */
function jsonEnd(text: string, start: number): number | undefined {
  const end = endOfObject(text, start + 1)?.end;
  if (end === undefined) return undefined;
  const line = /^[^\S\r\n]*(?:\r\n?|\n|$)/.exec(text.slice(end, end + 100));
  if (!line) return undefined;
  try {
    JSON.parse(text.slice(start, end));
  } catch {
    return undefined;
  }
  return end + line[0].length;
}

/**
 * Finds what is not HTML in a file: its header, and the template code after it.
 *
 * @param find finds the code of the template language, if there is one
 */
export function regionsOf(text: string, file: string | undefined, find?: FindRegions): readonly Region[] {
  const start = pageStart(text);
  if (start === 0) return find?.(text, file) ?? [];
  const header: Region = { start: 0, end: start, kind: 'raw' };
  const code = find?.(text.slice(start), file) ?? [];
  return [header, ...code.map((one) => moveRegion(one, start))];
}
