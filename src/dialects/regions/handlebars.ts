import { blockEnd, escaped, findByDelimiters, output, region } from './delimiters.js';
import { ending, endingNested, type Mode } from './scan.js';

/**
 * What may hold a closing delimiter: strings, and names in brackets. A backslash hides their end, unless it does so everywhere:
 * then the last one is it all the same.
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
export const findHandlebarsRegions = findByDelimiters(
  // `\{{` is text; in `\\{{` it is the backslash that is escaped.
  /(?<!\\)(\\)\{\{|\{\{~?((?<!~)\{\{|\{|!--|[!#/^>*&]|)/g,
  {
    '\\': escaped(/\{\{|(\}\})/g),
    // Raw blocks nest, whatever their names: {{{{name}}}}…{{{{/name}}}}
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
