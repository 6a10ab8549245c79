import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { expressionEnd, findRegions as findPhpRegions } from '../php/regions.js';
import { inPasses, moveRegion, unended, type FindRegions, type Region } from '../../regions/region.js';
import { ending, matchFrom, stringEnd, type FindEnd } from '../../regions/modes.js';

/**
 * Finds the code of a Blade template, in the passes of `Illuminate\View\Compilers\BladeCompiler`: their order is part
 * of the language. A block or an echo without an end is text.
 */
export const findRegions: FindRegions = inPasses([
  findByDelimiters(/(?<!@)@verbatim/g, { '': region('raw', ending(/(@endverbatim)/g)) }, 'text'),
  findByDelimiters(/(?<!@)@php/g, { '': region('code', ending(/(@endphp)/g)) }, 'text'),
  findByDelimiters(/\{\{--/g, { '': region('comment', ending(/(--\}\})/g)) }, 'text'),
  outsidePhp(
    inPasses([
      findStatements,
      findEchos(/(@?)\{!!\s*/g, '!!}'),
      findEchos(/(@?)\{\{\{\s*/g, '}}}'),
      findEchos(/(@?)\{\{\s*/g, '}}'),
    ]),
  ),
]);

/** Finds PHP tags, and regions in each text between them, which the compiler also reads one by one. */
function outsidePhp(find: FindRegions): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    let from = 0;
    const findUpTo = (end: number): void => {
      for (const region of find(text.slice(from, end))) regions.push(moveRegion(region, from));
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

/**
 * Finds `@directive(…)`; `@@directive(…)` is text. Skips email addresses such as `name@example.org`, but after a token,
 * a directive follows what the control prints in its place.
 */
function findStatements(text: string): Region[] {
  const regions: Region[] = [];
  const name = /@(?<=(?:(?<!\w)|(?::|%3A)(?:page|path|offset|index|page_size))@)(@?)(\w+(?:::\w+)?)([ \t]*)/g;
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

/** Finds `{{ … }}` and similar echoes; after an at sign, they are text. */
function findEchos(opening: RegExp, delimiter: string): FindRegions {
  const findEnd: FindEnd = (text, from) => {
    // An echo has at least one character; the first of a delimiter or a space will do.
    let start = text.indexOf(delimiter, from + 1);
    if (start < 0 && text.startsWith(delimiter, from) && /\s/.test(text.charAt(from - 1))) start = from;
    if (start < 0) return undefined;
    return { start: expressionEnd(text, from, start), end: start + delimiter.length };
  };
  return findByDelimiters(opening, { '@': region('raw', findEnd), '': output(findEnd) }, 'text');
}

/** Laravel directives that have no end, or an end with another name. `@php` is one only with arguments. */
const SINGLE = words(`
  append aware bool break case checked choice class continue csrf dd default disabled dump each else elseif extends
  extendsfirst hassection hasstack include includefirst includeif includeisolated includeunless includewhen inject js
  json method overwrite parent props readonly required sectionmissing selected show stack stop style unset use vite
  vitereactrefresh yield
`);
/** Those with an `@end…`. */
export const BLOCKS = words(`
  auth can canany cannot component componentclass componentfirst context empty env error for foreach forelse fragment
  guest if isset lang once prepend prependonce production push pushif pushonce section session slot switch unless while
`);
/** Blocks with an `@else…`. */
const CONDITIONS = words('auth can canany cannot guest');

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Whether a name after `@` is a Laravel directive. Case does not matter, as in PHP. */
function isDirective(name: string): boolean {
  const word = name.toLowerCase();
  if (word.startsWith('end') && BLOCKS.has(word.slice('end'.length))) return true;
  if (word.startsWith('else') && CONDITIONS.has(word.slice('else'.length))) return true;
  return SINGLE.has(word) || BLOCKS.has(word);
}

/** Without a limit, a run of opening parentheses would take quadratic time. */
const LONGEST = 500;

/**
 * The offset after the arguments of a directive; undefined if they are not closed. Strings are skipped, as Laravel does
 * since version 9.
 *
 * A directive that is not Laravel's may or may not be registered by the application. Its arguments count only on one
 * line, without `<`, so that they cannot hide a tag, and up to a generous length.
 *
 * @param from offset of the opening parenthesis
 */
function argumentsEnd(text: string, from: number, isKnown: boolean): number | undefined {
  const token = isKnown ? /["'()]/g : /"[^"\n<]*"|'[^'\n<]*'|[()<\n]/g;
  // An unclosed quotation mark is a plain character, and so are all of its kind after it.
  const unclosed = new Set<string>();
  let depth = 0;
  for (let found = matchFrom(token, text, from); found; found = token.exec(text)) {
    const [mark] = found;
    if (mark === '<' || mark === '\n') return undefined;
    if (!isKnown && token.lastIndex - from > LONGEST) return undefined;
    if ((mark === '"' || mark === "'") && !unclosed.has(mark)) {
      const end = stringEnd(text, token.lastIndex, mark);
      if (end === undefined) unclosed.add(mark);
      else token.lastIndex = end;
    }
    if (mark === '(') depth++;
    else if (mark === ')' && --depth === 0) return token.lastIndex;
  }
  return undefined;
}
