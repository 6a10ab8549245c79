import { codes } from './diagnostics/codes.js';
import { compile, dialects, PaginationTagError, preprocess, schema, transform } from './index.js';
import {
  expectationOf,
  expectedCodes,
  fixtureNames,
  isUpdate,
  readFixture,
  showsAttribute,
  showsTheme,
  updateFixture,
} from './testing/fixtures.js';
import { themes } from './themes/index.js';

describe.each(fixtureNames)('%s', (name) => {
  test('renders the expected page and diagnostics', () => {
    const { input, options } = readFixture(name);
    const { html, diagnostics } = preprocess(input, options);
    const actual = expectationOf(input, html, diagnostics);
    if (isUpdate()) updateFixture(name, actual);
    expect(actual).toEqual(readFixture(name).expected);
  });

  test('leaves everything outside the tags as it was', () => {
    const { input, options } = readFixture(name);
    const { html, tags, diagnostics } = preprocess(input, options);
    if (diagnostics.some(({ severity }) => severity === 'error')) {
      expect(html).toBe(input);
      return;
    }
    if (options.dialect !== undefined) {
      // Code of the language may stand before and after the markup.
      const [first, last] = [tags[0]!, tags.at(-1)!];
      expect(html.startsWith(input.slice(0, first.start.offset))).toBe(true);
      expect(html.endsWith(input.slice(last.end.offset))).toBe(true);
      return;
    }
    let from = 0;
    let rest = html;
    for (const { start, end } of tags) {
      const before = input.slice(from, start.offset);
      expect(rest.startsWith(before)).toBe(true);
      rest = rest.slice(before.length).replace(/^<nav [\s\S]*?<\/nav>/, '');
      from = end.offset;
    }
    expect(rest).toBe(input.slice(from));
  });

  test('transform and compile agree, and a second run changes nothing', () => {
    const { input, options } = readFixture(name);
    const { data, ...others } = options;
    const { html, diagnostics } = preprocess(input, options);
    if (diagnostics.some(({ severity }) => severity === 'error')) {
      expect(() => transform(input, options)).toThrow(PaginationTagError);
      expect(() => compile(input, others)(data)).toThrow(PaginationTagError);
      return;
    }
    expect(transform(input, options)).toBe(html);
    expect(compile(input, others)(data)).toBe(html);
    expect(compile(input, options)()).toBe(html);
    expect(transform(html, options)).toBe(html);
  });
});

/** Codes that no fixture can cause: those of themes, of values given in code, and of pages beyond any size for a fixture. */
const outsideTemplates = ['theme-markup', 'path-failed', 'page-too-large'];

const fixtures = fixtureNames.map((name) => readFixture(name));

test.each(Object.keys(codes).filter((code) => !outsideTemplates.includes(code)))(
  '%s occurs in a fixture, and in a near miss of it no more',
  (code) => {
    const causes = fixtures.filter((fixture) => expectedCodes(fixture).includes(code));
    const nearMisses = causes.flatMap(({ name }) =>
      fixtures.filter((other) => other.name === `${name}-near-miss`),
    );
    const folder = `fixtures/transform/${causes[0]?.name ?? code}`;
    const absent = [
      ...(causes.length > 0 ? [] : [folder]),
      ...(nearMisses.length > 0 ? [] : [`${folder}-near-miss`]),
    ];
    expect(absent.map((name) => `Write ${name}/input.html.`)).toEqual([]);
    expect(nearMisses.flatMap(expectedCodes)).toEqual([]);
  },
);

test.each(Object.keys(schema))('the attribute %s occurs in a fixture', (name) => {
  expect(fixtures.some((fixture) => showsAttribute(fixture, name))).toBe(true);
});

test.each(Object.keys(themes))('the theme %s occurs in a fixture', (name) => {
  expect(fixtures.some((fixture) => showsTheme(fixture, name))).toBe(true);
});

test.each(dialects.map(({ name }) => name))(
  'the language %s has a fixture and notes, for docs/dialects.md',
  (name) => {
    expect(readFixture(`dialect-${name}`).options).toMatchObject({ dialect: name, theme: 'default' });
    expect(require(`./dialects/${name}/notes.js`)).toHaveProperty('notes.notes');
  },
);

test('what no fixture shows is missed', () => {
  expect(fixtures.flatMap(expectedCodes)).not.toContain('no-such-code');
  expect(fixtures.filter((fixture) => showsAttribute(fixture, 'no_such_attribute'))).toEqual([]);
  expect(fixtures.filter((fixture) => showsTheme(fixture, 'no-such-theme'))).toEqual([]);
});
