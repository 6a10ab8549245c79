import type { FindRegions, Region } from './region.js';
import { endUnescaped, trim, unended } from './scan.js';

/** Finds the code of an Eta template. `%>` in a string, a template literal or a comment of JavaScript ends nothing. */
export const findEtaRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  const opening = /[-_]?\s*([=~]?)/y;
  let start = text.indexOf('<%');
  while (start >= 0) {
    opening.lastIndex = start + 2;
    const sign = opening.exec(text)?.[1];
    const codeStart = opening.lastIndex;
    const end = findEnd(text, codeStart);
    if (end === undefined) {
      regions.push(unended(text, start));
      break;
    }
    if (sign) {
      const isSigned = end - 2 > codeStart && /[-_]/.test(text.charAt(end - 3));
      const code = trim(text, codeStart, end - (isSigned ? 3 : 2));
      regions.push({ start, end, kind: 'output', code, ...(sign === '~' && { unescaped: true }) });
    } else {
      regions.push({ start, end, kind: 'code' });
    }
    start = text.indexOf('<%', end);
  }
  return regions;
};

/** The offset behind the `%>` that ends code; undefined where the engine finds none. */
function findEnd(text: string, from: number): number | undefined {
  const stop = /%>|["'`]|\/\*/g;
  stop.lastIndex = from;
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    if (found[0] === '%>') return stop.lastIndex;
    const end = skip(text, found[0], found.index);
    if (end === undefined) return undefined;
    stop.lastIndex = end;
  }
  return undefined;
}

/** The offset behind what begins with a quotation mark or `/*`; undefined where nothing ends it. */
function skip(text: string, mark: string, start: number): number | undefined {
  if (mark === '`') return templateEnd(text, start);
  if (mark === '/*') {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? undefined : end + 2;
  }
  return stringEnd(text, mark, start);
}

/**
 * The offset behind the first string from a quotation mark on. The engine knows no line comments, and few escapes: after
 * the apostrophe of `// don't` it goes on to the next string.
 */
function stringEnd(text: string, quote: string, start: number): number | undefined {
  const stop = quote === "'" ? /\\[\s\w"'\\`]|['\\\n\r]/g : /\\[\s\w"'\\`]|["\\\n\r]/g;
  for (let from = start; from >= 0; from = text.indexOf(quote, from)) {
    const end = endUnescaped(stop, text, from + 1);
    if (end === undefined || text.charAt(end - 1) === quote) return end;
    from = end - 1;
  }
  return undefined;
}

/** The offset behind a template literal. Braces are counted, as the engine does, and not what they hold. */
function templateEnd(text: string, start: number): number | undefined {
  const stop = /\\[^]|`|\$\{|[{}]/g;
  stop.lastIndex = start + 1;
  let depth = 0;
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    if (found[0] === '`' && depth === 0) return stop.lastIndex;
    if (found[0] === '${' || (found[0] === '{' && depth > 0)) depth++;
    else if (found[0] === '}' && depth > 0) depth--;
  }
  return undefined;
}
