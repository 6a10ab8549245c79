import { stringEnd } from './scan.js';

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
export function isDirective(name: string): boolean {
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
export function argumentsEnd(text: string, from: number, isKnown: boolean): number | undefined {
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
