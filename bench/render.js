/**
 * How fast `compile()` renders a control per request, compared with the same control as a precompiled partial of template
 * engines, with @mui/material, and written by hand. All run interleaved. Only the ratios are meaningful.
 *
 * Every contender must render the same links in the same order. Every result is flattened, because engines join strings
 * lazily, and a server reads them.
 */
import { createRequire } from 'node:module';
import { compile, pageWindow } from '../dist/index.js';
import { flatten, ratio, table } from './measure.js';
import { timeApart } from './turns.js';

const MUI = '@mui/material';
const TOTAL = 42;
const TAG =
  '<pagination path="/posts/:page" class="mt-4" total_pages="{total}" current_page="{page}"></pagination>';

/**
 * The markup of the control's parts, as functions of a page number, cut out of a control: what all contenders write is
 * the same, and stays so when the markup changes. Page 7 has a part of each kind, and no other 7.
 */
const [before, after, part] = (() => {
  const [, start, list, end] = /^(.*?<ul[^>]*>)(.*)(<\/ul>.*)$/.exec(compile(TAG)({ total: TOTAL, page: 7 }));
  const items = list.match(/<li.*?<\/li>/g);
  const around = (item, page) => {
    const texts = items[item].split(new RegExp(`\\b${page}\\b`));
    return (number) => texts.join(number);
  };
  return [
    start,
    end,
    {
      previous: around(0, 6),
      page: around(1, 1),
      ellipsis: items[2],
      current: around(4, 7),
      next: around(items.length - 1, 8),
    },
  ];
})();

/** What an author would write by hand for this one tag. */
function byHand({ total, page }) {
  const current = Math.min(Math.max(page, 1), total);
  const room = Math.max(total - 7, 0);
  const shift = Math.min(Math.max(current - 4, 0), room);
  let html = before;
  if (current > 1) html += part.previous(current - 1);
  for (let slot = 1; slot <= Math.min(total, 7); slot++) {
    if ((slot === 2 && shift > 0) || (slot === 6 && shift < room)) {
      html += part.ellipsis;
      continue;
    }
    const shown = slot === 1 ? 1 : slot === 7 ? 7 + room : slot + shift;
    html += shown === current ? part.current(shown) : part.page(shown);
  }
  if (current < total) html += part.next(current + 1);
  return html + after;
}

/** For the engines the window is computed beforehand, in plain JavaScript: their partials only print it. */
function view({ total, page }) {
  const { slots, previous = 0, next = 0 } = pageWindow({ total_pages: total, current_page: page });
  return { previous, next, slots };
}

/** The partial, with placeholders for the syntax of each engine. */
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
  return (
    before +
    when(hasPrevious) +
    part.previous(previous) +
    endIf +
    each +
    when(isPage) +
    when(isCurrent) +
    part.current(page) +
    otherwise +
    part.page(page) +
    endIf +
    otherwise +
    part.ellipsis +
    endIf +
    end +
    when(hasNext) +
    part.next(next) +
    endIf +
    after
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
const mustache = {
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
/** The contenders. An engine is loaded only in its own process, so that it does not count in the memory of others. */
const contenders = {
  'compile()': () => compile(TAG),
  'written by hand': () => byHand,
  async eta() {
    const { Eta } = await import('eta');
    const eta = new Eta();
    const render = eta.compile(partial(angle('it.')));
    return (data) => render.call(eta, view(data));
  },
  async 'ejs, without with()'() {
    const { default: ejs } = await import('ejs');
    const render = ejs.compile(partial(angle('it.')), { _with: false, localsName: 'it' });
    return (data) => render(view(data));
  },
  async ejs() {
    const { default: ejs } = await import('ejs');
    const render = ejs.compile(partial(angle('')));
    return (data) => render(view(data));
  },
  async handlebars() {
    const { default: Handlebars } = await import('handlebars');
    Handlebars.registerHelper('is', (a, b) => a === b);
    const render = Handlebars.compile(partial(mustache));
    return (data) => render(view(data));
  },
  async nunjucks() {
    const { default: nunjucks } = await import('nunjucks');
    const environment = new nunjucks.Environment(null, { autoescape: true });
    const template = nunjucks.compile(
      partial({ ...curly, hasPrevious: 'previous', hasNext: 'next' }),
      environment,
    );
    return (data) => template.render(view(data));
  },
  async liquidjs() {
    const { Liquid } = await import('liquidjs');
    const liquid = new Liquid();
    const template = liquid.parse(partial({ ...curly, hasPrevious: 'previous > 0', hasNext: 'next > 0' }));
    return (data) => liquid.renderSync(template, view(data));
  },
  async [MUI]() {
    const { createElement } = await import('react');
    const { renderToStaticMarkup } = await import('react-dom/server');
    // The package's build for require() is the one that Node loads without a bundler.
    const require = createRequire(import.meta.url);
    const { default: Pagination } = require('@mui/material/Pagination');
    const { default: PaginationItem } = require('@mui/material/PaginationItem');
    const renderItem = (item) =>
      createElement(PaginationItem, { ...item, component: 'a', href: `/posts/${item.page}` });
    return ({ total, page }) =>
      renderToStaticMarkup(createElement(Pagination, { count: total, page, renderItem }));
  },
};

/** Measures all contenders. */
export async function measureRender(isQuick) {
  await checkAll();
  const patience = { rounds: isQuick ? 3 : 15, shortest: 60 };
  const times = await timeApart(import.meta.url, Object.keys(contenders), undefined, patience);
  const hand = times['written by hand'];
  return [
    '## Rendering a control',
    'Speed of rendering one control per request, as a multiple of that of code written by hand for this one tag (higher is faster). Each runs in its own process. The template engines get a precompiled partial and the slots; @mui/material renders its own markup.',
    table(
      ['', 'speed'],
      Object.entries(times).map(([name, time]) => [name, ratio(hand / time)]),
    ),
  ].join('\n\n');
}

/** Returns the task of a contender: to render a control for every page of a list. */
export async function taskOf(name) {
  const render = await contenders[name]();
  return () => {
    for (let page = 1; page <= TOTAL; page++) flatten(render({ total: TOTAL, page }));
  };
}

/** Refuses contenders with other output. MUI has its own markup, so only its links are compared. */
async function checkAll() {
  for (const [name, load] of Object.entries(contenders)) {
    const render = await load();
    for (let page = 1; page <= TOTAL; page++) {
      const expected = byHand({ total: TOTAL, page });
      const html = render({ total: TOTAL, page });
      const same = name === MUI ? html.includes(`href="/posts/${page}"`) : html === expected;
      if (!same) throw new Error(`${name} differs on page ${page}:\n${html}\n${expected}`);
    }
  }
}
