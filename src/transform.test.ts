import { join } from 'node:path';
import { codes } from './diagnostics/codes.js';
import {
  compile,
  dialects,
  PaginationTagError,
  preprocess,
  schema,
  transform,
  type PaginationOptions,
  type PaginationTagPlace,
} from './index.js';
import {
  casesIn,
  expectationOf,
  expectedCodes,
  fixtureNames,
  isUpdate,
  readFixture,
  showsAttribute,
  showsTheme,
  updateFixture,
  type Fixture,
} from './testing/fixtures.js';
import { themes } from './themes/index.js';

describe('renders as expected, and leaves everything outside the tags as it was', () => {
  test.each(fixtureNames)('%s', (name) => {
    const { input, options, expected } = readFixture(name);
    const { html, tags, diagnostics } = preprocess(input, options);
    const actual = expectationOf(input, html, diagnostics);
    if (isUpdate()) updateFixture(name, actual);
    else expect(actual).toEqual(expected);
    if (diagnostics.some(({ severity }) => severity === 'error')) expectRefused(input, options, html);
    else {
      expectUntouched(input, html, tags, options);
      expectAgreement(input, options, html);
    }
  });
});

/** A page with an error is not changed, and no function renders it. */
function expectRefused(input: string, options: PaginationOptions, html: string): void {
  const { data, ...others } = options;
  expect(html).toBe(input);
  expect(() => transform(input, options)).toThrow(PaginationTagError);
  expect(() => compile(input, others)(data)).toThrow(PaginationTagError);
}

/** Everything outside the tags is as it was. */
function expectUntouched(
  input: string,
  html: string,
  tags: readonly PaginationTagPlace[],
  { dialect }: PaginationOptions,
): void {
  if (dialect !== undefined) {
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
}

/** `transform` and `compile` give the same page, and a second run changes nothing. */
function expectAgreement(input: string, options: PaginationOptions, html: string): void {
  const { data, ...others } = options;
  expect(transform(input, options)).toBe(html);
  expect(compile(input, others)(data)).toBe(html);
  if (data !== undefined) expect(compile(input, options)()).toBe(html);
  expect(transform(html, options)).toBe(html);
}

/** Codes that no fixture can cause: those of themes, of values given in code, and of pages beyond any size for a fixture. */
const outsideTemplates = ['theme-markup', 'path-failed', 'page-too-large'];

describe('all is shown by a fixture', () => {
  const fixtures: Fixture[] = [];
  beforeAll(() => {
    // As UPDATE has just written them.
    const cases = casesIn(join(__dirname, '../fixtures/transform'));
    fixtures.push(...fixtureNames.map((name) => readFixture(name, cases)));
  });

  test.each(Object.keys(codes).filter((code) => !outsideTemplates.includes(code)))(
    '%s occurs in a fixture, and in a near miss of it no more',
    (code) => {
      const causes = fixtures.filter((fixture) => expectedCodes(fixture).includes(code));
      const nearMisses = causes.flatMap(({ name }) =>
        fixtures.filter((other) => other.name === `${name}-near-miss`),
      );
      const name = causes[0]?.name ?? code;
      const absent = [
        ...(causes.length > 0 ? [] : [name]),
        ...(nearMisses.length > 0 ? [] : [`${name}-near-miss`]),
      ];
      expect(absent.map((one) => `Write the fixture ${one}.`)).toEqual([]);
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
});
