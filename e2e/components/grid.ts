import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTheme, renderPagination, themeNames, type PaginationTheme, type PaginationThemeName } from '../../src/index.js';
import { slotPages } from '../../src/base/window.js';
import { FRAMEWORKS } from '../../src/cli/frameworks/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine, Job } from '../engines/engine.js';
import { describeComponent } from './added.js';

/**
 * Components as `add` writes them, in their real engines: over themes, arguments and values, each is the tree that
 * `renderPagination` gives.
 */

export type Attributes = Parameters<typeof renderPagination>[0];

/** A text that ends an attribute, and has a character reference that stays one if it is escaped once. */
export const TEXT = `"><b title='a'>&amp;{{ 1 }}<%= 1 %>{% x %}`;

const PATHS = { path: '/posts/:page', first_path: '/posts' };

/** The arguments of components. */
export const cases: readonly Attributes[] = [
  ...[1, 2, 5, 8, 9].map((current_page) => ({ ...PATHS, total_pages: 9, current_page })),
  ...[1, 2].map((current_page) => ({ ...PATHS, total_pages: 2, current_page })),
  ...[1, 9].map((current_page) => ({ ...PATHS, total_pages: 9, current_page, show_boundary_chevrons: true })),
  { ...PATHS, total_pages: 1000, current_page: 500, sibling_count: 2, boundary_count: 0 },
  { ...PATHS, total_pages: 30, current_page: 15, sibling_count: 0, boundary_count: 3 },
  { path: '/posts?a=1&page=:page', total_pages: 9, current_page: 3 },
  { ...PATHS, total_pages: 9, current_page: 5, previous_label: 'Newer posts', next_label: 'Older posts' },
  { ...PATHS, total_pages: 9, current_page: 9, 'aria-label': 'Posts', class: 'mt-4', id: 'pages' },
  { ...PATHS, total_pages: 9, current_page: 3, previous_label: TEXT, next_label: TEXT, class: TEXT, 'data-text': TEXT },
  { ...PATHS, total_pages: 1, current_page: 1 },
];

const NINE = { ...PATHS, total_pages: 9 };
const WITH_ENDS: readonly Attributes[] = [
  ...[1, 2, 5, 9].map((current_page) => ({ ...NINE, current_page })),
  ...[1, 9].map((current_page) => ({ ...NINE, current_page, show_boundary_chevrons: true })),
  { ...NINE, current_page: 5, first_label: TEXT, last_label: 'Oldest posts' },
  { ...PATHS, total_pages: 1, current_page: 1 },
];

/** What `--link` adds. */
const LINK_ATTRIBUTES = {
  'link:hx-get': ':path',
  'link:data-n': ':page',
  'link:class': 'own',
  'link:rel': 'nofollow',
  'link:data-x': true,
};

const PLAIN = [1, 5, 9].map((current_page): Attributes => ({ ...NINE, current_page }));

/** A list of items: the last page is not full, and a text may be the caller's own. */
const COUNTED: readonly Attributes[] = [
  ...[1, 3, 10].map((current_page) => ({ ...PATHS, total_items: 97, page_size: 10, current_page })),
  { ...PATHS, total_items: '97', page_size: '10', current_page: '99', summary: 'Showing :from to :to of :total items' },
  { ...PATHS, total_items: 20, page_size: 10, current_page: 2, summary: TEXT, show_boundary_chevrons: true },
  { ...PATHS, total_items: 7, page_size: 10, current_page: 1 },
];

const SIZES = { page_size: 25, page_sizes: [10, 25, 50], size_param: 'size', total_pages: 9, current_page: 3 };

/** The arguments of components with forms. In the path of a tag, the size is a token. */
export const WITH_FORMS: readonly Attributes[] = [
  { ...SIZES, path: '/posts?tag=a+%26b&page=:page&size=25&q=%22%3E&tag=c' },
  { ...SIZES, path: '?size=7&page=:page', page_size: 7 },
  { ...SIZES, path: '/posts?q=&page=:page&size=25#list', first_path: '/posts', current_page: 1 },
  { ...SIZES, path: '/posts?page=:page&size=25', total_pages: 1, current_page: 1 },
].map((one) => one as object);

/** The arguments of second components, which have only Previous and Next. */
export const NEIGHBORS: readonly Attributes[] = [
  { previous_path: '/posts/6', next_path: '/posts/8' },
  { previous_path: '/posts/6', next_path: '/posts/8?a=1&b=2', previous_title: 'Applying', next_title: TEXT },
  { next_path: '/posts/8', next_title: 'Fees' },
  { previous_path: '/posts/6', previous_title: 'Applying', show_boundary_chevrons: true },
  { previous_path: '/posts/6', next_path: '/posts/8', previous_label: TEXT, next_label: 'Older', class: TEXT, id: 'a' },
  { previous_path: '/posts/6', 'aria-label': 'Posts', 'data-text': TEXT },
  { previous_path: '', next_path: '' },
];

/** The arguments of components written by `add --with`, and the attributes of the tag for these parts. */
interface Chosen {
  readonly theme: PaginationThemeName;
  readonly options: string;
  readonly means: Attributes;
  readonly given: readonly Attributes[];
}

const SUMMARY = { summary: ':from–:to of :total' };

const CHOSEN: readonly Chosen[] = [
  {
    theme: 'default',
    options: '--with ends,labels',
    means: { show_ends: true, show_labels: true },
    given: WITH_ENDS,
  },
  { theme: 'govuk', options: '--with ends', means: { show_ends: true }, given: WITH_ENDS },
  ...themeNames.flatMap((theme): Chosen[] => [
    { theme, options: '--with summary', means: SUMMARY, given: COUNTED },
    { theme, options: '--with position', means: { layout: 'position' }, given: PLAIN },
  ]),
  // Without page numbers, a component has forms, too.
  { theme: 'default', options: '--with position,jump,sizes', means: { layout: 'position' }, given: WITH_FORMS },
  {
    theme: 'bulma',
    options: '--with ends,labels,summary,position',
    means: { ...SUMMARY, show_ends: true, show_labels: true, layout: 'position' },
    given: COUNTED,
  },
  ...(['default', 'bootstrap', 'govuk'] as const).map((theme): Chosen => ({
    theme,
    options: '--with links --link hx-get=:path --link data-n=:page --link class=own --link rel=nofollow --link data-x',
    means: { layout: 'links', ...LINK_ATTRIBUTES },
    given: PLAIN,
  })),
  {
    theme: 'default',
    options: '--with ends --link hx-get=:path --link data-n=:page --link class=own --link rel=nofollow --link data-x',
    means: { show_ends: true, ...LINK_ATTRIBUTES },
    given: WITH_ENDS,
  },
  ...themeNames.flatMap((theme): Chosen[] => [
    { theme, options: '--with jump,sizes', means: {}, given: WITH_FORMS },
    // A second component has its own name, unless `--name` is that of the first.
    { theme, options: '--with neighbors --name pagination', means: {}, given: NEIGHBORS },
  ]),
];

/** The attributes of a tag for the arguments of a component with forms: the size is a token in the path. */
export function meaningOf(given: Attributes): Attributes {
  const { size_param, page_sizes, path, ...others } = given as Attributes & { size_param?: string; page_sizes?: number[] };
  if (size_param === undefined || typeof path !== 'string') return given;
  return { ...others, path: path.replace(/size=\d+/, 'size=:page_size'), page_sizes: String(page_sizes), jump: true };
}

/** Numbers from programs and visitors, and how they are read. */
export const numbers: readonly (readonly [total: unknown, current: unknown, is: readonly [number, number]])[] = [
  ['9', '3', [9, 3]],
  [8.5, 3.7, [8, 3]],
  [9, 99, [9, 9]],
  [9, 0, [9, 1]],
  [9, -3, [9, 1]],
  [9, '-3', [9, 1]],
  [9, '+3', [9, 3]],
  [9, '3.9', [9, 3]],
  [9, '9'.repeat(30), [9, 9]],
  [9, '"><b>', [9, 1]],
  [9, '3x', [9, 1]],
  [9, '', [9, 1]],
  [9, null, [9, 1]],
  [9, true, [9, 1]],
  [9, ['3'], [9, 1]],
  [9, { page: '3' }, [9, 1]],
  [null, null, [1, 1]],
  [0, 1, [1, 1]],
  ['', '', [1, 1]],
];

/** A theme in HTML, with attributes and elements that no built-in theme has. */
const SAMPLE = `<nav class="pager" data-kind="sample"><div class="inner">
<a data-part="previous" class="btn" title=":previous_label"><b>«</b> :previous_label</a>
<ul><li data-part="page" class="p"><a class="btn" aria-label=":page_label" data-page=":page">:page</a></li>
<li data-part="current" class="p"><a class="btn on">:page</a></li>
<li data-part="ellipsis" class="p">…</li></ul>
<a data-part="next" class="btn">:next_label <svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg></a></div></nav>`;

const names = themeNames;

const THEMES: Readonly<Record<string, PaginationThemeName | PaginationTheme>> = {
  ...Object.fromEntries(names.map((name) => [name, name])),
  'sample.html': parseTheme(SAMPLE, { file: 'sample.html' }),
};

/** How a component is used. */
interface Driver {
  /** The argument of `add`, with options. */
  readonly framework: string;
  /** The engine, with the component of a project. */
  readonly engine: (project: string) => Engine;
  /** More attributes to give to it. */
  readonly more?: readonly Attributes[];
  /** Attributes that are the framework's own, and tested elsewhere: `name`, or `element name` of some elements only. */
  readonly own?: readonly string[];
  /** A template that passes these attributes to the component, and its data. */
  readonly use: (attributes: Attributes) => Pick<Job, 'template'> & { readonly data: Job['data'][number] };
  /** Whether a total that is not set is an error. */
  readonly needsTotal?: true;
  /** Which numbers the language reads as others do. Not set: all. */
  readonly reads?: (total: unknown, current: unknown) => boolean;
}

/** The arguments of a component, and the attributes of the tag for them. */
interface Case {
  readonly given: Attributes;
  readonly means: Attributes;
}

/** What a paginator knows about a list with these attributes, for components that take one. */
export function listOf({ total_pages, total_items, page_size, current_page }: Attributes) {
  if (total_items === undefined) return { total_pages, current_page };
  const [items, size] = [Number(total_items), Number(page_size)];
  const pages = Math.max(Math.ceil(items / size), 1);
  const current = Math.min(Number(current_page), pages);
  const shown = Math.min(size, items - (current - 1) * size);
  return { total_pages: pages, current_page: current, total_items: items, page_size: size, shown };
}

/** Frameworks whose templates cannot raise an error. Hugo writes no such URL. */
const CANNOT_REFUSE = ['hugo', 'jekyll', 'jinja', 'liquid', 'nunjucks', 'shopify'];

/** Describes tests of a component in every theme, and with parts that are chosen. */
export function describeGrid(driver: Driver): void {
  const { framework, needsTotal, reads = () => true, more = [] } = driver;
  describe.each(Object.keys(THEMES))(`${framework} --theme %s`, (name) => {
    const isUnset = (total: unknown): boolean => total === null || total === '';
    const odd = numbers
      .filter(([total, current]) => !(needsTotal && isUnset(total)) && reads(total, current))
      .map(([total, current, is]) => ({
        given: { ...PATHS, total_pages: total, current_page: current } as Attributes,
        means: { ...PATHS, total_pages: is[0], current_page: is[1] },
      }));
    // The numbers are those of every theme.
    const all = [
      ...[...cases, ...more].map((given) => ({ given, means: given })),
      ...(name === 'default' ? odd : []),
    ];

    describeCases(driver, name, [], all);
  });
  const { lacks = {} } = FRAMEWORKS.find(({ name }) => name === framework.split(' ')[0])!;
  const possible = CHOSEN.filter(({ options }) => !options.split(/[ ,]/).some((part) => part in lacks));
  describe.each(possible)(`${framework} --theme $theme $options`, ({ theme, options, means, given }) => {
    const all = given.map((one) => ({ given: one, means: { ...means, ...meaningOf(one) } }));
    describeCases(driver, theme, options.split(' '), all);
  });
  if ('neighbors' in lacks || CANNOT_REFUSE.includes(framework)) return;
  describeComponent(`${framework} --with neighbors --name pagination`, (project) => {
    describeEngine(driver.engine(project), ({ render }) => {
      test.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,'])('%j is an error', async (url) => {
        for (const name of ['previous_path', 'next_path']) {
          const { template, data } = driver.use({ [name]: url });
          const print = async () => render([{ template, data: [data] }]);
          // Engines in JavaScript throw.
          const [[one] = []] = await print().catch((error: unknown) => [[{ error }]]);
          expect(one).toHaveProperty('error');
        }
      });
    });
  });
}

function describeCases({ framework, engine, use, own = [] }: Driver, name: string, options: string[], all: readonly Case[]): void {
  const theme = THEMES[name]!;
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-grid-'));

  beforeAll(async () => {
    if (name.endsWith('.html')) writeFileSync(join(project, name), SAMPLE);
    const args = ['add', ...framework.split(' '), '--theme', name.endsWith('.html') ? `./${name}` : name, ...options];
    expect(await runIn(project, args)).toMatchObject({ code: 0, stderr: '' });
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  describeEngine(engine(project), ({ render }) => {
    test('renders the same as renderPagination', async () => {
      const jobs = all.map(({ given }) => use(given));
      const results = await render(jobs.map(({ template, data }) => ({ template, data: [data] })));
      const shown = results.map(([one], index) => ({
        given: all[index]!.given,
        tree: one && 'output' in one ? treeOf(one.output, own) : one,
      }));
      const expected = all.map(({ given, means }) => ({
        given,
        tree: treeOf(renderPagination(means, { theme, singlePage: 'hide' }), own),
      }));
      expect(shown).toEqual(expected);
    });
  });
}

/** The entries of every window: a line for each total, current page, sibling count and boundary count. */
export function allWindows(): string {
  const lines: string[] = [];
  for (let total = 1; total <= 60; total++)
    for (let current = 1; current <= total; current++)
      for (let siblings = 0; siblings <= 3; siblings++)
        for (let boundaries = 0; boundaries <= 3; boundaries++) {
          const pages = slotPages(total, current, siblings, boundaries);
          const entries = pages.map((page) => (page === 0 ? '…' : page));
          lines.push([total, current, siblings, boundaries, ...entries].join(' '));
        }
  return lines.join('\n');
}

/** The control in a page as a tree in text: elements, attributes in order of names, and texts without white space around them. */
export function treeOf(page: string, ignored: readonly string[] = []): string {
  const control = /<nav[^]*<\/nav>/.exec(page)?.[0] ?? '';
  return parseFragment(control)
    .childNodes.flatMap((node) => linesOf(node, ignored))
    .join('\n');
}

/** Blade doubles the space after `@container`, which is not one of its directives. Classes are a set of tokens. */
function betweenTokens(classes: string): string {
  return classes.replace(/(?<=\S)\s+(?=\S)/g, ' ');
}

function linesOf(node: Tree.ChildNode, ignored: readonly string[]): string[] {
  if ('value' in node) {
    const text = node.value.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [text];
  }
  if (!('tagName' in node)) return [];
  const attributes = node.attrs
    .filter(({ name }) => !ignored.includes(name) && !ignored.includes(`${node.tagName} ${name}`))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(name === 'class' ? betweenTokens(value) : value)}`)
    .sort();
  const children = node.childNodes.flatMap((child) => linesOf(child, ignored));
  return [`<${node.tagName}${attributes.join('')}>`, ...children.map((line) => `  ${line}`)];
}
