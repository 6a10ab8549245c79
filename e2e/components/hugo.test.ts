import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { renderPagination } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import { createHugoEngine } from '../engines/hugo.js';
import { canonical, controlIn } from '../engines/requests.js';
import { urls, buildHugoSection, expectPages, sizes } from '../engines/sites.js';
import { listingsOf } from '../scripts/listings.js';
import { describeComponent } from './added.js';
import { allWindows, describeProgram, listOf, TEXT, type Attributes, type BesideUses } from './grid.js';

const URL = '/base/posts/page/N/';

/**
 * An object like `.Paginator`, whose numbers are integers. Hugo's own creates pages, and only knows the paths of a section.
 * In today's Hugo, numbers in front matter have no sign.
 */
const PAGER = `{{ $p := .Params }}{{ $links := slice }}
{{ range $index, $url := $p.urls }}{{ $links = $links | append (dict "URL" $url "PageNumber" (add $index 1)) }}{{ end }}
{{ $total := int $p.total_pages }}{{ $current := int $p.current_page }}
{{ $pager := dict "TotalPages" $total "PageNumber" $current "Pagers" $links
  "TotalNumberOfElements" (int $p.total_items) "NumberOfElements" (int $p.shown)
  "HasPrev" (gt $current 1) "HasNext" (lt $current $total) }}
{{ $pager = merge $pager (dict "First" (index $links 0) "Last" (index $links (sub $total 1))) }}
{{ if $pager.HasPrev }}{{ $pager = merge $pager (dict "Prev" (index $links (sub $current 2))) }}{{ end }}
{{ if $pager.HasNext }}{{ $pager = merge $pager (dict "Next" (index $links $current)) }}{{ end }}`;

/** What the partial calls the attributes of a tag. Those of others are in `attributes`. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  'aria-label': 'label',
  class: 'class',
};

/** The code of a dict with the front matter's values of these names. */
const dictOf = (names: readonly string[], called: (name: string) => string): string =>
  `(dict ${names.map((name) => `"${called(name)}" (index $p "${name}")`).join(' ')})`;

function use(attributes: Attributes) {
  const { path = '', first_path, ...given } = attributes;
  const list = listOf(attributes);
  const urls = Array.from({ length: Number(list.total_pages) }, (_, index) =>
    index === 0 && typeof first_path === 'string'
      ? first_path
      : String(path).replace(':page', String(index + 1)),
  );
  const others = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in list)));
  const own = Object.keys(others).filter((name) => name in ARGUMENTS);
  const rest = Object.keys(others).filter((name) => !(name in ARGUMENTS));
  const options = `(dict "pager" $pager "attributes" ${dictOf(rest, String)})`;
  const named = dictOf(own, (name) => ARGUMENTS[name] ?? name);
  return {
    template: `${PAGER}{{ partial "page-links.html" (merge ${options} ${named}) }}`,
    data: { ...others, ...list, urls },
  };
}

const numbered = (name: string, attributes: Attributes) => ({
  template: `${PAGER}{{ partial "page-links-${name}.html" $pager }}`,
  data: { ...listOf(attributes), urls: Array.from({ length: 10 }, (_, index) => `/${index + 1}`) },
});

const BESIDE: BesideUses = {
  summary: numbered('summary', { total_items: 97, page_size: 10, current_page: 3 }),
  position: numbered('position', { total_pages: 9, current_page: 3 }),
  neighbors: {
    template: `{{ $before := dict "RelPermalink" "/posts/6" "LinkTitle" "Applying" }}
{{ $after := dict "RelPermalink" "/posts/8?a=1&b=2" "LinkTitle" .Params.text }}
{{ partial "page-links-neighbors.html" (dict "previous" $before "next" $after "class" "mt-4") }}`,
    data: { text: TEXT },
  },
};

describeProgram({ framework: 'hugo', engine: createHugoEngine, use, hasPaths: true, uses: BESIDE });

/** The text of the control of each window: the words of its links, of which there are numbers and gaps. */
const windowsWith = (boundaries: string, options: string): string => `{{ $pagers := slice }}
{{ range seq 60 }}{{ $pagers = $pagers | append (dict "URL" (print "/" .) "PageNumber" .) }}{{ end }}
{{ range $total := seq 60 }}{{ range $current := seq $total }}
{{ $pager := dict "TotalPages" $total "PageNumber" $current "Pagers" $pagers
  "Prev" (index $pagers 0) "Next" (index $pagers 0) "HasPrev" (gt $current 1) "HasNext" (lt $current $total) }}
{{ range $siblings := slice 0 1 2 3 }}{{ range $boundaries := slice ${boundaries} }}
window {{ $total }} {{ $current }} {{ $siblings }} {{ $boundaries }}
{{ partial "page-links.html" (dict "pager" $pager "siblings" $siblings ${options}) | plainify | safeHTML }}
{{ end }}{{ end }}{{ end }}{{ end }}`;

/** What is in such texts: a line for each window. A list of one page shows nothing. */
const linesIn = (page: string): string[] =>
  page
    .split('window')
    .slice(1)
    .map((text) => text.match(/\d+|…/g) ?? [])
    .map((words) => (words.length === 4 ? [...words, '1'] : words).join(' '));

describe.each([
  ['hugo --with boundaries', '0 1 2 3', '"boundaries" $boundaries', /./],
  ['hugo', '1', '', /^\d+ \d+ \d+ 1 /],
] as const)('windows', (args, boundaries, options, isMeant) => {
  describeComponent(args, (project) => {
    describeEngine(createHugoEngine(project), ({ render }) => {
      test('its window is that of pageWindow', async () => {
        const [[page] = []] = await render([{ template: windowsWith(boundaries, options), data: [{}] }]);
        const lines = linesIn(page !== undefined && 'output' in page ? page.output : '');
        const expected = allWindows()
          .split('\n')
          .filter((line) => isMeant.test(line));
        expect(lines.join('\n')).toBe(expected.join('\n'));
      });
    });
  });
});

describeComponent('hugo', (project) => {
  describeEngine(createHugoEngine(project), () => {
    const all = (items: number): string[] => urls(items, '/base/posts/', URL);

    describe.each([
      '{{ partial "page-links.html" .Paginator }}',
      '{{ partial "page-links.html" (dict "pager" .Paginator) }}',
      '{{ partial "page-links.html" (dict "pager" (.Paginate .RegularPages)) }}',
    ])('%s', (layout) => {
      test.each(sizes)('%i posts', async (items) => {
        expectPages(await buildHugoSection(items, layout, project), all(items), {}, 'hide');
      });
    });

    test('it leaves the partial of Hugo as it is, which templates of themes call', async () => {
      const layout = '{{ partial "page-links.html" .Paginator }}{{ template "_internal/pagination.html" . }}';
      expect(existsSync(join(project, 'layouts/partials/pagination.html'))).toBe(false);
      const site = await buildHugoSection(45, layout, project);
      expectPages(site, all(45));
      expect(site['/base/posts/']).toContain('<ul class="pagination pagination-default">');
    });

    test('arguments are escaped, and an attribute that is false or nil is left out', async () => {
      const layout = `{{ $t := \`${TEXT}\` }}
{{ $attributes := dict "data-text" $t "data-n" 0 "inert" "" "hidden" false "title" nil }}
{{ partial "page-links.html" (dict "pager" .Paginator "label" $t "class" $t "attributes" $attributes) }}`;
      expectPages(await buildHugoSection(45, layout, project), all(45), {
        'aria-label': TEXT,
        class: TEXT,
        'data-text': TEXT,
        'data-n': 0,
        inert: '',
      });
    });

    test('a name and classes among the attributes stand once', async () => {
      const layout = `{{ $attributes := dict "aria-label" "Posts" "class" "mt-4" "hx-boost" true }}
{{ partial "page-links.html" (dict "pager" .Paginator "attributes" $attributes) }}`;
      const site = await buildHugoSection(45, layout, project);
      expectPages(site, all(45), { 'aria-label': 'Posts', class: 'mt-4', 'hx-boost': 'true' });
      expect(
        site['/base/posts/']?.match(/ (?:aria-label|class)="(?:Posts|Pagination|pagination[ "])/g),
      ).toHaveLength(2);
    });
  });
});

describeComponent('hugo --with summary,position,neighbors', (project) => {
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  };

  describeEngine(createHugoEngine(project), () => {
    test.each(
      Object.entries({
        list: {},
        attributes: { 'aria-label': 'Posts', class: 'mt-4', id: 'pages', 'data-list': 'posts' },
        pager: {},
        htmx: { 'hx-boost': 'true', 'hx-target': '#posts', 'hx-select': '#posts', 'hx-swap': 'outerHTML' },
      }),
    )('docs/frameworks/hugo.md: %s', async (name, given) => {
      const listing = listingsOf('hugo')[name];
      expect(listing).toBeDefined();
      const site = await buildHugoSection(45, listing ?? '', project);
      expectPages(site, urls(45, '/base/posts/', URL), given);
    });

    test('docs/frameworks/hugo.md: beside', async () => {
      const shown = async (items: number, url: string): Promise<string | undefined> =>
        (await buildHugoSection(items, listingsOf('hugo')['beside'] ?? '', project))[url]
          ?.replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim();
      expect(await shown(45, '/base/posts/')).toBe('1 to 10 of 45 Page 1 of 5');
      expect(await shown(45, '/base/posts/page/5/')).toBe('41 to 45 of 45 Page 5 of 5');
      expect(await shown(5, '/base/posts/')).toBe('1 to 5 of 5');
      expect(await shown(0, '/base/posts/')).toBe('0 to 0 of 0');
    });

    test('docs/frameworks/hugo.md: previous_next', async () => {
      // Without the kind "section", older versions of Hugo know no neighbors in a section.
      const disableKinds = ['home', 'taxonomy', 'term'];
      write('config.json', JSON.stringify({ baseURL: 'https://site.example/base/', disableKinds }));
      write('layouts/_default/single.html', listingsOf('hugo')['previous_next'] ?? '');
      write('layouts/_default/list.html', '{{ .Title }}');
      ['Fees', 'Applying', 'Results'].forEach((title, index) => {
        write(`content/posts/${index + 1}.md`, `---\ntitle: ${title}\ndate: 2020-01-0${index + 1}\n---\n`);
      });
      await promisify(execFile)('hugo', ['--panicOnWarning', '--source', project, '--quiet']);
      const control = (page: number): string | undefined =>
        controlIn(readFileSync(join(project, `public/posts/${page}/index.html`), 'utf8'));
      const older = { previous_path: '/base/posts/1/', previous_title: 'Fees' };
      const newer = { next_path: '/base/posts/3/', next_title: 'Results' };
      expect(control(2)).toBe(canonical(renderPagination({ ...older, ...newer })));
      expect(control(3)).toBe(
        canonical(renderPagination({ previous_path: '/base/posts/2/', previous_title: 'Applying' })),
      );
    });
  });
});
