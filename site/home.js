// What the first page shows: figures that were measured, and what was heard.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames } from '../dist/themes/index.js';
import { root } from './pages.js';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The libraries of the short table; the page of the comparison has all of them. */
const SHOWN = [
  'Kaminari',
  'will_paginate',
  'Pagy',
  'Django',
  'Laravel',
  'WordPress',
  'Hugo',
  'MUI',
  'react-paginate',
];
const OWN = 'pagination-tag, `add rails`';

/** The data of the first page. */
export function homeData() {
  const libraries = read('e2e/fixtures/compared.json');
  const { orca, browsers, pages } = read('e2e/heard/heard.json');
  return {
    themes: themeNames,
    tag: JSON.stringify({ path: '?page=:page#example-1', total_pages: 42, 'aria-label': 'Page 7 of 42' }),
    compared: [OWN, ...SHOWN].map((name) => rowOf(name, libraries[name].figures)),
    heard: {
      orca,
      firefox: browsers.firefox,
      steps: pages['page 7 of 42'].firefox.Tab.map((said) => said.join(', ')),
    },
  };
}

function rowOf(name, { posts, landmark, isList, axe, nu, beyond }) {
  return {
    name: name === OWN ? 'pagination-tag' : name,
    isOwn: name === OWN,
    changes: posts.changes,
    landmark: landmark === null ? 'none' : `“${landmark}”`,
    list: isList ? 'yes' : 'no',
    faults: axe.length + nu.length,
    beyond,
  };
}
