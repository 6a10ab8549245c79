/**
 * How fast `compile()` renders a control per request, against the same control as a precompiled partial of template
 * engines, through @mui/material, and written by hand. All in one run, interleaved; only the ratios mean anything.
 *
 * Every contender must give the same links in the same order. Every result is flattened: engines put a string
 * together only when somebody reads it, and a server does read it.
 */
import { createRequire } from 'node:module';
import ejs from 'ejs';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import nunjucks from 'nunjucks';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile, pageWindow } from '../dist/index.js';
import { flatten, ratio, table, timeInTurns } from './measure.js';

// The package's build for require() is the one that Node loads without a bundler.
const { default: Pagination } = createRequire(import.meta.url)('@mui/material/Pagination');
const { default: PaginationItem } = createRequire(import.meta.url)('@mui/material/PaginationItem');

const TOTAL = 42;
const ours = compile(
  '<pagination path="/posts/:page" class="mt-4" total_pages="{total}" current_page="{page}"></pagination>',
);

/** What a patient author would write for this one tag. */
function byHand({ total, page }) {
  const current = Math.min(Math.max(page, 1), total);
  const room = Math.max(total - 7, 0);
  const shift = Math.min(Math.max(current - 4, 0), room);
  let html = '<nav class="pagination mt-4" aria-label="Pagination"><ul class="pagination__list">';
  if (current > 1) {
    html += `<li class="pagination__item"><a class="pagination__link pagination__link--previous" href="/posts/${current - 1}" rel="prev" aria-label="Previous page"><span aria-hidden="true">‹</span></a></li>`;
  }
  for (let slot = 1; slot <= Math.min(total, 7); slot++) {
    if ((slot === 2 && shift > 0) || (slot === 6 && shift < room)) {
      html += '<li class="pagination__item"><span class="pagination__ellipsis">…</span></li>';
      continue;
    }
    const shown = slot === 1 ? 1 : slot === 7 ? 7 + room : slot + shift;
    html +=
      shown === current
        ? `<li class="pagination__item"><a class="pagination__link pagination__link--current" href="/posts/${shown}" aria-current="page">${shown}</a></li>`
        : `<li class="pagination__item"><a class="pagination__link" href="/posts/${shown}">${shown}</a></li>`;
  }
  if (current < total) {
    html += `<li class="pagination__item"><a class="pagination__link pagination__link--next" href="/posts/${current + 1}" rel="next" aria-label="Next page"><span aria-hidden="true">›</span></a></li>`;
  }
  return `${html}</ul></nav>`;
}

/** For the engines the window is computed beforehand, in plain JavaScript: their partials only print it. */
function view({ total, page }) {
  return {
    previous: page > 1 ? page - 1 : 0,
    next: page < total ? page + 1 : 0,
    slots: pageWindow({ total_pages: total, current_page: page }),
  };
}

/** The partial, in words that each engine puts its own way. */
function partial({
  each,
  end,
  endIf,
  when,
  page,
  isPage,
  isCurrent,
  otherwise,
  hasPrevious,
  hasNext,
  previous,
  next,
}) {
  const chevron = (name, rel, label, sign, number) =>
    `<li class="pagination__item"><a class="pagination__link pagination__link--${name}" href="/posts/${number}" rel="${rel}" aria-label="${label}"><span aria-hidden="true">${sign}</span></a></li>`;
  return (
    '<nav class="pagination mt-4" aria-label="Pagination"><ul class="pagination__list">' +
    when(hasPrevious) +
    chevron('previous', 'prev', 'Previous page', '‹', previous) +
    endIf +
    each +
    when(isPage) +
    when(isCurrent) +
    `<li class="pagination__item"><a class="pagination__link pagination__link--current" href="/posts/${page}" aria-current="page">${page}</a></li>` +
    otherwise +
    `<li class="pagination__item"><a class="pagination__link" href="/posts/${page}">${page}</a></li>` +
    endIf +
    otherwise +
    '<li class="pagination__item"><span class="pagination__ellipsis">…</span></li>' +
    endIf +
    end +
    when(hasNext) +
    chevron('next', 'next', 'Next page', '›', next) +
    endIf +
    '</ul></nav>'
  );
}

const curly = {
  each: '{% for slot in slots %}',
  end: '{% endfor %}',
  when: (test) => `{% if ${test} %}`,
  otherwise: '{% else %}',
  endIf: '{% endif %}',
  page: '{{ slot.page }}',
  isPage: "slot.type == 'page'",
  isCurrent: 'slot.current',
  previous: '{{ previous }}',
  next: '{{ next }}',
};
const angle = (it) => ({
  each: `<% for (const slot of ${it}slots) { %>`,
  end: '<% } %>',
  when: (test) => `<% if (${test}) { %>`,
  otherwise: '<% } else { %>',
  endIf: '<% } %>',
  page: '<%= slot.page %>',
  isPage: "slot.type === 'page'",
  isCurrent: 'slot.current',
  hasPrevious: `${it}previous`,
  hasNext: `${it}next`,
  previous: `<%= ${it}previous %>`,
  next: `<%= ${it}next %>`,
});
const eta = new Eta();
const etaPartial = eta.compile(partial(angle('it.')));
const ejsPartial = ejs.compile(partial(angle('')));
const ejsFast = ejs.compile(partial(angle('it.')), { _with: false, localsName: 'it' });
const nunjucksPartial = nunjucks.compile(
  partial({ ...curly, hasPrevious: 'previous', hasNext: 'next' }),
  new nunjucks.Environment(null, { autoescape: true }),
);
const liquid = new Liquid();
const liquidPartial = liquid.parse(partial({ ...curly, hasPrevious: 'previous > 0', hasNext: 'next > 0' }));
Handlebars.registerHelper('is', (a, b) => a === b);
const handlebarsPartial = Handlebars.compile(
  partial({
    each: '{{#each slots}}',
    end: '{{/each}}',
    when: (test) => `{{#if ${test}}}`,
    otherwise: '{{else}}',
    endIf: '{{/if}}',
    page: '{{page}}',
    isPage: '(is type "page")',
    isCurrent: 'current',
    hasPrevious: 'previous',
    hasNext: 'next',
    previous: '{{previous}}',
    next: '{{next}}',
  }),
);

const mui = ({ total, page }) =>
  renderToStaticMarkup(
    createElement(Pagination, {
      count: total,
      page,
      renderItem: (item) =>
        createElement(PaginationItem, { ...item, component: 'a', href: `/posts/${item.page}` }),
    }),
  );

const contenders = {
  'compile()': ours,
  'written by hand': byHand,
  eta: (data) => etaPartial.call(eta, view(data)),
  'ejs, without with()': (data) => ejsFast(view(data)),
  ejs: (data) => ejsPartial(view(data)),
  handlebars: (data) => handlebarsPartial(view(data)),
  nunjucks: (data) => nunjucksPartial.render(view(data)),
  liquidjs: (data) => liquid.renderSync(liquidPartial, view(data)),
  '@mui/material': mui,
};

/** Measures all contenders. */
export async function measureRender(isQuick) {
  checkAll();
  const tasks = Object.entries(contenders).map(([name, render]) => [
    name,
    () => {
      for (let page = 1; page <= TOTAL; page++) flatten(render({ total: TOTAL, page }));
    },
  ]);
  const times = await timeInTurns(Object.fromEntries(tasks), { rounds: isQuick ? 3 : 15, shortest: 60 });
  const hand = times['written by hand'];
  return [
    '## Rendering a control',
    'Speed of `compile()` for one control per request, as a multiple of the same control written by hand for this one tag (higher is faster). The engines have a precompiled partial and are given the slots; @mui/material draws its own markup.',
    table(
      ['', 'speed'],
      Object.entries(times).map(([name, time]) => [name, ratio(hand / time)]),
    ),
  ].join('\n\n');
}

/** Nobody is measured who does other work. MUI draws its own markup, and only its links can be compared. */
function checkAll() {
  for (let page = 1; page <= TOTAL; page++) {
    const expected = byHand({ total: TOTAL, page });
    for (const [name, render] of Object.entries(contenders)) {
      const html = render({ total: TOTAL, page });
      const same = name === '@mui/material' ? html.includes(`href="/posts/${page}"`) : html === expected;
      if (!same) throw new Error(`${name} differs on page ${page}:\n${html}\n${expected}`);
    }
  }
}
