import { closing, findByDelimiters, output, region } from './delimiters.js';
import { endUnescaped, indexAfter, type FindEnd } from './scan.js';

/** Words and assignments that print nothing themselves. */
const STATEMENT =
  /^(?:block|break|continue|define|else|end|if|range|return|template|try|with)\b|^\$\w*\s*(?:,\s*\$\w*\s*)?:?=/;

/** Strings, characters and raw strings of Go may hold the delimiter. The first two end in their line. */
const closingOfAction = closing(/(?:[ \t\r\n]-)?\}\}|["'`]/g, {
  '"': endInLine(/\\[^\n]|["\n]/g),
  "'": endInLine(/\\[^\n]|['\n]/g),
  '`': (text, from) => indexAfter(text, '`', from),
});

/** A comment fills its action: where anything but a trim marker stands between its end and the delimiter, Go refuses it. */
const closingOfComment = closing(/\*\/(?:[ \t\r\n]-)?\}\}|\*\//g, { '*/': () => undefined });

/**
 * Finds the code of a template of Go, and so of Hugo, as `text/template/parse/lex.go` does. A minus sign belongs to the delimiter
 * only where a space is on its other side: `{{-3}}` is a number.
 */
export const findGoRegions = findByDelimiters(/\{\{(?:-[ \t\r\n])?(\/\*)?/g, {
  '/*': region('comment', closingOfComment),
  '': output(closingOfAction, { statement: STATEMENT }),
});

function endInLine(stop: RegExp): FindEnd {
  return (text, from) => {
    const end = endUnescaped(stop, text, from);
    return end === undefined || text.charAt(end - 1) === '\n' ? undefined : end;
  };
}
