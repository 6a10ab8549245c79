import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { JSDOM } from 'jsdom';
import type { Component } from 'vue';
import { compileScript, parse } from 'vue/compiler-sfc';
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

const renderer = startRenderer('vue');
const engine = engineOf(renderer);

afterAll(renderer.end);

describeProgram({ framework: 'vue', engine, use, useList: use, hasPaths: true, uses: besideUses });
describeRequests(renderer);
describePaths(renderer);

/** Runs the component as a browser does. */
async function load(file: string): Promise<Component> {
  const { content } = compileScript(parse(readFileSync(file, 'utf8')).descriptor, {
    id: 'pagination',
    inlineTemplate: true,
  });
  const { code } = await transform(content, { loader: 'ts', format: 'cjs' });
  const folder = mkdtempSync(join(__dirname, 'vue-'));
  try {
    writeFileSync(join(folder, 'pagination.cjs'), code);
    return (require(join(folder, 'pagination.cjs')) as { default: Component }).default;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describeComponent('vue', (project) => {
  const file = join(project, fileOf('vue'));

  test('its window is that of pageWindow', async () => {
    await runIn(project, ['add', 'vue', '--out', 'all', '--with', 'boundaries']);
    expect(await renderer.windowsOf(join(project, 'all/Pagination.vue'))).toBe(allWindows());
  });

  test.each(['test', 'links,test', 'all', 'test --theme tailwind --name page_links --link rel=nofollow'])(
    'the test that add writes passes: --with %s',
    async (given) => {
      const out = `tested/${given.replace(/\W+/g, '-')}`;
      await runIn(project, ['add', 'vue', '--out', out, '--with', ...given.split(' ')]);
      const [name = ''] = readdirSync(join(project, out)).filter((one) => one.endsWith('.test.ts'));
      expect(await renderer.passing(join(project, out, name))).toBe(given.startsWith('links') ? 3 : 5);
    },
  );

  test('a link that was followed keeps the focus', async () => {
    const { window } = new JSDOM('<main></main>');
    const { document, Element, SVGElement } = window;
    Object.assign(globalThis, { window, document, Element, SVGElement });
    const { createApp, h, nextTick, shallowRef } = await import('vue');
    const component = await load(file);
    const current = shallowRef(1);
    const path = (page: number): string => `/p/${page}`;
    const app = createApp({
      render: () => h(component, { path, totalPages: 12, currentPage: current.value }),
    });
    app.mount('main');
    const pages = (): HTMLAnchorElement[] => [
      ...document.querySelectorAll<HTMLAnchorElement>('a:not([rel])'),
    ];
    for (const from of [1, 5, 6, 12]) {
      current.value = from;
      await nextTick();
      for (const page of pages().map(({ textContent }) => Number(textContent))) {
        current.value = from;
        await nextTick();
        pages()
          .find(({ textContent }) => Number(textContent) === page)!
          .focus();
        current.value = page;
        await nextTick();
        expect([from, Number(document.activeElement?.textContent)]).toEqual([from, page]);
      }
    }
    app.unmount();
    for (const name of ['window', 'document', 'Element', 'SVGElement'])
      Reflect.deleteProperty(globalThis, name);
  });

  test('vue-tsc reports no problems, and refuses a wrong prop', async () => {
    const used = (props: string): string => `<script setup lang="ts">
import { h, type FunctionalComponent } from "vue";
import Pagination from "./Pagination.vue";

const AppLink: FunctionalComponent<{ href: string }> = ({ href }, { slots }) => h("a", { href }, slots);
const page: string | null | (string | null)[] = ["7"];
</script>

<template>
  <Pagination :path="(number) => \`/\${number}\`" :current-page="page" ${props} />
</template>
`;
    await runIn(project, [
      'add',
      'vue',
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
      'Pagination.vue': readFileSync(file, 'utf8'),
      ...Object.fromEntries(all.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      'Right.vue': used(':total-pages="42" :link="AppLink" id="list" data-x="1" aria-label="Posts"'),
      'Beside.vue': `<script setup lang="ts">
import PageAllPosition from "./PageAllPosition.vue";
import PageAllSummary from "./PageAllSummary.vue";

const page: string | null | (string | null)[] = ["7"];
</script>

<template>
  <PageAllPosition :total-pages="9" :current-page="page" />
  <PageAllSummary :total-items="90" :page-size="10" :current-page="page" />
</template>
`,
      'Wrong.vue': used(':total-pages="42" :link="AppLink" siblings="2"'),
    };
    expect(Object.keys(files)).toContain('PageAllSizes.vue');
    const said = checkTypes(files, ['vue-tsc/bin/vue-tsc.js', '--noEmit']);
    expect(said.split('\n').filter((line) => /^\S+\.(?:vue|ts)\(/.test(line))).toEqual([
      expect.stringMatching(/^Wrong\.vue.*Type 'string' is not assignable to type 'number'/),
    ]);
  });

  test('Prettier leaves the files unchanged, and Biome finds nothing', async () => {
    await expectPretty(project, 'vue');
  });
});
