// Links between Markdown files become links between pages. All are relative, so the site works in any folder.

import { posix } from 'node:path';
import { FILES, resolveLink } from './pages.js';

/**
 * Returns a function that rewrites the links of one page.
 *
 * @param {import('./pages.js').Page} page
 * @param {import('./pages.js').Page[]} pages
 */
export function createRewriter(page, pages) {
  return (target) => {
    if (/^[a-z]+:/.test(target)) return target;
    const [path, fragment = ''] = target.split('#');
    const file = path === '' ? page.source : resolveLink(page.source, path);
    if (file.startsWith('docs/images/')) return relativeTo(page.url, file.replace(/^docs\//, ''));
    if (FILES.includes(file)) return relativeTo(page.url, file);
    const own = pages.find(({ source, fragment: entry }) => source === file && entry === fragment);
    if (own !== undefined) return relativeTo(page.url, own.url);
    const found = pages.find(({ source, fragment: entry }) => source === file && entry === undefined);
    if (found === undefined)
      throw new Error(`${page.source} links to ${target}, which is not a page of the site.`);
    const hash = fragment === '' ? '' : `#${fragment}`;
    return found.url === page.url && hash !== '' ? hash : `${relativeTo(page.url, found.url)}${hash}`;
  };
}

/**
 * The relative URL from one page of the site to another.
 *
 * @example
 * relativeTo('frameworks/rails.html', 'themes.html') // '../themes.html'
 */
export function relativeTo(from, to) {
  return posix.relative(posix.dirname(from), to);
}
