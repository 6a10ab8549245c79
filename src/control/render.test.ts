import { compile, transform } from '../index.js';

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
  ['two numbers in a path', {}, ' path="/:page/of/%3Apage"'],
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
