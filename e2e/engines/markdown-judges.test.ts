import { preprocess } from '../../src/index.js';
import { markdown } from '../../src/markdown/index.js';
import { MARKDOWN_PLACES, misread, pagesWithData, withBindings } from '../../src/testing/markdown-data.js';
import { aroundControls, markdownPages } from '../../src/testing/markdown-pages.js';
import { judges, kramdown, mdx, type MarkdownJudge } from '../markdown-judges.js';
import { withPackages } from '../with-packages.js';

/** Pages in Markdown with controls, read by what reads them in other tools: data opens no element, and the rest stays. */

const PAGES = 3000;

interface SilentPage {
  readonly text: string;
  readonly html: string;
  readonly names: ReadonlySet<string>;
  /** Whether there is an empty line before and after each tag. */
  readonly isApart: boolean;
}

/** The pages without a warning. */
function silentPages(count: number): SilentPage[] {
  const pages = markdownPages(Number(process.env['SEED'] ?? 11));
  return Array.from({ length: count }, () => pages.next().value).flatMap((text) => {
    const { html, tags, diagnostics } = preprocess(text, { file: 'page.md', markdown: markdown() });
    if (diagnostics.length > 0) return [];
    const places = tags.map(({ start, end }) => [start.offset, end.offset] as const);
    const names = new Set(places.map(([start, end]) => /"(t\d+)"/.exec(text.slice(start, end))?.[1] ?? ''));
    const isApart = places.every(
      ([start, end]) =>
        /(?:^|\n)\n *$/.test(`\n${text.slice(0, start)}`) && /^(?:\n\n|\n?$)/.test(text.slice(end)),
    );
    return [{ text, html, names, isApart }];
  });
}

const silent = silentPages(PAGES);
const withData = pagesWithData(withBindings('page.md'));

const testWith = ({ needs }: MarkdownJudge): jest.It =>
  needs === undefined ? test : withPackages(needs.package, needs.command, ...needs.args).test;

/** The pages that have something else around their controls than around their tags. */
function changed({ render }: MarkdownJudge, pages: readonly SilentPage[]): object[] {
  const rendered = render([...pages.map(({ text }) => text), ...pages.map(({ html }) => html)]);
  const [before, after] = [rendered.slice(0, pages.length), rendered.slice(pages.length)];
  const around = (html: string, { names }: SilentPage): string =>
    aroundControls(html.replaceAll('<!---->', '').replace(/(<pre[^>]*>)\n/g, '$1'), names);
  return pages.flatMap((page, index) => {
    const [expected, found] = [before, after].map((all) => around(all[index] ?? '', page));
    return expected === found ? [] : [{ text: page.text, expected, found }];
  });
}

test('there are enough pages and texts', () => {
  expect(new Set(withData.map(({ t }) => t)).size).toBeGreaterThanOrEqual(200);
  expect(silent.length).toBeGreaterThan(PAGES / 5);
  expect(silent.filter(({ isApart }) => isApart).length).toBeGreaterThan(PAGES / 50);
});

describe.each(judges)('$name', (judge) => {
  /** The pages that it can be asked about. */
  const pages = silent.filter(
    ({ text }) =>
      // rehype-raw reads an element without an end to the end of the page.
      !(judge.name.includes('rehype-raw') && /<pagination[^>]*\/>/.test(text)) &&
      // Old versions of goldmark begin a block with this end tag, and tables whose header has other cells. CommonMark and GFM do not.
      !(judge.name === 'goldmark' && /<\/pre>|(?<!\| [abxy] \| [abxy] \|\n[>\- ]*)\|---/.test(text)),
  );

  testWith(judge)('what is around a control stays, or a warning says that it does not', () => {
    expect(changed(judge, pages).slice(0, 3)).toEqual([]);
  });

  testWith(judge)('no data opens an element', () => {
    expect(misread(judge.render, withData).slice(0, 3)).toEqual([]);
  });
});

describe('kramdown', () => {
  // Its HTML blocks begin after an empty line only, as the section about Markdown in docs/command-line.md says.
  testWith(kramdown)('what is around a control between empty lines stays', () => {
    expect(
      changed(
        kramdown,
        silent.filter(({ isApart, text }) => isApart && !/<\/?pre>/.test(text)),
      ).slice(0, 3),
    ).toEqual([]);
  });

  testWith(kramdown)('no data opens an element', () => {
    // It reads no link around a control, and then takes "[T](/z)" and a definition in the data together.
    const pages = withData.filter(({ place }) => place !== '[T](/z)');
    expect(misread(kramdown.render, pages).slice(0, 3)).toEqual([]);
  });
});

describe('MDX', () => {
  // HTML in MDX is JSX, which cannot be in the middle of code.
  const places = MARKDOWN_PLACES.filter((place) => !place.includes('`'));

  test('no data opens an element, and none is run', () => {
    const pages = pagesWithData(withBindings('page.mdx'), { places, placesOfText: 2 });
    expect(misread(mdx.render, pages).slice(0, 3)).toEqual([]);
  });
});
