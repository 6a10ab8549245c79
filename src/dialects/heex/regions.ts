import { inSigils } from './sigils.js';
import { findRegions as findEexRegions } from '../eex/regions.js';
import { inPasses, unended, type FindRegions, type Region } from '../../regions/region.js';
import { endingNested, indexAfter, matchFrom, trim } from '../../regions/modes.js';

/**
 * Finds the code of a HEEx template, as `Phoenix.LiveView.Tokenizer` does: that of EEx, and `{…}` in text and in start
 * tags, except in quoted values, `<script>`, `<style>` and elements with `phx-no-curly-interpolation`.
 *
 * In HEEx, `/>` closes any element. HTML would look for its end tag, so the whole tag is a region, except for our own
 * and for names with a hyphen, which mean nothing to HTML.
 */
const findInTemplate: FindRegions = inPasses([findEexRegions, findInterpolations]);

const findInSigils = inSigils(findInTemplate);

/** Finds the code of a HEEx template, or of those in the `~H` sigils of an Elixir file. */
export const findRegions: FindRegions = (text, file = '') =>
  (/\.exs?$/i.test(file) ? findInSigils : findInTemplate)(text);

/** Where to stop in text: a comment, an end tag, a start tag, code. A backslash escapes a brace. */
const MARK = /(<!--)|<\/([A-Za-z:.][^\s/>]*)|<([A-Za-z:.][^\s/>]*)|\\[{}]|\{/g;
/** The next part of a start tag; a quoted value contains no code. */
const TAG_PART = /"[^"]*(?:"|$)|'[^']*(?:'|$)|\/?>|\{|[^\s"'{/>]+|[^]/y;
/** Braces count even in strings, unless escaped with a backslash. */
const endOfBraces = endingNested(/(?<!\\)(?:\{|(\}))/g);

function findInterpolations(text: string): Region[] {
  const regions: Region[] = [];
  /** The current element without interpolation, and how many of its name are open. */
  let plain: { readonly name: string; depth: number } | undefined;
  const mark = new RegExp(MARK);
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const { 1: comment, 2: endTag, 3: startTag, index: start } = found;
    let at: number | undefined = mark.lastIndex;
    if (comment !== undefined) {
      at = indexAfter(text, '-->', at);
    } else if (endTag !== undefined) {
      at = indexAfter(text, '>', at);
      if (plain?.name === endTag && --plain.depth === 0) plain = undefined;
    } else if (startTag !== undefined) {
      const tag = readStartTag(text, at, regions);
      at = tag.end;
      if (tag.isSelfClosing) {
        if (!/^pagination$|-/i.test(startTag)) regions.push({ start, end: at, kind: 'raw' });
      } else if (startTag === 'script' || startTag === 'style') {
        at = matchFrom(startTag === 'script' ? /<\/script/g : /<\/style/g, text, at)?.index;
      } else if (plain?.name === startTag) {
        plain.depth++;
      } else if (tag.isPlain) {
        plain ??= { name: startTag, depth: 1 };
      }
    } else if (found[0] === '{' && !plain) {
      at = readBraces(text, start, regions, 'text');
    }
    mark.lastIndex = at ?? text.length;
  }
  return regions;
}

/** Reads a start tag from the end of its name, and adds its code to the regions. */
function readStartTag(text: string, from: number, regions: Region[]) {
  let end = from;
  let part = '';
  let isPlain = false;
  let isValue = false;
  while (end < text.length && !part.endsWith('>')) {
    const start = end;
    part = matchFrom(TAG_PART, text, start)?.[0] ?? '>';
    end += part.length;
    if (part === '{') end = readBraces(text, start, regions, isValue ? 'value' : 'attribute');
    isPlain ||= part === 'phx-no-curly-interpolation';
    isValue = part.endsWith('=') || (isValue && /^\s$/.test(part));
  }
  return { end, isSelfClosing: part === '/>', isPlain };
}

/** Adds the code that starts at a brace to the regions, and returns its end. */
function readBraces(text: string, start: number, regions: Region[], place: 'text' | 'value' | 'attribute') {
  const end = endOfBraces(text, start + 1)?.end;
  if (end === undefined) {
    regions.push(unended(text, start));
  } else if (place === 'attribute') {
    regions.push({ start, end, kind: 'code' });
  } else {
    const expression = trim(text, start + 1, end - 1);
    regions.push({ start, end, kind: 'output', expression, isValue: place === 'value' });
  }
  return end ?? text.length;
}
