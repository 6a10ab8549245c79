import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderPagination } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { transform } from 'esbuild';
import { JSDOM } from 'jsdom';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import type { Engine } from '../engines/engine.js';
import { describeComponent } from './added.js';
import { describeHostileRequests, requestOf } from './hostile.js';
import { expectPretty } from './sfc.js';
import { allWindows, describeGrid, treeOf, type Attributes } from './grid.js';

type Loaded = Readonly<Record<string, unknown>> & { readonly Pagination: ComponentType<Record<string, unknown>> };

/** Runs the module of a component. Its folder is where React is found by its name. */
async function load(file: string, more = ''): Promise<Loaded> {
  const options = { loader: 'tsx', jsx: 'automatic', format: 'cjs' } as const;
  const { code } = await transform(readFileSync(file, 'utf8') + more, options);
  const folder = mkdtempSync(join(__dirname, 'react-'));
  try {
    writeFileSync(join(folder, 'pagination.cjs'), code);
    return require(join(folder, 'pagination.cjs')) as Loaded;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const engine = (project: string): Engine => ({
  name: 'react',
  dialect: 'html' as Engine['dialect'],
  packages: [],
  version: () => 'React',
  output: String,
  render: async (jobs) => {
    const { Pagination } = await load(join(project, 'src/components/Pagination.tsx'));
    return jobs.map(({ data }) =>
      data.map((props) => ({ output: renderToStaticMarkup(createElement(Pagination, props)) })),
    );
  },
});

/** The attributes as props. */
function use(attributes: Attributes) {
  const props = Object.entries(attributes).map(([name, value]) => [
    name === 'class' ? 'className' : name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { template: '', data: Object.fromEntries(props) as Record<string, unknown> };
}

describeGrid({ framework: 'react', engine, use });

describeComponent('react', (project) => {
  const file = join(project, 'src/components/Pagination.tsx');

  test('its window is that of pageWindow', async () => {
    const { getEntries } = (await load(file, '\nexport { getEntries };')) as unknown as {
      getEntries: (...numbers: number[]) => readonly (number | string)[];
    };
    const lines: string[] = [];
    for (let total = 1; total <= 60; total++)
      for (let current = 1; current <= total; current++)
        for (let siblings = 0; siblings <= 3; siblings++)
          for (let boundaries = 0; boundaries <= 3; boundaries++)
            lines.push([total, current, siblings, boundaries, ...getEntries(total, current, siblings, boundaries)].join(' '));
    expect(lines.join('\n').replaceAll(/gap-\d+/g, '…')).toBe(allWindows());
  });

  test('a link is that of a router, and an unknown total has Next as long as there is one', async () => {
    const { Pagination } = await load(file);
    const render = (props: Record<string, unknown>): string => renderToStaticMarkup(createElement(Pagination, props));
    const link = ({ href, ...rest }: { href: string }) => createElement('a', { ...rest, href: `/app${href}` });
    expect(render({ path: '/p/:page', totalPages: 2, link })).toContain('href="/app/p/2"');
    expect(render({ path: '/p/:page', currentPage: 2, hasMore: true })).toMatch(/href="\/p\/3" rel="next"/);
    expect(render({ path: '/p/:page', currentPage: 2 })).not.toContain('rel="next"');
    expect(render({ path: '/p/:page', hasMore: false })).toBe('');
  });

  test('a link that was followed keeps the focus', async () => {
    const { Pagination } = await load(file);
    const { window } = new JSDOM('<main></main>');
    const { document } = window;
    Object.assign(globalThis, { window });
    const root = createRoot(document.querySelector('main')!);
    const show = (currentPage: number): void => {
      flushSync(() => {
        root.render(createElement(Pagination, { path: '/p/:page', totalPages: 12, currentPage }));
      });
    };
    const pages = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('a:not([rel])')];
    for (const from of [1, 5, 6, 12]) {
      show(from);
      for (const page of pages().map(({ textContent }) => Number(textContent))) {
        show(from);
        pages().find(({ textContent }) => textContent === String(page))!.focus();
        show(page);
        expect([from, document.activeElement?.textContent]).toEqual([from, String(page)]);
      }
    }
    root.unmount();
    // Its scheduler has the last word.
    await new Promise((resolve) => setTimeout(resolve, 50));
    Reflect.deleteProperty(globalThis, 'window');
  });

  test('without a known total, there is no link to the last page', async () => {
    await runIn(project, ['add', 'react', '--out', 'ends', '--with', 'ends']);
    const { Pagination } = await load(join(project, 'ends/Pagination.tsx'));
    const shown = [true, false].map((has_next) => {
      const props = { path: '/p/:page', currentPage: 3, hasMore: has_next, showBoundaryChevrons: true };
      const attributes = { path: '/p/:page', current_page: 3, has_next, show_boundary_chevrons: true, show_ends: true };
      return [renderToStaticMarkup(createElement(Pagination, props)), renderPagination(attributes)].map((one) => treeOf(one));
    });
    for (const [tree, literal] of shown) expect(tree).toBe(literal);
  });

  test.each(['java\tscript:alert(1)//:page', ' js:alert(:page)', () => 'data:text/html,x'])(
    'a path whose scheme could run code is an error: %j',
    async (path) => {
      const { Pagination } = await load(file);
      expect(() => renderToStaticMarkup(createElement(Pagination, { path, totalPages: 2 }))).toThrow('unsafe scheme');
    },
  );

  test('a path without the page is an error', async () => {
    const { Pagination } = await load(file);
    const print = () => renderToStaticMarkup(createElement(Pagination, { path: '/posts/7', totalPages: 2 }));
    expect(print).toThrow('path has no :page: /posts/7');
  });

  test('TypeScript reports no problems, and refuses unknown props', async () => {
    const used = (name: string, props: string, component = 'Pagination'): string => {
      const usage = join(project, 'src/components', name);
      const text = `import { ${component} } from "./${component}";\nexport const list = <${component} path="/:page" ${props} />;\n`;
      writeFileSync(usage, text);
      return usage;
    };
    const right = used('right.tsx', 'totalPages={42} currentPage="7" id="list" data-x="1" onClick={() => undefined} ref={{ current: null }}');
    const wrong = used('wrong.tsx', 'totalPages={42} sibling_count={2}');
    await runIn(project, ['add', 'react', '--name', 'page_ends', '--with', 'ends,labels']);
    const ends = used('ends.tsx', 'totalPages={42} lastLabel="Oldest"', 'PageEnds');
    const types = join(__dirname, '../node_modules/@types/react');
    const program = ts.createProgram([right, wrong, ends], {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      skipLibCheck: true,
      noEmit: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      paths: { 'react/*': [`${types}/*`], react: [types] },
    });
    const messages = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    expect(messages).toEqual([expect.stringMatching(/^wrong\.tsx: .*'sibling_count' does not exist/)]);
  });

  test('Prettier leaves the files unchanged', async () => {
    await expectPretty(project, 'react');
  });
});

describeComponent('react --with jump,sizes', (project) => {
  describeHostileRequests(['/posts'], async (urls) => {
    const { Pagination } = await load(join(project, 'src/components/Pagination.tsx'));
    return urls.map((url) => {
      const { page: currentPage, size: pageSize, pathTo: path } = requestOf(url);
      return renderToStaticMarkup(createElement(Pagination, { path, totalPages: 9, currentPage, pageSize }));
    });
  });
});
