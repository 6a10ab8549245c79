import { blockEnd, escaped, findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, endingNested, type Mode } from '../../regions/modes.js';

/**
 * Strings and bracketed names, which may contain a closing delimiter. A backslash escapes their end; if all ends are
 * escaped, the last one counts.
 */
const quoted: Readonly<Record<string, Mode>> = {
  '"': { stop: /("(?:(?<!\\")|(?=[^"]*$)))/g },
  "'": { stop: /('(?:(?<!\\')|(?=[^']*$)))/g },
  '[': { stop: /(\](?:(?<!\\\])|(?=[^\]]*$)))/g },
};

const endOfMustache = ending(/(~?\}\})|["'[]/g, quoted);
const endOfComment = ending(/(--~?\}\})/g);
const statement = /^else\b/;
const code = region('code', endOfMustache);

/** Finds the code of a Handlebars template, as the rules of `src/handlebars.l` (`@handlebars/parser`) do. */
export const findRegions = findByDelimiters(
  // `\{{` is text; in `\\{{` the backslash is escaped.
  /(?<!\\)(\\)\{\{|\{\{~?((?<!~)\{\{|\{|!--|[!#/^>*&]|)/g,
  {
    '\\': escaped(/\{\{|(\}\})/g),
    // Raw blocks nest, regardless of name: {{{{name}}}}…{{{{/name}}}}
    '{{': region(
      'raw',
      blockEnd(
        ending(/(\}\}\}\})|["'[]/g, quoted),
        endingNested(/\{\{\{\{(?:(\/)[^\s!"#%-,./;->@[-^`{-~]+\}\}\}\}|(?=[^/]))/g),
      ),
    ),
    '{': output(ending(/(\}~?\}\})|["'[]/g, quoted), statement),
    '&': output(endOfMustache, statement),
    '': output(endOfMustache, statement),
    '#': code,
    '/': code,
    '^': code,
    '>': code,
    '*': code,
    '!': region('comment', ending(/(\}\})/g)),
    // The shortest comment with dashes is {{!--}}.
    '!--': region('comment', (text, from) => endOfComment(text, from - 2)),
  },
);
