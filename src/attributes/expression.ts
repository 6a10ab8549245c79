/** What a value looks like that is not a literal. */
export type Dynamic =
  /** The whole value is a name in braces. */
  | { readonly kind: 'binding'; readonly text: string; readonly keys: readonly string[] }
  /** The whole value is something else in braces. */
  | {
      readonly kind: 'invalid-binding';
      /** The number or keyword that it holds, which needs no braces. */
      readonly literal: string | undefined;
    }
  /** Template code of some language. */
  | { readonly kind: 'expression'; readonly languages: readonly string[] };

/** A name of data begins with no dollar sign: `{$page}` is code of Smarty. */
const NAMES = '[\\p{ID_Start}_][\\p{ID_Continue}$]*(?:\\.[\\p{ID_Continue}$]+)*';
const BINDING = new RegExp(`^\\{(${NAMES})\\}$`, 'u');
const BINDING_INSIDE = new RegExp(`\\{${NAMES}\\}`, 'u');

/** What gives a template language away. The first row that matches counts. */
const SIGNS: readonly (readonly [pattern: RegExp, languages: readonly string[]])[] = [
  [/<\?/, ['PHP']],
  [/\$\{|<\/?[#@]\w/, ['FreeMarker']],
  [/<%/, ['EJS', 'ERB', 'EEx']],
  [/\{%/, ['Jinja', 'Nunjucks', 'Twig', 'Liquid', 'Django']],
  [/\{\{-?\s*(?:\.\w|\$\.)/, ['Hugo', 'Go']],
  [/\{!!|\{\{\s*\$/, ['Blade']],
  [/\{\{/, ['Jinja', 'Nunjucks', 'Twig', 'Liquid', 'Django', 'Handlebars']],
  [/\{\$\w/, ['Smarty']],
  [/^\{[^{}@]*@[^{}]*\}$/, ['HEEx']],
];

/**
 * Tells a literal value from one that is only known when the page is asked for.
 *
 * @param value attribute value, decoded
 * @returns undefined for a literal
 */
export function recognizeDynamic(value: string): Dynamic | undefined {
  // Most values have no sign of either.
  if (!/[{<]/.test(value)) return undefined;
  const names = BINDING.exec(value)?.[1];
  if (names !== undefined) return { kind: 'binding', text: value, keys: names.split('.') };
  const languages = SIGNS.find(([pattern]) => pattern.test(value))?.[1];
  if (languages !== undefined) return { kind: 'expression', languages };
  const inside = /^\s*\{([^{}]*)\}\s*$/.exec(value)?.[1];
  return inside === undefined
    ? undefined
    : { kind: 'invalid-binding', literal: /^\s*(-?\d+|true|false)\s*$/.exec(inside)?.[1] };
}

/** Names a binding that stands in a longer text, where it is none. */
export function bindingInside(text: string): string | undefined {
  return BINDING_INSIDE.exec(text)?.[0];
}

/** Tells whether an attribute name is a piece of template code, as `{%` or `<%=` is. */
export function isTemplateCode(name: string): boolean {
  return /[{}<%]|^[?]/.test(name);
}
