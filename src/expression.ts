/** What a value looks like that is not a literal. */
export type Dynamic =
  { readonly kind: 'binding' } | { readonly kind: 'expression'; readonly languages: readonly string[] };

const BINDING = /^\{[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Continue}$]+)*\}$/u;

/** What gives a template language away. The first row that matches counts. */
const SIGNS: readonly (readonly [pattern: RegExp, languages: readonly string[]])[] = [
  [/<\?/, ['PHP']],
  [/<%/, ['EJS', 'ERB', 'EEx']],
  [/\{%/, ['Jinja', 'Nunjucks', 'Twig', 'Liquid', 'Django']],
  [/\{!!|\{\{\s*\$/, ['Blade']],
  [/\{\{/, ['Jinja', 'Nunjucks', 'Twig', 'Liquid', 'Django', 'Handlebars']],
  [/^\{[^{}]*\}$/, ['HEEx']],
];

/**
 * Tells a literal value from one that is only known when the page is asked for.
 *
 * @param value attribute value, decoded
 * @returns undefined for a literal
 */
export function recognizeDynamic(value: string): Dynamic | undefined {
  if (BINDING.test(value)) return { kind: 'binding' };
  const languages = SIGNS.find(([pattern]) => pattern.test(value))?.[1];
  return languages && { kind: 'expression', languages };
}

/** Tells whether an attribute name is a piece of template code, as `{%` or `<%=` is. */
export function isTemplateCode(name: string): boolean {
  return /[{}<%]|^[?]/.test(name);
}
