import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ejs from 'ejs';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { describeEngine } from '../engines/describe-engine.js';
import { eexEngine } from '../engines/eex.js';
import { ejsEngine } from '../engines/ejs.js';
import type { Engine } from '../engines/engine.js';
import { etaEngine } from '../engines/eta.js';
import { fastapi, flask, laravel, php } from '../engines/frameworks.js';
import { createHandlebarsEngine } from '../engines/handlebars.js';
import { withCompile } from '../engines/npm-engine.js';
import { wordpress } from '../engines/wordpress.js';
import { listingsOf } from '../scripts/listings.js';
import { describeComponent } from './added.js';
import { importModule } from './javascript.js';
import { jinja } from './python.js';
import { fileOf, printed, startRenderer, type Sfc } from './sfc.js';

/**
 * Forms keep the query of the visitor, whose page number may be long. With this many parameters and digits, time in the
 * square of their number is longer than engines may run, and time in proportion to it is a few seconds. No clock is read
 * here. Rails and Django refuse such a query themselves, and Symfony reads a thousand parameters of it; React's forms are those of Vue and Svelte.
 */
const COUNT = 50_000;
const QUERY = Array.from({ length: COUNT }, (_, index) => `k${index}`).join('&');
const DIGITS = '9'.repeat(COUNT);
const LAST = `name="k${COUNT - 1}"`;

const PHP = `$url = fn ($page) => str_replace(':page', $page, $path);
  echo Pagination\\render(9, $digits, $url), Pagination\\jump(9, $url), Pagination\\sizes(25, path: $url);`;
const REQUIRE = "<?php require_once 'pagination.php'; ?>";

const ejsIn = (project: string): Engine =>
  withCompile(ejsEngine, (template) =>
    ejs.compile(template, { views: [join(project, 'views')], filename: join(project, 'page.ejs') }),
  );
const etaIn = (project: string): Engine =>
  withCompile(etaEngine, (template) => {
    const eta = new Eta({ views: join(project, 'views') });
    return (data) => eta.renderString(template, data);
  });
const handlebarsIn = (project: string): Engine =>
  withCompile(createHandlebarsEngine(), (template) => {
    const handlebars = Handlebars.create();
    handlebars.registerHelper(importModule(join(project, 'pagination.mjs')) as Handlebars.HelperDeclareSpec);
    for (const name of ['pagination', 'pagination_jump', 'pagination_sizes'])
      handlebars.registerPartial(name, readFileSync(join(project, `views/partials/${name}.hbs`), 'utf8'));
    return handlebars.compile(template);
  });

const JINJA = `{% from "pagination.html" import pagination, pagination_jump, pagination_sizes %}
{{ pagination(9, digits, path.replace(":page", "{}").format) }}
{% set pairs = [] %}{% for name in query.split("&") %}{{ pairs.append([name, ""]) or "" }}{% endfor %}
{{ pagination_jump(9, "/posts", pairs) }}{{ pagination_sizes(25, "/posts", pairs) }}`;
const LARAVEL = `<x-pagination-of :total="9" :current="$digits" path="/:page" />
@php $list = new Illuminate\\Pagination\\LengthAwarePaginator([], 90, 10, 2, ['query' => array_fill_keys(explode('&', $query), '')]) @endphp
<x-pagination-jump :paginator="$list" /><x-pagination-sizes :paginator="$list" />`;
/** Partials of Express, which get the same values. */
const partials = (show: (partial: string) => string): string =>
  ['pagination', 'pagination-jump', 'pagination-sizes'].map(show).join('');

const FRAMEWORKS: readonly (readonly [
  name: string,
  engine: (project: string) => Engine,
  template: string,
])[] = [
  ['fastapi', fastapi, '{{ pagination_of(digits, "/:page", total=9) }}{{ pagination_sizes(posts) }}'],
  ['flask', flask, '{{ pagination_of(digits, "/:page", total=9) }}{{ pagination_sizes(posts) }}'],
  ['jinja', jinja, JINJA],
  ['laravel', laravel, LARAVEL],
  ['php', php, `${REQUIRE}<?php ${PHP} ?>`],
  ['ejs', ejsIn, partials((partial) => `<%- include('${partial}', locals.data) %>`)],
  ['eta', etaIn, partials((partial) => `<%~ include('./${partial}', it.data) %>`)],
  ['handlebars', handlebarsIn, partials((partial) => `{{> ${partial.replace('-', '_')} data}}`)],
];

describe.each(FRAMEWORKS)('%s', (name, create, template) => {
  describeComponent(
    `${name} --with jump,sizes${['fastapi', 'flask', 'laravel'].includes(name) ? ',paths' : ''}`,
    (project) => {
      describeEngine(create(project), ({ render }) => {
        test('forms take time in proportion to the query, and numbers to their digits', async () => {
          // In Flask and FastAPI, the component reads the query of the request itself.
          const url = name === 'flask' ? `/posts?${QUERY}` : '/posts';
          const at = (page: number): string => `/posts?${QUERY}&page=${page}`;
          const given = { path: at, totalPages: 9, currentPage: DIGITS, pageSize: 25 };
          const data = {
            data: given,
            url,
            path: `/posts?${QUERY}&page=:page`,
            query: QUERY,
            query_string: QUERY,
            digits: DIGITS,
          };
          const [[one] = []] = await render([{ template, data: [data] }]);
          expect(one && 'error' in one ? one.error : 'rendered').toBe('rendered');
          expect(one && 'output' in one && one.output.includes(LAST)).toBe(true);
        }, 200_000);
      });
    },
  );
});

describe.each<Sfc>(['vue', 'svelte'])('%s', (framework) => {
  describeComponent(`${framework} --with jump,sizes`, (project) => {
    test('forms take time in proportion to the query, and numbers to their digits', async () => {
      const path = { code: `(page) => "/posts?${QUERY}&page=" + page` };
      const all = [
        ['Pagination', { path, totalPages: 9, currentPage: DIGITS }],
        ['PaginationJump', { path, totalPages: 9 }],
        ['PaginationSizes', { path, pageSize: 25 }],
      ] as const;
      const renderer = startRenderer(framework);
      const [, jump, sizes] = await printed(
        renderer,
        all.map(([name, props]) => ({ file: join(project, fileOf(framework, name)), props })),
      );
      renderer.end();
      for (const page of [jump, sizes]) expect(page).toContain(LAST);
    }, 200_000);
  });
});

describe('wordpress', () => {
  describeComponent('wordpress --with jump,sizes', (project) => {
    beforeAll(() => {
      writeFileSync(join(project, 'style.css'), '/*\nTheme Name: Test\n*/');
      writeFileSync(join(project, 'functions.php'), `<?php\n${listingsOf('wordpress')['functions'] ?? ''}`);
    });

    describeEngine(wordpress(project), ({ render }) => {
      test('forms take time in proportion to the query', async () => {
        const template =
          '<?php while ( have_posts() ) { the_post(); } pagination_tag(); pagination_tag_jump(); pagination_tag_sizes();';
        // PHP reads a thousand parameters, and its server a URL of 80 KB. A parameter may have parts.
        const url = `/?${Array.from({ length: 5000 }, (_, index) => `k[${index}]`).join('&')}&paged=2`;
        const [[one] = []] = await render([{ template, data: [{ url }] }]);
        expect(one && 'error' in one ? one.error : 'rendered').toBe('rendered');
        expect(one && 'output' in one && one.output).toContain('name="k[0]"');
      }, 300_000);
    });
  });
});

describe('phoenix', () => {
  describeComponent('phoenix --with jump,sizes,paths', (project) => {
    describeEngine(eexEngine, () => {
      /** Runs code beside functions of the component that need no LiveView. */
      function run(code: string): string {
        const source = readFileSync(join(project, 'lib/app_web/components/pagination.ex'), 'utf8');
        const functions =
          /^ {2}defp (?:path_to|form_to|current_page|refuse_scheme)\((?:.*, do: .*$|.*,\n {4}do: .*$|[^]*?\n {2}end$)/gm;
        const all = Array.from(source.matchAll(functions), ([text]) => text.replace('defp', 'def'));
        const { stdout, stderr, status } = spawnSync(
          'elixir',
          ['-e', `defmodule Part do\n${all.join('\n')}\nend\n${code}`],
          {
            encoding: 'utf8',
            timeout: 100_000,
          },
        );
        return status === 0 ? stdout.trim() : `${status} ${stderr}`;
      }

      test('forms take time in proportion to the query, and numbers to their digits', () => {
        const code = `
          query = Enum.map_join(0..${COUNT - 1}, "&", &"k#{&1}")
          {action, kept} = Part.form_to(%{path: "/posts?#{query}&page=:page"}, ["page"])
          digits = Part.current_page(String.duplicate("9", ${COUNT}), nil)
          IO.inspect({action, length(kept), is_integer(digits)})`;
        expect(run(code)).toBe(`{"/posts", ${COUNT}, true}`);
      }, 200_000);

      test('the schemes of URLs are checked, whatever LiveView does', () => {
        const refused = [
          ...[
            'javascript:alert(1)//2',
            ' JavaScript:alert(1)',
            'java\tscript:alert(1)',
            '\u0001javascript:alert(1)',
          ],
          ...['data:text/html,2', 'vbscript:2'],
        ];
        const allowed = [
          '/posts?page=2',
          '?page=2',
          'posts/a:b',
          '/a:b',
          'https://site.example/2',
          '//site.example/2',
        ];
        const code = `IO.puts(for url <- ${JSON.stringify([...refused, ...allowed])} do
          try do Part.refuse_scheme(url) || "allowed " rescue ArgumentError -> "refused " end
        end)`;
        expect(run(code)).toBe([...refused.map(() => 'refused'), ...allowed.map(() => 'allowed')].join(' '));
      });
    });
  });
});
