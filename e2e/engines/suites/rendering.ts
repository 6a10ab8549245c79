import type { Engine, Rendering } from '../engine.js';
import { languageOf } from '../engines.js';
import { RAW } from '../language.js';

async function renderPages(
  engine: Engine,
  template: string,
  pages: readonly unknown[],
): Promise<Rendering[]> {
  const [renderings] = await engine.render([{ template, data: pages.map((page) => ({ page })) }]);
  return [...renderings!];
}

const outputs = (...texts: readonly string[]): Rendering[] => texts.map((output) => ({ output }));
const anError = { error: expect.stringMatching(/\S/) as string };

/** Describes tests of the engine itself, on which the others rely. */
export function describeRendering(engine: Engine): void {
  const { dialect, render, output } = engine;
  const {
    escaped,
    empty,
    lineBreak = '\n',
    firstLineBreak = '\n',
    million = '1000000',
    failing,
    broken,
  } = languageOf(dialect).properties;
  const page = output('page');

  test('keeps the order of jobs and data', async () => {
    const data = [3, 1, 2].map((number) => ({ page: number, pages: 10 }));
    const jobs = [
      { template: `a ${page} of ${output('pages')}`, data },
      { template: `b ${page}`, data: data.toReversed() },
      { template: 'c', data: [] },
    ];
    const expected = [outputs('a 3 of 10', 'a 1 of 10', 'a 2 of 10'), outputs('b 2', 'b 1', 'b 3'), []];
    expect(await render(jobs)).toEqual(expected);
  });

  test('renders nothing for an empty list', async () => {
    expect(await render([])).toEqual([]);
    expect(await render([{ template: '', data: [{}, { page: {} }] }])).toEqual([outputs('', '')]);
  });

  test('writes values as the dialect does', async () => {
    const values = [RAW, null, '', '007', '3.7', 1_000_000, 'ж😀'];
    const expected = [escaped, empty, '', '007', '3.7', million, 'ж😀'];
    expect(await renderPages(engine, `<p>ß${page}</p>`, values)).toEqual(
      outputs(...expected.map((text) => `<p>ß${text}</p>`)),
    );
  });

  test('keeps line breaks', async () => {
    expect(await renderPages(engine, `\na\n\n  ${page}\n\tb`, [1])).toEqual(
      outputs(`${firstLineBreak}a\n\n  1${lineBreak}\tb`),
    );
  });

  test('tells errors of single renderings', async () => {
    const [before, failed, after] = await renderPages(engine, `before ${failing}`, [1, 0, 1]);
    expect([before, failed, after]).toEqual([
      after,
      anError,
      { output: expect.stringMatching(/^before /) as string },
    ]);
  });

  test('tells errors of templates, and renders the others', async () => {
    const data = [{ page: 1 }, { page: 2 }];
    const jobs = [
      { template: page, data },
      { template: broken, data },
      { template: page, data },
    ];
    const good = outputs('1', '2');
    expect(await render(jobs)).toEqual([good, [anError, anError], good]);
  });

  test('renders many templates and many data in one batch', async () => {
    const templates = Array.from({ length: 50 }, (_, index) => `${index}: ${page}`);
    const data = Array.from({ length: 10 }, (_, index) => ({ page: index }));
    const renderings = await render(templates.map((template) => ({ template, data })));
    expect(renderings).toEqual(
      templates.map((_, index) => outputs(...data.map(({ page }) => `${index}: ${page}`))),
    );
  });
}
