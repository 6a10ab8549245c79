// The last paragraph on the page of a framework: the versions that its tests passed with last, in Debian unstable, or those of npm
// that it was tried with by hand. The first are in e2e/today/versions.json, which `UPDATE=1 npm run test:today -- today/versions`
// writes. Whoever tries others writes them into e2e/today/by-hand.json.

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

/** How the paragraph begins: for what tests ran with, and for what they do not run with. */
const TESTED = 'The tests passed in Debian unstable of';
const TRIED = 'Tried by hand on';

/**
 * The pages of the frameworks, and that of the build tools, with that paragraph.
 *
 * @param {(file: string) => string} read
 * @returns {Record<string, string>} the pages by file
 */
export function versionPages(read) {
  const { date, versions } = readJson('versions.json');
  const known = new Map(Object.entries(versions).map(([name, one]) => [name.toLowerCase(), one]));
  const tested = Object.entries(PARTS).map(([framework, parts]) => {
    const all = parts.map((name) => `${name} ${known.get(name.toLowerCase())}`);
    return withLast(read, `docs/frameworks/${framework}.md`, TESTED, `${dayOf(date)}, too`, all);
  });
  const byHand = readJson('by-hand.json');
  const tried = Object.entries(byHand.pages).map(([file, all]) =>
    withLast(read, file, TRIED, dayOf(byHand.date), all),
  );
  return Object.fromEntries([...tested, ...tried]);
}

/** Replaces the last paragraph of a page, or adds it. */
function withLast(read, file, start, day, versions) {
  const [own] = read(file).split(`\n${start}`);
  const list = new Intl.ListFormat('en-GB').format(versions);
  return [file, `${own.trimEnd()}\n\n${start} ${day}: ${list}.\n`];
}

function dayOf(date) {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function readJson(name) {
  return JSON.parse(readFileSync(new URL(`../e2e/today/${name}`, import.meta.url), 'utf8'));
}
