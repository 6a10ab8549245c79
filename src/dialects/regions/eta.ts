import { closing, findByDelimiters, output, region } from './delimiters.js';
import { endUnescaped, indexAfter, matchFrom, type FindEnd } from './scan.js';

/** `%>` in a string, a template literal or a comment of JavaScript ends nothing. */
const closingOfEta = closing(/[-_]?%>|["'`]|\/\*/g, {
  '"': stringEnd('"', /\\[\s\w"'\\`]|["\\\n\r]/g),
  "'": stringEnd("'", /\\[\s\w"'\\`]|['\\\n\r]/g),
  '`': templateEnd,
  '/*': (text, from) => indexAfter(text, '*/', from),
});

/** Finds the code of an Eta template, as its `src/parse.ts` does. */
export const findEtaRegions = findByDelimiters(/<%[-_]?\s*([=~]?)/g, {
  '=': output(closingOfEta),
  '~': output(closingOfEta, { unescaped: true }),
  '': region('code', closingOfEta),
});

/**
 * Makes what tells the end of the first string from a quotation mark on. The engine knows no line comments, and few
 * escapes: after the apostrophe of `// don't` it goes on to the next string.
 */
function stringEnd(quote: string, stop: RegExp): FindEnd {
  return (text, from) => {
    for (let start: number | undefined = from; start !== undefined;) {
      const end = endUnescaped(stop, text, start);
      if (end === undefined || text.charAt(end - 1) === quote) return end;
      start = indexAfter(text, quote, end - 1);
    }
    return undefined;
  };
}

/** The offset behind a template literal. Braces are counted, as the engine does, and not what they hold. */
function templateEnd(text: string, from: number): number | undefined {
  const stop = /\\[^]|`|\$\{|[{}]/g;
  let depth = 0;
  for (let found = matchFrom(stop, text, from); found; found = stop.exec(text)) {
    if (found[0] === '`' && depth === 0) return stop.lastIndex;
    if (found[0] === '${' || (found[0] === '{' && depth > 0)) depth++;
    else if (found[0] === '}' && depth > 0) depth--;
  }
  return undefined;
}
