import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import type { FindRegions } from '../../regions/region.js';
import { ending, STRINGS, type Mode } from '../../regions/modes.js';

/** Modes that hide the end of code. */
const hiding: Readonly<Record<string, Mode>> = {
  ...STRINGS,
  'r"': { stop: /(")/g },
  "r'": { stop: /(')/g },
  '<#--': { stop: /(-->)/g },
  '<!--': { stop: /(-->)/g },
};
const inTag = { ...hiding };
inTag['('] = { stop: /<[#!]--|(?<![\w$])r["']|["'(]|(\))/g, begins: inTag };
const inOutput = { ...hiding };
inOutput['{'] = { stop: /<[#!]--|(?<![\w$])r["']|["'{]|(\})/g, begins: inOutput };

const endOfTag = ending(/<[#!]--|(?<![\w$])r["']|["'(]|->|(>)/g, inTag);
const endOfOutput = ending(/<[#!]--|(?<![\w$])r["']|["'{]|(\})/g, inOutput);

const find = findByDelimiters(/<#(comment|noparse)\s*>|<(#--)|<\/?(?:#(?=[A-Za-z_])|@)|([$#]\{)/g, {
  '#--': region('comment', ending(/(-->)/g)),
  comment: region('comment', ending(/<\/#comment\s*(>)/g)),
  noparse: region('raw', ending(/<\/#noparse\s*(>)/g)),
  '': region('code', endOfTag),
  '${': output(endOfOutput),
  '#{': region('code', endOfOutput),
});

/**
 * Finds the code of a FreeMarker template, as defined by `FTL.jj`. Tags have angle brackets, the default; a template
 * with the `[#ftl]` header has square ones, and is left alone.
 */
export const findRegions: FindRegions = (text) =>
  /^\s*\[#ftl\b/.test(text) ? [{ start: 0, end: text.length, kind: 'code', unread: '[#ftl]' }] : find(text);
