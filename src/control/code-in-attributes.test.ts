import { schema, type AttributeName } from '../attributes/schema.js';
import { dialects } from '../dialects/index.js';
import { dialectNames, type DialectName } from '../dialects/names.js';
import { preprocess } from '../index.js';

const names = Object.keys(schema) as AttributeName[];
const CODE = 'anywhere';

/** Attributes that decide which program is written, so they must be literals. */
function isLiteral(name: AttributeName): boolean {
  const { type, max } = schema[name];
  return ['keyword', 'number', 'integers', 'pager'].includes(type) || max !== undefined;
}

/** A tag with code in one attribute, and literals in those that it needs. */
function tagWith(name: AttributeName, dialect: DialectName): string {
  const { value, paths } = dialects[dialect].examples;
  const output = (code: string): string => value.replace('…', code);
  const write = (attribute: string, code: string): string =>
    `${attribute}=${dialect === 'heex' ? code : `"${code}"`}`;
  const { needs = [], type } = schema[name];
  const hasNoPages = type === 'url' ? name !== 'first_path' : needs.some((one) => one.endsWith('_path'));
  const needed = needs.flatMap((one) => [one, ...(schema[one as AttributeName].needs ?? [])]);
  const others = hasNoPages || name === 'pager' ? [] : ['path', 'total_pages'];
  const literals = [...new Set([...others, ...needed])].filter(
    (one) =>
      one !== name &&
      !schema[name].excludes?.includes(one) &&
      (one !== 'total_pages' || !needed.includes('total_items')),
  );
  const written = literals.map((one) => {
    const { example } = schema[one as AttributeName];
    return `${one}="${one === 'path' && name === 'jump' ? '/posts?page=:page' : example}"`;
  });
  // Nothing about the first and the last page is known.
  if (others.length > 0 && name !== 'current_page') written.push(write('current_page', output('any')));
  const hasToken = name === 'path' || name === 'page_label';
  return `<pagination ${write(name, hasToken ? paths[0] : output(CODE))} ${written.join(' ')}></pagination>`;
}

describe.each(dialectNames)('in %s', (dialect) => {
  test.each(names)('code in %s is in the snippet, or an error', (name) => {
    const tag = tagWith(name, dialect);
    const { html, diagnostics } = preprocess(tag, { dialect });
    if (isLiteral(name) && html === tag) {
      expect(diagnostics.map(({ severity }) => severity)).toContain('error');
    } else {
      expect(diagnostics.map(({ code }) => code)).toEqual([]);
      expect(html).toMatch(name === 'path' || name === 'page_label' ? /base|RelPermalink/i : CODE);
    }
  });
});
