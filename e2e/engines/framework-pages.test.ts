import { renderPagination, transform, type PaginationDialectName } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import type { Job, Rendering } from './engine.js';
import { engines } from './engines.js';
import { squeeze } from './rendered.js';

/** What pages of a framework have around a tag and in it, by dialect. */
interface FrameworkPage {
  readonly topic: string;
  readonly template: string;
  readonly data?: Job['data'][number];
  /** The control in the page, if it has one. */
  readonly control?: Parameters<typeof renderPagination>[0];
}

const THIRD = { path: '/:page', total_pages: 9, current_page: 3 };
const DATA = { pages: 9, page: 3 };

const printed = (page: string): FrameworkPage[] =>
  ['%s', '%d', '%v'].map((verb) => ({
    topic: `a path of printf with ${verb}`,
    template: `<pagination path='{{ printf "/p/${verb}" ":page" }}' total_pages="9" current_page="{{ ${page} }}" />`,
    control: { ...THIRD, path: '/p/:page' },
  }));

const pages: Readonly<Partial<Record<PaginationDialectName, readonly FrameworkPage[]>>> = {
  php: [
    {
      topic: 'echo, as WordPress writes it',
      template:
        '<pagination path="<?php echo $base; ?>/:page" total_pages="<?php echo max( $pages, 1 ); ?>" current_page="<?php echo $page ?>" />',
      data: { ...DATA, base: '/b' },
      control: { ...THIRD, path: '/b/:page' },
    },
  ],
  blade: [
    {
      // laravel/framework#48407: Blade reads a block from the first @php of a file, an inline one too.
      topic: '@php(…) before the tag',
      template:
        '@php($one = 1) <pagination path="/:page" total_pages="{{ $pages }}" current_page="{{ $page }}" />',
      control: THIRD,
    },
  ],
  heex: [
    ...[
      '{fn p -> ~p"/b/#{p}" end}',
      '{&~p"/b/#{&1}"}',
      '{&"/b/#{&1}"}',
      '{@path}',
      '{@base <> @token}',
      '{f}',
    ].map((path) => ({
      topic: `a path of a function or of any code, ${path}`,
      template: `<% f = fn p -> "/b/#{p}" end %><p>{f.(1)}</p><pagination path=${path} total_pages={@pages} current_page={@page}/>`,
      data: { ...DATA, base: '/b', path: '/b/:page', token: '/%3Apage' },
      control: { ...THIRD, path: '/b/:page' },
    })),
    {
      topic: 'a path with the search of a visitor',
      template: '<pagination path={@path} total_pages={@pages} current_page={@page}/>',
      data: { ...DATA, path: '/b/:page?q=%3Apage' },
      control: { ...THIRD, path: '/b/:page?q=%3Apage' },
    },
    {
      topic: 'literals in braces',
      template:
        '<pagination path="/:page" total_pages={@pages} current_page={3} sibling_count={2} boundary_count={0} show_boundary_chevrons={true} link_type={"live_patch"} />',
      control: {
        ...THIRD,
        sibling_count: 2,
        boundary_count: 0,
        show_boundary_chevrons: true,
        link_type: 'live_patch',
      },
    },
    {
      topic: 'no space before the slash',
      template: '<pagination path="/:page" total_pages={@pages} current_page={@page}/><p>b</p>',
      control: THIRD,
    },
    {
      topic: 'a path in braces, and no space before the slash',
      template: '<pagination total_pages={@pages} current_page={@page} path={~p"/posts/:page"}/>',
      control: { ...THIRD, path: '/posts/:page' },
    },
    {
      topic: 'an id in braces, and no space before the slash',
      template: '<pagination path="/:page" total_pages={@pages} current_page={@page} id={@id}/>',
      data: { ...DATA, id: 'pager' },
      control: { ...THIRD, id: 'pager' },
    },
    {
      topic: 'a class in braces, and no space before the slash',
      template: '<pagination path="/:page" total_pages={@pages} current_page={@page} class={@c}/>',
      data: { ...DATA, c: 'wide' },
      control: { ...THIRD, class: 'wide' },
    },
    {
      topic: ':if with a total that is only there when it holds',
      template:
        '<pagination :if={@meta} path="/:page" total_pages={@meta.pages} current_page={@meta.page} />',
      data: { meta: DATA },
      control: THIRD,
    },
    {
      topic: ':if that does not hold',
      template:
        '<pagination :if={@meta} path="/:page" total_pages={@meta.pages} current_page={@meta.page} />',
      data: { meta: null },
    },
    ...[
      '<pagination path="/:page" total_pages={@pages} current_page={@page} {@rest} />',
      '<pagination {Map.put(@rest, "data-a", nil)} path="/:page" total_pages="9" current_page="3"/>',
      '<pagination path="/:page" {@rest} total_pages={@pages} {[]} current_page={@page}/>',
    ].flatMap((template) => [
      {
        topic: 'attributes of a map',
        template,
        data: { ...DATA, rest: { id: 'a' } },
        control: { ...THIRD, id: 'a' },
      },
      {
        topic: 'a name among the attributes of a map',
        template,
        data: { ...DATA, rest: { 'aria-label': 'Posts' } },
        control: { ...THIRD, 'aria-label': 'Posts' },
      },
      {
        topic: 'an id that names it among the attributes of a map',
        template,
        data: { ...DATA, rest: { 'aria-labelledby': 'posts' } },
        control: { ...THIRD, 'aria-labelledby': 'posts' },
      },
    ]),
    {
      topic: ':for and :if',
      template:
        '<pagination :for={list <- @lists} :if={list.pages > 1} path="/:page" total_pages={list.pages} current_page={list.page} />',
      data: { lists: [{ pages: 1, page: 1 }, DATA] },
      control: THIRD,
    },
    {
      topic: 'an element without interpolation around the tag',
      template:
        '<div phx-no-curly-interpolation><pagination path="/:page" total_pages={@pages} current_page={@page} /></div>',
      control: THIRD,
    },
    {
      topic: 'the token put together with other strings',
      template: '<pagination path={"/posts/" <> ":page"} total_pages={@pages} current_page={@page} />',
      control: { ...THIRD, path: '/posts/:page' },
    },
    ...['textarea', 'iframe', 'script src="/a.js"', 'select', 'p', 'a', 'svg'].map((name) => ({
      topic: `<${name} /> before the tag`,
      template: `<${name} /><pagination path="/:page" total_pages={@pages} current_page={@page} />`,
      control: THIRD,
    })),
  ],
  hugo: printed('.Params.page'),
  go: [
    ...printed('.page'),
    {
      topic: 'a loop around the tag',
      template:
        '{{ range .lists }}<pagination path=\'{{ slice "/p/" 0 3 }}:page\' total_pages="{{ .pages }}" current_page="{{ .page }}" />{{ end }}',
      data: { lists: [DATA] },
      control: { ...THIRD, path: '/p/:page' },
    },
  ],
};

for (const engine of engines) {
  const ofEngine = pages[engine.dialect];
  if (ofEngine === undefined) continue;
  describeEngine(engine, ({ dialect, render }) => {
    let renderings: readonly (readonly Rendering[])[];

    beforeAll(async () => {
      renderings = await render(
        ofEngine.map(({ template, data = DATA }) => ({
          template: transform(template, { dialect }),
          data: [data],
        })),
      );
    });

    test.each(ofEngine.map((one, index) => ({ ...one, index })))('$topic', ({ index, control }) => {
      const [rendering] = renderings[index]!;
      expect(rendering).toEqual({ output: expect.anything() as string });
      const { output } = rendering as { output: string };
      const controls = [...output.matchAll(/<nav[^]*?<\/nav>/g)].map(([html]) => squeeze(html));
      expect(controls).toEqual(control === undefined ? [] : [squeeze(renderPagination(control))]);
    });
  });
}
