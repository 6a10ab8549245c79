import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, REFUSED } from '../../regions/modes.js';

/** Keywords and assignments print nothing themselves. */
const STATEMENT =
  /^(?:block|break|continue|define|else|end|if|range|return|template|try|with)\b|^\$\w*\s*(?:,\s*\$\w*\s*)?:?=/;

/** Go strings, runes and raw strings may contain the delimiter. The first two end on their line. */
const endOfAction = ending(/["'`]|((?:(?<=[ \t\r\n])-)?\}\})/g, {
  '"': { stop: /\\[^\n]|\n|(")/g, begins: { '\n': REFUSED } },
  "'": { stop: /\\[^\n]|\n|(')/g, begins: { '\n': REFUSED } },
  '`': { stop: /(`)/g },
});

/** A comment fills its action: Go allows only a trim marker between its end and the delimiter. */
const endOfComment = ending(/\*\/(?:[ \t\r\n]-)?(\}\})|\*\//g, { '*/': REFUSED });

/**
 * Finds the code of a Go or Hugo template, as `text/template/parse/lex.go` does. A minus sign belongs to the delimiter
 * only if there is a space on its other side: `{{-3}}` is a number.
 */
export const findRegions = findByDelimiters(/\{\{(?:-[ \t\r\n])?(\/\*)?/g, {
  '/*': region('comment', endOfComment),
  '': output(endOfAction, STATEMENT),
});
