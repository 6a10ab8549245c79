/** A name of data begins with no dollar sign: `{$page}` is code of Smarty. */
const NAMES = '[\\p{ID_Start}_][\\p{ID_Continue}$]*(?:\\.[\\p{ID_Continue}$]+)*';
const BINDING = new RegExp(`^\\{${NAMES}\\}$`, 'u');
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

export function isBinding(value: string): boolean {
  return BINDING.test(value);
}

/** The template languages that a value may be an expression of. */
export function languagesOf(value: string): readonly string[] | undefined {
  return SIGNS.find(([pattern]) => pattern.test(value))?.[1];
}

/** Names a binding that stands in a longer text, where it is none. */
export function bindingInside(text: string): string | undefined {
  return BINDING_INSIDE.exec(text)?.[0];
}

/** Tells whether an attribute name is a piece of template code, as `{%` or `<%=` is. */
export function isTemplateCode(name: string): boolean {
  return /[{}<%]|^[?]/.test(name);
}
