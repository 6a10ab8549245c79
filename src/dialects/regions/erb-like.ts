import { escaped, findByDelimiters, output, region } from './delimiters.js';
import { ending } from './scan.js';

/*
 * The languages with `<% %>` whose code ends at the next `%>`, in strings as well, and whose `<%%` stands for the text
 * `<%`. Eta, which knows the strings of JavaScript, has a file of its own.
 */

const escapedDelimiter = escaped(/<%|(%>)/g);

/** EJS: `Template.prototype.generateSource` splits the text at the delimiters. */
const endOfEjs = ending(/([-_]?%>)/g);

export const findEjsRegions = findByDelimiters(/<%([%=#-]?)/g, {
  '%': escapedDelimiter,
  '=': output(endOfEjs),
  '-': output(endOfEjs, { unescaped: true }),
  '#': region('comment', endOfEjs),
  '': region('code', endOfEjs),
});

/** ERB: `%%>` in code is the text `%>`. `<%==`, and blocks that print, are those of Rails (Erubi). */
const endOfErb = ending(/(-?(?<!%)%>)/g);
// `form_for(@post) do |form|`, `list.each { |item|`
const rubyBlock = /(?:\bdo|\{)\s*(?:\|[^|]*\|)?$/;

export const findErbRegions = findByDelimiters(/<%(%|==?|#)?/g, {
  '%': escapedDelimiter,
  '=': output(endOfErb, { statement: rubyBlock }),
  '==': output(endOfErb, { unescaped: true, statement: rubyBlock }),
  '#': region('comment', endOfErb),
  '': region('code', endOfErb),
});

/** EEx: see `EEx.Compiler`. */
const endOfEex = ending(/(%>)/g);

export const findEexRegions = findByDelimiters(/<%(!--|[%=#])?/g, {
  '%': escapedDelimiter,
  // `for post <- @posts do`, `form_for @post, fn form ->`
  '=': output(endOfEex, { statement: /(?:\bdo|->)$/ }),
  '!--': region('comment', ending(/(--%>)/g)),
  '#': region('comment', endOfEex),
  '': region('code', endOfEex),
});
