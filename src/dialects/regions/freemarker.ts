import { closing, findByDelimiters, output, region, type FindClosing } from './delimiters.js';
import { unended, type FindRegions } from './region.js';
import { indexAfter, matchFrom, stringEnd, type FindEnd } from './scan.js';

const closingOfTag = closingOutside('(', ')', '>');
const closingOfOutput = closingOutside('{', '}', '}');
const tag = region('code', closingOfTag);

const find = findByDelimiters(/<(#--|#(?:comment|noparse)(?=\s*>)|\/?#(?=[A-Za-z_])|\/?@)|([$#]\{)/g, {
  '#--': region('comment', closing(/-->/g)),
  '#comment': region('code', closingOfTag, () => ({ kind: 'comment', end: endTag(/<\/#comment\s*>/g) })),
  '#noparse': region('code', closingOfTag, () => ({ kind: 'raw', end: endTag(/<\/#noparse\s*>/g) })),
  '#': tag,
  '/#': tag,
  '@': tag,
  '/@': tag,
  '${': output(closingOfOutput),
  '#{': region('code', closingOfOutput),
});

/**
 * Finds the code of a FreeMarker template, as `FTL.jj` has it. Tags have angle brackets, as they do unless the settings say
 * otherwise; a template with the header `[#ftl]` has square ones, and is left alone.
 */
export const findFreemarkerRegions: FindRegions = (text) =>
  /^\s*\[#ftl\b/.test(text) ? [unended(text, 0)] : find(text);

function endTag(pattern: RegExp): FindEnd {
  return (text, from) => (matchFrom(pattern, text, from) ? pattern.lastIndex : undefined);
}

/** Makes what finds a closing delimiter: it is none in strings and comments, and none while a bracket is open. */
function closingOutside(opening: string, closingBracket: string, delimiter: string): FindClosing {
  const stop = /<[#!]--|(?<![\w$])r["']|["'(){}]|-?>/g;
  return (text, from) => {
    let depth = 0;
    for (let at: number | undefined = from; at !== undefined;) {
      const found = matchFrom(stop, text, at);
      if (!found) return undefined;
      const [mark] = found;
      at = stop.lastIndex;
      if (mark === delimiter && depth === 0) return { start: found.index, end: at };
      if (mark === opening) depth++;
      else if (mark === closingBracket) depth--;
      else if (mark.endsWith('--')) at = indexAfter(text, '-->', at);
      else if (mark.startsWith('r')) at = indexAfter(text, mark.charAt(1), at);
      else if (mark === '"' || mark === "'") at = stringEnd(text, at, mark);
    }
    return undefined;
  };
}
