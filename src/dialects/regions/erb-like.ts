import { escaped, findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, type Mode } from '../../regions/modes.js';

/*
 * The languages with `<% %>`. In all but Eta, code ends at the next `%>`, even in a string, and `<%%` is the text `<%`.
 */

const escapedDelimiter = escaped(/<%|(%>)/g);

/** EJS: `Template.prototype.generateSource` splits the text at the delimiters. */
const endOfEjs = ending(/([-_]?%>)/g);

export const findEjsRegions = findByDelimiters(/<%([%=#-]?)/g, {
  '%': escapedDelimiter,
  '=': output(endOfEjs),
  '-': output(endOfEjs),
  '#': region('comment', endOfEjs),
  '': region('code', endOfEjs),
});

/** ERB: `%%>` in code is the text `%>`. `<%==` and blocks that print come from Rails (Erubi). */
const endOfErb = ending(/(-?(?<!%)%>)/g);
// `form_for(@post) do |form|`, `list.each { |item|`
const rubyBlock = /(?:\bdo|\{)\s*(?:\|[^|]*\|)?$/;

export const findErbRegions = findByDelimiters(/<%(%|==?|#)?/g, {
  '%': escapedDelimiter,
  '=': output(endOfErb, rubyBlock),
  '==': output(endOfErb, rubyBlock),
  '#': region('comment', endOfErb),
  '': region('code', endOfErb),
});

/** EEx: see `EEx.Compiler`. */
const endOfEex = ending(/(%>)/g);

export const findEexRegions = findByDelimiters(/<%(!--|[%=#])?/g, {
  '%': escapedDelimiter,
  // `for post <- @posts do`, `form_for @post, fn form ->`
  '=': output(endOfEex, /(?:\bdo|->)$/),
  '!--': region('comment', ending(/(--%>)/g)),
  '#': region('comment', endOfEex),
  '': region('code', endOfEex),
});

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
export const findEtaRegions = findByDelimiters(/<%[-_]?\s*([=~]?)/g, {
  '=': output(endOfEta),
  '~': output(endOfEta),
  '': region('code', endOfEta),
});
