import { list } from './base/text.js';
import * as index from './index.js';
import { optionNames } from './options/options.js';

const OWN_MARKUP = `<nav class="own" data-no-list="Short.">
  <a data-part="previous">:previous_label</a> <span data-part="page"><a>:page</a></span>
  <b data-part="current"><a>:page</a></b> <i data-part="ellipsis">…</i> <a data-part="next">:next_label</a>
</nav>`;

test('exports what the documentation promises, and no more', () => {
  expect(Object.keys(index).sort()).toEqual([
    'PaginationTagError',
    'compile',
    'dialects',
    'formatDiagnostic',
    'pagePath',
    'pageWindow',
    'parseTheme',
    'preprocess',
    'renderPagination',
    'schema',
    'themeNames',
    'transform',
  ]);
});

test.each([
  [{ singlepage: 'hide' }, 'Unknown option "singlepage". Did you mean "singlePage"?'],
  ['bootstrap', "The options must be an object, such as { theme: 'bootstrap' }."],
  [null, "The options must be an object, such as { theme: 'bootstrap' }."],
  [{ singlePage: 'maybe' }, 'The option "singlePage" must be "show" or "hide".'],
  [{ file: 3 }, 'The option "file" must be a string.'],
  [
    { theme: 'pager.html' },
    `The option "theme" must be one of ${list(index.themeNames.map((name) => `"${name}"`))}. A file is read with parseTheme.`,
  ],
])('refuses the options %j', (options, message) => {
  for (const call of [index.preprocess, index.transform, index.compile]) {
    expect(() => call('', options as index.PaginationOptions)).toThrow(new TypeError(message));
  }
  expect(() => index.renderPagination({}, options as index.PaginationRenderOptions)).toThrow(
    new TypeError(message),
  );
});

test('a message lists the options that a function takes', () => {
  const options = { colors: 'x' };
  const listed = (names: readonly string[]): string =>
    `Unknown option "colors". The options are ${names.join(', ')}.`;
  const ofControls = optionNames.filter(
    (name) => !['bindings', 'data', 'dialect', 'dialects', 'markdown', 'pager', 'pagers'].includes(name),
  );
  expect(() => index.transform('', options as object)).toThrow(listed(optionNames));
  expect(() => index.renderPagination({}, options as object)).toThrow(listed(ofControls));
});

test('takes undefined for options', () => {
  expect(index.transform('x', { file: undefined, singlePage: undefined })).toBe('x');
});

test('refuses a template that is not a string', () => {
  expect(() => index.preprocess(Buffer.from('x') as unknown as string)).toThrow(
    new TypeError(
      "The template must be a string, not object. To read a file as a string, use readFileSync(file, 'utf8').",
    ),
  );
});

test('a result keeps all it has as a copy, as JSON and in a message, and shows nothing else', () => {
  const html = '<pagination total_pages="3"/><pagination totl_pages="3"/>';
  for (const template of [html, '<pagination path="/:page" total_pages="0"/>']) {
    const result = index.preprocess(template, { file: 'a.html' });
    expect(Object.keys(result)).toEqual(['html', 'diagnostics', 'map', 'tags']);
    expect(Object.keys(result.map)).toEqual(['version', 'sources', 'sourcesContent', 'names', 'mappings']);
    const plain = {
      html: result.html,
      map: JSON.parse(String(result.map)) as unknown,
      diagnostics: result.diagnostics.map((one) => ({ ...one })),
      tags: result.tags,
    };
    expect({ ...result }).toEqual({ ...plain, map: result.map });
    expect(JSON.parse(JSON.stringify(result))).toEqual(plain);
    expect(structuredClone(result)).toEqual(plain);
    expect(result.map).toBe(result.map);
    expect(result.tags).toBe(result.tags);
  }
});

test('exported tables are frozen', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(index.schema)).toBe(true);
  expect(isFrozen(index.themeNames)).toBe(true);
  expect(isFrozen(index.dialects)).toBe(true);
  expect(isFrozen(index.parseTheme(OWN_MARKUP))).toBe(true);
  expect(() => Object.assign(index.schema.total_pages, { min: 10 })).toThrow(TypeError);
});

test('a theme in HTML can be sent to a worker, and kept as JSON', () => {
  const theme = index.parseTheme(OWN_MARKUP);
  const html = index.renderPagination({ total_pages: 3 }, { theme });
  expect(html).toContain('<nav class="own"');
  for (const copy of [structuredClone(theme), JSON.parse(JSON.stringify(theme)) as typeof theme])
    expect(index.renderPagination({ total_pages: 3 }, { theme: copy })).toBe(html);
});

test('onWarning gets each warning once, with its place', () => {
  const found: string[] = [];
  const options: index.PaginationOptions = {
    onWarning: ({ code, start }) => found.push(`${code} ${start.line}`),
  };
  const take = (): string[] => found.splice(0);
  const fixed = '<pagination path="/:page" total_pages="3" current_page="9"/>';
  index.transform(`\n${fixed}`, options);
  expect(take()).toEqual(['current-page-out-of-range 2']);
  index.renderPagination({ total_pages: 0 }, options);
  expect(take()).toEqual(['total-pages-out-of-range 1']);
  const page = index.compile(
    `${fixed}\n<pagination aria-label="b" path="/:page" total_pages="{pages}"></pagination>`,
    options,
  );
  expect(take()).toEqual(['current-page-out-of-range 1']);
  page({ pages: 3 });
  page({ pages: 4 });
  expect(take()).toEqual([]);
  expect(() => index.transform(`${fixed}<pagination totl_pages="1"/>`, options)).toThrow();
  expect(take()).toEqual([]);
  expect(index.preprocess(fixed, options).diagnostics).toHaveLength(1);
  expect(take()).toEqual([]);
});

test('returns the positions of the tags', () => {
  expect(index.preprocess('a\n<pagination total_pages="3" />b').tags).toEqual([
    {
      start: { line: 2, column: 1, offset: 2 },
      end: { line: 2, column: 31, offset: 32 },
      output: { start: 2, end: expect.any(Number) as number },
    },
  ]);
});

test('returns the position of the markup that replaced a tag', () => {
  const tag = '<pagination total_pages="1" current_page="1"/>';
  const html = `é${tag}\r\n${tag}<pagination total_pages="3"/>z`;
  const shown = index.preprocess(html);
  expect(shown.tags.map(({ output }) => shown.html.slice(output.start, output.end))).toEqual([
    index.transform(tag),
    index.transform(tag),
    index.transform('<pagination total_pages="3"/>'),
  ]);
  expect(shown.tags[2]?.output.end).toBe(shown.html.length - 1);
  const hidden = index.preprocess(html, { singlePage: 'hide' });
  expect(hidden.tags.map(({ output }) => output.end - output.start)).toEqual([
    0,
    0,
    index.transform('<pagination total_pages="3"/>').length,
  ]);
  // Nothing is replaced where there is an error: each tag stands where it stood.
  const faulty = `${html}<pagination total_pages="x"/>`;
  const unchanged = index.preprocess(faulty);
  expect(unchanged.html).toBe(faulty);
  expect(unchanged.tags).toHaveLength(4);
  for (const { start, end, output } of unchanged.tags)
    expect(output).toEqual({ start: start.offset, end: end.offset });
});
