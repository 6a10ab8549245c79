import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderPagination } from '../../src/index.js';
import { listingsOf } from '../scripts/listings.js';
import { describeComponent } from './added.js';
import { treeOf } from './grid.js';

/** The pages of docs/frameworks with forms, and with Previous and Next, rendered on a server as they are written. */

const query = { page: '7', per_page: '25' };
const newer = { path: '/posts/8', title: 'Applying' };
const older = { path: '/posts/6', title: 'Fees' };

const PAGES = [
  {
    framework: 'react',
    file: 'src/posts/page.tsx',
    modules: { '../lib/posts': 'export const countPosts = async () => 420;' },
    forms: { searchParams: query },
    beside: { newer, older },
  },
  {
    framework: 'vue',
    file: 'src/Posts.vue',
    modules: { 'vue-router': `export const useRoute = () => ({ query: ${JSON.stringify(query)} });` },
    forms: { count: 420 },
    beside: { newer, older },
  },
  {
    framework: 'svelte',
    file: 'src/routes/posts/+page.svelte',
    modules: {
      '$app/state': `export const page = { url: new URL("https://site.example/posts?${new URLSearchParams(query)}") };`,
    },
    forms: { data: { count: 420 } },
    beside: { data: { newer, older } },
  },
];

describe.each(PAGES)('$framework', ({ framework, file, modules, forms, beside }) => {
  /** The control in the page with this name and these props, as a tree. */
  function show(project: string, name: string, props: object): string {
    return treeOf(print(project, name, props));
  }

  function print(project: string, name: string, props: object): string {
    const page = join(project, file);
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, listingsOf(framework)[name] ?? '');
    const input = JSON.stringify({ framework, file: page, modules, props });
    const script = join(__dirname, '../fixtures/components/listing.js');
    return JSON.parse(execFileSync(process.execPath, [script], { input, encoding: 'utf8' })) as string;
  }

  describeComponent(`${framework} --with jump,sizes`, (project) => {
    test(`docs/frameworks/${framework}.md: forms`, () => {
      const path = '/posts?per_page=:page_size&page=:page';
      const list = { path, total_pages: 17, current_page: 7, page_size: 25 };
      const page = print(project, 'forms', forms);
      // The forms beside a list are those of the control, which the tests of each framework compare.
      expect(treeOf(page)).toBe(treeOf(renderPagination(list)));
      expect(page.match(/<form/g)).toHaveLength(2);
    });
  });

  describeComponent(`${framework} --with neighbors`, (project) => {
    test(`docs/frameworks/${framework}.md: previous_next`, () => {
      const attributes = {
        previous_path: newer.path,
        previous_title: newer.title,
        next_path: older.path,
        next_title: older.title,
      };
      expect(show(project, 'previous_next', beside)).toBe(treeOf(renderPagination(attributes)));
    });
  });
});
