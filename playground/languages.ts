/** How the number of the page and that of all pages come from variables, in the template languages. */

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
  smarty: (name) => `{$${name}}`,
  freemarker: (name) => `\${${name}}`,
  go: (name) => curly(name === 'page' ? '.Page' : '.Pages'),
  hugo: (name) => curly(`.${name === 'page' ? 'Paginator.PageNumber' : 'Paginator.TotalPages'}`),
};

/** The attributes with numbers, and the variables that hold them. */
const variables = { total_pages: 'pages', current_page: 'page' };

/**
 * Writes the attributes whose values come from variables of a template language.
 *
 * @returns by name; undefined for plain HTML
 */
export function variableAttributes(dialect: string): Readonly<Record<string, string>> | undefined {
  const output = outputs[dialect];
  if (output === undefined) return undefined;
  // HEEx takes what is in quotation marks for text.
  const quote = dialect === 'heex' ? '' : '"';
  return Object.fromEntries(
    Object.entries(variables).map(([name, variable]) => [
      name,
      `${name}=${quote}${output(variable)}${quote}`,
    ]),
  );
}
