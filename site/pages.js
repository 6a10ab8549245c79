// The pages of the site: the Markdown of the repository, in the order of docs/README.md, which is their index.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schema } from '../dist/attributes/schema.js';
import { fileCodes } from '../dist/cli/files/file-codes.js';
import { codes } from '../dist/diagnostics/codes.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

const INDEX = 'docs/README.md';

/** The page that lists those for contributors, which are not in the index. */
const CONTRIBUTING = 'CONTRIBUTING.md';

/** Files for programs, which the index also lists and which are published unchanged. */
export const FILES = ['llms.txt', 'skills/pagination-tag/SKILL.md'];

/** Pages with a section for every entry of a table. On the site, each entry has its own page. */
const SPLIT = {
  'docs/attributes.md': { folder: 'attributes', names: Object.keys(schema), of: 'attributes' },
  'docs/diagnostics.md': {
    folder: 'diagnostics',
    names: Object.keys({ ...codes, ...fileCodes }),
    of: 'diagnostics',
  },
};

/**
 * A page of the site.
 *
 * @typedef {object} Page
 * @property {string} source path of the Markdown file in the repository
 * @property {string} url path in the site
 * @property {string} title
 * @property {string} markdown
 * @property {string} group heading of docs/README.md under which it is listed first; empty if it is not
 * @property {string} [fragment] name of the entry whose page it is
 * @property {string} [up] URL of the page that lists the entries
 */

/** @returns {Page[]} all pages, in the order of reading */
export function readPages() {
  const listed = linksOf(INDEX).filter(({ file }) => !FILES.includes(file));
  const others = linksOf(CONTRIBUTING).filter(({ file }) => file.startsWith('docs/'));
  const groups = new Map(listed.map(({ file, group }) => [file, group]).reverse());
  const order = new Set(['README.md', INDEX, ...[...listed, ...others].map(({ file }) => file)]);
  return [...order].flatMap((file) =>
    pagesOf(file, ['README.md', INDEX].includes(file) ? '' : (groups.get(file) ?? '')),
  );
}

/** The pages that a page links to, each with the heading above its link. A folder means its README. */
function linksOf(source) {
  let group = '';
  const links = [];
  for (const [, heading, target] of read(source).matchAll(/^## (.*)$|\]\(([^)#]+)[^)]*\)/gm)) {
    if (heading !== undefined) group = heading;
    else links.push({ file: resolveLink(source, target), group });
  }
  return links;
}

/** The file in the repository that a link of a page leads to. */
export function resolveLink(source, target) {
  const file = posix.join(dirname(source), target);
  return file.endsWith('/') ? `${file}README.md` : file;
}

function pagesOf(source, group) {
  const markdown = read(source);
  const page = { source, url: urlOf(source), title: titleOf(markdown), markdown, group };
  const split = SPLIT[source];
  return split === undefined ? [page] : splitPage(page, split);
}

/** A page that lists the entries, and one for each of them. */
function splitPage(page, { folder, names, of }) {
  const sections = page.markdown.split(/^(?=#{2,3} )/m);
  const isEntry = (section) => names.includes(titleOf(section));
  const entries = sections.filter(isEntry);
  const missing = names.filter((name) => !entries.some((section) => titleOf(section) === name));
  if (missing.length > 0) throw new Error(`${page.source} has no section for ${missing.join(', ')}.`);
  const list = sections.map((section) => (isEntry(section) ? summaryOf(section) : section)).join('');
  return [
    { ...page, markdown: list },
    ...entries.map((section) => ({
      ...page,
      url: `${folder}/${titleOf(section)}.html`,
      title: titleOf(section),
      fragment: titleOf(section),
      up: page.url,
      markdown: `${section.replace(/^#+/, '#').trimEnd()}\n\n[All ${of}](${posix.basename(page.source)})\n`,
    })),
  ];
}

/** A line of the list for an attribute. Diagnostics have a table already. */
function summaryOf(section) {
  const [heading, summary] = section.split('\n\n');
  return heading.startsWith('###') ? `- [\`${titleOf(section)}\`](#${titleOf(section)}): ${summary}\n` : '';
}

function titleOf(markdown) {
  const [, title] = /^#+ (.+)$/m.exec(markdown) ?? [];
  if (title === undefined) throw new Error(`This page has no heading: ${markdown.slice(0, 80)}`);
  return title.replaceAll('`', '');
}

/** The URL of a file's page: that of `docs/frameworks/rails.md` is `frameworks/rails.html`. */
function urlOf(source) {
  if (source === 'README.md') return 'index.html';
  if (source === INDEX) return 'docs.html';
  return source
    .replace(/^docs\//, '')
    .replace(/\/README\.md$/, '.html')
    .replace(/\.md$/, '.html')
    .toLowerCase();
}

function read(source) {
  const path = join(root, source);
  if (!existsSync(path)) throw new Error(`A page links to ${source}, which does not exist.`);
  return readFileSync(path, 'utf8');
}
