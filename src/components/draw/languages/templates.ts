/** Template languages, with the words that compiled tags have, as their formatters lay them out. */

import { escapeHtml } from '../../../base/escape.js';
import { dialects } from '../../../dialects/index.js';
import type { DialectName } from '../../../dialects/names.js';
import type { DrawnPart, LoopNames } from '../drawing.js';
import { attributeOf, createLanguage, indented, type Language, type Statements } from '../language.js';
import { eitherAsCode } from './javascript.js';
import { phpText } from './php.js';

type Loop = readonly [start: (names: LoopNames) => string, end?: string];

/** A language as its dialect writes it; `own` is what a formatter or a standard wants in another way. */
function ofDialect(name: DialectName, width: number, [start, end]: Loop, own: Partial<Statements> = {}) {
  const { syntax } = dialects[name];
  const escape = syntax.escape ?? String;
  return createLanguage({
    width,
    text: (value) => escape(escapeHtml(value)),
    print: syntax.print('$'),
    ...(syntax.and !== undefined && { and: (one, other) => `${one} ${syntax.and} ${other}` }),
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

export const erb = ofDialect('erb', 112, [({ entries, entry }) => `<% ${entries}.each do |${entry}| %>`], {
  lineBreaks: 'loose',
  keepsTexts: true,
  either: (condition, then, otherwise) => {
    const [one, other] = [rubyText(then), rubyText(otherwise)];
    if (otherwise.length === 0) return { code: `${one} if ${condition}` };
    return { code: then.length === 0 ? `${other} unless ${condition}` : `${condition} ? ${one} : ${other}` };
  },
});

/** A text in Ruby, without code that runs in it. */
function rubyText(parts: readonly DrawnPart[]): string {
  const [first] = parts;
  if (typeof first === 'object' && parts.length === 1) return first.code;
  const texts = parts.map((part) =>
    typeof part === 'string' ? part.replace(/["\\#]/g, '\\$&') : `#{${part.code}}`,
  );
  return `"${texts.join('')}"`;
}

export const ejs = ofDialect(
  'ejs',
  112,
  [({ entries, entry }) => `<% for (const ${entry} of ${entries}) { %>`],
  {
    lineBreaks: 'loose',
    keepsTexts: true,
    either: eitherAsCode('"'),
  },
);
/** Jinja, and Django's language, from which it has its statements. djLint lays them out so. */
export const jinja = ofDialect('jinja2', 100, forIn);
/** Django's language, in a template that stands by itself: line breaks within links do not show. */
export const djangoTemplate: Language = { ...jinja, width: 112, lineBreaks: 'loose', keepsTexts: true };
export const liquid = ofDialect('liquid', 112, forIn, { lineBreaks: 'loose', keepsTexts: true });
export const twig = ofDialect('twig', 112, forIn, {
  indent: '    ',
  lineBreaks: 'loose',
  keepsTexts: true,
});
/** Glimmer's parser, which Prettier has, reads no blocks in start tags. */
export const handlebars = ofDialect(
  'handlebars',
  112,
  [({ entries, entry }) => `{{#each ${entries} as |${entry}|}}`, '{{/each}}'],
  { lineBreaks: 'loose', keepsTexts: true, hasPlainTags: true },
);
export const goTemplate = ofDialect(
  'hugo',
  112,
  [({ entries, entry }) => `{{ range ${entry} := ${entries} }}`, '{{ end }}'],
  { lineBreaks: 'loose', keepsTexts: true },
);
const bladeLoop: Loop = [({ entries, entry }) => `@foreach (${entries} as ${entry})`, '@endforeach'];
const bladeText = (value: string): string => dialects.blade.syntax.escape?.(escapeHtml(value)) ?? value;
export const blade = ofDialect('blade', 112, bladeLoop, {
  indent: '    ',
  lineBreaks: 'loose',
  keepsTexts: true,
  // After a letter, Blade takes `@if` for text.
  either: (condition, then, otherwise) => ({
    code: `${condition} ? ${phpText(then, '.')} : ${phpText(otherwise, '.')}`,
  }),
  attribute: attributeOf(
    (code) => `{{ ${code} }}`,
    (condition, attribute) => `@if (${condition}) ${attribute} @endif`,
    bladeText,
  ),
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
