import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, type Mode } from '../../regions/modes.js';

/**
 * Eta knows no line comments, and few escapes. A string that does not end on its line is ignored, and the next
 * quotation mark begins one: the one after `// don't`, for example.
 */
function string(stop: RegExp, quote: RegExp): Mode {
  const between: Mode = { stop: quote };
  return { stop, begins: { '\n': between, '\r': between } };
}

/** In a template literal, Eta counts braces, even those in strings. */
const inTemplate: Record<string, Mode> = {};
inTemplate['${'] = { stop: /\\[^]|\$\{|\{|(\})/g, begins: inTemplate };
inTemplate['{'] = inTemplate['${'];

/** `%>` is ignored in JavaScript strings, template literals and comments. */
const endOfEta = ending(/["'`]|\/\*|([-_]?%>)/g, {
  '"': string(/\\[\s\w"'\\`]|[\n\r]|(")/g, /(")/g),
  "'": string(/\\[\s\w"'\\`]|[\n\r]|(')/g, /(')/g),
  '`': { stop: /\\[^]|\$\{|(`)/g, begins: inTemplate },
  '/*': { stop: /(\*\/)/g },
});

/** Finds the code of an Eta template, as its `src/parse.ts` does. */
export const findRegions = findByDelimiters(/<%[-_]?\s*([=~]?)/g, {
  '=': output(endOfEta),
  '~': output(endOfEta),
  '': region('code', endOfEta),
});
