import type { Integer } from './program.js';
import type { Syntax } from './syntax.js';

/** The token as a string of its own: `':page'`. */
const WHOLE = /(['"`])(?::|%3A)page\1/gi;

/** A string up to its end, if it has one; one without is read to the end of the code, so that nothing is read twice. */
const STRING = /"(?:[^"\\]|\\[\s\S])*("?)/g;

/** Likewise, whatever its quotation marks are. */
const ANY_STRING = /(["'`])(?:(?!\1|\\)[\s\S]|\\[\s\S])*(\1?)/g;

/** The token within a longer string. */
const INSIDE = /:page(?![\p{L}\p{N}_])/gu;

/** Tells whether the author's code has the token in a string: by itself, or within a longer one. */
export function holdsToken(source: string): boolean {
  return (
    holdsWhole(source) ||
    [...source.matchAll(STRING)].some(([text, end]) => end !== '' && text.search(INSIDE) >= 0)
  );
}

/** Tells whether a page number can take the place of the token in the author's code. */
export function canSubstitute(source: string, { interpolate }: Syntax): boolean {
  return holdsWhole(source) || (interpolate !== undefined && holdsToken(source));
}

/** Puts a page number in the place of the token, wherever the author's code has it in a string. */
export function substituteToken(source: string, page: Integer, { argument, interpolate }: Syntax): string {
  const whole = replaceWhole(source, () => argument(page));
  if (interpolate === undefined) return whole;
  return whole.replace(STRING, (text, end) =>
    end === '' ? text : text.replace(INSIDE, () => interpolate(page)),
  );
}

function holdsWhole(source: string): boolean {
  return replaceWhole(source, () => '') !== source;
}

/** Replaces the token where it is a string; quoted in the text of another one, it is none. */
function replaceWhole(source: string, replacement: () => string): string {
  const texts = [...source.matchAll(ANY_STRING)]
    .filter(([, , end]) => end !== '')
    .map(({ 0: text, index }) => ({ index, text }));
  return source.replace(WHOLE, (found, _quote, at: number) => {
    const around = texts.find(({ index, text }) => index < at && at < index + text.length - 1);
    // Code in a string, `"#{url(':page')}"`, is code again.
    const isText = around && !/[#$]\{[^}]*$/.test(around.text.slice(0, at - around.index));
    return isText ? found : replacement();
  });
}
