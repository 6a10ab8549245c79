import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  parseTheme,
  renderPagination,
  themeNames,
  type PaginationTheme,
  type PaginationThemeName,
} from '../../src/index.js';
import { slotPages } from '../../src/base/window.js';
import { FRAMEWORKS } from '../../src/components/frameworks/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine, Job } from '../engines/engine.js';
import { randomFrom, seedOfRun } from './random.js';

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
  {
    ...PATHS,
    total_pages: 9,
    current_page: 3,
    previous_label: TEXT,
    next_label: TEXT,
    class: TEXT,
    'data-text': TEXT,
  },
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

const LINKS = '--link hx-get=:path --link data-n=:page --link class=own --link rel=nofollow --link data-x';

/** A text that many languages would read in code, also in strings, or at the end of code. */
const SIGNS = `{ a: { b: 1 }} {x} "y" 'z' %> <% ?> <?= 1 ?> \` \${1} #{1} @if (1) {!! 1 !!} {{ 1 }} {% x %} {# #} &lt; \\ \\n ]} {`;

const inMarkup = SIGNS.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A theme in HTML, with attributes and elements that no built-in theme has. */
const SAMPLE = `<nav class="pager" data-kind="${inMarkup}"><div class="inner">
<a data-part="previous" class="btn" title=":previous_label ${inMarkup}"><b>«</b> :previous_label</a>
<ul><li data-part="page" class="p"><a class="btn" aria-label=":page_label" data-page=":page ${inMarkup}">:page</a></li>
<li data-part="current" class="p"><a class="btn on" aria-label=":page_label" data-page=":page ${inMarkup}" data-on="${inMarkup}">:page</a></li>
<li data-part="ellipsis" class="p">${inMarkup}</li></ul>
<p data-part="position" title=":page_label"><b>:page</b> / :pages, :position</p>
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
  /** Attributes that are the framework's own, and tested elsewhere: `name`, or `element name` of some elements only. */
  readonly own?: readonly string[];
  /** A template that passes these attributes to the component, and its data. */
  readonly use: (attributes: Attributes) => Pick<Job, 'template'> & { readonly data: Job['data'][number] };
}

/** A template that is rendered, and what it should show. */
interface Case {
  /** The arguments, or the name of the part. */
  readonly given: Attributes | string;
  readonly job: ReturnType<Driver['use']>;
  readonly expected: string;
  /** Reads from what is rendered what is compared. */
  readonly read: (output: string) => string;
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

/** What forms beside a list are given, where the page is `/posts?a=q&page=3&per_page=25`. */
const FORMS: Attributes = {
  path: '/posts?a=q&page=:page&per_page=:page_size',
  total_pages: 9,
  current_page: 3,
  page_size: 25,
  page_sizes: '10, 25, 50',
  jump: true,
};

/** What parts of a program mean for a tag. */
const MEANING: Readonly<Record<string, Attributes>> = {
  disabled: { show_boundary_chevrons: true },
  ends: { show_ends: true },
  labels: { show_labels: true },
  links: { layout: 'links' },
  boundaries: {},
  paths: {},
};

/** How a program is used: with the part `paths`, with a list of the framework's own, and for what stands beside the list. */
interface ProgramDriver extends Pick<Driver, 'framework' | 'engine' | 'own' | 'use'> {
  /** The same for a list, whose pages are at `/posts?page=:page`. */
  readonly useList?: Driver['use'];
  /** Whether the link to page 1 of such a list has its number. */
  readonly numbersFirst?: true;
  /** Whether every component has the part `paths`, because numbers and paths are how it is used. */
  readonly hasPaths?: true;
  readonly uses: BesideUses;
}

/** The parts of a list that a program may have or lack: all but links alone, whose markup is that of other lists. */
const LIST_PARTS = ['disabled', 'boundaries', 'ends', 'labels'];

/**
 * Themes with parts that together hold every line of a program: all parts in each theme, none in one, what stands beside a list alone in
 * one, and links alone in one. What a theme in HTML does not show, it cannot have.
 */
const covering = (beside: readonly string[]): (readonly [theme: string, parts: readonly string[]])[] => [
  ...themeNames.map((theme) => [theme, [...LIST_PARTS, 'paths', ...beside]] as const),
  ['default', []],
  ['default', beside],
  ['sample.html', ['paths', ...beside.filter((part) => part === 'position')]],
  ['tailwind', ['disabled', 'links', 'paths']],
];

/** Describes tests of a component whose source is a program: what covers it, and 20 combinations by chance. */
export function describeProgram(driver: ProgramDriver): void {
  const { framework, use, useList, numbersFirst, hasPaths, uses, own = [] } = driver;
  // Options may follow the name.
  const { lacks = {} } = FRAMEWORKS.find(({ name }) => name === framework.split(' ')[0])!;
  const seed = seedOfRun();
  const random = randomFrom(seed);
  const chosen = Array.from({ length: 20 }, () => {
    const theme = themeNames[Math.floor(random() * themeNames.length)] ?? 'default';
    const parts = [...LIST_PARTS, ...Object.keys(uses)].filter(() => random() < 0.5);
    return [theme, useList !== undefined && random() < 0.5 ? parts : [...parts, 'paths']] as const;
  });
  const all = new Map<string, readonly [theme: string, parts: string, link: string]>();
  const choose = (theme: string, parts: readonly string[], link = ''): void => {
    const known = parts.filter((part) => !(part in lacks) && !(hasPaths && part === 'paths')).join(',');
    all.set([theme, known, link].join(' '), [theme, known, link]);
  };
  for (const [theme, parts] of [...covering(Object.keys(uses)), ...chosen]) choose(theme, parts);
  choose('default', ['ends', 'paths'], LINKS);
  choose('govuk', ['links', 'paths'], LINKS);
  describe.each([...all.values()])(
    `${framework}, seed ${seed} --theme %s --with %s`,
    (theme, parts, link) => {
      const names = parts.split(',');
      const means = Object.assign(
        {},
        ...names.map((name) => MEANING[name]),
        link && LINK_ATTRIBUTES,
      ) as Attributes;
      const casesOf = (use: Driver['use'], given: readonly Attributes[]): Case[] =>
        given.map((one) => ({
          given: one,
          job: use(one),
          expected: treeOf(
            renderPagination({ ...means, ...one }, { theme: THEMES[theme]!, singlePage: 'hide' }),
            own,
          ),
          read: (output) => treeOf(output, own),
        }));
      const hasNumbers = hasPaths === true || names.includes('paths');
      const hasList = useList !== undefined && !names.includes('links') && link === '';
      describeCases(
        driver,
        ['--theme', fileOf(theme), '--with', parts || 'none', ...link.split(' ').filter(Boolean)],
        [
          ...(hasNumbers ? casesOf(use, numberCases(names.includes('boundaries'))) : []),
          ...(hasList ? casesOf(useList, listCases(numbersFirst)) : []),
          ...Object.entries(uses).flatMap(([part, job]) =>
            names.includes(part) ? [besideCase(part, names, job, THEMES[theme]!, own)] : [],
          ),
        ],
      );
    },
  );
}

/** The arguments of a program that takes numbers. */
const numberCases = (hasBoundaries: boolean): Attributes[] =>
  cases.filter(
    (one) =>
      !('previous_label' in one || 'show_boundary_chevrons' in one) &&
      (hasBoundaries || !('boundary_count' in one)),
  );

/** The lists of a program that takes one. */
function listCases(numbersFirst = false): Attributes[] {
  const paths = { path: '/posts?page=:page', ...(!numbersFirst && { first_path: '/posts' }) };
  const nav = { 'aria-label': 'Posts', class: 'mt-4', id: 'pages', 'data-text': TEXT };
  return [
    ...[1, 2, 5, 8, 9].map((current_page) => ({ ...paths, total_pages: 9, current_page })),
    { ...paths, total_pages: 30, current_page: 15, sibling_count: 2 },
    { ...paths, total_pages: 9, current_page: 9, ...nav },
    { ...paths, total_pages: 1, current_page: 1 },
  ];
}

/** What stands beside a list, as a control has it, and as the page that a program shows has it. */
const BESIDE: Readonly<
  Record<string, { readonly means: Attributes; readonly find: (element: Tree.Element) => boolean }>
> = {
  summary: {
    means: {
      path: '/posts?page=:page',
      total_items: 97,
      page_size: 10,
      current_page: 3,
      summary: ':from to :to of :total',
    },
    find: ({ childNodes }) =>
      childNodes.some((node) => 'value' in node && node.value.trim() === '21 to 30 of 97'),
  },
  position: {
    means: { path: '/posts?page=:page', total_pages: 9, current_page: 3, layout: 'position' },
    find: ({ childNodes }) =>
      childNodes.some(
        (node) => 'value' in node && /^(?:Page 3 of 9|\/ 9, Page 3 of 9)$/.test(node.value.trim()),
      ),
  },
  jump: {
    means: FORMS,
    find: (element) => element.tagName === 'form' && textsOf(element).includes('Go to page'),
  },
  sizes: {
    means: FORMS,
    find: (element) => element.tagName === 'form' && textsOf(element).includes('Items per page'),
  },
  neighbors: {
    means: {
      previous_path: '/posts/6',
      previous_title: 'Applying',
      next_path: '/posts/8?a=1&b=2',
      next_title: TEXT,
      class: 'mt-4',
    },
    find: ({ tagName }) => tagName === 'nav',
  },
  cursor: {
    means: { previous_path: '/posts?a=q&page=x%2By', next_path: '/posts?a=q&page=z' },
    find: ({ tagName }) => tagName === 'nav',
  },
};

/** How a program is used for what stands beside its list: at `/posts?a=q&page=3&per_page=25`, with a template and its data for each part. */
export type BesideUses = Readonly<Record<keyof typeof BESIDE, ReturnType<Driver['use']>>>;

const besideCase = (
  part: string,
  parts: readonly string[],
  job: ReturnType<Driver['use']>,
  theme: PaginationThemeName | PaginationTheme,
  own: readonly string[],
): Case => {
  const { means, find } = BESIDE[part]!;
  const read = (output: string): string => partIn(output, find, own);
  // The buttons of both forms have names that tell them apart.
  const { jump, page_sizes, ...others } = means;
  const forms = { ...(parts.includes('jump') && { jump }), ...(parts.includes('sizes') && { page_sizes }) };
  return { given: part, job, expected: read(renderPagination({ ...others, ...forms }, { theme })), read };
};

/** The texts of an element that stand directly in it or in its label. */
function textsOf(element: Tree.Element): string[] {
  return element.childNodes.flatMap((node) =>
    'value' in node ? node.value.trim() : 'tagName' in node && node.tagName === 'label' ? textsOf(node) : [],
  );
}

/** The tree of the part that is found. A position that was in an item of a list is a paragraph. */
function partIn(page: string, find: (element: Tree.Element) => boolean, own: readonly string[]): string {
  const all = (node: Tree.Node): Tree.Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(all) : []),
  ];
  const [found] = all(parseFragment(page)).filter(find);
  const lines = found === undefined ? [] : linesOf(found, own);
  return lines.join('\n').replace(/^<span/, '<p');
}

function describeCases(
  { framework, engine: create }: Pick<Driver, 'framework' | 'engine'>,
  options: readonly string[],
  all: readonly Case[],
): void {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-grid-'));
  const engine = create(project);

  beforeAll(async () => {
    writeFileSync(join(project, 'sample.html'), SAMPLE);
    const added = await runIn(project, ['add', ...framework.split(' '), ...options]);
    expect(added).toMatchObject({ code: 0, stderr: '' });
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  describeEngine(engine, () => {
    test('renders the same as renderPagination', async () => {
      const results = await engine.render(
        all.map(({ job: { template, data } }) => ({ template, data: [data] })),
      );
      const shown = all.map(({ given, read }, index) => {
        const [one] = results[index] ?? [];
        return { given, shown: one && 'output' in one ? read(one.output) : one };
      });
      expect(shown).toEqual(all.map(({ given, expected }) => ({ given, shown: expected })));
    });
  });
}

/** A theme in HTML is a file. */
const fileOf = (theme: string): string => (theme.endsWith('.html') ? `./${theme}` : theme);

/** The numbers of a window: total, current page, sibling count and boundary count. */
export type Window = readonly [total: number, current: number, siblings: number, boundaries: number];

/** The windows up to a number of pages, and of siblings and boundaries. */
function* windowsUpTo(last: number, most: number): Generator<Window> {
  for (let total = 1; total <= last; total++)
    for (let current = 1; current <= total; current++)
      for (let siblings = 0; siblings <= most; siblings++)
        for (let boundaries = 0; boundaries <= most; boundaries++)
          yield [total, current, siblings, boundaries];
}

/** Every window of up to 60 pages, a line for each: for functions that return the entries of a window. */
export const allWindows = (): string => linesOfWindows([...windowsUpTo(60, 3)]);

/**
 * One window of each shape, which is where its ellipses and its current page stand: for engines in which each window takes a whole
 * control. No window of up to two siblings and boundaries has more than 11 entries.
 */
export function windowShapes(): readonly Window[] {
  const shapes = new Map<string, Window>();
  for (const window of windowsUpTo(14, 2)) {
    const [, current, siblings, boundaries] = window;
    const signs = slotPages(...window).map((page) => (page === 0 ? '…' : page === current ? 'c' : 'n'));
    shapes.set([siblings, boundaries, ...signs].join(' '), window);
  }
  return [...shapes.values()];
}

/** Expects the control of each of the `windowShapes`, in their order, to show its entries. A list of one page shows no control. */
export function expectWindows(controls: readonly string[]): void {
  const windows = windowShapes();
  const lines = windows.map((window, index) => {
    const entries = Array.from(controls[index]!.matchAll(/>\s*(\d+|…)\s*</g), ([, entry]) => entry);
    return [...window, ...(entries.length === 0 ? [1] : entries)].join(' ');
  });
  expect(lines.join('\n')).toBe(linesOfWindows(windows));
}

/** The numbers and entries of windows, a line for each. */
function linesOfWindows(windows: readonly Window[]): string {
  const lines = windows.map((window) => {
    const entries = slotPages(...window).map((page) => (page === 0 ? '…' : page));
    return [...window, ...entries].join(' ');
  });
  return lines.join('\n');
}

/** The control in a page as a tree in text: elements, attributes in order of names, and texts without white space around them. */
export function treeOf(page: string, ignored: readonly string[] = []): string {
  const control = /<nav[^]*<\/nav>/.exec(page)?.[0] ?? '';
  return parseFragment(control)
    .childNodes.flatMap((node) => linesOf(node, ignored))
    .join('\n');
}

/** Classes are a set of tokens: their order and the spaces between them mean nothing. WordPress gives `selected` a value. */
function comparable(name: string, value: string): string {
  if (name === 'selected') return '';
  return name === 'class' ? value.trim().split(/\s+/).sort().join(' ') : value;
}

function linesOf(node: Tree.ChildNode, ignored: readonly string[]): string[] {
  if ('value' in node) {
    const text = node.value.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [text];
  }
  if (!('tagName' in node)) return [];
  const attributes = node.attrs
    .filter(({ name }) => !ignored.includes(name) && !ignored.includes(`${node.tagName} ${name}`))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(comparable(name, value))}`)
    .sort();
  const children = node.childNodes.flatMap((child) => linesOf(child, ignored));
  return [`<${node.tagName}${attributes.join('')}>`, ...children.map((line) => `  ${line}`)];
}
