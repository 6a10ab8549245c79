import { TEXT_ELEMENTS } from '../base/html.js';
import type { Range } from '../base/source.js';
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
  const holes = regions.map((range) => ({ range, text: fill(range, HOLE) }));
  const tags = tagsIn(splice(text, holes));
  let next = 0;
  const fillers = regions.map((range) => {
    const { start, end } = range;
    while ((tags[next]?.end ?? Infinity) <= start) next++;
    const tag = tags[next];
    if (tag === undefined || start < tag.start) return { range, text: ' '.repeat(end - start) };
    const filler = fill(range, 'x');
    return { range, text: start === tag.nameEnd ? filler.replace(/^x/, ' ') : filler };
  });
  return splice(text, fillers);
}

function fill({ start, end, isValue }: Region, sign: string): string {
  return isValue ? `"${sign.repeat(end - start - 2)}"` : sign.repeat(end - start);
}

interface Tag extends Range {
  readonly nameEnd: number;
}

/** The start of a comment, or of a tag with its name, which may come from code. */
const OPENING = /<!--|<\/?([A-Za-z][^\s/>\ufffc]*|\ufffc[^\s/>]*)/g;

/** Finds the tags in a text with holes. Only their positions matter, so this parses no other HTML. */
function tagsIn(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  const opening = new RegExp(OPENING);
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const { 0: match, 1: name, index: start } = found;
    const nameEnd = opening.lastIndex;
    if (name === undefined) {
      opening.lastIndex = indexAfter(text, '-->', nameEnd) ?? text.length;
      continue;
    }
    const end = tagEnd(text, nameEnd);
    tags.push({ start, nameEnd, end });
    // In these, `<` only begins the end tag.
    const isText = TEXT_ELEMENTS.includes(name.toLowerCase()) && !match.startsWith('</');
    const next = isText ? matchFrom(new RegExp(`</${name}`, 'gi'), text, end)?.index : end;
    opening.lastIndex = next ?? text.length;
  }
  return tags;
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
