import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { themeNames } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import type { Engine, Job, Rendering } from '../engines/engine.js';
import { describeComponent } from './added.js';
import type { Attributes, BesideUses } from './grid.js';
import { TEXT } from './grid.js';
import { ASKED, describeHostileForms, describeHostileRequests, linksIn, requestOf } from './hostile.js';

/** Single-file components of Vue, Svelte and Astro, rendered on the server by a process that imports ES modules. */

export type Sfc = 'vue' | 'svelte' | 'astro';

const FOLDERS = { vue: 'src/components', svelte: 'src/lib/components', astro: 'src/components' } as const;

export const fileOf = (
  framework: Sfc,
  component = 'Pagination',
  folder: string = FOLDERS[framework],
): string => join(folder, `${component}.${framework}`);

/** Code of JavaScript, for props that are functions. */
interface Code {
  readonly code: string;
}

/** A component and its props, of which functions are code. */
export interface Shown {
  readonly file: string;
  readonly props: object;
  /** What was requested, in Astro. */
  readonly url?: string;
}

/** A process that renders components, until it is ended. */
export type Renderer = ReturnType<typeof startRenderer>;

export function startRenderer(framework: Sfc) {
  const script = join(__dirname, '../fixtures/components/render.js');
  const child = spawn(process.execPath, ['--throw-deprecation', script, framework], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();

  /** One task after the other, so that each gets its own line. */
  function ask(input: object): Promise<unknown> {
    const answer = last.then(async () => {
      child.stdin.write(`${JSON.stringify(input)}\n`);
      const { value } = (await lines.next()) as { value?: string };
      if (value === undefined) throw new Error('The process that renders components has ended.');
      return JSON.parse(value) as unknown;
    });
    last = answer.catch(() => undefined);
    return answer;
  }

  return {
    framework,
    renderEach: (all: readonly Shown[]) => ask({ task: 'renderings', all }) as Promise<Rendering[]>,
    /** The windows of a component: a line for each total, current page, siblings and boundaries. */
    windowsOf: (file: string) => ask({ task: 'windows', file }) as Promise<string>,
    /** What the function does that a function of a module returns. */
    callTwice: (file: string, name: string, args: readonly unknown[], then: readonly unknown[]) =>
      ask({ task: 'called', file, name, args, then }) as Promise<Rendering>,
    /** How many tests of a file pass. The first that fails rejects. */
    passing: async (file: string) => {
      const result = (await ask({ task: 'tested', file })) as Rendering;
      if ('error' in result) throw new Error(result.error);
      return result.output as unknown as number;
    },
    end: () => child.stdin.end(),
  };
}

/** What a component prints. */
export async function printed(renderer: Renderer, all: readonly Shown[]): Promise<string[]> {
  const shown = await renderer.renderEach(all);
  return shown.map((one) => ('output' in one ? one.output.replace(/<!--[^]*?-->/g, '') : one.error));
}

/** @param url what is requested, in Astro */
export function engineOf(renderer: Renderer, url = '/'): (project: string) => Engine {
  const { framework } = renderer;
  return (project) => ({
    name: framework,
    dialect: 'html' as Engine['dialect'],
    packages: [],
    version: () => 'on a server',
    output: String,
    render: async (jobs) => {
      const fileIn = ({ template }: Job): string => join(project, fileOf(framework, template || undefined));
      const all = jobs.flatMap((job) => job.data.map((props) => ({ file: fileIn(job), props, url })));
      const outputs = await renderer.renderEach(all);
      return jobs.map(({ data }) => outputs.splice(0, data.length));
    },
  });
}

/** The attributes as props. */
export function use(attributes: Attributes) {
  const names: Readonly<Record<string, string>> = {
    total_pages: 'totalPages',
    current_page: 'currentPage',
    sibling_count: 'siblings',
    boundary_count: 'boundaries',
  };
  const { path, first_path, ...others } = attributes as Record<string, string>;
  const props = Object.entries(others).map(([name, value]) => [names[name] ?? name, value]);
  const first = first_path === undefined ? '' : `page === 1 ? ${JSON.stringify(first_path)} : `;
  const code = `(page) => ${first}${JSON.stringify(path)}.replace(":page", page)`;
  return { template: '', data: { ...(Object.fromEntries(props) as object), path: { code } } };
}

const FORM_PATH: Code = { code: '(page) => `/posts?a=q&page=${page}`' };

/** What stands beside a list. */
export const besideUses: BesideUses = {
  summary: { template: 'PaginationSummary', data: { totalItems: 97, pageSize: 10, currentPage: 3 } },
  position: { template: 'PaginationPosition', data: { totalPages: 9, currentPage: 3 } },
  jump: {
    template: 'PaginationJump',
    data: { path: { code: '(page) => `/posts?a=q&page=${page}&per_page=25`' }, totalPages: 9 },
  },
  sizes: { template: 'PaginationSizes', data: { path: FORM_PATH, pageSize: 25, choices: [10, 25, 50] } },
  neighbors: {
    template: 'PaginationNeighbors',
    data: {
      ...{
        previousPath: '/posts/6',
        previousTitle: 'Applying',
        nextPath: '/posts/8?a=1&b=2',
        nextTitle: TEXT,
      },
      class: 'mt-4',
    },
  },
  cursor: {
    template: 'PaginationCursor',
    data: { previousPath: '/posts?a=q&page=x%2By', nextPath: '/posts?a=q&page=z' },
  },
};

/** The function of a path for a URL that a visitor has made up. */
export function pathAt(url: string): Code {
  return {
    code: `((url) => (page) => (url.searchParams.set("page", page), url.pathname + url.search))(new URL(${JSON.stringify(url)}, "https://site.example"))`,
  };
}

/** The size that a visitor has asked for, within limits. */
export function sizeAt(url: string): number {
  return Math.min(Math.max(Math.trunc(Number(requestOf(url).size)) || 10, 1), 100);
}

/** Describes tests of the part `paths`. */
export function describePaths(renderer: Renderer): void {
  const { framework } = renderer;
  describeComponent(`${framework} --with paths,boundaries`, (project) => {
    const file = join(project, fileOf(framework));

    test('a list of unknown length has Next as long as there is one', async () => {
      const path = { code: '(page) => `/f/${page}`' };
      const given = [
        { path, totalPages: 2, currentPage: '99' },
        { path, totalPages: 2, currentPage: '2', hasMore: true },
        { path, totalPages: 1, currentPage: undefined },
        ...[0, 1].map((boundaries) => ({ path, totalPages: 0, hasMore: true, boundaries })),
      ];
      const [last, more, none, ...empty] = await printed(
        renderer,
        given.map((props) => ({ file, props })),
      );
      expect(last).toMatch(/href="\/f\/1" rel="prev"/);
      expect(last).not.toContain('rel="next"');
      expect(more).toMatch(/href="\/f\/3" rel="next"/);
      expect(none).not.toContain('<nav');
      expect(empty.map(linksIn)).toEqual([0, 1].map(() => ['/f/1', '/f/2']));
    });

    test('a path whose scheme could run code is an error', async () => {
      expect(await renderer.callTwice(file, 'toPath', ['/posts/:page', '/posts'], [1])).toEqual({
        output: '/posts',
      });
      expect(await renderer.callTwice(file, 'toPath', ['/posts/:page', '/posts'], [2])).toEqual({
        output: '/posts/2',
      });
      for (const unsafe of ['java\tscript:alert(1)//:page', ' js:alert(:page)'])
        expect(await renderer.callTwice(file, 'toPath', [unsafe], [2])).toHaveProperty(
          'error',
          expect.stringContaining('unsafe scheme'),
        );
    });
  });
}

/** Describes tests of requests for a list, and for one with forms beside it. */
export function describeRequests(renderer: Renderer): void {
  const { framework } = renderer;
  describeComponent(`${framework} --with jump,sizes,position,summary`, (project) => {
    const make = (name: string, props: object): Shown => ({
      file: join(project, fileOf(framework, name)),
      props,
    });
    const listAt = (url: string): Shown => {
      return make('Pagination', { path: pathAt(url), totalPages: 9, currentPage: requestOf(url).page });
    };

    describeHostileRequests(['/posts'], (urls) => printed(renderer, urls.map(listAt)));

    test('the list, its position and its summary are those of the page that a visitor asks for', async () => {
      const path = { code: '(page) => `/p/${page}`' };
      const all = ASKED.flatMap(([currentPage]) => [
        make('Pagination', { path, totalPages: 9, currentPage }),
        make('PaginationPosition', { totalPages: 9, currentPage }),
        make('PaginationSummary', { totalItems: 90, pageSize: 10, currentPage }),
      ]);
      const shown = await printed(renderer, all);
      for (const [index, [, page]] of ASKED.entries()) {
        const [list, position, summary] = shown.slice(3 * index);
        expect(list).toContain(`href="/p/${page}" aria-current="page"`);
        expect(position).toContain(`Page ${page} of 9`);
        expect(summary).toContain(`${10 * page - 9} to ${10 * page} of 90`);
      }
    });

    test('a form keeps the whole query of its path', async () => {
      const path = { code: '() => "/posts?q=a?b&tag=x&page=1#list"' };
      const [form] = await printed(renderer, [make('PaginationJump', { path, totalPages: 9 })]);
      for (const part of ['action="/posts#list"', 'name="q" value="a?b"', 'name="tag" value="x"'])
        expect(form).toContain(part);
    });

    describeHostileForms(async (urls) => {
      const all = urls.flatMap((url) => [
        listAt(url),
        make('PaginationJump', { path: pathAt(url), totalPages: 9 }),
        make('PaginationSizes', { path: pathAt(url), pageSize: sizeAt(url) }),
      ]);
      const pages = await printed(renderer, all);
      return urls.map((_, index) => `<nav>${pages.slice(3 * index, 3 * index + 3).join('')}</nav>`);
    });
  });
}

/**
 * Runs a type checker on files beside each other, in a folder from which packages are found.
 *
 * @param command the script of the checker, in node_modules, and its arguments
 * @returns what it says
 */
export function checkTypes(
  files: Readonly<Record<string, string>>,
  command: readonly [string, ...string[]],
): string {
  const folder = mkdtempSync(join(__dirname, 'checked-'));
  const compilerOptions = {
    ...{
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
    },
    ...{ noUnusedParameters: true, skipLibCheck: true, noEmit: true, verbatimModuleSyntax: true, types: [] },
    ...{ module: 'ESNext', moduleResolution: 'Bundler', target: 'ES2022', lib: ['ES2022', 'DOM'] },
  };
  const [script, ...args] = command;
  try {
    const config = JSON.stringify({ compilerOptions, include: ['*'] });
    const vitest =
      'declare module "vitest" { export const test: (name: string, run: () => unknown) => void; export const expect: (value: unknown) => any }';
    for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': config, 'vitest.d.ts': vitest }))
      writeFileSync(join(folder, name), text);
    execFileSync(process.execPath, [join(__dirname, '../node_modules', script), ...args], { cwd: folder });
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Expects Biome to find nothing in components with the rules that it recommends. It reads templates whole, and not scripts alone. */
export function expectLinted(project: string, folders: readonly string[]): void {
  const config = join(project, 'biome.json');
  const files = { includes: ['**', '!**/*.css'] };
  writeFileSync(config, JSON.stringify({ files, html: { experimentalFullSupportEnabled: true } }));
  const biome = join(__dirname, '../node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--error-on-warnings', '--config-path', config, ...folders];
  execFileSync(process.execPath, args, { cwd: project });
}

/** One link attribute for each way that attributes are written. */
const linkFlags = ['hx-get=:path', 'class=own', 'rel=nofollow', 'data-n=n:page', 'hreflang=en'].flatMap(
  (one) => ['--link', one],
);

/** Expects Prettier to leave a component unchanged, and Biome to find nothing in it, in themes with all kinds of markup. */
export async function expectPretty(
  project: string,
  framework: 'react' | Sfc,
  ...plugins: string[]
): Promise<void> {
  const add = (out: string, parts: string, ...more: string[]) =>
    runIn(project, ['add', framework, '--out', out, '--with', parts, ...more]);
  for (const theme of themeNames) await runIn(project, ['add', framework, '--theme', theme, '--out', theme]);
  await add('parts', 'ends,labels');
  await add('parts/govuk', 'ends', '--theme', 'govuk');
  for (const [index, one] of ['links', 'ends,labels'].entries())
    await add(`parts/${index}`, one, ...linkFlags);
  const others = ['all', 'links,disabled', 'jump,boundaries'];
  for (const [index, one] of others.entries()) {
    const [parts = '', ...flags] = one.split(' ');
    // Themes differ in the length of lines, which shows where most is written.
    const few = [themeNames[index % themeNames.length] ?? ''];
    for (const theme of index === 0 ? themeNames : few)
      await add(`parts/of/${theme}/${index}`, parts, '--theme', theme, ...flags);
  }
  const e2e = join(__dirname, '..');
  const packages = join(project, 'node_modules');
  symlinkSync(join(e2e, 'node_modules'), packages);
  try {
    const prettier = join(e2e, 'node_modules/prettier/bin/prettier.cjs');
    // The source of a program is formatted where it stands.
    const source = join(e2e, '../components', framework);
    const args = [
      '--no-config',
      '--ignore-path',
      'none',
      ...plugins.map((one) => `--plugin=${one}`),
      '--check',
      'parts',
      ...themeNames,
      source,
    ];
    execFileSync(process.execPath, [prettier, ...args], { cwd: project });
    expectLinted(project, ['parts', ...themeNames]);
  } finally {
    rmSync(packages);
  }
}
