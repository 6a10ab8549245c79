import { setTimeout } from 'node:timers/promises';
import { schema, type AttributeName } from '../attributes/schema.js';
import { dialects } from '../dialects/index.js';
import { dialectNames, type DialectName } from '../dialects/names.js';
import {
  compile,
  parseTheme,
  preprocess,
  renderPagination,
  transform,
  type PaginationOptions,
} from '../index.js';
import { labelsFor, locales } from '../options/locales.js';
import { themes } from '../themes/index.js';
import type { Part } from '../themes/theme.js';

const PAGES = [1, 2, 3, 126, 127, 128, 129, 130, 255, 256, 299, 300];

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
}

// A renderer keeps the markup of small page numbers. Its output must not depend on earlier calls.
test.each([
  ['the default theme', {}, ''],
  ['a theme whose outer links differ', { theme: 'tailwind' }, ''],
  ['a theme that shows labels', { theme: 'govuk' }, ''],
  ['chevrons that stay', {}, ' show_boundary_chevrons'],
  ['a path for page 1', {}, ' first_path="/posts?a&amp;b"'],
  ['two numbers in a path', {}, ' path="/:page/of/:page"'],
  ['page labels', {}, ' page_label="Page :page, :page"'],
  ['live links', {}, ' link_type="live_patch"'],
] as const)('renders %s the same, whatever was rendered before', (_, options, attributes) => {
  const render = compile(
    `<pagination total_pages="{total}" current_page="{page}"${attributes}></pagination>`,
    options,
  );
  for (const page of [...PAGES, ...PAGES.toReversed()]) {
    for (const total of [1, 127, 128, 129, 300]) {
      expect(render({ total, page })).toBe(
        transform(
          `<pagination total_pages="${total}" current_page="${page}"${attributes}></pagination>`,
          options,
        ),
      );
    }
  }
});

test('each number in a path is the page, below the numbers that are kept and above', () => {
  const render = compile(
    '<pagination path="/:page/of/:page" total_pages="1000" current_page="{page}" boundary_count="0"></pagination>',
  );
  const linksTo = (pages: number[]): string[] => pages.map((page) => `/${page}/of/${page}`);
  for (let turn = 0; turn < 2; turn++) {
    expect(hrefsOf(render({ page: 5 }))).toEqual(linksTo([4, 4, 5, 6, 6]));
    expect(hrefsOf(render({ page: 128 }))).toEqual(linksTo([127, 127, 128, 129, 129]));
    expect(hrefsOf(render({ page: 500 }))).toEqual(linksTo([499, 499, 500, 501, 501]));
  }
});

test('nothing of a bound path is kept from one request to the next', () => {
  const render = compile(
    '<pagination path="{path}" first_path="{first}" total_pages="2" current_page="2"></pagination>',
  );
  expect(hrefsOf(render({ path: '/a/:page/:page', first: '/one' }))).toEqual(['/one', '/one', '/a/2/2']);
  expect(hrefsOf(render({ path: '/b?:page', first: null }))).toEqual(['/b?1', '/b?1', '/b?2']);
  expect(hrefsOf(render({ path: (page: number) => `/c/${page}`, first: '/1' }))).toEqual([
    '/1',
    '/1',
    '/c/2',
  ]);
});

test('keeps the text around a chevron, whether the chevron is shown or not', () => {
  const render = compile('<b><pagination total_pages="2" current_page="{page}"></pagination></b>');
  for (const page of [1, 2]) {
    expect(render({ page })).toMatch(
      /^<b><nav [^>]*><ul class="pagination__list"><li .*<\/li><\/ul><\/nav><\/b>$/,
    );
  }
});

const middle = { total_pages: 20, current_page: 10 };
const items = { total_items: 200, page_size: 10, summary: ':from to :to of :total' };

test('a theme without classes draws a control without class attributes', () => {
  const classes = Object.fromEntries(Object.keys(themes.default.classes).map((part) => [part, '']));
  const html = renderPagination(middle, { theme: { classes: { ...classes, container: 'pager' } } });
  expect(html.match(/ class="[^"]*"/g)).toEqual([' class="pager"']);
  expect(html).toContain('<li><a href="/9">9</a></li>');
});

test('a container without its own class has that of the author, or none', () => {
  const theme = { classes: { container: '' } };
  expect(renderPagination(middle, { theme })).toMatch(/^<nav aria-label="Pagination">/);
  expect(renderPagination({ ...middle, class: 'a  b' }, { theme })).toMatch(/^<nav class="a b" aria-label/);
});

describe('a control of live_patch links', () => {
  const live = { ...middle, link_type: 'live_patch' } as const;

  test('names the element that is new on every page after its own id', () => {
    const ids = (id: string, current_page: number): (string | undefined)[] =>
      Array.from(renderPagination({ ...live, current_page, id }).matchAll(/ id="(.*?)"/g), ([, one]) => one);
    expect(ids('above', 10)).toEqual(['above', 'above-page-10']);
    expect(ids('below', 11)).toEqual(['below', 'below-page-11']);
  });

  test('uses the id from template code in a compiled control', () => {
    const idOf = (tag: string, dialect: 'heex' | 'jinja2'): string | undefined =>
      /role="status"><span id=(.*?) phx-mounted/.exec(transform(tag, { dialect }))?.[1];
    const attributes = 'link_type="live_patch" total_pages';
    expect(idOf(`<pagination ${attributes}={@n} current_page={@page} id={@id} />`, 'heex')).toBe(
      '{"#{@id}-page-#{pagination_current}"}',
    );
    expect(idOf(`<pagination ${attributes}="{{ n }}" id="a-{{ id }}" />`, 'jinja2')).toBe(
      '"a-{{ id }}-page-1"',
    );
    // In quotation marks, HEEx reads no code.
    expect(idOf(`<pagination ${attributes}={@n} id="{a}" />`, 'heex')).toBe('{"\\{a\\}-page-1"}');
  });

  test('has no such element without an id, or if code among the attributes sets it', () => {
    expect(renderPagination(live)).toContain(
      '<span class="pagination__label" role="status">Page 10 of 20</span>',
    );
    const html = transform('<pagination link_type="live_patch" total_pages="9" id="{{ id }}"/>', {
      dialect: 'jinja2',
    });
    expect(html).toContain('role="status">Page 1 of 9<');
  });

  test('announces the position, or only the page if the total is unknown', () => {
    const status = (html: string): string | undefined => /role="status">([^<]*)</.exec(html)?.[1];
    const labels = { position: ':page & :pages' };
    expect(status(renderPagination(live, { labels }))).toBe('10 &amp; 20');
    expect(status(renderPagination(live, { locale: 'ja' }))).toBe('10ページ / 20ページ');
    expect(status(renderPagination({ ...live, total_pages: undefined }))).toBe('Page 10');
    expect(status(renderPagination({ ...live, total_pages: undefined, has_next: false }))).toBe(
      'Page 10 of 10',
    );
    expect(status(renderPagination({ ...live, total_pages: undefined, ...items }))).toBe('Page 10 of 20');
    expect(status(renderPagination({ ...live, page_label: ':page' }))).toBe('Page 10 of 20');
    expect(status(renderPagination({ ...live, link_type: 'a' }))).toBeUndefined();
  });
});

const FORMS = { path: '?page=:page&size=:page_size', jump: true, page_sizes: [10, 20] } as const;

describe.each(Object.entries(themes))('theme %s', (name, theme) => {
  const options: PaginationOptions = { theme: name as keyof typeof themes };

  test('shows every part that it has classes for', () => {
    const html = [1, 10, 20]
      .flatMap((current_page) =>
        [{}, { show_labels: true }, { layout: 'position' } as const, FORMS].map((more) =>
          renderPagination(
            { ...items, current_page, show_boundary_chevrons: true, show_ends: true, ...more },
            options,
          ),
        ),
      )
      .join('\n');
    const list = Object.entries(theme.classes) as [Part, string][];
    for (const [part, classes] of list) {
      if (
        part === 'status' ||
        classes === '' ||
        (part.endsWith('Item') && theme.chevrons !== 'in-list' && !theme.chevronsInDiv) ||
        (part === 'positionItem' && theme.chevrons !== 'in-list')
      )
        continue;
      expect({ part, found: html.includes(`class="${classes}`) }).toEqual({ part, found: true });
    }
  });

  test.each(['live_patch', 'live_redirect'] as const)(
    'a control of %s links has the same elements on every page',
    (link_type) => {
      for (const show of [{}, { show_boundary_chevrons: true }, { show_ends: true }]) {
        const counts = Array.from({ length: 20 }, (_, index) => {
          const html = renderPagination(
            { total_pages: 20, current_page: index + 1, link_type, ...show },
            options,
          );
          return html.split(/<li|<nav[^>]*><(?:a|div)|<\/ul><(?:a|div)|<\/a><a|<\/div><(?:a|div)/).length - 1;
        });
        expect(new Set(counts).size).toBe(1);
      }
    },
  );
});

const formsWith = (own: string): string =>
  transform(
    `<pagination path="/p?page=:page&amp;n=:page_size" total_items="97" page_size="10" current_page="3" ${own}></pagination>`,
  );

test('no field is wrong, required or 0 before it is touched', () => {
  const [field] = /type="text"[^>]*>/.exec(formsWith('jump')) ?? [];
  expect(field).toBe('type="text" inputmode="numeric" name="page" />');
});

test('two buttons have names of their own, and one needs none', () => {
  const names = (own: string): string[] =>
    [...formsWith(own).matchAll(/ type="submit"([^>]*)>Go<\/button>/g)].map(([, name = '']) => name.trim());
  expect(names('jump page_sizes="10,20"')).toEqual([
    'aria-label="Go: Go to page"',
    'aria-label="Go: Items per page"',
  ]);
  expect(names('jump')).toEqual(['']);
  expect(names('page_sizes="10,20"')).toEqual(['']);
});

test.each([
  [':go_label', 'aria-label="Go: Go to page" lang="en"'],
  ['<b>:go_label</b>', 'aria-label="Go: Go to page" lang="en"'],
  ['<i aria-hidden="true">→</i> :go_label', 'aria-label="Go: Go to page" lang="en"'],
  ['<img alt=":go_label">', 'aria-label="Go: Go to page" lang="en"'],
  ['Ewch', ''],
])('the button of a sample has such a name, in English, if it says just our word: %s', (words, expected) => {
  const form = (part: string, field: string): string =>
    `<form data-part="${part}"><label>${field}</label> <button>${words}</button></form>`;
  const theme = parseTheme(`<nav><a data-part="previous">:previous_label</a>
    <i data-part="position">:page</i> <a data-part="next">:next_label</a>
    ${form('jump', ':jump_label <input>')} ${form('page-sizes', ':size_label <select></select>')}</nav>`);
  const html = transform(
    '<pagination path="/?page=:page&amp;n=:page_size" total_items="97" page_size="10" layout="links" lang="cy" jump page_sizes="10,20"></pagination>',
    { theme },
  );
  expect(/ type="submit"([^>]*)>/.exec(html)?.[1]?.trim()).toBe(expected);
});

// Twice as many took four times as long, and these more than a minute.
test('a form keeps tens of thousands of parameters, and has thousands of sizes', async () => {
  const path = `/posts?${'a=b&'.repeat(20_000)}page=:page&size=:page_size`;
  const html = renderPagination({
    path,
    total_items: 9,
    page_size: 1,
    jump: true,
    page_sizes: Array.from({ length: 5_000 }, (_, index) => index + 1),
  });
  expect(html.match(/type="hidden" name="a" value="b"/g)).toHaveLength(2 * 20_000);
  expect(html.match(/<option/g)).toHaveLength(5_000);
  // Jest looks at the time between two steps only.
  await setTimeout(1);
}, 30_000);

test('words that a language lacks are marked as English', () => {
  const welsh = formsWith('jump show_ends lang="cy"');
  expect(welsh).toContain('<label lang="en">Go to page <input');
  expect(welsh).toContain(' type="submit" lang="en">Go</button>');
  expect(welsh).toMatch(/<a [^>]*lang="en"><span aria-hidden="true">«<\/span> <span[^>]*>First page</);
  expect(formsWith('show_ends first_label="Cyntaf" lang="cy"').match(/lang="en"/g)).toHaveLength(1);
  expect(formsWith('jump show_ends lang="de"')).not.toContain('lang="en"');
  expect(formsWith('jump show_ends')).not.toContain('lang="en"');
  const own = transform('<pagination path="/?page=:page" total_pages="9" jump lang="cy"></pagination>', {
    labels: { jump: 'Tudalen', go: 'Ewch' },
  });
  expect(own).not.toContain('lang="en"');
});

test('every language has all words, or says which are English', () => {
  const english = labelsFor('en');
  for (const locale of locales) {
    const labels = labelsFor(locale);
    const same = (['first', 'last', 'jump', 'size', 'go'] as const).filter(
      (name) => labels?.[name] === english?.[name],
    );
    expect(locale === 'en' ? [] : same).toEqual(
      labels?.known.inEnglish.map((name) => name.replace('_label', '')),
    );
  }
});

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
