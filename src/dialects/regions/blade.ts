import { argumentsEnd, isDirective } from './blade-directives.js';
import { inPasses } from './passes.js';
import { findPhpRegions, withoutSemicolon } from './php.js';
import type { FindRegions, Region } from './region.js';
import { createFinder, isSpace, unended } from './scan.js';

/** Finds the code of a Blade template. The order of the compiler's passes is part of the language. */
export const findBladeRegions: FindRegions = inPasses([
  (text) => findBlocks(text, /(?<!@)@verbatim/g, '@endverbatim', 'raw'),
  (text) => findBlocks(text, /(?<!@)@php/g, '@endphp', 'code'),
  (text) => findBlocks(text, /\{\{--/g, '--}}', 'comment'),
  findPhpRegions,
  findStatements,
  (text) => findEchos(text, '{!!', '!!}', { unescaped: true }),
  (text) => findEchos(text, '{{{', '}}}'),
  (text) => findEchos(text, '{{', '}}'),
]);

/** Blocks that nothing is read in. One without an end is text. */
function findBlocks(text: string, start: RegExp, end: string, kind: Region['kind']): Region[] {
  const regions: Region[] = [];
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const close = text.indexOf(end, start.lastIndex);
    if (close < 0) break;
    start.lastIndex = close + end.length;
    regions.push({ start: found.index, end: start.lastIndex, kind });
  }
  return regions;
}

/** `@directive(…)`; with a second at sign in front it is text. An address such as `name@example.org` is none. */
function findStatements(text: string): Region[] {
  const regions: Region[] = [];
  const name = /(?<!\w)@(@?)(\w+(?:::\w+)?)([ \t]*)/g;
  for (let found = name.exec(text); found; found = name.exec(text)) {
    const [, escape, word = '', space = ''] = found;
    const start = found.index;
    const wordEnd = name.lastIndex - space.length;
    const isKnown = isDirective(word) || word === 'php';
    const hasArguments = text.startsWith('(', isKnown ? name.lastIndex : wordEnd);
    if (!hasArguments && !isDirective(word)) continue;
    const end = hasArguments ? argumentsEnd(text, name.lastIndex, isKnown) : wordEnd;
    if (end === undefined) {
      if (!isKnown) continue;
      regions.push(unended(text, start));
      break;
    }
    regions.push({ start, end, kind: escape ? 'raw' : 'code' });
    name.lastIndex = end;
  }
  return regions;
}

/** `{{ … }}` and its kin; with an at sign in front they are text. One without an end is text as well. */
function findEchos(text: string, opening: string, closing: string, flags: Partial<Region> = {}): Region[] {
  const regions: Region[] = [];
  const nextEnd = createFinder(text, closing);
  let start = text.indexOf(opening);
  while (start >= 0) {
    const from = start + opening.length;
    let codeStart = from;
    while (isSpace(text.charAt(codeStart))) codeStart++;
    // What is echoed has at least one character, be it the first of a delimiter, or else a space.
    let close = nextEnd(codeStart + 1);
    if (close === Infinity && codeStart > from && text.startsWith(closing, codeStart)) close = codeStart;
    if (close === Infinity) break;
    const end = close + closing.length;
    if (text.charAt(start - 1) === '@') regions.push({ start: start - 1, end, kind: 'raw' });
    else regions.push({ start, end, kind: 'output', code: withoutSemicolon(text, from, close), ...flags });
    start = text.indexOf(opening, end);
  }
  return regions;
}
