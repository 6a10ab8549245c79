import { readDynamicValue } from '../attributes/read-dynamic-value.js';
import { dialectNames, dialectOf, dialects } from './index.js';
import { canSubstitute, substituteToken } from '../program/token.js';

/** As many characters as no regular expression can keep ways back for. */
const LONG = 'a'.repeat(12_000_000);

/** Code that may hold a text of any length, with a string that is the token for the page. */
const SAMPLES: Readonly<Record<string, (text: string) => string>> = {
  nunjucks: (text) => `{{ u(':page', "${text}") }}`,
  jinja2: (text) => `{{ u(':page', "${text}") }}`,
  twig: (text) => `{{ u(':page', "${text}") }}`,
  liquid: (text) => `{{ ':page' | a: "}}${text}" }}`,
  django: (text) => `{% u ':page' "${text}" %}`,
  ejs: (text) => `<%= u(':page', "${text}") %>`,
  eta: (text) => `<%= u(':page', "${text}") %>`,
  erb: (text) => `<%= u(':page', "${text}") %>`,
  php: (text) => `<?= u(':page', '${text}') // ${text} ?>`,
  blade: (text) => `@if(u(':page', "${text}"))`,
  smarty: (text) => `{u(':page', "${text}")}`,
  eex: (text) => `<%= u(":page", "${text}") %>`,
  heex: (text) => `{u(":page", "${text}")}`,
  freemarker: (text) => `\${u(':page', "${text}")}`,
  hugo: (text) => `{{ u ":page" "${text}" }}`,
  go: (text) => `{{ u ":page" "${text}" }}`,
  handlebars: (text) => `{{u ":page" "${text}" [${text}]}}`,
};

test.each(dialectNames)('%s is read with millions of characters in a string', (name) => {
  const { findRegions, syntax } = dialects[name];
  const code = SAMPLES[name]!(LONG);
  expect(findRegions(code).map(({ start, end }) => [start, end])).toEqual([[0, code.length]]);
  expect(canSubstitute(code, syntax)).toBe(true);
  expect(substituteToken(code, 'p', syntax)).not.toContain(':page');
});

test.each([
  ['blade', '@if(', '\\"', ''],
  ['liquid', '', '{% comment %}{% comment %}{% endcomment %}', ''],
  ['ejs', '<%= "\'', "':page'", '\'" %>'],
  ['ejs', '<%= "', "#{':page'", '" %>'],
  ['php', '<?= a', ';//a', '"" ?>'],
] as const)('%s reads nothing again and again: %s%s%s', (dialect, opening, row, closing) => {
  // What reads the rest once more for each part of the row takes minutes.
  const code = opening + row.repeat(100_000) + closing;
  const { findRegions, syntax } = dialectOf(dialect)!;
  expect(findRegions(code).at(-1)!.end).toBe(code.length);
  canSubstitute(code, syntax);
  const value = readDynamicValue(code, { start: 0, end: code.length }, findRegions(code));
  expect(value.length).toBeGreaterThan(0);
});
