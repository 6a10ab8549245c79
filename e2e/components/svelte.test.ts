import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeComponent } from './added.js';
import { allWindows, describeGrid } from './grid.js';
import { checkTypes, describeHostileForms, engineOf, expectPretty, fileOf, renderEach, use, windowsOf } from './sfc.js';

describeGrid({ framework: 'svelte', engine: engineOf('svelte'), use });

describeComponent('svelte', (project) => {
  const file = join(project, fileOf('svelte'));

  test('its window is that of pageWindow', () => {
    expect(windowsOf('svelte', file)).toBe(allWindows());
  });

  test('paths can be a function, and an unknown total has Next as long as there is one', () => {
    const path = { code: '(page) => `/f/${page}`' };
    const [last, more, end, none] = renderEach('svelte', file, [
      { path, totalPages: 2, currentPage: 99 },
      { path, currentPage: '2', hasMore: true },
      { path, currentPage: '2' },
      { path },
    ]);
    expect(last).toMatch(/href="\/f\/1" rel="prev"/);
    expect(last).not.toContain('rel="next"');
    expect(more).toMatch(/href="\/f\/3" rel="next"/);
    expect(end).not.toContain('rel="next"');
    expect(none).not.toContain('<nav');
  });

  test('a path whose scheme could run code is an error', () => {
    expect(() => renderEach('svelte', file, [{ path: ' js:alert(:page)', totalPages: 2 }])).toThrow('unsafe scheme');
  });

  test('a path without the page is an error', () => {
    expect(() => renderEach('svelte', file, [{ path: '/posts/7', totalPages: 2 }])).toThrow('path has no :page: /posts/7');
  });

  test('svelte-check reports no problems, and refuses unknown props', async () => {
    const used = (props: string): string => `<script lang="ts">
  import Pagination from "./Pagination.svelte";
</script>

<Pagination path={(page) => \`/\${page}\`} ${props} />
`;
    const files = {
      'Pagination.svelte': readFileSync(file, 'utf8'),
      'Ends.svelte': (await runIn(project, ['add', 'svelte', '--stdout', '--with', 'ends,labels'])).stdout,
      'Right.svelte': used('totalPages={42} currentPage="7" id="list" data-x="1" class={["a", { b: true }]} onclick={() => {}}'),
      'Wrong.svelte': used('totalPages={42} sibling_count={2}'),
    };
    const said = checkTypes(files, ['svelte-check/bin/svelte-check', '--output', 'machine', '--fail-on-warnings']);
    expect(said.split('\n').filter((line) => / (?:ERROR|WARNING) "/.test(line))).toEqual([
      expect.stringMatching(/ERROR "Wrong\.svelte".*sibling_count.*does not exist/),
    ]);
  });

  test('Prettier leaves the files unchanged', async () => {
    await expectPretty(project, 'svelte', 'prettier-plugin-svelte');
  });
});

describeHostileForms('svelte');
