import { argumentsEnd, isDirective } from './blade-directives.js';
import { findByDelimiters, output, region, type OutputOptions } from './delimiters.js';
import { expressionEnd, findPhpRegions } from './php.js';
import { inPasses, moveRegion, unended, type FindRegions, type Region } from './region.js';
import { ending, type FindEnd } from './scan.js';

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
      findEchos(/(@?)\{!!\s*/g, '!!}', { unescaped: true }),
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
function findEchos(opening: RegExp, delimiter: string, options?: OutputOptions): FindRegions {
  const findEnd: FindEnd = (text, from) => {
    // What is echoed has at least one character, be it the first of a delimiter, or else a space.
    let start = text.indexOf(delimiter, from + 1);
    if (start < 0 && text.startsWith(delimiter, from) && /\s/.test(text.charAt(from - 1))) start = from;
    if (start < 0) return undefined;
    return { start: expressionEnd(text, from, start), end: start + delimiter.length };
  };
  return findByDelimiters(opening, { '@': region('raw', findEnd), '': output(findEnd, options) }, 'text');
}
