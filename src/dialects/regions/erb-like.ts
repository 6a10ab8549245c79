import { closing, escaped, findByDelimiters, output, region } from './delimiters.js';

/*
 * The languages with `<% %>` whose code ends at the next `%>`, in strings as well, and whose `<%%` stands for the text
 * `<%`. Eta, which knows the strings of JavaScript, has a file of its own.
 */

const escapedDelimiter = escaped(/<%|(%>)/g);

/** EJS: `Template.prototype.generateSource` splits the text at the delimiters. */
const closingOfEjs = closing(/[-_]?%>/g);

export const findEjsRegions = findByDelimiters(/<%([%=#-]?)/g, {
  '%': escapedDelimiter,
  '=': output(closingOfEjs),
  '-': output(closingOfEjs, { unescaped: true }),
  '#': region('comment', closingOfEjs),
  '': region('code', closingOfEjs),
});

/** ERB: `%%>` in code is the text `%>`. `<%==`, and blocks that print, are those of Rails (Erubi). */
const closingOfErb = closing(/-?(?<!%)%>/g);
// `form_for(@post) do |form|`, `list.each { |item|`
const rubyBlock = /(?:\bdo|\{)\s*(?:\|[^|]*\|)?$/;

export const findErbRegions = findByDelimiters(/<%(%|==?|#)?/g, {
  '%': escapedDelimiter,
  '=': output(closingOfErb, { statement: rubyBlock }),
  '==': output(closingOfErb, { unescaped: true, statement: rubyBlock }),
  '#': region('comment', closingOfErb),
  '': region('code', closingOfErb),
});

/** EEx: see `EEx.Compiler`. */
const closingOfEex = closing(/%>/g);

export const findEexRegions = findByDelimiters(/<%(!--|[%=#])?/g, {
  '%': escapedDelimiter,
  // `for post <- @posts do`, `form_for @post, fn form ->`
  '=': output(closingOfEex, { statement: /(?:\bdo|->)$/ }),
  '!--': region('comment', closing(/--%>/g)),
  '#': region('comment', closingOfEex),
  '': region('code', closingOfEex),
});
