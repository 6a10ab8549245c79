import { TEXT_ELEMENTS } from '../base/html.js';
import { splice } from '../base/splice.js';
import type { Region } from './region.js';
import { indexAfter, matchFrom } from './modes.js';

/** The placeholder for a region while tags are being located: the object replacement character. */
const HOLE = '\ufffc';

/**
 * Replaces template code with the same number of characters that are safe in HTML, so that the result can be parsed and
 * every offset stays valid.
 *
 * - In a tag, code becomes the letter `x`: an unquoted value stays one value, a computed name stays a name
 *   (`<{{tag}}>`), and a condition between attributes stays visible.
 * - Code that is a whole value becomes a quoted one: in `path={…}/>` the slash is not part of it.
 * - Right after a tag name, the first character becomes a space: `<textarea{{a}}>` is not `<textareaxxxxx>`.
 * - In text, code becomes spaces, which are allowed everywhere and change nothing. Letters would open the body before
 *   `<!doctype html>` and in `<head>`, close `<colgroup>` and forbid a `<frameset>`.
 */
export function mask(text: string, regions: readonly Region[]): string {
  if (regions.length === 0) return text;
  const holes = regions.map((range) => {
    const { start, end, isValue } = range;
    return { range, text: isValue ? `"${HOLE.repeat(end - start - 2)}"` : HOLE.repeat(end - start) };
  });
  const filled = fillInTags(splice(text, holes));
  const fillers = regions.map((range) => ({ range, text: filled.slice(range.start, range.end) }));
  return splice(text, fillers);
}

/** The start of a comment, or of a tag with its name, which may come from code. */
const OPENING = /<!--|<\/?([A-Za-z][^\s/>\ufffc]*|\ufffc[^\s/>]*)/g;

/** Fills the holes in a text. Only the positions of tags matter, so this parses no other HTML. */
function fillInTags(text: string): string {
  const opening = new RegExp(OPENING);
  let filled = '';
  let from = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [start, name] = found;
    const nameEnd = opening.lastIndex;
    if (name === undefined) {
      opening.lastIndex = indexAfter(text, '-->', nameEnd) ?? text.length;
      continue;
    }
    const end = tagEnd(text, nameEnd);
    const rest = text.slice(nameEnd, end).replaceAll(HOLE, 'x');
    filled += text.slice(from, found.index).replaceAll(HOLE, ' ') + start.replaceAll(HOLE, 'x');
    filled += text.startsWith(HOLE, nameEnd) ? ` ${rest.slice(1)}` : rest;
    from = end;
    // In these, `<` only begins the end tag.
    const isText = TEXT_ELEMENTS.includes(name.toLowerCase()) && !start.startsWith('</');
    const next = isText ? matchFrom(new RegExp(`</${name}`, 'gi'), text, end)?.index : end;
    opening.lastIndex = next ?? text.length;
  }
  return filled + text.slice(from).replaceAll(HOLE, ' ');
}

/**
 * The offset after the `>` of a tag.
 *
 * Source: HTML Living Standard, "Tokenization": a quotation mark begins a value only after an equals sign.
 */
function tagEnd(text: string, nameEnd: number): number {
  const part = /[\s/]+|=?[^\s/>=]+\s*(?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*)?)?|[^]/y;
  let at = nameEnd;
  while (at < text.length && text.charAt(at) !== '>') {
    matchFrom(part, text, at);
    at = part.lastIndex;
  }
  return Math.min(at + 1, text.length);
}
