import { TEXT_ELEMENTS } from '../base/html.js';
import { splice } from '../base/splice.js';
import type { Region } from './regions/region.js';
import { indexAfter, matchFrom } from './regions/scan.js';

/** Stands for a region while the tags around it are looked for: the object replacement character. */
const HOLE = '\ufffc';

/**
 * Replaces the template code of a text by as many characters that HTML reads as it shall, so that what remains can be
 * parsed, and every offset is still true.
 *
 * - In a tag, code becomes the letter `x`: a value without quotation marks stays one value, a made-up name stays a name
 *   (`<{{tag}}>`), and a condition between attributes stays to be seen.
 * - Code that is a value by itself becomes a quoted one: in `path={…}/>` the slash is no part of it.
 * - Right behind the name of a tag the first of them is a space: `<textarea{{a}}>` is no `<textareaxxxxx>`.
 * - In text, code becomes spaces. Letters there would open the body in front of `<!doctype html>` and in `<head>`, close
 *   `<colgroup>` and forbid a `<frameset>`; spaces are allowed everywhere and change nothing.
 *
 * @param text the template
 * @param regions what is code in it, in order, not overlapping
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

/** The start of a comment or of a tag with its name, which may be made by code. */
const OPENING = /<!--|<\/?([A-Za-z][^\s/>\ufffc]*|\ufffc[^\s/>]*)/g;

/** Gives the holes in a text their fillers. Only tags matter, so this reads no more of HTML than where they are. */
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
    // In these, a `<` begins no tag but the end tag.
    const isText = TEXT_ELEMENTS.includes(name.toLowerCase()) && !start.startsWith('</');
    const next = isText ? matchFrom(new RegExp(`</${name}`, 'gi'), text, end)?.index : end;
    opening.lastIndex = next ?? text.length;
  }
  return filled + text.slice(from).replaceAll(HOLE, ' ');
}

/**
 * The offset behind the `>` of a tag.
 *
 * Source: HTML Living Standard, "Tokenization": a quotation mark begins a value only right behind the equals sign.
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
