import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeHTMLAttribute } from 'entities';
import { renderPagination, transform, type DialectName } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import { ejsEngine } from './ejs.js';
import type { Engine, Job, Rendering } from './engine.js';
import { etaEngine } from './eta.js';
import { paginationHelpers } from './handlebars-helpers.js';
import { createHandlebarsEngine } from './handlebars.js';
import { hugoEngine } from './hugo.js';
import { liquidEngine, liquidRubyEngine } from './liquid.js';
import { nunjucksEngine } from './nunjucks.js';
import { createScriptEngine } from './script-engine.js';

/** The paginators of `src/pagers/table.ts` in their frameworks: what `pager` gives is what literals give. */

const SITE = 'https://site.example';

/** A request for a list with ten items to a page, and which page of how many it shows. */
interface Request {
  readonly topic: string;
  readonly items: number;
  readonly query: string;
  readonly page: number;
  readonly pages: number;
}

const hostile =
  'host=evil.example&only_path=false&script_name=//evil&controller=x&_external=1&_scheme=javascript';

const requests: readonly Request[] = [
  { topic: 'no page asked for', items: 90, query: 'q=1', page: 1, pages: 9 },
  { topic: 'the first page', items: 90, query: 'page=1', page: 1, pages: 9 },
  { topic: 'the second page', items: 90, query: 'page=2', page: 2, pages: 9 },
  { topic: 'a page in the middle', items: 90, query: 'page=5', page: 5, pages: 9 },
  { topic: 'the last page', items: 90, query: 'page=9', page: 9, pages: 9 },
  { topic: 'a page beyond', items: 90, query: 'page=99', page: 9, pages: 9 },
  { topic: 'no items', items: 0, query: '', page: 1, pages: 1 },
  { topic: 'one page', items: 5, query: '', page: 1, pages: 1 },
  { topic: 'a query', items: 90, query: 'q=a%20%26%22%3Cb&page=3&t[0]=1&t[1]=2', page: 3, pages: 9 },
  { topic: 'markup for a page', items: 90, query: 'page=%22%3E%3Cb%3E', page: 1, pages: 9 },
  { topic: 'a negative page', items: 90, query: 'page=-3', page: 1, pages: 9 },
  {
    topic: 'parameters that are options elsewhere',
    items: 90,
    query: `page=2&${hostile}`,
    page: 2,
    pages: 9,
  },
];

/** A paginator in its framework. */
interface Row {
  readonly engine: Engine;
  /** The name of the row. */
  readonly name: string;
  /** The code in `pager`. */
  readonly code: string;
  /** Whether the first page has no number. */
  readonly hasFirstPath?: true;
  /** The address of the page of a list that has no other, where the paginator knows no query then. */
  readonly single?: string;
  /** What the framework does not take for the nearest page. */
  readonly except?: readonly string[];
  /** The variables of the template, where the engine is no framework that makes them of the address. */
  readonly data?: (request: Request) => Job['data'][number];
}

const script = (dialect: DialectName, file: string, packages: readonly string[]): Engine => {
  const commands = { py: ['/usr/bin/python3', '-B'], rb: ['ruby'], php: ['php'] } as const;
  const command = commands[file.replace(/.*\./, '') as keyof typeof commands];
  const name = file.replace(/^render_|\..*$/g, '');
  return createScriptEngine({ name, dialect, packages, command, script: file, output: String });
};

const rails = script('erb', 'render_rails.rb', ['rails', 'ruby-kaminari', 'ruby-will-paginate']);
const symfony = script('twig', 'render_symfony.php', ['php-twig', 'php-symfony-routing']);
const jekyll = script('liquid', 'render_jekyll.rb', ['jekyll', 'ruby-jekyll-paginate']);

/** An object of the application's own, as Express has it. */
const express = ({ items, query, page, pages }: Request): Job['data'][number] => {
  const href = (number: number): string => addressOf({ items, query }, number);
  return { posts: { page, pages, href } };
};

/** As Shopify's documentation describes the object `paginate`. */
const shopify = ({ items, query, page, pages }: Request): Job['data'][number] => {
  const url = (number: number): { url: string } | null =>
    number < 1 || number > pages ? null : { url: addressOf({ items, query }, number) };
  return {
    request: { path: '/posts' },
    paginate: { current_page: page, pages, page_param: 'page', next: url(page + 1), previous: url(page - 1) },
  };
};

const rows: readonly Row[] = [
  { engine: rails, name: 'kaminari', code: '<%= @kaminari %>', hasFirstPath: true },
  { engine: rails, name: 'will_paginate', code: '<%= @will_paginate %>' },
  {
    engine: script('django', 'render_django_view.py', ['python3-django']),
    name: 'django-4',
    code: '{{ page_obj }}',
    // Django takes it for the last page.
    except: ['a negative page'],
  },
  {
    engine: script('jinja2', 'render_flask.py', ['python3-flask', 'python3-flask-sqlalchemy']),
    name: 'flask-sqlalchemy',
    code: '{{ posts }}',
  },
  {
    engine: script('blade', 'render_laravel.php', ['php-illuminate-view', 'php-illuminate-pagination']),
    name: 'laravel',
    code: '{{ $posts }}',
  },
  { engine: symfony, name: 'knp-paginator', code: '{{ pages }}' },
  { engine: symfony, name: 'pagerfanta', code: '{{ pages }}' },
  { engine: liquidEngine, name: 'shopify', code: '{{ paginate }}', single: '/posts', data: shopify },
  { engine: liquidRubyEngine, name: 'shopify', code: '{{ paginate }}', single: '/posts', data: shopify },
  { engine: nunjucksEngine, name: 'express', code: '{{ posts }}', data: express },
  { engine: ejsEngine, name: 'express', code: '<%= posts %>', data: express },
  { engine: etaEngine, name: 'express', code: '<%= it.posts %>', data: express },
  {
    engine: createHandlebarsEngine(paginationHelpers),
    name: 'express',
    code: '{{ posts }}',
    data: express,
  },
];

describe.each(rows)('$name', ({ engine, name, code, hasFirstPath, single, except = [], data }) => {
  describeEngine(engine, ({ dialect, render }) => {
    const asked = requests.filter(({ topic }) => !except.includes(topic));
    let renderings: readonly Rendering[];

    beforeAll(async () => {
      const tag = `<pagination pager="${code}" pager_type="${name}" id="pager"></pagination>`;
      const values = asked.map(
        (request) => data?.(request) ?? { url: `/posts?items=${request.items}&${request.query}` },
      );
      [renderings = []] = await render([{ template: transform(tag, { dialect }), data: values }]);
    });

    test.each(asked.map((request, index) => ({ ...request, index })))('$topic', ({ index, ...request }) => {
      const rendering = renderings[index]!;
      expect(rendering).toEqual({ output: expect.anything() as string });
      const literal = renderPagination({
        path: (page) => (request.pages === 1 && single) || addressOf(request, page),
        first_path: hasFirstPath && addressOf(request),
        total_pages: request.pages,
        current_page: request.page,
        id: 'pager',
      });
      const { output } = rendering as { output: string };
      expect(canonical(/<nav[^]*<\/nav>/.exec(output)?.[0])).toBe(canonical(literal));
    });
  });
});

/** The address of a page: with the query that was asked for, and another number or none. */
function addressOf({ items, query }: Pick<Request, 'items' | 'query'>, page?: number): string {
  const parameters = new URLSearchParams(`items=${items}&${query}`);
  if (page === undefined) parameters.delete('page');
  else parameters.set('page', String(page));
  return `/posts?${parameters}`;
}

/** Markup without white space between tags, and with whole addresses whose parameters are in order. */
function canonical(html: string | undefined): string | undefined {
  return html
    ?.replace(/>\s+/g, '>')
    .replace(/\s+</g, '<')
    .replace(/href="([^"]*)"/g, (_, href: string) => {
      const url = new URL(decodeHTMLAttribute(href), `${SITE}/posts`);
      url.searchParams.sort();
      return `href="${url.href}"`;
    });
}

describe('sites', () => {
  const sizes = [0, 5, 45];
  const expectPages = (site: Readonly<Record<string, string>>, addresses: readonly string[]): void => {
    for (const [index, address] of addresses.entries()) {
      const href = (page: number): string => addresses[page - 1]!;
      const literal = renderPagination({ pager: { page: index + 1, pages: addresses.length, href } });
      expect(canonical(site[address])).toBe(canonical(literal));
    }
    expect(Object.keys(site)).toHaveLength(addresses.length);
  };
  const addresses = (items: number, first: string, path: string): string[] =>
    Array.from({ length: Math.max(Math.ceil(items / 10), 1) }, (_, index) =>
      index === 0 ? first : path.replace('N', String(index + 1)),
    );

  describeEngine(jekyll, ({ dialect, render }) => {
    const template = transform('<pagination pager="{{ paginator }}"></pagination>', { dialect });

    test.each([
      ['/blog/page:num/', '/base/blog/', '/base/blog/pageN/'],
      ['/page/:num/', '/base/page/', '/base/page/N/'],
      ['page:num', '/base/', '/base/pageN'],
    ])('paginate_path %s', async (paginate_path, first, path) => {
      const data = sizes.map((items) => ({ items, paginate_path }));
      const [sites = []] = await render([{ template, data }]);
      for (const [index, items] of sizes.entries()) {
        const { output } = sites[index] as { output: string };
        const written = Object.entries(JSON.parse(output) as Record<string, string>);
        // Jekyll writes /page2 as /page2/index.html, and links to it without the slash.
        const isShort = !path.endsWith('/');
        const site = written.map(([url, html]) => [
          isShort ? url.replace(/\d\/$/, (end) => end.charAt(0)) : url,
          html,
        ]);
        expectPages(Object.fromEntries(site) as Record<string, string>, addresses(items, first, path));
      }
    });
  });

  describeEngine(hugoEngine, () => {
    test.each(sizes)('%i pages of a section', async (items) => {
      const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-hugo-'));
      try {
        for (const name of ['layouts/_default', 'content/posts'])
          mkdirSync(join(folder, name), { recursive: true });
        const disableKinds = ['404', 'RSS', 'home', 'robotsTXT', 'sitemap', 'taxonomy', 'term'];
        writeFileSync(
          join(folder, 'config.json'),
          JSON.stringify({
            baseURL: `${SITE}/base/`,
            paginate: 10,
            disableKinds,
          }),
        );
        const template = '<pagination pager="{{ .Paginator }}"></pagination>';
        writeFileSync(join(folder, 'layouts/_default/list.html'), transform(template, { dialect: 'hugo' }));
        for (let item = 0; item < items; item++)
          writeFileSync(join(folder, `content/posts/${item}.md`), '---\n---\n');
        writeFileSync(join(folder, 'content/posts/_index.md'), '---\n---\n');
        await promisify(execFile)('hugo', ['--source', folder, '--quiet'], { env: process.env });
        const all = addresses(items, '/base/posts/', '/base/posts/page/N/');
        const read = (address: string): string =>
          readFileSync(join(folder, 'public', address.slice('/base'.length), 'index.html'), 'utf8');
        expectPages(Object.fromEntries(all.map((address) => [address, read(address)])), all);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
});
