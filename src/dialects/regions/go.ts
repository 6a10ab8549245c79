import type { FindRegions, Region } from './region.js';
import { endUnescaped, trim, unended } from './scan.js';

/** Words and assignments that print nothing themselves. */
const STATEMENT =
  /^(?:block|break|continue|define|else|end|if|range|return|template|try|with)\b|^\$\w*\s*(?:,\s*\$\w*\s*)?:?=/;

/** What ends the strings, characters and raw strings of Go, which may hold the delimiter. The first two end in their line. */
const STRING_ENDS = new Map([
  ['"', /\\[^\n]|["\n]/g],
  ["'", /\\[^\n]|['\n]/g],
  ['`', /`/g],
]);

/** Finds the code of a Hugo template, which is one of Go's text/template. */
export const findHugoRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', regions.at(-1)?.end)) {
    // A minus sign belongs to the delimiter only where a space is on its other side: {{-3}} is a number.
    const from = /^-[ \t\r\n]$/.test(text.slice(start + 2, start + 4)) ? start + 4 : start + 2;
    regions.push(
      text.startsWith('/*', from) ? readComment(text, start, from) : readAction(text, start, from),
    );
  }
  return regions;
};

/** A comment fills its action: nothing but a trim marker may stand between its end and the delimiter. */
function readComment(text: string, start: number, from: number): Region {
  const close = text.indexOf('*/', from + 2);
  const end = close < 0 ? undefined : /^(?:[ \t\r\n]-)?\}\}/.exec(text.slice(close + 2, close + 6));
  return end ? { start, end: close + 2 + end[0].length, kind: 'comment' } : unended(text, start);
}

function readAction(text: string, start: number, from: number): Region {
  const token = /\}\}|["'`]/g;
  token.lastIndex = from;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const end = token.lastIndex;
    const stop = STRING_ENDS.get(found[0]);
    if (stop) {
      const stringEnd = endUnescaped(stop, text, end);
      if (stringEnd === undefined || text.charAt(stringEnd - 1) === '\n') break;
      token.lastIndex = stringEnd;
      continue;
    }
    const isTrimmed = /[ \t\r\n]-$/.test(text.slice(Math.max(from, end - 4), end - 2));
    const code = trim(text, from, end - (isTrimmed ? 3 : 2));
    const isStatement = STATEMENT.test(text.slice(code.start, code.end));
    return isStatement ? { start, end, kind: 'code' } : { start, end, kind: 'output', code };
  }
  return unended(text, start);
}
