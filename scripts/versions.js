// The last paragraph on the page of a framework: the versions that its tests passed with last, in Debian unstable. They are in
// e2e/today/versions.json, which `UPDATE=1 npm run test:today -- today/versions` writes.

import { readFileSync } from 'node:fs';

/** What runs the tests of each page. */
const PARTS = {
  django: ['Django', 'django-tables2'],
  eex: ['Elixir'],
  fastapi: ['FastAPI'],
  flask: ['Flask', 'Flask-SQLAlchemy'],
  hugo: ['Hugo'],
  jekyll: ['Jekyll', 'jekyll-paginate', 'jekyll-paginate-v2'],
  jinja: ['Jinja'],
  laravel: ['Laravel', 'PHP'],
  php: ['PHP'],
  rails: ['Rails', 'Kaminari', 'Pagy', 'will_paginate'],
  shopify: ['Liquid'],
  symfony: ['Symfony', 'Twig', 'PHP'],
};

const START = 'The tests passed in Debian unstable of';

/**
 * The pages of the frameworks, with that paragraph.
 *
 * @param {(file: string) => string} read
 * @returns {Record<string, string>} the pages by file
 */
export function versionPages(read) {
  const { date, versions } = JSON.parse(
    readFileSync(new URL('../e2e/today/versions.json', import.meta.url), 'utf8'),
  );
  const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const known = new Map(Object.entries(versions).map(([name, one]) => [name.toLowerCase(), one]));
  const pages = Object.entries(PARTS).map(([framework, parts]) => {
    const file = `docs/frameworks/${framework}.md`;
    const [own] = read(file).split(`\n${START}`);
    const all = parts.map((name) => `${name} ${known.get(name.toLowerCase())}`);
    const list = new Intl.ListFormat('en-GB').format(all);
    return [file, `${own.trimEnd()}\n\n${START} ${day}, too: ${list}.\n`];
  });
  return Object.fromEntries(pages);
}
