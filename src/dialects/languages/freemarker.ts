import type { Dialect } from '../dialect.js';
import type { Integer, Operand, Value } from '../program.js';
import { findFreemarkerRegions } from '../regions/freemarker.js';
import { branches, codeIn, frame, GREATEST, terms } from '../syntax.js';

const { integer, condition, before } = terms({
  signs: { '<': 'lt', '<=': 'lte' },
  and: '&&',
  isGiven: (code) => `((${code})!"")?has_content`,
});

/** The digits of an integer; a plain `${…}` would put separators between the thousands. */
function digits(of: Integer): string {
  return typeof of === 'object' ? `(${integer(of)})?c` : `${of}?c`;
}

function set(name: string, code: string): string {
  return `<#assign ${name} = ${code}>`;
}

/** Makes a number of a text or a number, and 0 of what is neither. A bean is a text as well, which its own method makes. */
function toInteger(name: string): string {
  const text = `<#if ${name}?is_number>${set(name, `${name}?c`)}<#elseif !${name}?is_string || ${name}?is_hash>${set(name, '""')}</#if>`;
  const number = `("0" + ${name}?replace("^\\\\s*\\\\+?0*(\\\\d*).*$", "$1", "rs"))?number`;
  return `${text}${set(name, number)}${bound(name, 'gt', GREATEST)}`;
}

function bound(name: string, operator: 'lt' | 'gt', limit: Operand): string {
  return `<#if ${name} ${operator} ${limit}>${set(name, String(limit))}</#if>`;
}

function assign(name: string, value: Value): string {
  switch (value.kind) {
    case 'integer':
      return set(name, integer(value.of));
    case 'clamp': {
      const { of, min, max } = value;
      const code = codeIn(value);
      const made = code === undefined ? set(name, integer(of)) : set(name, `(${code})!""`) + toInteger(name);
      return `${made}${bound(name, 'lt', min)}${max === undefined ? '' : bound(name, 'gt', max)}`;
    }
    case 'pages': {
      const { items, size } = value;
      return `${set(name, `((${items} + ${size} - 1) / ${size})?floor`)}${bound(name, 'lt', 1)}`;
    }
    case 'before':
      return set(name, before(value.page, value.size));
    case 'cases':
      return branches(freemarker.syntax, value, (one) => set(name, integer(one)));
  }
}

export const freemarker: Dialect = {
  label: 'FreeMarker',
  extensions: ['ftlh', 'ftl'],
  examples: { value: '${…}', paths: ['${base}/:page', "<@spring.url '/posts/:page'/>"] },
  findRegions: findFreemarkerRegions,
  syntax: {
    comment: (text) => `<#-- ${text} -->`,
    escape: (markup) => markup.replace(/(^|[$#])\{/g, '$1&#123;'),
    print: (of) => `\${${digits(of)}}`,
    assign: (name, value) => frame(assign(name, value)),
    if: (all) => `<#if ${condition(all)}>`,
    elseIf: (all) => `<#elseif ${condition(all)}>`,
    else: '<#else>',
    endIf: '</#if>',
    // A condition has no place for anything but true and false.
    assignCode: (name, code, isText) =>
      isText
        ? undefined
        : `${set(name, `(${code})!false`)}<#if !${name}?is_boolean>${set(name, `${name}?is_string && !${name}?is_hash && ${name} == "true"`)}</#if>`,
    loop: (variable, count) => frame(`<#list 1..${count} as ${variable}>`, '</#list>'),
    argument: digits,
    interpolate: (of) => `\${${digits(of)}}`,
    interpolates: `"'`,
  },
};
