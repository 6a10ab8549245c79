// The site: every page of pages.js in one layout, whose links to the previous and the next page are a tag.

import { readFileSync } from 'node:fs';
import pagination from 'pagination-tag/eleventy';
import { componentsOf } from './components.js';
import { createRewriter, relativeTo } from './links.js';
import { renderMarkdown } from './markdown.js';
import { readPages } from './pages.js';

/** @param {import('@11ty/eleventy').UserConfig} config */
export default function configure(config) {
  const pages = readPages();
  config.addPlugin(pagination);
  // In a script element, only its end tag needs escaping.
  config.addNunjucksFilter('jsonInScript', (value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  config.addPassthroughCopy({
    [fromRoot('docs/images')]: 'images',
    [fromRoot('dist/playground')]: 'playground',
    [fromRoot('src/themes/default/style.css')]: 'assets/pagination.css',
    [fromRoot('site/content/assets')]: 'assets',
    [fromRoot('skills')]: 'skills',
  });
  for (const page of pages) {
    const { html, headings } = renderMarkdown(
      page.markdown,
      createRewriter(page, pages),
      relativeTo(page.url, 'playground/index.html'),
    );
    config.addTemplate(`${page.url}.11ty.js`, {
      data: { ...dataOf(page, pages), headings },
      render: () => html,
    });
  }
  config.addTemplate('search.html.11ty.js', {
    data: { ...dataOf({ url: 'search.html', title: 'Search' }, pages), headings: [] },
    render: () => SEARCH,
  });
  config.addTemplate('llms.txt.11ty.js', {
    data: { permalink: 'llms.txt' },
    render: () => linksForAssistants(pages),
  });
  return { dir: { includes: '../_includes' } };
}

/** The page of results. The form in the header leads here. */
const SEARCH = `<h1>Search</h1>
<p id="search-status" role="status">Type in the field at the top of the page.</p>
<ol id="search-results"></ol>
<noscript><p>The search needs JavaScript. <a href="docs.html">All documentation</a> is on one page.</p></noscript>`;

/** The list of the documentation for assistants, with the links of the site. */
function linksForAssistants(pages) {
  const rewrite = createRewriter({ source: 'llms.txt', url: 'llms.txt' }, pages);
  return readFileSync(fromRoot('llms.txt'), 'utf8').replace(
    /\]\(([^)]+)\)/g,
    (_, target) => `](${rewrite(target)})`,
  );
}

/** Passthrough copies are relative to the working directory. */
function fromRoot(path) {
  return new URL(`../${path}`, import.meta.url).pathname;
}

function dataOf(page, pages) {
  const link = (to) => ({
    ...to,
    href: relativeTo(page.url, to.url),
    isCurrent: to.url === (page.up ?? page.url),
  });
  const neighbors = neighborsOf(page, pages);
  return {
    layout: 'page.njk',
    permalink: page.url,
    title: page.title,
    isEntry: page.fragment !== undefined,
    base: relativeTo(page.url, 'index.html').replace(/index\.html$/, ''),
    groups: groupsOf(pages).map(({ name, pages: all }) => ({ name, links: all.map(link) })),
    previous: neighbors.previous && link(neighbors.previous),
    next: neighbors.next && link(neighbors.next),
    components: componentsOf(page.url),
  };
}

/** The pages before and after a page in the order of reading: of the listed pages, or of the entries of its list. */
function neighborsOf(page, pages) {
  const row = pages.filter(({ fragment, up }) =>
    fragment === undefined ? page.up === undefined : up === page.up,
  );
  const own = row.filter(({ up }) => up === page.up);
  const index = own.findIndex(({ url }) => url === page.url);
  return index < 0 ? {} : { previous: own[index - 1], next: own[index + 1] };
}

function groupsOf(pages) {
  const listed = pages.filter(({ fragment, group }) => fragment === undefined && group !== '');
  return [...new Set(listed.map(({ group }) => group))].map((name) => ({
    name,
    pages: listed.filter(({ group }) => group === name),
  }));
}
