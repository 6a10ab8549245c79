import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { rails } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { allWindows, describeGrid, treeOf, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests } from './hostile.js';

const ARGUMENTS: readonly string[] = [
  ...['path', 'first_path', 'total_pages', 'current_page', 'sibling_count', 'boundary_count', 'class', 'id'],
  ...['previous_path', 'next_path', 'previous_title', 'next_title'],
  ...['show_boundary_chevrons', 'first_label', 'previous_label', 'next_label', 'last_label'],
  ...['position_label', 'summary', 'total_items', 'page_size', 'page_sizes', 'size_param'],
];

/** Values reach a view in variables. */
function use(attributes: Attributes) {
  const names = Object.keys(attributes);
  const own = names.filter((name) => ARGUMENTS.includes(name)).map((name) => `${name}: @${name}`);
  const rest = names.filter((name) => name.startsWith('data-')).map((name) => `"${name}": @data["${name}"]`);
  const label = 'aria-label' in attributes ? [`aria_label: @data["aria-label"]`] : [];
  const code = [...own, ...label, `html: { ${rest.join(', ')} }`].join(', ');
  const variables = Object.fromEntries(Object.entries(attributes).filter(([name]) => !name.includes('-')));
  return {
    template: `<%= pagination ${code} %>`,
    data: { url: '/posts', data: attributes, ...variables },
  };
}

describeGrid({ framework: 'rails', engine: rails, use });

/** What Rails answers to a query that it cannot read. */
const REFUSAL = /^(?:ActionController::BadRequest|URI::InvalidURIError)/;

/** Prints a template at URLs. Their parameter is not `page`, for which Kaminari's lists raise errors. */
async function showHostile(render: Engine['render'], template: string, urls: string[]): Promise<string[]> {
  const data = urls.map((url) => ({ url: encodeURI(url.replaceAll(/\bpage\b/g, 'p')).replaceAll('%25', '%') }));
  const [renderings = []] = await render([{ template, data }]);
  return renderings.map((one) => ('output' in one ? one.output : one.error));
}

describeComponent('rails', (project) => {
  const engine = rails(project);

  describe.each([
    '@kaminari',
    '@will_paginate',
    'total_pages: @kaminari.total_pages, current_page: params[:page]',
  ])('pagination %s', (list) => {
    const template = `<%= pagination ${list}, id: "pager" %>`;
    describeRequests({ engine, template, hasFirstPath: true, hidesSinglePage: true });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  const path = '/posts/page/:page';
  describeListings('rails', engine, { url: '/posts?items=420&page=7', pages: 42, page: 7 }, {
    list: all,
    numbers: all,
    path: { ...all, path, first_path: '/posts' },
    proc: { ...all, path, first_path: undefined },
    turbo: all,
  });

  describeEngine(engine, ({ render }) => {
    /** What a view prints, or its error. */
    async function print(template: string, url = '/posts?items=90&page=3'): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{ url }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }
    /** The URLs of links. */
    const links = (page: string): string[] => Array.from(page.matchAll(/href="([^"]*)"/g), ([, href]) => href!);

    const template = '<%= pagination total_pages: 9, current_page: params[:p], param: :p %>';
    describeHostileRequests(['/posts'], (urls) => showHostile(render, template, urls), REFUSAL);

    test('its window is that of pageWindow', async () => {
      const code = `(1..60).flat_map { |total| (1..total).flat_map { |current| (0..3).flat_map { |siblings| (0..3).map { |boundaries|
        pages = PaginationHelper::Pages.new(self, total_pages: total, current_page: current, sibling_count: siblings, boundary_count: boundaries)
        [total, current, siblings, boundaries, *pages.entries].join(" ").gsub("gap", "…") } } } }.join("\\n")`;
      expect(await print(`<%= ${code} %>`)).toBe(allWindows());
    });

    test.each([
      ['Object.new', /expects a list from Kaminari .*instance of Object/],
      ['[1, 2]', /instance of Array/],
      ['nil', /needs a paginator, total_pages: or has_next:/],
      ['@kaminari, sibling_cuont: 2', /unknown keyword: :sibling_cuont/],
      ['@kaminari, window: 4', /unknown keyword: :window/],
      ['@kaminari, path: "java\\tscript:alert(1)//:page"', /the scheme is unsafe/],
      ['@kaminari, path: " js:alert(:page)"', /the scheme is unsafe/],
    ])('pagination %s is an error', async (code, message) => {
      expect(await print(`<%= pagination ${code} %>`)).toMatch(message);
    });

    test('the parameter is an argument, and two lists keep each other', async () => {
      const page = await print('<%= pagination @kaminari, param: :side %>', '/posts?items=30&page=2&side=3&q=2');
      const query = 'items=30&amp;page=2&amp;q=2';
      const others = ['&amp;side=1'].map(() => `/posts?${query}`);
      expect(links(page)).toEqual([...others, ...others, `/posts?${query}&amp;side=2`, `/posts?${query}&amp;side=3`, `/posts?${query}&amp;side=3`]);
    });

    test('a route has the number in its path', async () => {
      expect(links(await print('<%= pagination @kaminari %>', '/archive/page/2?items=30&q=2'))).toEqual([
        '/archive?items=30&amp;q=2',
        '/archive?items=30&amp;q=2',
        '/archive/page/2?items=30&amp;q=2',
        '/archive/page/3?items=30&amp;q=2',
        '/archive/page/3?items=30&amp;q=2',
      ]);
    });

    test.each([
      ['', 'aria-label="Pagination"'],
      ['html: { aria: { label: "Posts" } }', 'aria-label="Posts"'],
      ['html: { "aria-label": "Posts" }', 'aria-label="Posts"'],
      ['html: { aria: { labelledby: "h" } }', 'aria-labelledby="h"'],
      ['html: { "aria-labelledby": "h" }', 'aria-labelledby="h"'],
      ['html: { aria: { live: "off" } }', 'aria-label="Pagination" aria-live="off"'],
      ['aria_label: "A", html: { aria: { label: "Posts" } }', 'aria-label="Posts"'],
    ])('the nav has one name: %s', async (code, name) => {
      const [nav = ''] = /<nav[^>]*>/.exec(await print(`<%= pagination ${['total_pages: 9', code].filter(Boolean).join(', ')} %>`)) ?? [];
      expect(nav).toBe(`<nav ${name} class="pagination">`);
    });

    test('parameters of forms are left out', async () => {
      const page = await print('<%= pagination @kaminari %>', '/posts?items=20&commit=Go&utf8=1&_method=x&q=1');
      expect(links(page)).toEqual(['/posts?items=20&amp;q=1', ...Array<string>(2).fill('/posts?items=20&amp;page=2&amp;q=1')]);
    });

    test('lists of unknown length and cursors show what their paginators know', async () => {
      const pages = await print('<%= pagination has_next: true, current_page: 2, path: "/p/:page" %>');
      expect(links(pages)).toEqual(['/p/1', '/p/1', '/p/2', '/p/3']);
      const keyset = 'Struct.new(:page, :next, :options).new("abc", "d&f", { page_key: "after" })';
      expect(links(await print(`<%= pagination ${keyset} %>`, '/posts?after=abc&q=1'))).toEqual([
        '/posts?after=d%26f&amp;q=1',
      ]);
      const counted = 'Struct.new(:page, :next, :last, :vars).new(1, 2, 2, { page_param: :p })';
      expect(links(await print(`<%= pagination ${counted} %>`, '/posts?p=1'))).toEqual(['/posts', '/posts?p=2', '/posts?p=2']);
    });

    test.each(['haml', 'slim'])('views in %s have it', async (handler) => {
      const url = '/posts?items=90&page=3&q=a%26b';
      const template = '%main\n  = pagination @kaminari, class: "mt-4"\n';
      const main = handler === 'slim' ? template.replace('%', '') : template;
      const [[view] = []] = await render([{ template: main, data: [{ url, handler }] }]);
      const { output } = view as { output: string };
      expect(output).toContain('<main>');
      expect(treeOf(output)).toBe(treeOf(await print('<%= pagination @kaminari, class: "mt-4" %>', url)));
    });

    test('views of other formats have it', async () => {
      expect(await print('<% lookup_context.formats = [:json] %><%= pagination @kaminari %>')).toContain('<nav');
    });

    test('classes may be conditional, and the nav has one name', async () => {
      const code = 'class: { "mt-4": true, hidden: false }, html: { aria: { label: "Posts" } }';
      expect(await print(`<%= pagination @kaminari, ${code} %>`)).toMatch(/<nav aria-label="Posts" class="pagination mt-4">/);
    });
  });

  const isInstalled = spawnSync('rubocop', ['--version']).status === 0;
  (isInstalled || process.env.CI ? describe : describe.skip)('RuboCop', () => {
    test.each([
      ['default', []],
      ['govuk', []],
      ['bootstrap', ['--with', 'ends,labels']],
      ['default', ['--with', 'summary,jump,sizes']],
      ['bulma', ['--with', 'jump,sizes']],
      ['govuk', ['--with', 'ends,jump,sizes']],
      ['govuk', ['--with', 'neighbors', '--name', 'pagination']],
      ['bulma', ['--with', 'summary']],
      ['petal', ['--with', 'position']],
      ['tailwind', ['--with', 'ends,summary,position']],
    ])('%s: what a new application checks, and the rules of RuboCop itself', async (theme, options) => {
      const out = [theme, ...options].join('-');
      await runIn(project, ['add', 'rails', '--theme', theme, '--out', out, ...options]);
      for (const rules of ['rails', 'rubocop']) {
        const file = join(project, out, 'helpers/pagination_helper.rb');
        const args = ['--cache', 'false', '--config', join(__dirname, `rubocop/${rules}.yml`), file];
        const { stdout } = spawnSync('rubocop', args, { encoding: 'utf8' });
        expect(stdout).toContain('1 file inspected, no offenses detected');
      }
    });
  });
});

describeComponent('rails --with jump,sizes', (project) => {
  const query = '/posts?items=420&per_page=:page_size';
  const forms = { path: `${query}&page=:page`, first_path: '/posts?items=420&per_page=10', total_pages: 42, current_page: 7 };
  const sizes = { page_size: 10, page_sizes: '10,25,50,100', jump: true };
  const data = { url: '/posts?items=420&per_page=10&page=7' };
  describeListings('rails', rails(project), data, { forms: { ...forms, ...sizes } }, '<% @posts = @kaminari %>');

  describeEngine(rails(project), ({ render }) => {
    const template = '<%= pagination total_pages: 9, current_page: params[:p], param: :p, page_size: params[:per_page] %>';
    describeHostileForms((urls) => showHostile(render, template, urls), REFUSAL);
  });
});

describeComponent('rails --with neighbors', (project) => {
  const posts = `<% post = Struct.new(:id, :title)
    @newer, @older = post.new(8, "New"), post.new(6, "Old")
    define_singleton_method(:post_path) { |one| "/posts/#{one.id}" } %>`;
  const previous_next = { previous_path: '/posts/8', previous_title: 'New', next_path: '/posts/6', next_title: 'Old' };
  describeListings('rails', rails(project), { url: '/posts' }, { previous_next }, posts);
});
