import ejs from 'ejs';
import { Eta } from 'eta';
import { Liquid } from 'liquidjs';
import MarkdownIt from 'markdown-it';
import nunjucks from 'nunjucks';
import { transform, type PaginationOptions } from '../src/index.js';
import { markdown } from '../src/markdown/index.js';
import {
  MARKDOWN_PLACES,
  MARKDOWN_TAGS,
  misread,
  pagesWithData,
  type Prepare,
} from '../src/testing/markdown-data.js';
import { judges, mdx } from './markdown-judges.js';

/** Templates whose output is Markdown: what their engine prints at run time stays text. */

const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: true });

test('Markdown leaves a control that is compiled to Liquid unchanged', () => {
  const options = { file: 'page.md.liquid', markdown: markdown() };
  const template = `# Posts\n\n<pagination path="/:page" total_pages="{{ total }}"></pagination>\n\nmore\n`;
  const page = new Liquid().parseAndRenderSync(transform(template, options), { total: 9 }) as string;
  const html = markdownIt.render(page);
  const control = transform('<pagination path="/:page" total_pages="9"></pagination>');
  expect(html.replace(/\s*\n\s*/g, '')).toBe(`<h1>Posts</h1>${control}<p>more</p>`);
});

interface Language {
  readonly dialect: NonNullable<PaginationOptions['dialect']>;
  /** What prints an escaped title. */
  readonly code: string;
  readonly run: (template: string, data: object) => string;
}

const eta = new Eta({ autoEscape: true });

const LANGUAGES = {
  'md.liquid': {
    dialect: 'liquid',
    code: '{{ t | escape }}',
    run: (template, data) => new Liquid().parseAndRenderSync(template, data) as string,
  },
  'md.njk': {
    dialect: 'nunjucks',
    code: '{{ t }}',
    run: (template, data) =>
      new nunjucks.Environment(null, { autoescape: true }).renderString(template, data),
  },
  'md.ejs': { dialect: 'ejs', code: '<%= t %>', run: (template, data) => ejs.render(template, data) },
  'md.eta': {
    dialect: 'eta',
    code: '<%= it.t %>',
    run: (template, data) => eta.renderString(template, data),
  },
} satisfies Readonly<Record<string, Language>>;

/** Data in all texts, and in attributes that are passed through. */
const TAGS = [
  ...MARKDOWN_TAGS,
  '<pagination path="/:page" total_pages="2" title="{t}" aria-label="{t}" lang="en"></pagination>',
];

/** Between backticks, a tag is text, and so is the author's own code. */
const places = MARKDOWN_PLACES.filter((place) => !place.includes('`'));

const prepare =
  (file: string, { dialect, code, run }: Language): Prepare =>
  (template) => {
    const options = { file, dialect, markdown: markdown(), onWarning: () => {} };
    const compiled = transform(template.replaceAll('{t}', code), options);
    return (data) => run(compiled, data);
  };

test.each(Object.entries(LANGUAGES))(
  'in .%s, nothing that is printed opens an element',
  (ending, language) => {
    const pages = pagesWithData(prepare(`page.${ending}`, language), { tags: TAGS, places });
    expect(misread((texts) => texts.map((text) => markdownIt.render(text)), pages).slice(0, 3)).toEqual([]);
  },
);

test.each(judges.filter(({ name }) => /remark|commonmark/.test(name)))(
  'nothing that an engine prints opens an element in $name',
  ({ render }) => {
    const pages = Object.entries(LANGUAGES).flatMap(([ending, language]) =>
      pagesWithData(prepare(`page.${ending}`, language), { tags: TAGS, places, placesOfText: 1 / 2 }),
    );
    expect(misread(render, pages).slice(0, 3)).toEqual([]);
  },
);

test('in MDX, nothing that Nunjucks prints is run', () => {
  const pages = pagesWithData(prepare('page.mdx', LANGUAGES['md.njk']), { places, placesOfText: 1 });
  expect(misread(mdx.render, pages).slice(0, 3)).toEqual([]);
});
