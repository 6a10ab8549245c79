import { withPackages } from '../with-packages.js';
import { describeEngine } from './describe-engine.js';
import type { Engine, Rendering } from './engine.js';
import { urls, expectPages, sizes, type Site } from './sites.js';

/**
 * Describes tests of sites that Jekyll pages through.
 *
 * @param template the list of posts
 */
export function describeJekyllSites(
  jekyll: Engine,
  template: string,
  singlePage: 'show' | 'hide' = 'show',
): void {
  describeEngine(jekyll, ({ render }) => {
    test.each([
      ['/blog/page:num/', '/base/blog/', '/base/blog/pageN/'],
      ['/page/:num/', '/base/page/', '/base/page/N/'],
      ['page:num', '/base/', '/base/pageN'],
    ])('paginate_path %s', async (paginate_path, first, path) => {
      const data = sizes.map((items) => ({ items, paginate_path }));
      const [sites = []] = await render([{ template, data }]);
      // Jekyll writes /page2 as /page2/index.html, and links to it without the slash.
      const urlOf = (url: string): string => (path.endsWith('/') ? url : url.replace(/(?<=\d)\/$/, ''));
      for (const [index, items] of sizes.entries()) {
        const pages = Object.entries(pagesOf(sites[index]!)).map(([url, html]) => [urlOf(url), html]);
        expectPages(Object.fromEntries(pages) as Site, urls(items, first, path), {}, singlePage);
      }
    });
  });
}

/** Describes tests of sites that jekyll-paginate-v2 pages through. */
export function describeJekyllV2(
  jekyll: Engine,
  template: string,
  singlePage: 'show' | 'hide' = 'show',
  indexPages: readonly (readonly [permalink: string, first: string, path: string, indexpage: string])[] = [],
): void {
  describeEngine(jekyll, ({ render }) => {
    withPackages(
      'ruby-jekyll-paginate-v2',
      'ruby',
      '-e',
      "require 'jekyll'; require 'jekyll-paginate-v2'",
    ).test.each([
      ['/page/:num/', '/base/blog/', '/base/blog/page/N/', null] as const,
      ['/page:num/', '/base/blog/', '/base/blog/pageN/', null] as const,
      ['/page/:num/', '/base/5/', '/base/5/page/N/', null] as const,
      ...indexPages,
    ])('jekyll-paginate-v2, permalink %s, in %s', async (permalink_of_pages, first, path, indexpage) => {
      const paginate_path = `${first.replace('/base', '').replace(/[^/]*$/, '')}:num/`;
      const matter = { pagination: { enabled: true }, permalink_of_pages, paginate_path, indexpage };
      const data = sizes.map((items) => ({ items, ...matter }));
      const [sites = []] = await render([{ template, data }]);
      for (const [index, items] of sizes.entries()) {
        const pages = Object.entries(pagesOf(sites[index]!)).map(([url, html]) => [
          url.replace('index.html', ''),
          html,
        ]);
        expectPages(Object.fromEntries(pages) as Site, urls(items, first, path), {}, singlePage);
      }
    });
  });
}

/** Jekyll as an engine of templates, each the list of a site without posts. */
export function asTemplateEngine(jekyll: Engine): Engine {
  return {
    ...jekyll,
    render: async (jobs) => {
      const site = { items: 0, paginate_path: '/page/:num/' };
      const lists = jobs.map(({ template, data }) => ({
        template,
        data: data.map((one) => ({ ...one, ...site })),
      }));
      const all = await jekyll.render(lists);
      return all.map((sites) => sites.map((one) => ({ output: Object.values(pagesOf(one)).join('') })));
    },
  };
}

function pagesOf(site: Rendering): Site {
  if ('error' in site) throw new Error(site.error);
  return JSON.parse(site.output) as Site;
}
