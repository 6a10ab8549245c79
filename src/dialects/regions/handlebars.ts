import { closing, escaped, findByDelimiters, output, region } from './delimiters.js';
import { nestedEnd, type FindEnd } from './scan.js';

/** What may hold a closing delimiter: strings, and names in brackets. */
const quoted = { '"': quotedEnd('"'), "'": quotedEnd("'"), '[': quotedEnd(']') };

const closingOfMustache = closing(/~?\}\}|["'[]/g, quoted);
const closingOfComment = closing(/--~?\}\}/g);
const statement = /^else\b/;
const code = region('code', closingOfMustache);

/** Finds the code of a Handlebars template, as the rules of `src/handlebars.l` (`@handlebars/parser`) do. */
export const findHandlebarsRegions = findByDelimiters(
  // `\{{` is text; in `\\{{` it is the backslash that is escaped.
  /(?<!\\)(\\)\{\{|\{\{~?((?<!~)\{\{|\{|!--|[!#/^>*&]|)/g,
  {
    '\\': escaped(/\{\{|(\}\})/g),
    // Raw blocks nest, whatever their names: {{{{name}}}}…{{{{/name}}}}
    '{{': region('code', closing(/\}\}\}\}|["'[]/g, quoted), () => ({
      kind: 'raw',
      end: nestedEnd(/\{\{\{\{(?:\/[^\s!"#%-,./;->@[-^`{-~]+\}\}\}\}|(?=([^/])))/g),
    })),
    '{': output(closing(/\}~?\}\}|["'[]/g, quoted), { unescaped: true, statement }),
    '&': output(closingOfMustache, { unescaped: true, statement }),
    '': output(closingOfMustache, { statement }),
    '#': code,
    '/': code,
    '^': code,
    '>': code,
    '*': code,
    '!': region('comment', closing(/\}\}/g)),
    // The shortest comment with dashes is {{!--}}.
    '!--': region('comment', (text, from) => closingOfComment(text, from - 2)),
  },
);

/**
 * Makes what tells the offset behind what a mark ends, unless a backslash stands in front of it. Where one does
 * everywhere, the last mark ends it all the same.
 */
function quotedEnd(mark: string): FindEnd {
  return (text, from) => {
    let last: number | undefined;
    for (let found = text.indexOf(mark, from); found >= 0; found = text.indexOf(mark, found + 1)) {
      last = found + 1;
      if (text.charAt(found - 1) !== '\\') break;
    }
    return last;
  };
}
