import { PaginationTagError, transform } from '../../../src/index.js';
import type { Engine } from '../engine.js';
import { htmlOf, literal } from '../rendered.js';

const GROUPS = [
  '1,000',
  '1.000',
  "1'000",
  '1’000',
  '1 000',
  '1\u00a0000',
  '1\u202f000',
  '1,00,000',
  '1,0000',
  '1000',
];
const SCRIPTS = ['١٬٠٠٠', '۱۰۰۰', '१,००,०००', '𞥑𞥐𞥐𞥐'];

/** Around every power of ten that is a page number. */
const PAGES = Array.from({ length: 15 }, (_, power) => 10 ** power).flatMap((page) => [
  page - 1,
  page,
  page + 1,
]);

/** Describes tests of number formats: those of literals and of code are the same. */
export function describeNumberFormats(engine: Engine): void {
  const { dialect, output } = engine;
  const code = (name: string): string => {
    const value = output(name);
    return dialect === 'heex' ? value : `"${value}"`;
  };
  const formats = dialect === 'django' ? GROUPS : [...GROUPS, ...SCRIPTS];
  const label = 'Page :page, not :pager';
  const data = PAGES.map((page) => ({ page, pages: 999_999_999_999_999, items: page, size: 10 }));

  test('page numbers have the format that literals have', async () => {
    const words = `path="/:page" page_label="${label}" current_page=${code('page')}`;
    const jobs = formats.map((format) => ({
      template: transform(
        `<div><pagination ${words} total_pages=${code('pages')} number_format="${format}" /></div>`,
        {
          dialect,
        },
      ),
      data,
    }));
    const rendered = await engine.render(jobs);
    const wrong = formats.flatMap((number_format, index) =>
      data.flatMap(({ page, pages }, at) => {
        const given = { path: '/:page', page_label: label, total_pages: pages, current_page: page };
        const expected = literal({ ...given, number_format });
        const actual = withoutReferences(htmlOf(rendered[index]![at]!));
        return actual === withoutReferences(expected) ? [] : [{ number_format, page, actual, expected }];
      }),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('so have those of a summary and of a position, but not the fields of forms', async () => {
    const path = '/?page=:page&n=:page_size';
    const given = { path, summary: ':from to :to of :total', layout: 'position', jump: true } as const;
    const words = `path="${path.replace('&', '&amp;')}" summary="${given.summary}" layout="position" jump page_sizes="10,2000"`;
    const numbers = `total_items=${code('items')} page_size=${code('size')} current_page=${code('page')}`;
    const template = transform(`<div><pagination ${words} ${numbers} number_format="1,000" /></div>`, {
      dialect,
    });
    const lists = [0, 7, 12_345, 9_876_543].flatMap((items) =>
      [10, 2000, 3000].flatMap((size) => [1, 1000, 1_000_000].map((page) => ({ items, size, page }))),
    );
    const [rendered = []] = await engine.render([{ template, data: lists }]);
    expect(rendered.map(htmlOf)).toEqual(
      lists.map(({ items, size, page }) =>
        literal({
          ...given,
          page_sizes: [10, 2000],
          ...{ total_items: items, page_size: size, current_page: page, number_format: '1,000' },
        }),
      ),
    );
  });

  if (dialect === 'django')
    test('other digits are an error', () => {
      const tag = `<pagination path="/:page" total_pages=${code('pages')} number_format="${SCRIPTS[0]}" />`;
      expect(() => transform(tag, { dialect })).toThrow(PaginationTagError);
    });
}

/** Some languages write references for apostrophes in the output of code. */
function withoutReferences(html: string): string {
  return html.replace(/&#(?:0?39|x27);|&apos;/g, "'");
}
