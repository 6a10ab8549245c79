import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { renderPagination } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import { createHugoEngine } from '../engines/hugo.js';
import { canonical, controlIn } from '../engines/requests.js';
import { urls, buildHugoSection, expectPages, sizes } from '../engines/sites.js';
import { describeComponent, listedAttributes, listingsOf } from './added.js';
import { allWindows, describeGrid, listOf, TEXT, type Attributes } from './grid.js';

const URL = '/base/posts/page/N/';

/** An object like `.Paginator`. Hugo's own creates pages, and only knows the paths of a section. */
const PAGER = `{{ $p := .Params }}{{ $links := slice }}
{{ range $index, $url := $p.urls }}{{ $links = $links | append (dict "URL" $url "PageNumber" (add $index 1)) }}{{ end }}
{{ $pager := dict "TotalPages" $p.total_pages "PageNumber" $p.current_page "Pagers" $links
  "TotalNumberOfElements" $p.total_items "NumberOfElements" $p.shown
  "HasPrev" (gt $p.current_page 1) "HasNext" (lt $p.current_page $p.total_pages) }}
{{ $pager = merge $pager (dict "First" (index $links 0) "Last" (index $links (sub $p.total_pages 1))) }}
{{ if $pager.HasPrev }}{{ $pager = merge $pager (dict "Prev" (index $links (sub $p.current_page 2))) }}{{ end }}
{{ if $pager.HasNext }}{{ $pager = merge $pager (dict "Next" (index $links $p.current_page)) }}{{ end }}`;

function use(attributes: Attributes) {
  if ('previous_path' in attributes || 'next_path' in attributes) return useNeighbors(attributes);
  const { path = '', first_path, ...given } = attributes;
  const list = listOf(attributes);
  const urls = Array.from({ length: Number(list.total_pages) }, (_, index) =>
    index === 0 && typeof first_path === 'string'
      ? first_path
      : String(path).replace(':page', String(index + 1)),
  );
  const others = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in list)));
  const isOther = (name: string): boolean => name === 'id' || name.startsWith('data-');
  const names = Object.keys(others);
  const dict = (some: readonly string[]): string =>
    some.map((name) => `"${name.replace('aria-', 'aria_')}" (index $p "${name}")`).join(' ');
  const own = dict(names.filter((name) => !isOther(name)));
  const code = `"pager" $pager ${own} "attributes" (dict ${dict(names.filter(isOther))})`;
  return {
    template: `${PAGER}{{ partial "pagination.html" (dict ${code}) }}`,
    data: { ...others, ...list, urls },
  };
}

/** The second component takes paths instead of a paginator. */
function useNeighbors(attributes: Attributes) {
  const isOther = (name: string): boolean => name === 'id' || name.startsWith('data-');
  const dict = (some: readonly string[]): string =>
    some.map((name) => `"${name.replace('aria-', 'aria_')}" (index $p "${name}")`).join(' ');
  const names = Object.keys(attributes);
  const own = dict(names.filter((name) => !isOther(name)));
  return {
    template: `{{ $p := .Params }}{{ partial "pagination.html" (dict ${own} "attributes" (dict ${dict(names.filter(isOther))})) }}`,
    data: { ...attributes },
  };
}

// Hugo's numbers are integers.
describeGrid({ framework: 'hugo', engine: createHugoEngine, use, reads: () => false });

describeComponent('hugo', (project) => {
  const engine = createHugoEngine(project);

  describeEngine(engine, ({ render }) => {
    async function print(template: string): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{}] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    test('its window is that of pageWindow', async () => {
      const windows = await print(`{{ range $total := seq 60 }}{{ range $current := seq $total }}
{{ range $siblings := slice 0 1 2 3 }}{{ range $boundaries := slice 0 1 2 3 }}
{{ $dict := dict "total" $total "current" $current "siblings" $siblings "boundaries" $boundaries }}
{{ $total }} {{ $current }} {{ $siblings }} {{ $boundaries }} {{ delimit (partial "pagination-pages.html" $dict) " " }}
{{ end }}{{ end }}{{ end }}{{ end }}`);
      const lines = windows
        .replaceAll('gap', '…')
        .split('\n')
        .filter((line) => line.trim() !== '');
      expect(lines.join('\n')).toBe(allWindows());
    });

    test.each([
      ['(dict "page" . "sibling_cuont" 2)', /pagination\.html has no "sibling_cuont"/],
      ['(dict "page" . "id" "a")', /pagination\.html has no "id"\. HTML attributes go into/],
      ['.', /pagination\.html needs the page of a list, or "pager"/],
    ])('partial "pagination.html" %s is an error', async (code, message) => {
      expect(await print(`{{ partial "pagination.html" ${code} }}`)).toMatch(message);
    });
  });

  describeEngine(engine, () => {
    const all = (items: number): string[] => urls(items, '/base/posts/', URL);

    describe.each([
      '{{ partial "pagination.html" . }}',
      '{{ partial "pagination.html" (dict "page" .) }}',
      '{{ partial "pagination.html" (dict "pager" (.Paginate .RegularPages)) }}',
      // As templates call Hugo's own partial, whose name it has.
      '{{ partial "pagination.html" .Paginator }}',
      '{{ partial "pagination.html" (dict "page" . "format" "terse") }}',
    ])('%s', (layout) => {
      test.each(sizes)('%i posts', async (items) => {
        expectPages(await buildHugoSection(items, layout, project), all(items), {}, 'hide');
      });
    });

    test('translated labels', async () => {
      const layout = `{{ $t := \`${TEXT}\` }}{{ partial "pagination.html" (dict "page" . "previous_label" $t "aria_label" $t) }}`;
      expectPages(await buildHugoSection(45, layout, project), all(45), {
        previous_label: TEXT,
        'aria-label': TEXT,
      });
    });
  });

  describeEngine(engine, () => {
    test.each(
      Object.entries({
        list: {},
        attributes: { ...listedAttributes, 'data-list': 'posts' },
        pager: {},
        htmx: { 'hx-boost': 'true', 'hx-target': '#posts', 'hx-select': '#posts', 'hx-swap': 'outerHTML' },
      }),
    )('docs/frameworks/hugo.md: %s', async (name, given) => {
      const listing = listingsOf('hugo')[name];
      expect(listing).toBeDefined();
      const site = await buildHugoSection(45, listing ?? '', project);
      expectPages(site, urls(45, '/base/posts/', URL), given);
    });
  });
});

describeComponent('hugo --with neighbors', (project) => {
  const engine = createHugoEngine(project);
  describeEngine(engine, ({ render }) => {
    test('docs/frameworks/hugo.md: previous_next', async () => {
      const write = (name: string, text: string): void => {
        mkdirSync(dirname(join(project, name)), { recursive: true });
        writeFileSync(join(project, name), text);
      };
      write('config.json', '{ "baseURL": "https://site.example/base/" }');
      write('layouts/_default/single.html', listingsOf('hugo')['previous_next'] ?? '');
      ['Fees', 'Applying', 'Results'].forEach((title, index) => {
        write(`content/posts/${index + 1}.md`, `---\ntitle: ${title}\ndate: 2020-01-0${index + 1}\n---\n`);
      });
      await promisify(execFile)('hugo', ['--source', project, '--quiet']);
      const beside = {
        previous_path: '/base/posts/1/',
        previous_title: 'Fees',
        next_path: '/base/posts/3/',
        next_title: 'Results',
      };
      expect(controlIn(readFileSync(join(project, 'public/posts/2/index.html'), 'utf8'))).toBe(
        canonical(renderPagination(beside)),
      );
    });

    test.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,'])(
      'Hugo itself refuses %j',
      async (url) => {
        const template = '{{ partial "previous-next.html" (dict "previous_path" .Params.target) }}';
        const [[one] = []] = await render([{ template, data: [{ target: url }] }]);
        expect(one).toEqual({ output: expect.stringContaining('href="#ZgotmplZ"') as string });
      },
    );
  });
});

describeComponent('hugo --theme govuk', (project) => {
  const engine = createHugoEngine(project);
  describeEngine(engine, () => {
    test('a label of the caller is whole', async () => {
      const layout = '{{ partial "pagination.html" (dict "page" . "next_label" "Older posts") }}';
      const site = await buildHugoSection(15, layout, project);
      expect(site['/base/posts/']).toContain('<span class="govuk-pagination__link-title">Older posts</span>');
    });
  });
});
