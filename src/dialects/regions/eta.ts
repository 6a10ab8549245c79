import { findByDelimiters, output, region } from './delimiters.js';
import { ending, type Mode } from './scan.js';

/**
 * The engine knows no line comments, and few escapes. A string that does not end in its line is none, and the next
 * quotation mark begins one: that behind the apostrophe of `// don't`, say.
 */
function string(stop: RegExp, quote: RegExp): Mode {
  const between: Mode = { stop: quote };
  return { stop, begins: { '\n': between, '\r': between } };
}

/** Braces in a template literal are counted, as the engine does, and not what they hold. */
const inTemplate: Record<string, Mode> = {};
inTemplate['${'] = { stop: /\\[^]|\$\{|\{|(\})/g, begins: inTemplate };
inTemplate['{'] = inTemplate['${'];

/** `%>` in a string, a template literal or a comment of JavaScript ends nothing. */
const endOfEta = ending(/["'`]|\/\*|([-_]?%>)/g, {
  '"': string(/\\[\s\w"'\\`]|[\n\r]|(")/g, /(")/g),
  "'": string(/\\[\s\w"'\\`]|[\n\r]|(')/g, /(')/g),
  '`': { stop: /\\[^]|\$\{|(`)/g, begins: inTemplate },
  '/*': { stop: /(\*\/)/g },
});

/** Finds the code of an Eta template, as its `src/parse.ts` does. */
export const findEtaRegions = findByDelimiters(/<%[-_]?\s*([=~]?)/g, {
  '=': output(endOfEta),
  '~': output(endOfEta, { unescaped: true }),
  '': region('code', endOfEta),
});
