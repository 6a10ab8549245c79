import { findByDelimiters, output, region } from './delimiters.js';
import { expressionEnd, findPhpRegions } from './php.js';
import { inPasses, moveRegion, unended, type FindRegions, type Region } from './region.js';
import { ending, stringEnd, type FindEnd } from './scan.js';

/**
 * Finds the code of a Blade template. The order of the passes of `Illuminate\View\Compilers\BladeCompiler` is part of the
 * language. A block or an echo without an end is text.
 */
export const findBladeRegions: FindRegions = inPasses([
  findByDelimiters(/(?<!@)@verbatim/g, { '': region('raw', ending(/(@endverbatim)/g)) }, 'text'),
  findByDelimiters(/(?<!@)@php/g, { '': region('code', ending(/(@endphp)/g)) }, 'text'),
  findByDelimiters(/\{\{--/g, { '': region('comment', ending(/(--\}\})/g)) }, 'text'),
  besidePhp(
    inPasses([
      findStatements,
      findEchos(/(@?)\{!!\s*/g, '!!}'),
      findEchos(/(@?)\{\{\{\s*/g, '}}}'),
      findEchos(/(@?)\{\{\s*/g, '}}'),
    ]),
  ),
]);

/** Finds the tags of PHP, and regions in each text between two of them: the compiler reads these one by one. */
function besidePhp(findRegions: FindRegions): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    let from = 0;
    const findUpTo = (end: number): void => {
      for (const region of findRegions(text.slice(from, end))) regions.push(moveRegion(region, from));
    };
    for (const region of findPhpRegions(text)) {
      findUpTo(region.start);
      regions.push(region);
      from = region.end;
    }
    findUpTo(text.length);
    return regions;
  };
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

/** `{{ … }}` and its kin; with an at sign in front they are text. */
function findEchos(opening: RegExp, delimiter: string): FindRegions {
  const findEnd: FindEnd = (text, from) => {
    // What is echoed has at least one character, be it the first of a delimiter, or else a space.
    let start = text.indexOf(delimiter, from + 1);
    if (start < 0 && text.startsWith(delimiter, from) && /\s/.test(text.charAt(from - 1))) start = from;
    if (start < 0) return undefined;
    return { start: expressionEnd(text, from, start), end: start + delimiter.length };
  };
  return findByDelimiters(opening, { '@': region('raw', findEnd), '': output(findEnd) }, 'text');
}

/** Directives of Laravel that stand alone, or whose end has another name. `@php` is one only with arguments. */
const SINGLE = words(`
  append aware bool break case checked choice class continue csrf dd default disabled dump each else elseif extends
  extendsfirst hassection hasstack include includefirst includeif includeisolated includeunless includewhen inject js
  json method overwrite parent props readonly required sectionmissing selected show stack stop style unset use vite
  vitereactrefresh yield
`);
/** Those that `@end…` ends. */
const BLOCKS = words(`
  auth can canany cannot component componentclass componentfirst context empty env error for foreach forelse fragment
  guest if isset lang once prepend prependonce production push pushif pushonce section session slot switch unless while
`);
/** Blocks that `@else…` goes on with. */
const CONDITIONS = words('auth can canany cannot guest');

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Tells whether a name behind `@` is a directive of Laravel. To PHP, upper and lower case are the same in it. */
function isDirective(name: string): boolean {
  const word = name.toLowerCase();
  if (word.startsWith('end') && BLOCKS.has(word.slice('end'.length))) return true;
  if (word.startsWith('else') && CONDITIONS.has(word.slice('else'.length))) return true;
  return SINGLE.has(word) || BLOCKS.has(word);
}

/** Without a limit, a row of opening parentheses would be read once for each of them. */
const LONGEST = 500;

/**
 * The offset behind the arguments of a directive; undefined where nothing closes them. Strings are left alone, as
 * Laravel does since version 9.
 *
 * Of a directive that Laravel does not know, nobody can tell if the page registers it. Its arguments are taken for some
 * only in one line, without `<`, so that they cannot hide a tag, and up to a length that nobody writes.
 *
 * @param from where the opening parenthesis stands
 */
function argumentsEnd(text: string, from: number, isKnown: boolean): number | undefined {
  const token = isKnown ? /["'()]/g : /"[^"\n<]*"|'[^'\n<]*'|[()<\n]/g;
  // A quotation mark that nothing ends is a character like any other. Whatever escapes its kin escapes them for good.
  const unended = new Set<string>();
  token.lastIndex = from;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '<' || found[0] === '\n') return undefined;
    if (!isKnown && token.lastIndex - from > LONGEST) return undefined;
    const [mark] = found;
    if ((mark === '"' || mark === "'") && !unended.has(mark)) {
      const end = stringEnd(text, token.lastIndex, mark);
      if (end === undefined) unended.add(mark);
      else token.lastIndex = end;
    }
    if (mark === '(') depth++;
    else if (mark === ')' && --depth === 0) return token.lastIndex;
  }
  return undefined;
}
