import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending } from '../../regions/modes.js';
import { escapedDelimiter } from '../angles.js';

/** EEx: see `EEx.Compiler`. */
const endOfEex = ending(/(%>)/g);

export const findRegions = findByDelimiters(/<%(!--|[%=#])?/g, {
  '%': escapedDelimiter,
  // `for post <- @posts do`, `form_for @post, fn form ->`
  '=': output(endOfEex, /(?:\bdo|->)$/),
  '!--': region('comment', ending(/(--%>)/g)),
  '#': region('comment', endOfEex),
  '': region('code', endOfEex),
});
