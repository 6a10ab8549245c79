/** How the variables `page` and `pages` are written in the template languages. */

const curly = (name: string): string => `{{ ${name} }}`;
const percent = (name: string): string => `<%= ${name} %>`;

const outputs: Readonly<Record<string, (name: string) => string>> = {
  nunjucks: curly,
  jinja2: curly,
  twig: curly,
  liquid: curly,
  django: curly,
  handlebars: curly,
  ejs: percent,
  erb: percent,
  eta: (name) => percent(`it.${name}`),
  eex: (name) => percent(`@${name}`),
  heex: (name) => `{@${name}}`,
  php: (name) => `<?= $${name} ?>`,
  blade: (name) => curly(`$${name}`),
  hugo: (name) => curly(`.${name === 'page' ? 'Paginator.PageNumber' : 'Paginator.TotalPages'}`),
};

/**
 * Writes the output of a variable in a template language.
 *
 * @returns undefined for plain HTML
 */
export function outputOf(dialect: string, name: 'page' | 'pages'): string | undefined {
  return outputs[dialect]?.(name);
}
