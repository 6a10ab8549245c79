import { findByDelimiters, output, region } from './delimiters.js';
import { ending, REFUSED } from './scan.js';

/** Words and assignments that print nothing themselves. */
const STATEMENT =
  /^(?:block|break|continue|define|else|end|if|range|return|template|try|with)\b|^\$\w*\s*(?:,\s*\$\w*\s*)?:?=/;

/** Strings, characters and raw strings of Go may hold the delimiter. The first two end in their line. */
const endOfAction = ending(/["'`]|((?:(?<=[ \t\r\n])-)?\}\})/g, {
  '"': { stop: /\\[^\n]|\n|(")/g, begins: { '\n': REFUSED } },
  "'": { stop: /\\[^\n]|\n|(')/g, begins: { '\n': REFUSED } },
  '`': { stop: /(`)/g },
});

/** A comment fills its action: where anything but a trim marker stands between its end and the delimiter, Go refuses it. */
const endOfComment = ending(/\*\/(?:[ \t\r\n]-)?(\}\})|\*\//g, { '*/': REFUSED });

/**
 * Finds the code of a template of Go, and so of Hugo, as `text/template/parse/lex.go` does. A minus sign belongs to the delimiter
 * only where a space is on its other side: `{{-3}}` is a number.
 */
export const findGoRegions = findByDelimiters(/\{\{(?:-[ \t\r\n])?(\/\*)?/g, {
  '/*': region('comment', endOfComment),
  '': output(endOfAction, STATEMENT),
});
