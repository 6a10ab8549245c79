import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending } from '../../regions/modes.js';
import { escapedDelimiter } from '../angles.js';

/** EJS: `Template.prototype.generateSource` splits the text at the delimiters. */
const endOfEjs = ending(/([-_]?%>)/g);

export const findRegions = findByDelimiters(/<%([%=#-]?)/g, {
  '%': escapedDelimiter,
  '=': output(endOfEjs),
  '-': output(endOfEjs),
  '#': region('comment', endOfEjs),
  '': region('code', endOfEjs),
});
