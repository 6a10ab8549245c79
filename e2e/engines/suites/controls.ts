import {
  PaginationTagError,
  renderPagination,
  transform,
  type PaginationOptions,
} from '../../../src/index.js';
import { listNumbers } from '../../../src/testing/list-numbers.js';
import { ownMarkup } from '../../own-markup.js';
import type { Engine, Job } from '../engine.js';
import { languageOf } from '../engines.js';
import { decodeDelimiters, htmlOf, literal, squeeze } from '../rendered.js';

const CHEVRONS = [false, true];

/** EJS runs in this process, and quickly. All languages have the same program, so the others show that they can write it. */
const numbersFor = (dialect: string) => listNumbers(dialect === 'ejs' ? 'all' : 'sample');

const counts = [0, 1, 2].flatMap((sibling_count) =>
  [0, 1, 2].map((boundary_count) => ({ sibling_count, boundary_count })),
);

/** Describes tests of compiled controls: each is the one that literals give. */
export function describeControls(engine: Engine): void {
  const { dialect, output } = engine;
  const quoted = (value: string): string =>
    value.startsWith('{') && dialect === 'heex' ? value : quote(value);
  const numbersOf = `total_pages=${quoted(output('pages'))} current_page=${quoted(output('page'))}`;
  const compile = (attributes: string, options?: PaginationOptions): string =>
    transform(`<div>\n  <pagination ${attributes}></pagination>\n</div>\n`, { dialect, ...options });
  // One batch for each test, because most engines are separate processes, which start slowly.
  const renderAll = async (jobs: readonly Job[]): Promise<string[][]> =>
    (await engine.render(jobs)).map((renderings) => renderings.map(htmlOf));
  const render = async (template: string, data: Job['data']): Promise<string[]> =>
    (await renderAll([{ template, data }]))[0]!;

  test('a compiled control is the one that literals give, for every list', async () => {
    const cases = CHEVRONS.flatMap((show) => numbersFor(dialect).map((one) => ({ ...one, show })));
    const strings = cases.map((one) => ({ ...one, pages: String(one.pages), page: String(one.page) }));
    const jobs = counts.map(({ sibling_count, boundary_count }, index): Job => {
      const template = compile(
        `path="/posts?q=a&amp;page=:page" ${numbersOf} sibling_count="${sibling_count}" boundary_count="${boundary_count}" show_boundary_chevrons=${quoted(output('show'))}`,
      );
      // Strings once: how they are read does not depend on the counts.
      return { template, data: index === 0 ? [...cases, ...strings] : cases };
    });
    const wrong = (await engine.render(jobs)).flatMap((renderings, index) =>
      renderings.flatMap((rendering, at) => {
        const { pages, page, show } = cases[at % cases.length]!;
        const expected = literal({
          path: '/posts?q=a&page=:page',
          total_pages: pages,
          current_page: page,
          show_boundary_chevrons: show,
          ...counts[index],
        });
        const actual = htmlOf(rendering);
        return actual === expected ? [] : [{ pages, page, show, ...counts[index], actual, expected }];
      }),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('odd values give a valid control', async () => {
    const odd = [null, 'abc', '3.7', 3.7, 1e9, '', ' 4 ', '-2', '007', '08', -5, true, []];
    const data = [
      ...odd.map((pages) => ({ pages, page: 2 })),
      ...odd.map((page) => ({ pages: 9, page })),
      ...odd.map((value) => ({ pages: value, page: value })),
      ...(languageOf(dialect).written.mayBeMissing ? [{}, { pages: 9 }, { page: 2 }] : []),
    ];
    const totals = [1, 2, 3, 4, 7, 8, 9, 10, 1e9];
    const valid = new Set(
      totals.flatMap((total_pages) =>
        [1, 2, 3, 4, 7, 8, 9, 1e9].map((current_page) =>
          literal({ path: '/:page', total_pages, current_page }),
        ),
      ),
    );
    const controls = await render(compile(`path="/:page" ${numbersOf}`), data);
    expect(controls.filter((control) => !valid.has(control))).toEqual([]);
  });

  test('literals and code go together', async () => {
    const [pages, page] = [quoted(output('pages')), quoted(output('page'))];
    const all = { path: '/:page', total_pages: 30, current_page: 4 };
    const tags: [attributes: string, expected: Parameters<typeof literal>[0]][] = [
      [`total_pages="30" current_page=${page}`, all],
      [`total_pages=${pages} current_page="4"`, all],
      [`total_pages="5" current_page=${page}`, { ...all, total_pages: 5 }],
      [`current_page=${page}`, { ...all, total_pages: undefined }],
      [`total_pages=${pages}`, { ...all, current_page: undefined }],
      [`total_pages=${pages} current_page="-3"`, { ...all, current_page: undefined }],
      [`total_pages=${pages} boundary_count="0"`, { ...all, current_page: undefined, boundary_count: 0 }],
    ];
    const data = [{ pages: 30, page: 4 }];
    const jobs = tags.map(([attributes]) => ({ template: compile(`path="/:page" ${attributes}`), data }));
    expect(await renderAll(jobs)).toEqual(tags.map(([, expected]) => [literal(expected)]));
  });

  test('a first path, classes, what is passed through, live links and labels', async () => {
    const code = quoted(output('base'));
    const isHeex = dialect === 'heex';
    // To Smarty, a brace begins code, unless a space follows.
    const title = dialect === 'smarty' ? 'x{ y' : 'x{y';
    const template = compile(
      `path="/p/:page" first_path="/p" link_type="live_patch" ${numbersOf} class=${isHeex ? '{["a", @base, nil]}' : `"a ${output('base')} c"`} data-x=${code} previous_label=${code} page_label="Seite :page" id="x" title="${title}"`,
    );
    const pages = [1, 2, 7, 30];
    const controls = await render(
      template,
      pages.map((page) => ({ pages: 30, page, base: 'b' })),
    );
    expect(controls.map(decodeDelimiters)).toEqual(
      pages.map((current_page) =>
        literal({
          path: '/p/:page',
          first_path: '/p',
          link_type: 'live_patch',
          class: isHeex ? 'a b' : 'a b c',
          'data-x': 'b',
          previous_label: 'b',
          page_label: 'Seite :page',
          id: 'x',
          title,
          total_pages: 30,
          current_page,
        }),
      ),
    );
  });

  test('first and last, words, and the position or two links in place of the pages', async () => {
    const shapes: Parameters<typeof literal>[0][] = [
      { show_ends: true },
      { show_ends: true, show_labels: true, first_label: 'First', last_label: 'Last posts' },
      { show_ends: true, link_type: 'live_patch', show_boundary_chevrons: true },
      { layout: 'position', show_ends: true },
      { layout: 'position', link_type: 'live_patch' },
      { layout: 'links', show_boundary_chevrons: true },
    ];
    const lists = [1, 2, 9].flatMap((pages) => [1, 2, 9].map((page) => ({ pages, page, show: true })));
    const given = { path: '/p?:page', first_path: '/p' };
    const totals = [numbersOf, `current_page=${quoted(output('page'))}`];
    const jobs = shapes.flatMap((shape) => {
      const words = Object.entries({ ...given, ...shape }).map(
        ([name, value]) => `${name}="${String(value)}"`,
      );
      return totals.map((numbers): Job => ({
        template: compile(`${words.join(' ')} ${numbers}`),
        data: lists,
      }));
    });
    const show = quoted(output('show'));
    const [total, current] = ['total_pages="9"', 'current_page="2"'];
    const bound = `path="/:page" ${total} ${current} show_ends=${show} show_labels=${show}`;
    jobs.push({ template: compile(bound), data: [{ show: true }, { show: false }] });
    const expected = shapes.flatMap((shape) =>
      [true, false].map((isKnown) =>
        lists.map(({ pages, page }) =>
          literal({ ...given, ...shape, total_pages: isKnown ? pages : undefined, current_page: page }),
        ),
      ),
    );
    const shown = [true, false].map((one) =>
      literal({ path: '/:page', total_pages: 9, current_page: 2, show_ends: one, show_labels: one }),
    );
    expect(await renderAll(jobs)).toEqual([...expected, shown]);
  });

  test('forms for a page and a size', async () => {
    const path = '/p?q=a+b&page=:page&n=:page_size';
    const written = 'path="/p?q=a+b&amp;page=:page&amp;n=:page_size" page_sizes="10,25"';
    const [page, size, show] = [quoted(output('page')), quoted(output('size')), quoted(output('show'))];
    const data = [1, 2, 9].flatMap((pages) =>
      [10, 20].flatMap((size) => [true, false].map((show) => ({ pages, size, show, page: 2 }))),
    );
    const templates = [
      compile(`${written} ${numbersOf} page_size=${size} jump=${show}`),
      compile(`${written} current_page=${page} page_size=${size} jump`),
    ];
    const given = { path, page_sizes: [10, 25], current_page: 2 };
    expect(await renderAll(templates.map((template) => ({ template, data })))).toEqual([
      data.map(({ pages, size, show }) =>
        literal({ ...given, total_pages: pages, page_size: size, jump: show }),
      ),
      data.map(({ size }) => literal({ ...given, page_size: size, jump: true })),
    ]);
  });

  test('attributes of every link', async () => {
    const { pathOfToken, pathInLoop } = languageOf(dialect).written;
    const code = pathOfToken.includes('"') && dialect !== 'heex' ? `'${pathOfToken}'` : quoted(pathOfToken);
    const links = `link:hx-get=":path" link:data-code=${code} link:data-go="go(:page)" link:up-follow link:rel="nofollow"`;
    const classes = dialect === 'heex' ? '{["a", @base]}' : `"a ${output('base')}"`;
    const template = compile(
      `path="/p?a&amp;:page" first_path="/p" ${numbersOf} show_boundary_chevrons ${links} link:class=${classes}`,
    );
    const pages = [1, 2, 9];
    const data = pages.map((page) => ({ pages: 9, page, base: '/b', one: [1] }));
    const given = { path: '/p?a&:page', first_path: '/p', show_boundary_chevrons: true, total_pages: 9 };
    const attributes = {
      'link:hx-get': ':path',
      'link:data-code': '/b/:page',
      'link:data-go': 'go(:page)',
      'link:up-follow': true,
      'link:rel': 'nofollow',
      'link:class': 'a /b',
    };
    expect(await render(template, data)).toEqual(
      pages.map((current_page) => literal({ ...given, ...attributes, current_page })),
    );
    if (pathInLoop === undefined) return;
    const { before, path, after } = pathInLoop;
    const tag = `<pagination path="/:page" total_pages="9" current_page="5" link:data-code="${path}" />`;
    const looped = transform(`<div>${before}${tag}${after}</div>`, { dialect });
    const expected = { path: '/:page', total_pages: 9, current_page: 5, 'link:data-code': '/b/1/:page' };
    expect(await render(looped, data)).toEqual(pages.map(() => literal(expected)));
  });

  // In Smarty and HEEx, a value in braces is code, and no binding.
  const hasBindings = !['smarty', 'heex'].includes(engine.dialect);
  (hasBindings ? test : test.skip)('text of the data cannot become code', async () => {
    // One theme has the labels in attributes, the other as text.
    const variants = (['default', 'govuk'] as const).flatMap((theme) =>
      HOSTILE.map((text) => ({ theme, text })),
    );
    const jobs = variants.flatMap(({ theme, text }) => {
      const options = { theme, data: { text, path: `/${text}{:page}` } };
      const words = 'path="{path}" class="{text}" previous_label="{text}" page_label="&#123;:page"';
      return [numbersOf, 'total_pages="9" current_page="5"'].map((numbers) => ({
        template: compile(`${words} ${numbers}`, options),
        data: [{ pages: 9, page: 5 }],
      }));
    });
    const controls = (await renderAll(jobs)).map(([control]) => decodeDelimiters(control!));
    expect(controls).toEqual(
      variants.flatMap(({ theme, text }) => {
        const words = { path: `/${text}{:page}`, class: text, previous_label: text, page_label: '{:page' };
        const control = literal({ ...words, total_pages: 9, current_page: 5 }, { theme });
        return [control, control].map(decodeDelimiters);
      }),
    );
  });

  test("the author's code keeps its meaning", async () => {
    const { weak, commented, filtered = output('show') } = languageOf(dialect).written;
    const jobs = [weak, commented]
      .filter((code) => code !== undefined)
      .map((code) => ({
        template: compile(
          `path="/:page" total_pages="9" current_page=${quoted(code)} show_boundary_chevrons=${quoted(filtered)}`,
        ),
        data: ['4', '1'].flatMap((page) => CHEVRONS.map((show) => ({ page, show, none: null }))),
      }));
    const controls = [4, 1].flatMap((current_page) =>
      CHEVRONS.map((show_boundary_chevrons) =>
        literal({ path: '/:page', total_pages: 9, current_page, show_boundary_chevrons }),
      ),
    );
    expect(await renderAll(jobs)).toEqual(jobs.map(() => controls));
  });

  test('several tags in a file do not disturb one another', async () => {
    const { before, after } = languageOf(dialect).written.twice;
    const tag = `<pagination path="/:page" ${numbersOf} />`;
    const other = `<pagination path="/o/:page" total_pages="3" current_page=${quoted(output('page'))} />`;
    const template = transform(`<div>${tag}${before} ${other}${tag} ${after}${other}</div>`, { dialect });
    const control = renderPagination({ path: '/:page', total_pages: 30, current_page: 7 });
    const otherControl = renderPagination({ path: '/o/:page', total_pages: 3, current_page: 3 });
    const looped = `${otherControl}${control}`;
    expect(await render(template, [{ pages: 30, page: 7, two: [1, 2] }])).toEqual([
      squeeze(`<div>${control}${looped}${looped}${otherControl}</div>`),
    ]);
  });

  test('a first path and a label in code', async () => {
    const isHeex = dialect === 'heex';
    const base = output('base');
    const [path, label] = isHeex ? ['/b/:page', base] : [`${base}/:page`, `"&amp; ${base}"`];
    const tags = [
      `path="${path}" first_path="/first"`,
      `path="/b/:page" first_path=${quoted(base)}`,
      `path="/b/:page" previous_label=${label}`,
    ];
    const words = { path: '/b/:page', total_pages: 9 };
    const others = [
      { first_path: '/first' },
      { first_path: '/b' },
      { previous_label: isHeex ? '/b' : '& /b' },
    ];
    const pages = [1, 2, 3, 9];
    const data = pages.map((page) => ({ pages: 9, page, base: '/b' }));
    // The theme has the beginning of a label that it knows apart from the rest.
    const theme = 'govuk';
    const jobs = tags.map((tag) => ({ template: compile(`${tag} ${numbersOf}`, { theme }), data }));
    expect(await renderAll(jobs)).toEqual(
      others.map((other) =>
        pages.map((current_page) => literal({ ...words, ...other, current_page }, { theme })),
      ),
    );
  });

  test('a list of one page can be left out', async () => {
    const data = [
      { pages: 1, page: 1 },
      { pages: 2, page: 1 },
    ];
    expect(await render(compile(`path="/:page" ${numbersOf} single_page="hide"`), data)).toEqual([
      '<div></div>',
      literal({ path: '/:page', total_pages: 2 }),
    ]);
  });

  test('every theme compiles', async () => {
    const pages = [1, 5, 9];
    const data = pages.map((page) => ({ pages: 9, page }));
    const all = ['bulma', 'govuk', 'petal', ownMarkup] as const;
    const jobs = all.map((theme) => ({
      template: compile(`path="/:page" ${numbersOf} show_boundary_chevrons`, { theme }),
      data,
    }));
    const attributes = { path: '/:page', total_pages: 9, show_boundary_chevrons: true };
    expect(await renderAll(jobs)).toEqual(
      all.map((theme) => pages.map((current_page) => literal({ ...attributes, current_page }, { theme }))),
    );
  });

  test('a path in code', async () => {
    const { pathOfToken, pathInLoop, pathsInStrings = [] } = languageOf(dialect).written;
    const data = [{ pages: 9, page: 5, base: '/b', one: [1] }];
    const numbered = `${numbersOf} boundary_count="2"`;
    const expected = { total_pages: 9, current_page: 5, boundary_count: 2 };
    const plain = dialect === 'heex' ? undefined : `${output('base')}/:page`;
    const jobs = [pathOfToken, ...pathsInStrings, plain]
      .filter((path) => path !== undefined)
      .map((path) => {
        const value = path.includes('"') && !path.startsWith('{') ? `'${path}'` : quoted(path);
        return { template: compile(`path=${value} ${numbered}`), data };
      });
    const controls = jobs.map(() => [literal({ path: '/b/:page', ...expected })]);
    if (pathInLoop !== undefined) {
      const { before, path, after } = pathInLoop;
      const tag = `<pagination path="${path}" total_pages="9" current_page="5" boundary_count="2" />`;
      const template = transform(`<div>${before}${tag}${after}</div>`, { dialect });
      jobs.push({ template, data });
      controls.push([literal({ path: '/b/1/:page', ...expected })]);
    }
    expect(await renderAll(jobs)).toEqual(controls);
  });

  test('a path that is one opaque expression is an error, but in HEEx', () => {
    const compilePath = (): string => compile(`path=${quoted(output('base'))} ${numbersOf}`);
    if (dialect === 'heex') expect(compilePath).not.toThrow();
    else expect(compilePath).toThrow(PaginationTagError);
  });
}

/** Texts that are code in one language or another. */
const HOSTILE = [
  ...['{{ 7*7 }}', '{% if 1 %}', '{# 7 #}', '{{{ 7 }}}', '{{!-- 7 --}}', '{{/* 7 */}}', '{{', '}}', '{', '}'],
  ...['<%= 7*7 %>', '<% if %>', '%>', '<?= 7*7 ?>', '<?php', '?>', '{7}', '{@page}', '"#{7}"', '${7}', "'\\"],
  ...['@if (1)', '@php(7)', '@verbatim', '{!! 7 !!}', '@{{ 7 }}', '\\{{ 7 }}'],
];

function quote(value: string): string {
  return `"${value}"`;
}
