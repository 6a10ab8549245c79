import { transform } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { rails } from '../engines/frameworks.js';
import { describeComponent } from './added.js';
import { linksIn } from './hostile.js';

// Debian 12 has a Pagy that is too old: this needs a newer system, such as that of `npm run test:today`.
const hasPagy = rails().version()?.includes('Pagy') === true;
const describePagy = hasPagy ? describe : describe.skip;

/** A Pagy, and the URL of its third page. */
const LISTS: readonly (readonly [kind: string, options: object, url: string])[] = [
  ['offset', {}, '/posts?items=95&page=3&q=a+b%26c'],
  ['offset', { page_key: 'p' }, '/posts?items=95&p=3&page=7'],
  ['offset', { client_limit: 50, limit_key: 'size' }, '/posts?items=95&page=3&size=7'],
  ['offset', { root_key: 'a' }, '/posts?items=95&a[page]=3&a[q]=1&b[page]=2'],
  ['offset', { jsonapi: true }, '/posts?items=95&page[page]=3'],
  ['offset', { fragment: 'list' }, '/posts?items=95&page=3'],
  ['offset', { max_pages: 5 }, '/posts?items=95&page=3'],
  ['countless', {}, '/posts?items=95&page=3'],
  ['countless', { root_key: 'a' }, '/posts?items=95&a[page]=3'],
  ['countish', {}, '/posts?items=95&page=3+95'],
  ['countish', { ttl: 300 }, '/posts?items=95&page=3'],
  ['calendar', {}, '/posts?items=95&year_page=2&page=3'],
];

/** The number of the page that a link names, and its URL. */
type Link = readonly [number: number, url: string];

/** The links of a control, and the number of the current page. */
function read(page: string): { readonly current: number; readonly links: readonly Link[] } {
  const current = Number(/aria-current="page"[^>]*>\s*(\d+)/.exec(page)?.[1]);
  const anchors = Array.from(
    page.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g),
    ([all, attributes = '', text = '']) => {
      const step = { prev: -1, next: 1 }[/rel="(\w+)"/.exec(attributes)?.[1] ?? ''];
      return [step === undefined ? Number(text) : current + step, linksIn(all)[0] ?? ''] as const;
    },
  );
  return { current, links: anchors };
}

/** Each link leads to the page that it names, and the pages behind it do as well. */
async function follow(
  render: Engine['render'],
  template: string,
  paged_by: unknown,
  start: string,
): Promise<void> {
  const seen = new Set<string>();
  let next: Link[] = [[3, start]];
  while (next.length > 0) {
    const data = next.map(([, url]) => ({ url: url.replace(/#.*/, ''), paged_by }));
    const [pages = []] = await render([{ template, data }]);
    expect(pages).toEqual(pages.map(() => ({ output: expect.stringContaining('<nav') as string })));
    const shown = pages.map((one) => read((one as { output: string }).output));
    expect(shown.map(({ current }) => current)).toEqual(next.map(([number]) => number));
    next = shown.flatMap(({ links }) => links).filter((link) => seen.size < seen.add(link.join(' ')).size);
  }
  expect(seen.size).toBeGreaterThanOrEqual(5);
}

describePagy('Pagy', () => {
  describeComponent('rails --pager pagy --with summary,position', (project) => {
    describeEngine(rails(project), ({ render }) => {
      test.each(LISTS)('the links of :%s lead where they say: %j', async (kind, options, url) => {
        await follow(render, '<%= pagination @pagy %>', [kind, options], url);
      });
    });
  });

  describeComponent('rails --pager pagy --with cursor', (project) => {
    describeEngine(rails(project), ({ render }) => {
      const print = async (template: string, kind: string, url: string) => {
        const [[one] = []] = await render([{ template, data: [{ url, paged_by: [kind, {}] }] }]);
        return one === undefined ? '' : 'output' in one ? one.output : one.error;
      };

      test('the links of a keyset lead through all of its records', async () => {
        const template = '<%= @shown.map(&:id).join(" ") %><%= pagination_cursor next_cursor: @pagy.next %>';
        let seen = '';
        let url: string | undefined = '/posts?items=35&q=a+b%26c';
        while (url !== undefined) {
          const page = await print(template, 'keyset', url);
          seen += `${/^[\d ]*/.exec(page)?.[0]}\n`;
          expect(url.replace(/page=\w+&/, '')).toBe('/posts?items=35&q=a+b%26c');
          url = linksIn(page).at(-1);
        }
        const pages = [0, 10, 20, 30].map((first) =>
          Array.from({ length: first === 30 ? 5 : 10 }, (_, index) => first + index + 1).join(' '),
        );
        expect(seen).toBe(`${pages.join('\n')}\n`);
      });

      // Those of keynav are made by its script.
      test.each(['keyset', 'keynav_js'])('a list of :%s is not taken for one with numbers', async (kind) => {
        const page = await print('<%= pagination @pagy %>', kind, '/posts?items=35');
        expect(page).toMatch(/Error: the pages of a keyset have no numbers/);
      });
    });
  });

  describeEngine(rails(), ({ render }) => {
    const template = transform('<pagination pager="<%= @pagy %>" pager_type="pagy"></pagination>', {
      dialect: 'erb',
    });
    test.each(LISTS)('so do those of a tag, :%s: %j', async (kind, options, url) => {
      await follow(render, template, [kind, options], url);
    });
  });
});
