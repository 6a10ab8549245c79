import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { rails } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { listingsOf } from '../scripts/listings.js';
import { withPackages } from '../with-packages.js';
import { describeComponent, describeListings } from './added.js';
import { allWindows, describeProgram, TEXT, treeOf, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests } from './hostile.js';

/** The arguments for attributes of a tag. Those of others are attributes of the nav. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  path: 'path',
  first_path: 'first_path',
  total_pages: 'total',
  current_page: 'current',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  class: 'class',
  id: 'id',
};

/** Values reach a view in variables. */
function codeFor(attributes: Attributes): string {
  return Object.keys(attributes)
    .map((name) => {
      if (name === 'aria-label') return 'aria: { label: @data["aria-label"] }';
      return `${ARGUMENTS[name] ?? JSON.stringify(name)}: @data["${name}"]`;
    })
    .join(', ');
}

const use = (attributes: Attributes) => ({
  template: `<%= pagination_of(${codeFor(attributes)}) %>`,
  data: { url: '/posts', data: attributes },
});

/** A list that answers as those of Kaminari and will_paginate do. */
function useList(attributes: Attributes) {
  const ofList = ['path', 'first_path', 'total_pages', 'current_page'];
  const others = Object.fromEntries(Object.entries(attributes).filter(([name]) => !ofList.includes(name)));
  const list = 'Struct.new(:total_pages, :current_page).new(@data["total_pages"], @data["current_page"])';
  const options = codeFor(others);
  return {
    template: `<%= pagination(${list}${options && `, ${options}`}) %>`,
    data: { url: '/posts', data: attributes },
  };
}

/** A record whose URL and name are known. */
const RECORD = 'Class.new(String) { attr_accessor :name }';

const FORMED = { url: '/posts?a=q&page=3&per_page=25' };

describeProgram({
  framework: 'rails',
  engine: rails,
  use,
  useList,
  uses: {
    summary: { template: '<%= pagination_summary 97, page: 3, size: 10 %>', data: { url: '/posts' } },
    position: { template: '<%= pagination_position 3, 9 %>', data: { url: '/posts' } },
    jump: { template: '<%= pagination_jump 9 %>', data: FORMED },
    sizes: { template: '<%= pagination_sizes 25, choices: [ 10, 25, 50 ] %>', data: FORMED },
    neighbors: {
      template: `<% one = ${RECORD}.new("/posts/6"); other = ${RECORD}.new("/posts/8?a=1&b=2"); one.name = "Applying"; other.name = @text %>
        <%= pagination_neighbors one, other, class: "mt-4" %>`,
      data: { url: '/posts', text: TEXT },
    },
    cursor: {
      template: '<%= pagination_cursor previous_cursor: "x+y", next_cursor: "z" %>',
      data: { url: '/posts?a=q&page=3' },
    },
  },
});

/** What Rails answers to a query that it cannot read. */
const REFUSAL = /^(?:ActionController::BadRequest|URI::InvalidURIError)/;

/** Prints a template at URLs. Their parameter is not `page`, for which Kaminari's lists raise errors. */
async function showHostile(render: Engine['render'], template: string, urls: string[]): Promise<string[]> {
  const data = urls.map((url) => ({
    url: encodeURI(url.replaceAll(/\bpage\b/g, 'p')).replaceAll('%25', '%'),
  }));
  const [renderings = []] = await render([{ template, data }]);
  return renderings.map((one) => ('output' in one ? one.output : one.error));
}

describeComponent('rails', (project) => {
  const engine = rails(project);

  describe.each(['@kaminari', '@will_paginate'])('pagination %s', (list) => {
    const template = `<%= pagination ${list}, id: "pager" %>`;
    describeRequests({ engine, template, hasFirstPath: true, hidesSinglePage: true });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  describeListings('rails', engine, { url: '/posts?items=420&page=7' }, { list: all, turbo: all });

  describeEngine(engine, ({ render }) => {
    /** What a view prints, or its error. */
    async function print(template: string, url = '/posts?items=90&page=3'): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{ url }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }
    /** The URLs of links. */
    const links = (page: string): string[] =>
      Array.from(page.matchAll(/href="([^"]*)"/g), ([, href]) => href!);

    const list = 'Struct.new(:total_pages, :current_page).new(9, params[:p].to_s.to_i)';
    const template = `<%= pagination ${list}, param: :p %>`;
    describeHostileRequests(['/posts'], (urls) => showHostile(render, template, urls), REFUSAL);

    test('two lists keep each other', async () => {
      const lists =
        'list = Struct.new(:total_pages, :current_page); @comments = list.new(9, params[:comments].to_i)';
      const page = await print(
        `<% ${lists} %>${listingsOf('rails')['two']}`,
        '/posts?items=30&page=2&comments=9',
      );
      const [posts = '', comments = ''] = page.split('</nav>');
      expect(links(posts)[0]).toBe('/posts?comments=9&amp;items=30');
      expect(links(comments)[0]).toBe('/posts?comments=8&amp;items=30&amp;page=2');
      expect([posts, comments].map((one) => /aria-label="(.*?)"/.exec(one)?.[1])).toEqual([
        'Posts',
        'Comments',
      ]);
    });

    test('the parameter is an argument', async () => {
      const page = await print(
        '<%= pagination @kaminari, param: :side %>',
        '/posts?items=30&page=2&side=3&q=2',
      );
      const query = '/posts?items=30&amp;page=2&amp;q=2';
      expect(links(page)).toEqual([
        query,
        query,
        `${query}&amp;side=2`,
        `${query}&amp;side=3`,
        `${query}&amp;side=3`,
      ]);
    });

    test('a nested parameter is replaced, and page 1 has none', async () => {
      const code =
        '<%= pagination Struct.new(:total_pages, :current_page).new(3, 2), param: "users[page]" %>';
      const page = await print(code, '/posts?users[page]=2&users[q]=x');
      const read = links(page).map((href) =>
        decodeURIComponent(href.replaceAll('&amp;', '&')).split('?')[1]!.split('&').sort(),
      );
      const numbered = (number: number) => [`users[page]=${number}`, 'users[q]=x'];
      expect(read).toEqual([['users[q]=x'], ['users[q]=x'], numbered(2), numbered(3), numbered(3)]);
      expect(await print(code, '/posts?users=1')).toContain('<nav');
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

    test('links keep the other parameters of the route', async () => {
      const [first, ...others] = links(await print('<%= pagination @kaminari %>', '/tags/ruby?items=20&q=2'));
      expect(first).toBe('/tags/ruby?items=20&amp;q=2');
      expect(others.map((href) => href.replace('&amp;tag=ruby', ''))).toEqual([
        '/tagged/page/2?items=20&amp;q=2',
        '/tagged/page/2?items=20&amp;q=2',
      ]);
      expect(others[0]).toContain('tag=ruby');
    });

    test.each([
      ['', 'aria-label="Pagination"'],
      [', aria: { label: "Posts" }', 'aria-label="Posts"'],
      [', "aria-label": "Posts"', 'aria-label="Posts"'],
      [', aria: { describedby: "h" }', 'aria-label="Pagination" aria-describedby="h"'],
    ])('the nav has one name: %s', async (code, name) => {
      const [nav = ''] = /<nav[^>]*>/.exec(await print(`<%= pagination @kaminari${code} %>`)) ?? [];
      expect(nav.match(/aria-\w+="\w+"/g)?.join(' ')).toBe(name);
    });

    test.each(['haml', 'slim'])('views in %s have it', async (handler) => {
      const url = '/posts?items=90&page=3&q=a%26b';
      const main = handler === 'slim' ? 'main' : '%main';
      const text = `${main}\n  = pagination @kaminari, class: "mt-4"\n`;
      const [[view] = []] = await render([{ template: text, data: [{ url, handler }] }]);
      const { output } = view as { output: string };
      expect(output).toContain('<main>');
      expect(treeOf(output)).toBe(treeOf(await print('<%= pagination @kaminari, class: "mt-4" %>', url)));
    });

    test('views of other formats have it', async () => {
      expect(await print('<% lookup_context.formats = [:json] %><%= pagination @kaminari %>')).toContain(
        '<nav',
      );
    });
  });
});

describeComponent('rails --with jump,sizes', (project) => {
  describeEngine(rails(project), ({ render }) => {
    const list = 'Struct.new(:total_pages, :current_page).new(9, params[:p].to_s.to_i)';
    const forms =
      '<%= pagination_jump 9, param: :p %><%= pagination_sizes params[:per_page], page_param: :p %>';
    const template = `<nav><%= pagination ${list}, param: :p %>${forms}</nav>`;
    describeHostileForms((urls) => showHostile(render, template, urls), REFUSAL);
  });
});

describeComponent('rails --with summary,position', (project) => {
  describeEngine(rails(project), ({ render }) => {
    test.each([
      [99, 97, '91 to 97 of 97 Page 10 of 10'],
      [3, 97, '21 to 30 of 97 Page 3 of 10'],
      [2, 0, '0 to 0 of 0'],
    ])('page %i of %i items is that of the list', async (page, total, expected) => {
      const template = `<%= pagination_summary ${total}, page: ${page}, size: 10 %>
<%= pagination_position ${page}, ${Math.ceil(total / 10)} %>`;
      const [[one] = []] = await render([{ template, data: [{ url: '/posts' }] }]);
      const { output } = one as { output: string };
      expect(
        output
          .replaceAll(/<[^>]*>/g, '')
          .trim()
          .split(/\s+/)
          .join(' '),
      ).toBe(expected);
    });
  });
});

describeComponent('rails --with paths', (project) => {
  const numbers = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  describeListings('rails', rails(project), { url: '/posts?page=7', pages: 42 }, { numbers });
});

describeComponent('rails --with boundaries,ends,paths', (project) => {
  describeEngine(rails(project), ({ render }) => {
    async function print(template: string): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{ url: '/posts' }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    test('its window is that of pageWindow', async () => {
      const code = `(1..60).flat_map { |total| (1..total).flat_map { |current| (0..3).flat_map { |siblings| (0..3).map { |boundaries|
        pages = pagination_bounded_pages(total, current, siblings, boundaries)
        [total, current, siblings, boundaries, *pages.map { |page| page || "…" }].join(" ") } } } }.join("\\n")`;
      expect(await print(`<%= ${code} %>`)).toBe(allWindows());
    });

    test.each(['"java\\tscript:alert(1)//:page"', '" js:alert(:page)"', '->(page) { "data:#{page}" }'])(
      'the path %s is an error',
      async (path) => {
        expect(await print(`<%= pagination_of total: 9, path: ${path} %>`)).toMatch(/the scheme is unsafe/);
      },
    );

    test('spaces around a number are left out', async () => {
      const page = await print('<%= pagination_of total: 9, current: " 3 ", path: "/p/:page" %>');
      expect(page).toMatch(/href="\/p\/2"[^>]*rel="prev"|rel="prev"[^>]*href="\/p\/2"/);
    });

    test('a list of unknown length has Next, and no last page', async () => {
      const page = await print('<%= pagination_of has_next: true, current: 2, path: "/p/:page" %>');
      expect(Array.from(page.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual([
        '/p/1',
        '/p/1',
        '/p/1',
        '/p/2',
        '/p/3',
      ]);
    });
  });
});

/** What an application has that a test of its own needs. */
const TEST_HELPER = `
require "minitest/autorun"
require "action_controller/railtie"
ActionController::Base.prepend_view_path File.expand_path("../app/views", __dir__)
class ApplicationController < ActionController::Base; end
require "action_view/test_case"
Dir[File.expand_path("../app/helpers/*.rb", __dir__)].each { |file| require file }
`;

describeEngine(rails(), () => {
  test.each(['test', 'links,test', 'all', 'test --theme tailwind --name comment_pages --link rel=nofollow'])(
    'the test that add writes passes: --with %s',
    async (options) => {
      const project = mkdtempSync(join(tmpdir(), 'pagination-tag-rails-'));
      expect(await runIn(project, ['add', 'rails', '--with', ...options.split(' ')])).toMatchObject({
        code: 0,
      });
      writeFileSync(join(project, 'test/test_helper.rb'), TEST_HELPER);
      const [file = ''] = readdirSync(join(project, 'test/helpers'));
      const { stdout, stderr } = spawnSync('ruby', ['-I', 'test', `test/helpers/${file}`], {
        cwd: project,
        encoding: 'utf8',
      });
      expect([stdout, stderr]).toEqual([
        expect.stringMatching(/[2-9] runs, \d+ assertions, 0 failures, 0 errors, 0 skips/),
        '',
      ]);
      rmSync(project, { recursive: true });
    },
  );
});

withPackages('rubocop', 'rubocop', '--version').describe('RuboCop', () => {
  const folder = join(__dirname, '../../components/rails');
  const sources = ['helpers/pagination_helper.rb', 'test/helpers/pagination_helper_test.rb'].map((file) =>
    join(folder, file),
  );

  test('the sources make Ruby warn of nothing', () => {
    for (const source of sources)
      expect(spawnSync('ruby', ['-wc', source], { encoding: 'utf8' })).toMatchObject({
        stdout: 'Syntax OK\n',
        stderr: '',
      });
  });

  test('the sources, and what is written: what a new application checks, and the rules of RuboCop itself', async () => {
    const chosen = [
      '',
      '--with ends',
      '--with all',
      '--with sizes,cursor --pager pagy',
      '--with boundaries',
      '--pager kaminari',
      '--pager pagy --with paths',
      '--with links',
    ];
    const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-rubocop-'));
    const files = [...sources];
    for (const [index, options] of chosen.entries()) {
      const project = join(folder, String(index));
      mkdirSync(project);
      await runIn(project, ['add', 'rails', ...options.split(' ').filter(Boolean)]);
      files.push(join(project, 'app/helpers/pagination_helper.rb'));
    }
    for (const rules of ['rails', 'rubocop']) {
      const args = ['--cache', 'false', '--config', join(__dirname, `rubocop/${rules}.yml`), ...files];
      const { stdout } = spawnSync('rubocop', args, { encoding: 'utf8' });
      expect(stdout).toContain(`${files.length} files inspected, no offenses detected`);
    }
    rmSync(folder, { recursive: true });
  });
});
