import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderPagination, transform } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import { ejsEngine } from './ejs.js';
import type { Job } from './engine.js';
import { etaEngine } from './eta.js';
import { django, flask, jekyll, laravel, rails, symfony } from './frameworks.js';
import { paginationHelpers } from './handlebars-helpers.js';
import { createHandlebarsEngine } from './handlebars.js';
import { hugoEngine } from './hugo.js';
import { liquidEngine, liquidRubyEngine } from './liquid.js';
import { nunjucksEngine } from './nunjucks.js';
import { addressOf, canonical, describeRequests, type Request, type Shown } from './requests.js';

/** The paginators of `src/pagers/table.ts` in their frameworks: what `pager` gives is what literals give. */

const SITE = 'https://site.example';

/** A paginator in its framework. */
interface Row extends Omit<Shown, 'template'> {
  /** The name of the row. */
  readonly name: string;
  /** The code in `pager`. */
  readonly code: string;
}

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
  { engine: rails(), name: 'kaminari', code: '<%= @kaminari %>', hasFirstPath: true },
  { engine: rails(), name: 'will_paginate', code: '<%= @will_paginate %>' },
  {
    engine: django(),
    name: 'django-4',
    code: '{{ page_obj }}',
    // Django takes it for the last page.
    except: ['a negative page'],
  },
  {
    engine: flask(),
    name: 'flask-sqlalchemy',
    code: '{{ posts }}',
  },
  {
    engine: laravel(),
    name: 'laravel',
    code: '{{ $posts }}',
  },
  { engine: symfony(), name: 'knp-paginator', code: '{{ pages }}' },
  { engine: symfony(), name: 'pagerfanta', code: '{{ pages }}' },
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

describe.each(rows)('$name', ({ name, code, ...shown }) => {
  const tag = `<pagination pager="${code}" pager_type="${name}" id="pager"></pagination>`;
  describeRequests({ ...shown, template: transform(tag, { dialect: shown.engine.dialect }) });
});

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

  describeEngine(jekyll(), ({ dialect, render }) => {
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
