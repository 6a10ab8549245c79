import { renderPagination, transform, type DialectName } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import type { Job } from './engine.js';
import { engines } from './engines.js';

/** What pages of a framework have around a tag and in it, by dialect. */
interface FrameworkPage {
  readonly topic: string;
  readonly template: string;
  readonly data?: Job['data'][number];
  /** The control that stands in the page. */
  readonly control: Parameters<typeof renderPagination>[0];
}

const THIRD = { path: '/:page', total_pages: 9, current_page: 3 };
const DATA = { pages: 9, page: 3 };

const pages: Readonly<Partial<Record<DialectName, readonly FrameworkPage[]>>> = {
  blade: [
    {
      // laravel/framework#48407: Blade reads a block from the first @php of a file, an inline one too.
      topic: '@php(…) before the tag',
      template:
        '@php($one = 1) <pagination path="/:page" total_pages="{{ $pages }}" current_page="{{ $page }}" />',
      control: THIRD,
    },
  ],
  hugo: ['%s', '%d', '%v'].map((verb) => ({
    topic: `a path of printf with ${verb}`,
    template: `<pagination path='{{ printf "/p/${verb}" ":page" }}' total_pages="9" current_page="{{ .Params.page }}" />`,
    control: { ...THIRD, path: '/p/:page' },
  })),
};

for (const engine of engines) {
  const ofEngine = pages[engine.dialect];
  if (ofEngine === undefined) continue;
  describeEngine(engine, ({ dialect, render }) => {
    test.each(ofEngine)('$topic', async ({ template, data = DATA, control }) => {
      const job = { template: transform(template, { dialect }), data: [data] };
      const [[rendering]] = (await render([job])) as [[object]];
      expect(rendering).toEqual({ output: expect.anything() as string });
      const { output } = rendering as { output: string };
      expect(squeeze(output.slice(output.indexOf('<nav')))).toBe(squeeze(renderPagination(control)));
    });
  });
}

/** White space between tags belongs to the layout. */
function squeeze(html: string): string {
  return html.replace(/>\s+/g, '>').replace(/\s+</g, '<').trim();
}
