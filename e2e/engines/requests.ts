import { decodeHTMLAttribute } from 'entities';
import { renderPagination } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import type { Engine, Job, Rendering } from './engine.js';

/** Requests for a list in its framework: whatever shows its pages there shows what literals give. */

const SITE = 'https://site.example';

/** A request for a list with ten items to a page, and which page of how many it shows. */
export interface Request {
  readonly topic: string;
  readonly items: number;
  readonly query: string;
  readonly page: number;
  readonly pages: number;
}

const hostile =
  'host=evil.example&only_path=false&script_name=//evil&controller=x&_external=1&_scheme=javascript';

const requests: readonly Request[] = [
  { topic: 'no page asked for', items: 90, query: 'q=1', page: 1, pages: 9 },
  { topic: 'the first page', items: 90, query: 'page=1', page: 1, pages: 9 },
  { topic: 'the second page', items: 90, query: 'page=2', page: 2, pages: 9 },
  { topic: 'a page in the middle', items: 90, query: 'page=5', page: 5, pages: 9 },
  { topic: 'the last page', items: 90, query: 'page=9', page: 9, pages: 9 },
  { topic: 'a page beyond', items: 90, query: 'page=99', page: 9, pages: 9 },
  { topic: 'no items', items: 0, query: '', page: 1, pages: 1 },
  { topic: 'one page', items: 5, query: '', page: 1, pages: 1 },
  { topic: 'a query', items: 90, query: 'q=a%20%26%22%3Cb&page=3&t[0]=1&t[1]=2', page: 3, pages: 9 },
  {
    topic: 'parameters like that of the page',
    items: 90,
    query: 'xpage=4&page=3&my_page=42',
    page: 3,
    pages: 9,
  },
  { topic: 'markup for a page', items: 90, query: 'page=%22%3E%3Cb%3E', page: 1, pages: 9 },
  { topic: 'a negative page', items: 90, query: 'page=-3', page: 1, pages: 9 },
  {
    topic: 'parameters that are options elsewhere',
    items: 90,
    query: `page=2&${hostile}`,
    page: 2,
    pages: 9,
  },
];

/** What shows the pages of a list in a framework. */
export interface Shown {
  readonly engine: Engine;
  /** The template, with the id `pager` on the control. */
  readonly template: string;
  /** Whether the first page has no number. */
  readonly hasFirstPath?: true;
  /** Whether a list with one page has no control. */
  readonly hidesSinglePage?: true;
  /** The URL of the page of a list that has no other, where the paginator knows no query then. */
  readonly single?: string;
  /** What the framework does not take for the nearest page. */
  readonly except?: readonly string[];
  /** The variables of the template, unless the framework derives them from the URL. */
  readonly data?: (request: Request) => Job['data'][number];
}

/** Describes tests of all requests. */
export function describeRequests(shown: Shown): void {
  const { engine, template, hasFirstPath, hidesSinglePage, single, except = [], data } = shown;
  describeEngine(engine, ({ render }) => {
    const asked = requests.filter(({ topic }) => !except.includes(topic));
    let renderings: readonly Rendering[];

    beforeAll(async () => {
      const values = asked.map(
        (request) => data?.(request) ?? { url: `/posts?items=${request.items}&${request.query}` },
      );
      [renderings = []] = await render([{ template, data: values }]);
    });

    test.each(asked.map((request, index) => ({ ...request, index })))('$topic', ({ index, ...request }) => {
      const rendering = renderings[index]!;
      expect(rendering).toEqual({ output: expect.anything() as string });
      const attributes = {
        path: (page: number) => (request.pages === 1 && single) || urlOf(request, page),
        first_path: hasFirstPath && ((request.pages === 1 && single) || urlOf(request)),
        total_pages: request.pages,
        current_page: request.page,
        id: 'pager',
      };
      const literal = renderPagination(attributes, { singlePage: hidesSinglePage ? 'hide' : 'show' });
      const { output } = rendering as { output: string };
      expect(controlIn(output) ?? '').toBe(canonical(literal));
    });
  });
}

/** The URL of a page: with the query that was asked for, and another number or none. */
export function urlOf({ items, query }: Pick<Request, 'items' | 'query'>, page?: number): string {
  const parameters = new URLSearchParams(`items=${items}&${query}`);
  if (page === undefined) parameters.delete('page');
  else parameters.set('page', String(page));
  return `/posts?${parameters}`;
}

/** The control in a page. */
export function controlIn(page: string): string | undefined {
  return canonical(/<nav[^]*<\/nav>/.exec(page)?.[0]);
}

/** Markup without white space that means nothing, with attributes and parameters of URLs in order. */
export function canonical(html: string | undefined): string | undefined {
  return (
    html
      // In a tag, void elements and attributes without a value are written as in XML.
      ?.replaceAll(' />', '>')
      .replaceAll(' selected=""', ' selected')
      .replace(/>\s+/g, '>')
      .replace(/\s+(?=[<>"])/g, '')
      .replace(/\s+/g, ' ')
      .replace(/&#(?:0?39|x27);/g, "'")
      .replace(/&#34;/g, '&quot;')
      .replace(/&#x3D;/g, '=')
      .replace(
        /<(\w+) ([^>]*)>/g,
        (_, name: string, all: string) =>
          `<${name} ${all
            .split(/(?<=") /)
            .sort()
            .join(' ')}>`,
      )
      .replace(/href="([^"]*)"/g, (_, href: string) => {
        const url = new URL(decodeHTMLAttribute(href), `${SITE}/posts`);
        url.searchParams.sort();
        return `href="${url.href}"`;
      })
  );
}

/** As Shopify's documentation describes the object `paginate`. */
export const shopify = ({ items, query, page, pages }: Request): Job['data'][number] => {
  const url = (number: number): { url: string } | null =>
    number < 1 || number > pages ? null : { url: urlOf({ items, query }, number) };
  return {
    request: { path: '/posts' },
    paginate: { current_page: page, pages, page_param: 'page', next: url(page + 1), previous: url(page - 1) },
  };
};
