/** Template languages, with the words that compiled tags have, as their formatters lay them out. */

import { escapeHtml } from '../../../base/escape.js';
import { dialects } from '../../../dialects/index.js';
import type { DialectName } from '../../../dialects/names.js';
import type { LoopNames } from '../drawing.js';
import { createLanguage, indented, interpolated, type Language, type Statements } from '../language.js';
import { eitherAsCode } from './javascript.js';
import { bladeString, phpText } from './php.js';

type Loop = readonly [start: (names: LoopNames) => string, end?: string];

/** A language as its dialect writes it; `own` is what a formatter or a standard wants in another way. */
function ofDialect(name: DialectName, [start, end]: Loop, own: Partial<Statements> = {}) {
  const { syntax, findRegions } = dialects[name];
  const escape = syntax.escape ?? String;
  return createLanguage({
    width: 112,
    lineBreaks: 'loose',
    keepsTexts: true,
    text: (value) => escape(escapeHtml(value)),
    // In Blade, an at sign may begin a directive.
    takesName: (attribute) => findRegions(attribute).length === 0,
    print: syntax.print('$'),
    keywords: {
      if: syntax.if('$'),
      elseIf: (syntax.elseIf ?? syntax.if)('$'),
      else: syntax.else,
      end: syntax.end,
    },
    loop: [start, end ?? syntax.endLoop ?? syntax.end],
    ...own,
  });
}

const forIn: Loop = [({ entries, entry }) => `{% for ${entry} in ${entries} %}`];

export const erb = ofDialect('erb', [({ entries, entry }) => `<% ${entries}.each do |${entry}| %>`], {
  either: (condition, then, otherwise) => {
    const [one, other] = [interpolated(then), interpolated(otherwise)];
    if (otherwise.length === 0) return { code: `${one} if ${condition}` };
    return { code: then.length === 0 ? `${other} unless ${condition}` : `${condition} ? ${one} : ${other}` };
  },
});

export const ejs = ofDialect('ejs', [({ entries, entry }) => `<% for (const ${entry} of ${entries}) { %>`], {
  either: eitherAsCode('"'),
});
/** The language of Django and of Jinja, which has its statements from it. */
export const djangoTemplate = ofDialect('jinja2', forIn);
/** Nunjucks also reads the end of a comment that did not begin. */
export const nunjucks = ofDialect('jinja2', forIn, {
  text: (value) => dialects.nunjucks.syntax.escape?.(escapeHtml(value)) ?? value,
});
export const liquid = ofDialect('liquid', forIn);
export const twig = ofDialect('twig', forIn, { indent: '    ' });
/** Glimmer's parser, which Prettier has, reads no blocks in start tags. */
export const handlebars = ofDialect(
  'handlebars',
  [({ entries, entry }) => `{{#each ${entries} as |${entry}|}}`, '{{/each}}'],
  { hasPlainTags: true },
);
export const goTemplate = ofDialect('hugo', [
  ({ entries, entry }) => `{{ range ${entry} := ${entries} }}`,
  '{{ end }}',
]);
const bladeLoop: Loop = [({ entries, entry }) => `@foreach (${entries} as ${entry})`, '@endforeach'];
export const blade = ofDialect('blade', bladeLoop, {
  indent: '    ',
  // After a letter, Blade takes `@if` for text.
  either: (condition, then, otherwise) => ({
    code: `${condition} ? ${phpText(then, '.', bladeString)} : ${phpText(otherwise, '.', bladeString)}`,
  }),
  when: (condition, attribute) => `@if (${condition}) ${attribute} @endif`,
});

/** Liquid whose loop begins with statements. */
export function liquidWith(statements: readonly string[]): Language {
  return {
    ...liquid,
    loop: (loop, names, format) => {
      const [start = '', ...others] = liquid.loop(loop, names, format);
      return [start, ...indented(statements), ...others];
    },
  };
}
