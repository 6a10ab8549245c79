import { transform, type PaginationOptions } from '../../../src/index.js';
import type { Engine, Job } from '../engine.js';
import { languageOf } from '../engines.js';
import { decodeDelimiters, htmlOf, literal } from '../rendered.js';

/** Describes tests of lists that are described by anything but their number of pages, compared with the control that literals give. */
export function describeLists({ dialect, output, render }: Engine): void {
  const compile = (attributes: string, options?: PaginationOptions): string =>
    transform(`<div>\n  <pagination ${attributes}></pagination>\n</div>\n`, { dialect, ...options });
  const renderAll = async (jobs: readonly Job[]): Promise<string[][]> =>
    (await render(jobs)).map((renderings) => renderings.map((one) => decodeDelimiters(htmlOf(one))));
  const attribute = (name: string, code: string): string =>
    dialect === 'heex' ? `${name}=${code}` : `${name}="${code}"`;
  const dynamic = (name: string, variable: string): string => attribute(name, output(variable));

  test('a list of unknown length ends where code says so', async () => {
    const cases = [1, 2, 9].flatMap((page) => [true, false].map((show) => ({ page, show })));
    const variants: readonly (readonly [attributes: string, literals: object, options: PaginationOptions])[] =
      [
        ['', {}, {}],
        ['boundary_count="0"', { boundary_count: 0 }, { theme: 'petal' }],
        ['show_boundary_chevrons', { show_boundary_chevrons: true }, { singlePage: 'hide' }],
        ['link_type="live_patch" id="x"', { link_type: 'live_patch', id: 'x' }, {}],
      ];
    const hasNext = [output('show'), languageOf(dialect).written.filtered].filter(
      (code) => code !== undefined,
    );
    const jobs = hasNext.flatMap((code) =>
      variants.map(([attributes, , options]) => ({
        template: compile(
          `path="/:page" ${dynamic('current_page', 'page')} ${attribute('has_next', code)} ${attributes}`,
          options,
        ),
        data: cases.map((one) => ({ ...one, none: null })),
      })),
    );
    const expected = variants.map(([, literals, options]) =>
      cases.map(({ page, show }) =>
        literal({ path: '/:page', current_page: page, has_next: show, ...literals }, options),
      ),
    );
    expect(await renderAll(jobs)).toEqual(hasNext.flatMap(() => expected));
  });

  test('items are counted in pages, and those on the page are named', async () => {
    const sizes = [1, 3, 10, 999_999_999_999];
    const cases = [0, 1, 2, 9, 10, 11, 97, 100, 999_999_999_999_999].flatMap((pages) =>
      sizes.flatMap((size) => [-1, 2, 7, 999_999_999_999_999].map((page) => ({ pages, size, page }))),
    );
    const summary = 'summary="&lt;:from to :to of :total, :totals"';
    const [items, size, current] = [
      dynamic('total_items', 'pages'),
      dynamic('page_size', 'size'),
      dynamic('current_page', 'page'),
    ];
    const variants: readonly (readonly [attributes: string, literals: object])[] = [
      [`${items} ${size} ${current} ${summary}`, {}],
      [`total_items="97" ${size} ${current} ${summary}`, { total_items: 97 }],
      [`${items} page_size="10" ${current} ${summary}`, { page_size: 10 }],
      [`${items} page_size="10" current_page="2" ${summary}`, { page_size: 10, current_page: 2 }],
      [`total_items="97" page_size="10" ${current} ${summary}`, { total_items: 97, page_size: 10 }],
      [`${items} ${size} ${current}`, { summary: undefined }],
    ];
    const jobs = variants.map(([attributes]) => ({
      template: compile(`path="/:page" ${attributes}`),
      data: cases,
    }));
    const expected = variants.map(([, literals]) =>
      cases.map(({ pages, size, page }) =>
        literal({
          path: '/:page',
          total_items: pages,
          page_size: size,
          current_page: page,
          summary: '<:from to :to of :total, :totals',
          ...literals,
        }),
      ),
    );
    const rendered = await renderAll(jobs);
    const wrong = rendered.flatMap((controls, job) =>
      controls.flatMap((actual, index) =>
        actual === expected[job]![index]
          ? []
          : [{ job, ...cases[index], actual, expected: expected[job]![index] }],
      ),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('paths count pages from 0, and items', async () => {
    const cases = [1, 2, 7, 9].flatMap((page) =>
      [1, 20].map((size) => ({ pages: 9, page, size, base: '/b' })),
    );
    const [pages, size, current] = [
      dynamic('total_pages', 'pages'),
      dynamic('page_size', 'size'),
      dynamic('current_page', 'page'),
    ];
    const text = '/p?a=:offset&amp;b=%3Aindex&amp;c=:page_size&amp;d=:page';
    const variants: readonly (readonly [attributes: string, literals: object])[] = [
      [`path="${text}" ${pages} ${size} ${current}`, {}],
      [
        `path="${text}" ${pages} page_size="20" ${current} first_path="/p"`,
        { page_size: 20, first_path: '/p' },
      ],
      [`path="${text}" ${size} ${current}`, { total_pages: undefined }],
      [`path="${text}" total_pages="9" ${size} current_page="2"`, { current_page: 2 }],
      [
        `path="${text}" total_pages="9" page_size="5" ${current} link:data-a=":index-:offset"`,
        { page_size: 5, 'link:data-a': ':index-:offset' },
      ],
    ];
    const jobs = variants.map(([attributes]) => ({ template: compile(attributes), data: cases }));
    const rendered = await renderAll(jobs);
    const expected = variants.map(([, literals]) =>
      cases.map(({ page, size }) =>
        literal({
          path: '/p?a=:offset&b=%3Aindex&c=:page_size&d=:page',
          ...{ total_pages: 9, page_size: size, current_page: page, ...literals },
        }),
      ),
    );
    expect(rendered).toEqual(expected);
  });

  test('code in paths has the same numbers', async () => {
    const cases = [1, 2, 9].map((page) => ({ page, size: 20, base: '/b' }));
    const { pathOfToken, pathsInStrings = [] } = languageOf(dialect).written;
    const [whole, inside] = [
      [':index', ':offset'],
      [':index', ':page_size/:index/:page/:offset'],
    ];
    const paths = [
      ...whole.map((tokens) => [pathOfToken, tokens] as const),
      ...pathsInStrings.flatMap((code) => inside.map((tokens) => [code, tokens] as const)),
    ];
    const jobs = paths.map(([code, tokens]) => {
      const path = code.replace(':page', tokens);
      const value = dialect === 'heex' ? path : path.includes('"') ? `'${path}'` : `"${path}"`;
      const size = /offset|size/.test(tokens) ? dynamic('page_size', 'size') : '';
      const numbers = `${dynamic('current_page', 'page')} ${size}`;
      return { template: compile(`path=${value} total_pages="9" ${numbers}`), data: cases };
    });
    const expected = paths.map(([, tokens]) =>
      cases.map(({ page, size }) =>
        literal({
          path: `/b/${tokens}`,
          ...{ total_pages: 9, current_page: page },
          page_size: /offset|size/.test(tokens) ? size : undefined,
        }),
      ),
    );
    expect(await renderAll(jobs)).toEqual(expected);
  });

  test('code in a summary has its numbers', async () => {
    const { pathOfToken, pathsInStrings = [] } = languageOf(dialect).written;
    const texts = [
      [pathOfToken, ':total'],
      ...pathsInStrings.map((code) => [code, ':from-:to/:total,:totals'] as const),
    ] as const;
    const numbers = `${dynamic('total_items', 'pages')} page_size="10" ${dynamic('current_page', 'page')}`;
    const jobs = texts.map(([code, tokens]) => {
      const summary = code.replace(':page', tokens);
      const value = dialect === 'heex' ? summary : summary.includes('"') ? `'${summary}'` : `"${summary}"`;
      return {
        template: compile(`path="/:page" ${numbers} summary=${value}`),
        data: [{ pages: 97, page: 3, base: '/b' }],
      };
    });
    const expected = texts.map(([, tokens]) => [
      literal({
        path: '/:page',
        ...{ total_items: 97, page_size: 10, current_page: 3, summary: `/b/${tokens}` },
      }),
    ]);
    expect(await renderAll(jobs)).toEqual(expected);
  });

  test('sizes and item counts that are not numbers give a valid control', async () => {
    const odd = [null, 'abc', '3.7', '', '-2', '0', 0, -5, [], '10'];
    const template = compile(
      `path="/:page" ${dynamic('total_items', 'pages')} ${dynamic('page_size', 'size')} summary=":from to :to of :total"`,
    );
    const data = odd.flatMap((value) => [
      { pages: value, size: 10 },
      { pages: 5, size: value },
    ]);
    const counts = [0, 1, 2, 3, 4, 5, 10];
    const valid = new Set(
      counts.flatMap((total_items) =>
        [1, 2, 3, 4, 10].map((page_size) =>
          literal({ path: '/:page', total_items, page_size, summary: ':from to :to of :total' }),
        ),
      ),
    );
    const [controls] = await renderAll([{ template, data }]);
    expect(controls!.filter((control) => !valid.has(control))).toEqual([]);
  });

  test('shows the neighbors whose paths the code prints', async () => {
    // FreeMarker prints no boolean.
    const missing = ['', null, ...(dialect === 'freemarker' ? [] : [false])];
    const cases = [...missing, 0, '0', '/a?b=c'].flatMap((older) =>
      [...missing, 0, '/d'].flatMap((newer) => ['', 'Fees', 0].map((heading) => ({ older, newer, heading }))),
    );
    const printed = (value: (typeof cases)[number]['older' | 'newer' | 'heading']): string =>
      value === null || value === false ? '' : String(value);
    const links = `${dynamic('previous_path', 'older')} ${dynamic('next_path', 'newer')}`;
    const variants: readonly (readonly [attributes: string, literals: object, options: PaginationOptions])[] =
      [
        [links, {}, {}],
        [`${links} show_boundary_chevrons`, { show_boundary_chevrons: true }, { theme: 'bulma' }],
        [
          `${links} ${dynamic('previous_title', 'heading')} next_title="Next: &lt;"`,
          { titled: true, next_title: 'Next: <' },
          { theme: 'govuk' },
        ],
        [
          `previous_path="/z" ${dynamic('next_path', 'newer')} link_type="live_patch"`,
          { previous_path: '/z', link_type: 'live_patch' },
          {},
        ],
      ];
    const jobs = variants.map(([attributes, , options]) => ({
      template: compile(attributes, options),
      data: cases,
    }));
    const expected = variants.map(
      ([, { titled, ...literals }, options]: readonly [string, { titled?: true }, PaginationOptions]) =>
        cases.map(({ older, newer, heading }) =>
          literal(
            {
              previous_path: printed(older),
              next_path: printed(newer),
              ...(titled && { previous_title: printed(heading) }),
              ...literals,
            },
            options,
          ),
        ),
    );
    // Characters of URLs that an engine escapes in its own way.
    const rendered = (await renderAll(jobs)).map((controls) =>
      controls.map((control) => control.replaceAll('&#x3D;', '=')),
    );
    expect(rendered).toEqual(expected);
  });

  test('the path in other attributes is that in href', async () => {
    if (dialect === 'heex') return;
    const links = ['hx-get', 'data-hx-get', 'up-href', 'ping', 'formaction'];
    const others = links.map((name) => `link:${name}=":path"`).join(' ');
    const [base, code] = [output('base'), output('cursor')];
    const lists = [
      `path="/${base}/?a=${code}&amp;page=:page&amp;b=${code}" first_path="/${base}?a=${code}" total_pages="9" current_page="2"`,
      `previous_path="/?a=${code}&amp;b=1" next_path="/p?${code}"`,
    ];
    const jobs = lists.map((list) => ({
      template: compile(`${list} ${others}`),
      data: ['tea & page=9#x', "%20+é?'", 7].map((cursor) => ({ base: 'b', cursor })),
    }));
    const rendered = (await render(jobs)).flat().map(htmlOf);
    const hrefs = rendered.map((html) => attributesOf(html, 'href'));
    expect(hrefs.flat()).toHaveLength(3 * (8 + 2));
    for (const name of links) expect(rendered.map((html) => attributesOf(html, name))).toEqual(hrefs);
  });

  test('a path of a neighbor may have text around its code', async () => {
    if (dialect === 'heex') return;
    const template = compile(`next_path="/posts?after=${output('cursor')}" previous_path=""`);
    const data = [{ cursor: '9' }, { cursor: '' }];
    expect(await renderAll([{ template, data }])).toEqual([
      [literal({ next_path: '/posts?after=9' }), '<div></div>'],
    ]);
  });

  test('the last known page may be the last one', async () => {
    const lists = [
      { current_page: 4 },
      // Two pages, of which the window has room for one.
      { current_page: 2, sibling_count: 0, boundary_count: 0 },
    ];
    const data = [{ show: true }, { show: false }];
    const jobs = lists.map((list) => ({
      template: compile(
        `path="/:page" ${Object.entries(list)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')} ${dynamic('has_next', 'show')}`,
      ),
      data,
    }));
    expect(await renderAll(jobs)).toEqual(
      lists.map((list) => data.map(({ show }) => literal({ path: '/:page', ...list, has_next: show }))),
    );
  });
}

/** The values of an attribute, with the digits of percent-encoded bytes in lowercase. */
function attributesOf(html: string, name: string): string[] {
  return Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), ([, value = '']) =>
    value.replace(/%[\dA-F]{2}/gi, (byte) => byte.toLowerCase()),
  );
}
