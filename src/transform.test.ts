import { codes } from './diagnostics/codes.js';
import { compile, PaginationTagError, preprocess, schema, transform } from './index.js';
import { expectedCodes, expectedOf, fixtureNames, readFixture } from './testing/fixtures.js';

describe.each(fixtureNames)('%s', (name) => {
  test('gives the expected page and diagnostics', () => {
    const { input, options } = readFixture(name);
    const { html, diagnostics } = preprocess(input, options);
    const expected = expectedOf(name, html, diagnostics);
    expect(JSON.parse(JSON.stringify(diagnostics))).toEqual(expected.diagnostics);
    expect(html).toBe(expected.html);
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

/** Codes that no fixture can cause: those of files, of values given in code, and of pages beyond any size for a fixture. */
const outsideTemplates = [
  'file-not-found',
  'file-unreadable',
  'file-not-utf-8',
  'file-not-written',
  'path-failed',
  'page-too-large',
];

test.each(Object.keys(codes).filter((code) => !outsideTemplates.includes(code)))(
  '%s occurs in a fixture, and in a near miss of it no more',
  (code) => {
    const nearMisses = fixtureNames
      .filter((name) => expectedCodes(name).includes(code))
      .map((name) => `${name}-near-miss`)
      .filter((name) => fixtureNames.includes(name));
    expect(nearMisses).not.toEqual([]);
    expect(nearMisses.filter((name) => expectedCodes(name).length > 0)).toEqual([]);
  },
);

test.each(Object.keys(schema))('the attribute %s occurs in a fixture', (name) => {
  expect(fixtureNames.some((fixture) => readFixture(fixture).input.includes(`${name}=`))).toBe(true);
});
