import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { renderPagination } from '../../src/index.js';
import { canonical, controlIn } from './requests.js';

/** Sites whose pages are made beforehand, with ten posts to a page. */

/** The pages of a site, by their URLs. */
export type Site = Readonly<Record<string, string>>;

/** How many posts there are: none, those of one page, and those of five. */
export const sizes = [0, 5, 45];

/** The URLs of the pages that so many posts take. */
export function urls(items: number, first: string, path: string): string[] {
  return Array.from({ length: Math.max(Math.ceil(items / 10), 1) }, (_, index) =>
    index === 0 ? first : path.replace('N', String(index + 1)),
  );
}

/** Expects a site to have these pages, and on each the control that literals give. */
export function expectPages(
  site: Site,
  all: readonly string[],
  attributes?: Parameters<typeof renderPagination>[0],
  singlePage: 'show' | 'hide' = 'show',
): void {
  for (const [index, url] of all.entries()) {
    const href = (page: number): string => all[page - 1]!;
    const pager = { page: index + 1, pages: all.length, href };
    const literal = renderPagination({ pager, ...attributes }, { singlePage });
    expect(controlIn(site[url]!) ?? '').toBe(canonical(literal));
  }
  expect(Object.keys(site)).toHaveLength(all.length);
}

/**
 * Has Hugo build a section with so many posts.
 *
 * @param layout the template of the section
 * @param project a directory whose files the site has as well
 */
export async function buildHugoSection(items: number, layout: string, project?: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-hugo-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  try {
    if (project !== undefined) cpSync(project, folder, { recursive: true });
    const disableKinds = ['404', 'RSS', 'home', 'robotsTXT', 'sitemap', 'taxonomy', 'term'];
    const settings = { baseURL: 'https://site.example/base/', paginate: 10, disableKinds };
    write('config.json', JSON.stringify(settings));
    write('layouts/_default/list.html', layout);
    write('layouts/_default/single.html', '{{ .Title }}');
    write('content/posts/_index.md', '---\n---\n');
    for (let item = 0; item < items; item++) write(`content/posts/${item}.md`, '---\n---\n');
    await promisify(execFile)('hugo', ['--panicOnWarning', '--source', folder, '--quiet'], {
      env: process.env,
    });
    const pages = urls(items, '/base/posts/', '/base/posts/page/N/').map((url) => [
      url,
      readFileSync(join(folder, 'public', url.slice('/base'.length), 'index.html'), 'utf8'),
    ]);
    return Object.fromEntries(pages) as Site;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
