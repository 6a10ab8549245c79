import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
import { ASKED, describeHostileForms, describeHostileRequests, linksIn, requestOf } from './hostile.js';
import { expectPretty } from './sfc.js';
import { parseTheme, renderPagination } from '../../src/index.js';
import { allWindows, describeProgram, TEXT, treeOf, type Attributes } from './grid.js';

type Loaded = Readonly<Record<string, unknown>> & {
  readonly Pagination: ComponentType<Record<string, unknown>>;
};

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
    const exported = await load(join(project, 'src/components/Pagination.tsx'));
    return jobs.map(({ template, data }) => {
      const component = exported[template || 'Pagination'] as Loaded['Pagination'];
      return data.map((props) => ({ output: renderToStaticMarkup(createElement(component, props)) }));
    });
  },
});

/** The attributes as props. */
function use(attributes: Attributes) {
  const names: Readonly<Record<string, string>> = {
    class: 'className',
    total_pages: 'totalPages',
    current_page: 'currentPage',
    sibling_count: 'siblings',
    boundary_count: 'boundaries',
  };
  const { path, first_path, ...others } = attributes as Record<string, string>;
  const props = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [names[name] ?? name, value]),
  );
  const to = (page: number): string =>
    page === 1 && first_path !== undefined ? first_path : path!.replace(':page', String(page));
  return { template: '', data: { ...props, path: to } as Record<string, unknown> };
}

/** The path of a page, with a parameter that forms keep. */
const queried = (page: number): string => `/posts?a=q&page=${page}`;

describeProgram({
  framework: 'react',
  engine,
  use,
  useList: use,
  hasPaths: true,
  uses: {
    summary: { template: 'PaginationSummary', data: { totalItems: 97, pageSize: 10, currentPage: 3 } },
    position: { template: 'PaginationPosition', data: { totalPages: 9, currentPage: 3 } },
    jump: {
      template: 'PaginationJump',
      data: { path: (page: number) => `${queried(page)}&per_page=25`, totalPages: 9 },
    },
    sizes: { template: 'PaginationSizes', data: { path: queried, pageSize: 25, choices: [10, 25, 50] } },
    neighbors: {
      template: 'PaginationNeighbors',
      data: {
        ...{
          previousPath: '/posts/6',
          previousTitle: 'Applying',
          nextPath: '/posts/8?a=1&b=2',
          nextTitle: TEXT,
        },
        className: 'mt-4',
      },
    },
    cursor: {
      template: 'PaginationCursor',
      data: { previousPath: '/posts?a=q&page=x%2By', nextPath: '/posts?a=q&page=z' },
    },
  },
});

describeComponent('react --with jump,sizes,position,summary', (project) => {
  const render = async (name: string, props: Record<string, unknown>): Promise<string> => {
    const exported = await load(join(project, 'src/components/Pagination.tsx'));
    return renderToStaticMarkup(createElement(exported[name] as Loaded['Pagination'], props));
  };

  test.each(ASKED)(
    'the list, its position and its summary are those of the page that a visitor asks for: case %#',
    async (currentPage, page) => {
      const path = (number: number): string => `/p/${number}`;
      expect(await render('Pagination', { path, totalPages: 9, currentPage })).toContain(
        `href="/p/${page}" aria-current="page"`,
      );
      expect(await render('PaginationPosition', { totalPages: 9, currentPage })).toContain(
        `Page ${page} of 9`,
      );
      const summary = await render('PaginationSummary', { totalItems: 90, pageSize: 10, currentPage });
      expect(summary).toContain(`${10 * page - 9} to ${10 * page} of 90`);
    },
  );

  test('a form keeps the whole query of its path', async () => {
    const path = () => '/posts?q=a?b&tag=x&page=1#list';
    const form = await render('PaginationJump', { path, totalPages: 9 });
    for (const part of ['action="/posts#list"', 'name="q" value="a?b"', 'name="tag" value="x"'])
      expect(form).toContain(part);
  });

  test('a form has the size of the page, also after another one was chosen', async () => {
    const { PaginationSizes } = await load(join(project, 'src/components/Pagination.tsx'));
    const { window } = new JSDOM('<main></main>');
    Object.assign(globalThis, { window });
    const root = createRoot(window.document.querySelector('main')!);
    const show = (pageSize: number): string | undefined => {
      const props = { path: queried, pageSize };
      flushSync(() => root.render(createElement(PaginationSizes as Loaded['Pagination'], props)));
      return window.document.querySelector('select')?.value;
    };
    expect([10, 25, 7].map(show)).toEqual(['10', '25', '7']);
    window.document.querySelector('select')!.value = '50';
    expect(show(10)).toBe('10');
    root.unmount();
    // Its scheduler has the last word.
    await new Promise((resolve) => setTimeout(resolve, 50));
    Reflect.deleteProperty(globalThis, 'window');
  });

  describeHostileForms(async (urls) => {
    const exported = await load(join(project, 'src/components/Pagination.tsx'));
    const make = (name: string, props: object) =>
      createElement(exported[name] as Loaded['Pagination'], { ...props });
    return urls.map((url) => {
      const { page: currentPage, size, pathTo: path } = requestOf(url);
      const list = make('Pagination', { path, totalPages: 9, currentPage });
      const forms = [
        make('PaginationJump', { path, totalPages: 9 }),
        make('PaginationSizes', { path, pageSize: Math.trunc(Number(size)) || 10 }),
      ];
      return renderToStaticMarkup(createElement('nav', {}, list, ...forms));
    });
  });
});

/** A theme in HTML with attributes that React names or types in its own way. */
const OWN_ATTRIBUTES = `<nav class="pager" style="--gap: .5rem; background: url(data:image/gif;base64,AAAA) no-repeat; -webkit-hyphens: auto">
<ul tabindex="-1" data-empty="" title="">
<li data-part="previous" itemscope itemid="a" itemtype="b" itemprop="c" autofocus accesskey="p"><a hreflang="en" referrerpolicy="origin">:previous_label</a></li>
<li data-part="page" enterkeyhint="go" inputmode="numeric" autocapitalize="off" spellcheck="false"><a>:page</a></li>
<li data-part="current" draggable="false"><a>:page</a></li>
<li data-part="ellipsis" value="3">…</li>
<li data-part="next"><a><img src="next.png" srcset="next.png 2x" alt="" crossorigin="" fetchpriority="low" usemap="#m" width="8" contenteditable="false"> :next_label</a></li>
</ul></nav>`;

/** A transform for tests in TSX, as Vite and Next have one. */
const TRANSFORM = `
const { transformSync } = require('esbuild');
exports.process = (text) => transformSync(text.replace('"vitest"', '"@jest/globals"'), { loader: 'tsx', jsx: 'automatic', format: 'cjs' });
`;

// The functions of Vitest that the test uses are those of Jest.
test.each(['test', 'links,test', 'all', 'test --theme tailwind --name page_links --link rel=nofollow'])(
  'the test that add writes passes: --with %s',
  async (options) => {
    const project = mkdtempSync(join(__dirname, 'react-'));
    try {
      expect(await runIn(project, ['add', 'react', '--with', ...options.split(' ')])).toMatchObject({
        code: 0,
      });
      writeFileSync(join(project, 'transform.cjs'), TRANSFORM);
      const config = {
        testRegex: 'test\\.tsx$',
        transform: { tsx$: join(project, 'transform.cjs') },
      };
      const jest = require.resolve('jest/bin/jest');
      const args = [jest, '--rootDir', project, '--config', JSON.stringify(config)];
      const { stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
      expect(stderr).toMatch(/Tests: +[3-9] passed, [3-9] total/);
    } finally {
      rmSync(project, { recursive: true });
    }
  },
);

describeComponent('react', (project) => {
  const file = join(project, 'src/components/Pagination.tsx');
  const path = (page: number): string => `/p/${page}`;

  test('its window is that of pageWindow', async () => {
    await runIn(project, ['add', 'react', '--out', 'all', '--with', 'boundaries']);
    const all = join(project, 'all/Pagination.tsx');
    const { getBoundedPages } = (await load(all, '\nexport { getBoundedPages };')) as unknown as {
      getBoundedPages: (...numbers: number[]) => readonly (number | null)[];
    };
    const lines: string[] = [];
    for (let total = 1; total <= 60; total++)
      for (let current = 1; current <= total; current++)
        for (let siblings = 0; siblings <= 3; siblings++)
          for (let boundaries = 0; boundaries <= 3; boundaries++) {
            const pages = getBoundedPages(total, current, siblings, boundaries).map((page) => page ?? '…');
            lines.push([total, current, siblings, boundaries, ...pages].join(' '));
          }
    expect(lines.join('\n')).toBe(allWindows());
  });

  test('a link is that of a router, and an unknown total has Next as long as there is one', async () => {
    await runIn(project, ['add', 'react', '--out', 'paths', '--with', 'paths,boundaries']);
    const { Pagination } = await load(join(project, 'paths/Pagination.tsx'));
    const render = (props: Record<string, unknown>): string =>
      renderToStaticMarkup(createElement(Pagination, props));
    const link = ({ href, ...rest }: { href: string }) =>
      createElement('a', { ...rest, href: `/app${href}` });
    expect(render({ path, totalPages: 2, link })).toContain('href="/app/p/2"');
    expect(render({ path, totalPages: 2, currentPage: 2, hasMore: true })).toMatch(
      /href="\/p\/3" rel="next"/,
    );
    expect(render({ path, totalPages: 2, currentPage: 2 })).not.toContain('rel="next"');
    expect(render({ path, totalPages: 1 })).toBe('');
    for (const boundaries of [0, 1])
      expect(linksIn(render({ path, totalPages: 0, hasMore: true, boundaries }))).toEqual(['/p/1', '/p/2']);
  });

  test('a link that was followed keeps the focus', async () => {
    const { Pagination } = await load(file);
    const { window } = new JSDOM('<main></main>');
    const { document } = window;
    Object.assign(globalThis, { window });
    const root = createRoot(document.querySelector('main')!);
    const show = (currentPage: number): void => {
      flushSync(() => {
        root.render(createElement(Pagination, { path, totalPages: 12, currentPage }));
      });
    };
    const pages = (): HTMLAnchorElement[] => [
      ...document.querySelectorAll<HTMLAnchorElement>('a:not([rel])'),
    ];
    for (const from of [1, 5, 6, 12]) {
      show(from);
      for (const page of pages().map(({ textContent }) => Number(textContent))) {
        show(from);
        pages()
          .find(({ textContent }) => textContent === String(page))!
          .focus();
        show(page);
        expect([from, document.activeElement?.textContent]).toEqual([from, String(page)]);
      }
    }
    root.unmount();
    // Its scheduler has the last word.
    await new Promise((resolve) => setTimeout(resolve, 50));
    Reflect.deleteProperty(globalThis, 'window');
  });

  test.each(['java\tscript:alert(1)//:page', ' js:alert(:page)'])(
    'a path whose scheme could run code is an error: %j',
    async (unsafe) => {
      await runIn(project, ['add', 'react', '--out', 'paths', '--with', 'paths']);
      const { toPath } = (await load(join(project, 'paths/Pagination.tsx'))) as unknown as {
        toPath: (path: string) => (page: number) => string;
      };
      expect(() => toPath(unsafe)(2)).toThrow('unsafe scheme');
    },
  );

  test('attributes of a theme in HTML are those of React, and what they say is the same', async () => {
    writeFileSync(join(project, 'pager.html'), OWN_ATTRIBUTES);
    await runIn(project, ['add', 'react', '--name', 'own', '--theme', './pager.html']);
    const { Own } = await load(join(project, 'src/components/Own.tsx'));
    const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown = renderToStaticMarkup(createElement(Own as Loaded['Pagination'], { path, totalPages: 3 }));
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
    const theme = parseTheme(OWN_ATTRIBUTES, { file: 'pager.html' });
    const styled = (page: string): string =>
      page.replace(/ style="[^"]*"/, (style) => style.replaceAll(/(?<=[:;]) | (?=")|;(?=")/g, ''));
    expect(treeOf(styled(shown))).toBe(
      treeOf(styled(renderPagination({ path: '/p/:page', total_pages: 3 }, { theme }))),
    );
  });

  test('TypeScript reports no problems, and refuses unknown props', async () => {
    const used = (name: string, props: string, component = 'Pagination'): string => {
      const usage = join(project, 'src/components', name);
      const text = `import { ${component} } from "./${component}";\nexport const list = <${component} path={(page) => \`/\${page}\`} ${props} />;\n`;
      writeFileSync(usage, text);
      return usage;
    };
    const right = used(
      'right.tsx',
      'totalPages={42} currentPage="7" id="list" data-x="1" onClick={() => undefined} ref={{ current: null }}',
    );
    const wrong = used('wrong.tsx', 'totalPages={42} currentPage={1} sibling_count={2}');
    await runIn(project, ['add', 'react', '--name', 'page_ends', '--with', 'ends,labels']);
    const ends = used('ends.tsx', 'totalPages={42} currentPage={["3"]}', 'PageEnds');
    const types = join(__dirname, '../node_modules/@types/react');
    await runIn(project, ['add', 'react', '--name', 'page_all', '--with', 'all', '--theme', 'tailwind']);
    const all = used('all.tsx', 'totalPages={42} currentPage={3}', 'PageAll');
    await runIn(project, ['add', 'react', '--name', 'own_types', '--theme', './pager.html']);
    const own = used('own.tsx', 'totalPages={42} currentPage={3}', 'OwnTypes');
    const beside = join(project, 'src/components/beside.tsx');
    const shown =
      '<><PageAllPosition totalPages={9} currentPage="3" /><PageAllSummary totalItems={90} pageSize={10} currentPage={["3"]} /></>';
    writeFileSync(
      beside,
      `import { PageAllPosition, PageAllSummary } from "./PageAll";\nexport const shown = ${shown};\n`,
    );
    const program = ts.createProgram([right, wrong, ends, all, own, beside], {
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
      target: ts.ScriptTarget.ES2017,
      lib: ['lib.es2017.d.ts', 'lib.dom.d.ts'],
      types: [],
      paths: { 'react/*': [`${types}/*`], react: [types] },
    });
    const messages = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    expect(messages).toEqual([expect.stringMatching(/^wrong\.tsx: .*'sibling_count' does not exist/)]);
  });

  test('Prettier leaves the files unchanged, and Biome finds nothing', async () => {
    await expectPretty(project, 'react');
  });
});

describeComponent('react', (project) => {
  describeHostileRequests(['/posts'], async (urls) => {
    const { Pagination } = await load(join(project, 'src/components/Pagination.tsx'));
    return urls.map((url) => {
      const { page: currentPage, pathTo: path } = requestOf(url);
      return renderToStaticMarkup(createElement(Pagination, { path, totalPages: 9, currentPage }));
    });
  });
});
