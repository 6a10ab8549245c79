// The site: every page of pages.js in one layout, whose links to the previous and the next page are a tag.

import { readFileSync } from 'node:fs';
import pagination from 'pagination-tag/eleventy';
import { readStyles } from '../dist/cli/base/theme-styles.js';
import { locales } from '../dist/options/locales.js';
import { themeNames } from '../dist/themes/index.js';
import { componentsOf } from './components.js';
import { framePages, galleryPage } from './gallery.js';
import { homeData } from './home.js';
import { createRewriter, relativeTo } from './links.js';
import { renderMarkdown } from './markdown.js';
import { MOVED, movedPage } from './moved.js';
import { readPages, root } from './pages.js';

/** @param {import('@11ty/eleventy').UserConfig} config */
export default function configure(config) {
  const pages = readPages();
  config.addPlugin(pagination);
  // In a script element, only its end tag needs escaping.
  config.addNunjucksFilter('jsonInScript', (value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  // The component of a framework stands before what its page says about it.
  config.addNunjucksFilter('beforeFirstSection', (html) => html.slice(0, html.indexOf('<h2')));
  config.addNunjucksFilter('fromFirstSection', (html) => html.slice(html.indexOf('<h2')));
  config.addPassthroughCopy({
    [fromRoot('docs/images')]: 'images',
    [fromRoot('dist/playground')]: 'playground',
    [fromRoot('src/themes/default/style.css')]: 'assets/pagination.css',
    [fromRoot('site/content/assets')]: 'assets',
    [fromRoot('skills')]: 'skills',
  });
  config.addTemplate('index.html.11ty.js', {
    data: { ...dataOf(pages[0], pages), ...homeData(), layout: 'home.njk', frameworks: frameworksOf(pages) },
    render: () => '',
  });
  config.addTemplate('gallery.html.11ty.js', {
    data: {
      ...dataOf({ url: 'gallery.html', title: 'Gallery of themes' }, pages),
      headings: galleryHeadings,
    },
    render: galleryPage,
  });
  for (const [url, html] of Object.entries(framePages()))
    config.addTemplate(`${url}.11ty.js`, { data: { permalink: url }, render: () => html });
  // The README is the first page of the repository; the site has one of its own.
  for (const page of pages.slice(1)) {
    const { html, headings } = renderMarkdown(
      page.markdown,
      createRewriter(page, pages),
      relativeTo(page.url, 'playground/index.html'),
    );
    config.addTemplate(`${page.url}.11ty.js`, {
      data: withComponents({ ...dataOf(page, pages), headings }),
      render: () => html,
    });
  }
  config.addTemplate('search.html.11ty.js', {
    data: { ...dataOf({ url: 'search.html', title: 'Search' }, pages), headings: [] },
    render: () => SEARCH,
  });
  for (const [from, to] of Object.entries(MOVED))
    config.addTemplate(`${from}.11ty.js`, {
      data: { permalink: from },
      render: () => movedPage(from, to),
    });
  config.addTemplate('llms.txt.11ty.js', {
    data: { permalink: 'llms.txt' },
    render: () => linksForAssistants(pages),
  });
  return { dir: { includes: '../_includes' } };
}

const galleryHeadings = themeNames.map((name) => ({ id: name, text: name }));

/** The links to the pages of frameworks. */
function frameworksOf(pages) {
  return pages
    .filter(({ url }) => url.startsWith('frameworks/'))
    .map(({ url, title }) => ({ href: url, title }));
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
    components: [],
  };
}

/** Puts the components of a framework before what its page says. */
function withComponents(data) {
  const components = componentsOf(data.permalink);
  if (components.length === 0) return data;
  const headings = [{ id: 'copy-component', text: 'Copy this component' }, ...data.headings];
  return { ...data, components, headings, themes: themeNames, locales, styles: readStyles(root, 'default') };
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
