import { transform, type Options } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import type { Job } from './engine.js';
import { engines } from './engines.js';
import { createHandlebarsEngine } from './handlebars.js';
import { paginationHelpers } from './handlebars-helpers.js';
import { decodeDelimiters, htmlOf, literal } from './rendered.js';
import { written } from './written.js';

/** Lists that are described by anything but their number of pages, compared with the control that literals give. */

const withHelpers = engines.map((engine) =>
  engine.dialect === 'handlebars' ? createHandlebarsEngine(paginationHelpers) : engine,
);

for (const engine of withHelpers) {
  describeEngine(engine, ({ dialect, output, render }) => {
    const compile = (attributes: string, options?: Options): string =>
      transform(`<div>\n  <pagination ${attributes}></pagination>\n</div>\n`, { dialect, ...options });
    const renderAll = async (jobs: readonly Job[]): Promise<string[][]> =>
      (await render(jobs)).map((renderings) => renderings.map((one) => decodeDelimiters(htmlOf(one))));
    const attribute = (name: string, code: string): string =>
      dialect === 'heex' ? `${name}=${code}` : `${name}="${code}"`;
    const coded = (name: string, variable: string): string => attribute(name, output(variable));

    test('a list of unknown length ends where code says so', async () => {
      const cases = [1, 2, 9].flatMap((page) => [true, false].map((show) => ({ page, show })));
      const variants: readonly (readonly [attributes: string, literals: object, options: Options])[] = [
        ['', {}, {}],
        ['boundary_count="0"', { boundary_count: 0 }, { theme: 'petal' }],
        ['show_boundary_chevrons', { show_boundary_chevrons: true }, { singlePage: 'hide' }],
        ['link_type="live_patch" id="x"', { link_type: 'live_patch', id: 'x' }, {}],
      ];
      const hasNext = [output('show'), written[dialect]!.filtered].filter((code) => code !== undefined);
      const jobs = hasNext.flatMap((code) =>
        variants.map(([attributes, , options]) => ({
          template: compile(
            `path="/:page" ${coded('current_page', 'page')} ${attribute('has_next', code)} ${attributes}`,
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

    test('a page that is known may be the last one', async () => {
      const template = compile(`path="/:page" current_page="4" ${coded('has_next', 'show')}`);
      const data = [{ show: true }, { show: false }];
      expect(await renderAll([{ template, data }])).toEqual([
        data.map(({ show }) => literal({ path: '/:page', current_page: 4, has_next: show })),
      ]);
    });
  });
}
