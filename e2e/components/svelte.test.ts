import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { JSDOM } from 'jsdom';
import { compile } from 'svelte/compiler';
import { runIn } from '../../src/testing/command-line.js';
import { describeComponent } from './added.js';
import { allWindows, describeProgram } from './grid.js';
import {
  besideUses,
  checkTypes,
  describePaths,
  describeRequests,
  engineOf,
  expectPretty,
  fileOf,
  startRenderer,
  use,
} from './sfc.js';

const renderer = startRenderer('svelte');
const engine = engineOf(renderer);

afterAll(renderer.end);

describeProgram({ framework: 'svelte', engine, use, useList: use, hasPaths: true, uses: besideUses });
describeRequests(renderer);
describePaths(renderer);

describeComponent('svelte', (project) => {
  test('its window is that of pageWindow', async () => {
    await runIn(project, ['add', 'svelte', '--out', 'all', '--with', 'boundaries']);
    expect(await renderer.windowsOf(join(project, 'all/Pagination.svelte'))).toBe(allWindows());
  });

  test.each(['test', 'links,test', 'all', 'test --theme tailwind --name page_links --link rel=nofollow'])(
    'the test that add writes passes: --with %s',
    async (given) => {
      const out = `tested/${given.replace(/\W+/g, '-')}`;
      await runIn(project, ['add', 'svelte', '--out', out, '--with', ...given.split(' ')]);
      const [name = ''] = readdirSync(join(project, out)).filter((one) => one.endsWith('.test.ts'));
      expect(await renderer.passing(join(project, out, name))).toBe(given.startsWith('links') ? 3 : 5);
    },
  );

  test('in a browser, a form has the size of the page, also after another one was chosen', async () => {
    await runIn(project, ['add', 'svelte', '--out', 'sizes', '--with', 'sizes']);
    const page = `<script>
      import Sizes from "${join(project, 'sizes/PaginationSizes.svelte')}";
      let size = $state(10);
      export function set(given) { size = given; }
    </script>
    <Sizes path={(page) => "?page=" + page} pageSize={size} />`;
    const code = (source: string): string => compile(source, { generate: 'client' }).js.code;
    const svelte: Plugin = {
      name: 'svelte',
      setup: (bundle) => {
        bundle.onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
          contents: code(readFileSync(path, 'utf8')),
        }));
      },
    };
    const { outputFiles } = await build({
      stdin: {
        contents: `${code(page)}\nexport { mount, flushSync } from "svelte";`,
        resolveDir: __dirname,
      },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'page',
      conditions: ['browser'],
      nodePaths: [join(__dirname, '../node_modules')],
      plugins: [svelte],
    });
    const { window } = new JSDOM('<main></main>', { runScripts: 'outside-only', pretendToBeVisual: true });
    window.eval(`${outputFiles[0]!.text}; var target = document.querySelector("main");
      var app = page.mount(page.default, { target });`);
    const sizeOf = (size: number): unknown =>
      window.eval(`app.set(${size}); page.flushSync(); document.querySelector("select").value`);
    expect(sizeOf(25)).toBe('25');
    window.document.querySelector('select')!.value = '50';
    expect([50, 10, 50, 7].map(sizeOf)).toEqual(['50', '10', '50', '7']);
  });

  test('svelte-check reports no problems, and refuses unknown props', async () => {
    const used = (props: string): string => `<script lang="ts">
  import Pagination from "./Pagination.svelte";
</script>

<Pagination path={(page) => \`/\${page}\`} totalPages={42} currentPage="7" ${props} />
`;
    await runIn(project, [
      'add',
      'svelte',
      '--out',
      'typed',
      '--name',
      'page_all',
      '--with',
      'all',
      '--theme',
      'tailwind',
    ]);
    const folder = join(project, 'typed');
    const all = readdirSync(folder).filter((name) => !name.endsWith('.css'));
    const files = {
      'Pagination.svelte': readFileSync(join(project, fileOf('svelte')), 'utf8'),
      ...Object.fromEntries(all.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      'Right.svelte': used('id="list" data-x="1" class={["a", { b: true }]} onclick={() => {}}'),
      'Beside.svelte': `<script lang="ts">
  import PageAllPosition from "./PageAllPosition.svelte";
  import PageAllSummary from "./PageAllSummary.svelte";
</script>

<PageAllPosition totalPages={9} currentPage="7" />
<PageAllSummary totalItems={90} pageSize={10} currentPage={null} />
`,
      'Wrong.svelte': used('sibling_count={2}'),
    };
    expect(Object.keys(files)).toContain('PageAllSizes.svelte');
    const said = checkTypes(files, [
      'svelte-check/bin/svelte-check',
      '--output',
      'machine',
      '--fail-on-warnings',
    ]);
    expect(said.split('\n').filter((line) => / (?:ERROR|WARNING) "/.test(line))).toEqual([
      expect.stringMatching(/ERROR "Wrong\.svelte".*sibling_count.*does not exist/),
    ]);
  });

  test('Prettier leaves the files unchanged, and Biome finds nothing', async () => {
    await expectPretty(project, 'svelte', 'prettier-plugin-svelte');
  });
});
