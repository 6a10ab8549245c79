import { readFileSync } from 'node:fs';
import { compile, renderPagination } from '../../dist/index.js';
import { frameworkStyles, styledThemes } from '../../scripts/framework-styles.js';
import { pageAround } from '../scripts/page-around.js';
import { peers } from './peers.mjs';

/** What is listened to: every state of our control, and the pagination of others. */

const middle = { path: '/:page', total_pages: 42, current_page: 7 };
const form = { path: '/?page=:page&size=:page_size', total_items: 1042, page_size: 25, current_page: 7 };

/** Petal's styles are not everywhere. */
const themeNames = styledThemes.filter((theme) => theme !== 'default').sort();

/** By name: attributes, and where it is more than the default theme in a wide container, which. */
const states = {
  'page 7 of 42': [middle, { keys: ['Tab', 'Down'] }],
  'page 1': [{ ...middle, current_page: 1 }],
  'page 42': [{ ...middle, current_page: 42 }],
  'page 4, narrow container': [
    { ...middle, current_page: 4 },
    { width: 320, keys: ['Down'] },
  ],
  'page 7, narrow container': [middle, { width: 320, keys: ['Down'] }],
  'page 1, `show_boundary_chevrons`': [
    { ...middle, current_page: 1, show_boundary_chevrons: true },
    { keys: ['Tab', 'Down'] },
  ],
  'page 1, `link_type="live_patch"`': [{ ...middle, current_page: 1, link_type: 'live_patch' }],
  'page 1, `element="button"`': [
    { total_pages: 42, current_page: 1, element: 'button', 'link:data-page': ':page' },
  ],
  '`summary`': [
    { path: '/:page', total_items: 97, page_size: 10, current_page: 3, summary: ':from to :to of :total' },
    { keys: ['Down'] },
  ],
  '`jump`, `page_sizes`': [{ ...form, jump: true, page_sizes: [10, 25, 50] }, { keys: ['Tab', 'Down'] }],
  '`jump`, `page_sizes` in Welsh, which has no words for them': [
    { ...form, jump: true, page_sizes: [10, 25, 50] },
    { language: 'cy' },
  ],
  'page 1234 in Arabic': [{ ...middle, total_pages: 4321, current_page: 1234 }, { language: 'ar' }],
  'unknown total': [{ path: '/:page', current_page: 7 }],
  '`layout="position"`': [{ ...middle, layout: 'position' }, { keys: ['Tab', 'Down'] }],
  'page 1, `layout="position"`, `element="button"`': [
    { total_pages: 42, current_page: 1, layout: 'position', element: 'button', 'link:data-page': ':page' },
    { keys: ['Tab', 'Down'] },
  ],
  '`show_ends`': [{ ...middle, show_ends: true }],
  '`show_labels`': [{ ...middle, show_labels: true }, { keys: ['Tab', 'Down'] }],
  '`page_label`': [{ ...middle, page_label: 'Page :page of 42' }],
  '`previous_title`, `next_title`': [
    { previous_path: '/a', next_path: '/c', previous_title: 'Applying', next_title: 'Fees' },
    { keys: ['Tab', 'Down'] },
  ],
  ...Object.fromEntries(
    themeNames.map((theme) => [`theme \`${theme}\`, page 7`, [middle, { theme, keys: ['Tab', 'Down'] }]]),
  ),
};

function around({ theme, width = 1100, language = 'en' }, control) {
  const body = `<h1>Posts</h1><p><a href="#start">the start</a></p>
    <div style="max-width: ${width}px">${control}</div><p><a href="#end">the end</a></p>`;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return pageAround({ theme, styles: frameworkStyles(theme)[direction], direction, language }, body);
}

/** The recipes of docs/recipes.md, by the name behind "html". */
const recipes = new Map(
  Array.from(
    readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8').matchAll(
      /^```html (\S+)\n([^]*?)^```$/gm,
    ),
    ([, name, html]) => [name, html],
  ),
);

/**
 * A page with a library and the recipe for it, and what the server answers when Next is pressed. Each has pages of its own, because Orca
 * does not repeat what it has just announced.
 */
function swapped(recipe, library, { from, hasStatus = true }) {
  const script = readFileSync(new URL(`../node_modules/${library}`, import.meta.url), 'utf8');
  const render = compile(
    around(
      { theme: 'default' },
      `${hasStatus ? recipes.get('status') : ''}${recipes.get('focus')}${recipes.get(recipe)}`,
    ),
  );
  const [html, answer] = [from, from + 1].map((page) =>
    // The library is not for the compiler to read.
    render({ pages: 42, page }).replace('</head>', () => `<script>${script}</script></head>`),
  );
  return { html, answer, keys: ['Enter'] };
}

/** All pages: a name, HTML, the keys that are pressed, and what the server answers to the other addresses. */
export const pages = [
  ...Object.entries(states).map(([name, [attributes, { keys = ['Tab'], ...look } = {}]]) => {
    const { theme = 'default', language } = look;
    const control = renderPagination(attributes, { theme, locale: language });
    return { name, keys, language, html: around({ ...look, theme }, control) };
  }),
  {
    name: 'Next, with [htmx](recipes.md#htmx) and the [status](recipes.md#announce-the-page)',
    ...swapped('htmx-4', 'htmx-4/dist/htmx.min.js', { from: 7 }),
  },
  {
    name: 'Next, with [Turbo](recipes.md#turbo) and the status',
    ...swapped('turbo', '@hotwired/turbo/dist/turbo.es2017-umd.js', { from: 20 }),
  },
  {
    name: 'Next, with Turbo, without the status',
    ...swapped('turbo', '@hotwired/turbo/dist/turbo.es2017-umd.js', { from: 30, hasStatus: false }),
  },
  ...Object.entries(peers).map(([name, { theme = 'none', html }]) => ({
    name,
    keys: ['Tab', 'Down'],
    html: around({ theme }, html),
  })),
];
