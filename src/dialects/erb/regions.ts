import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending } from '../../regions/modes.js';
import { escapedDelimiter } from '../angles.js';

/** ERB: `%%>` in code is the text `%>`. `<%==` and blocks that print come from Rails (Erubi). */
const endOfErb = ending(/(-?(?<!%)%>)/g);
// `form_for(@post) do |form|`, `list.each { |item|`
const rubyBlock = /(?:\bdo|\{)\s*(?:\|[^|]*\|)?$/;

export const findRegions = findByDelimiters(/<%(%|==?|#)?/g, {
  '%': escapedDelimiter,
  '=': output(endOfErb, rubyBlock),
  '==': output(endOfErb, rubyBlock),
  '#': region('comment', endOfErb),
  '': region('code', endOfErb),
});
