import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { JSDOM, VirtualConsole } from 'jsdom';
import {
  renderPagination,
  themeNames,
  type PaginationControlAttributes,
  type PaginationOptions,
} from '../src/index.js';
import { renderStates } from './control-states.js';
import { ownMarkup } from './own-markup.js';

/** Every state a control can be in, as the attributes that bring it about. */
const states: PaginationControlAttributes[] = [];
for (const numbers of [
  { total_pages: 1 },
  { total_pages: 2, current_page: 1 },
  { total_pages: 2, current_page: 2 },
  { total_pages: 20, current_page: 1 },
  { total_pages: 20, current_page: 10 },
  { total_pages: 20, current_page: 20 },
  { current_page: 1 },
  { current_page: 30 },
  { total_items: 97, page_size: 10, summary: 'Showing :from to :to of :total' },
]) {
  for (const show_boundary_chevrons of [false, true]) {
    for (const link_type of ['a', 'live_patch', 'live_redirect'] as const) {
      for (const boundary_count of [0, 1]) {
        states.push({ ...numbers, show_boundary_chevrons, link_type, boundary_count, class: 'mt-4' });
      }
    }
    const links = { 'link:data-page': ':page', 'link:title': 'Go to :path' };
    states.push({ ...numbers, show_boundary_chevrons, ...links, 'link:rel': 'nofollow' });
    states.push({ ...numbers, show_boundary_chevrons, ...links, element: 'button' });
  }
}

for (const more of [
  { show_ends: true, show_boundary_chevrons: true },
  { layout: 'position', show_ends: true },
  { layout: 'position', link_type: 'live_patch' },
  { layout: 'links' },
  { path: '/p?q=a&page=:page&n=:page_size', page_size: 5, jump: true, page_sizes: [10, 20] },
] as const)
  for (const current_page of [1, 10]) states.push({ total_pages: 20, current_page, ...more });

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Markup is well-formed in XHTML, too.
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // In live views, a disabled link must be the same element as the link, or the focus is lost.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
});

function pageWith(control: string, attributes = 'lang="en"'): string {
  return `<!DOCTYPE html>\n<html ${attributes}><head><title>Posts</title></head><body><main><h1>Posts</h1>${control}</main></body></html>\n`;
}

/** All states on one page, so that a checker starts once. Landmarks need different names. */
function allStates(theme?: PaginationOptions['theme']): string {
  return states
    .map((attributes) => ({
      attributes,
      labels: { landmark: JSON.stringify(attributes).replaceAll(':', '') },
    }))
    .map(({ attributes, labels }) => renderPagination(attributes, { theme, labels }))
    .join('\n');
}

function faultsIn(page: string): string[] {
  const { results } = validator.validateStringSync(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} ${page.split('\n')[line - 1]}`),
  );
}

test('every state passes html-validate', () => {
  expect(faultsIn(pageWith(allStates()))).toEqual([]);
});

const everyTheme: { name: string; theme: PaginationOptions['theme'] }[] = [
  ...themeNames.map((name) => ({ name, theme: name })),
  { name: 'your own markup', theme: ownMarkup },
];

test.each(
  everyTheme.flatMap((one) => [
    { ...one, language: 'en', direction: 'ltr' },
    { ...one, language: 'ar', direction: 'rtl' },
  ]),
)('$name passes html-validate in every state, $direction', ({ theme, language, direction }) => {
  const page = pageWith(renderStates(theme, language), `lang="${language}" dir="${direction}"`);
  expect(faultsIn(page.replace('<h1>Posts</h1>', ''))).toEqual([]);
});

describe('axe', () => {
  // jsdom does not paint, and says so for every canvas that axe asks for.
  const { window } = new JSDOM(pageWith(''), {
    runScripts: 'outside-only',
    virtualConsole: new VirtualConsole(),
  });
  window.eval(axe.source);
  const run = async (control: string): Promise<string[]> => {
    const main = window.document.querySelector('main');
    if (main === null) throw new Error('The page has no <main>.');
    main.innerHTML = `<h1>Posts</h1>${control}`;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(window.document, {
      rules: { 'color-contrast': { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  };
  afterAll(() => window.close());

  test.each([
    ['our own', undefined],
    ['your own', ownMarkup],
  ])('finds nothing in any state of %s markup', async (_, theme) => {
    expect(await run(allStates(theme))).toEqual([]);
  });

  test('finds a link without a name', async () => {
    expect(await run(renderPagination({ total_pages: 3 }).replace('Next page', ''))).toEqual([
      expect.stringMatching(/^link-name: <a /),
    ]);
  });
});

test('html-validate finds a fault', () => {
  const broken = renderPagination({ total_pages: 3 })
    .replace('<ul', '<ul><div></div')
    .replace('href="/2"', 'href="/2" href="/2"');
  expect(faultsIn(pageWith(broken)).length).toBeGreaterThan(1);
});
