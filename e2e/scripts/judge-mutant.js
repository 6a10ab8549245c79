// Says what of a build fails, for mutants.js: the first fixture, and how many renderings in EJS.

import ejs from 'ejs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const load = (file) => import(pathToFileURL(join(process.argv[2], 'dist', file)).href);
const { compile, preprocess, renderPagination, transform } = await load('index.js');
const { expectationOf, fixtureNames, readFixture } = await load('testing/fixtures.js');
const { listNumbers } = await load('testing/list-numbers.js');

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function isRight(name) {
  const { input, options, expected } = readFixture(name);
  try {
    const { html, diagnostics } = preprocess(input, options);
    if (!isSame({ ...expectationOf(input, html, diagnostics) }, sorted(expected))) return false;
    if (diagnostics.some(({ severity }) => severity === 'error')) return true;
    const { data, ...others } = options;
    return [transform(input, options), compile(input, others)(data), transform(html, options)].every(
      (one) => one === html,
    );
  } catch {
    return false;
  }
}

function sorted({ diagnostics, output }) {
  return { ...(diagnostics !== undefined && { diagnostics }), ...(output !== undefined && { output }) };
}

/** How many renderings of lists differ from those of literals. */
function wrongLists(numbers) {
  let wrong = 0;
  for (const sibling_count of [0, 1, 2])
    for (const boundary_count of [0, 1, 2]) {
      const counts = `sibling_count="${sibling_count}" boundary_count="${boundary_count}"`;
      const tag = `<pagination path="/:page" total_pages="<%= pages %>" current_page="<%= page %>" show_boundary_chevrons="<%= show %>" ${counts}></pagination>`;
      const render = attempt(() => ejs.compile(transform(tag, { dialect: 'ejs' })));
      for (const { pages, page } of numbers)
        for (const show of [false, true]) {
          const given = {
            path: '/:page',
            total_pages: pages,
            current_page: page,
            show_boundary_chevrons: show,
          };
          const expected = renderPagination({ ...given, sibling_count, boundary_count });
          if (squeeze(attempt(() => render({ pages, page, show }))) !== squeeze(expected)) wrong++;
        }
    }
  return wrong;
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const squeeze = (html) => html?.replace(/>\s+/g, '>').replace(/\s+</g, '<').trim();

const fixture = fixtureNames.find((name) => !isRight(name));
const [all, sample] = ['all', 'sample'].map((which) => wrongLists(listNumbers(which)));
const found = [
  ...(fixture === undefined ? [] : [`the fixture ${fixture}`]),
  ...(all > 0 ? [`${all} lists`] : []),
  ...(sample > 0 ? [`${sample} lists of the sample`] : []),
];
console.log(found.join(', '));
