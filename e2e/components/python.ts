import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPagination, themeNames, type PaginationThemeName } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import type { Engine, Job } from '../engines/engine.js';
import { createScriptEngine, pipe } from '../engines/script-engine.js';
import { allWindows, treeOf, type Attributes } from './grid.js';

/** What the components for Django, Flask and FastAPI have in common. */

const PYTHON = '/usr/bin/python3';

/** Jinja with the templates of a project. */
export function jinja(project: string): Engine {
  return createScriptEngine({
    name: 'jinja2',
    dialect: 'jinja2',
    packages: ['python3-jinja2'],
    command: [PYTHON, '-B'],
    script: 'render_jinja2.py',
    project,
    output: String,
  });
}

/** Splits attributes into arguments, which are passed by name, and those of `attrs`. */
export function argumentsOf(attributes: Attributes) {
  const values = Object.entries(attributes).map(([name, value]) => [name.replace('aria-', 'aria_'), value] as const);
  const isOther = ([name]: readonly [string, unknown]): boolean => name.startsWith('data-');
  const own = values.filter((one) => !isOther(one));
  return {
    code: (separator: string) => [...own.map(([name]) => `${name}=${name}`), 'attrs=attrs'].join(separator),
    data: { url: '/posts', ...Object.fromEntries(own), attrs: Object.fromEntries(values.filter(isOther)) },
  };
}

/** The addresses of the links in a page. */
export function linksIn(page: string): string[] {
  return Array.from(page.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** The links of page 2 of 3: Previous, three pages, Next. */
export function numberedLinks(start: string, end: string, first = `${start}1${end}`): string[] {
  const [second, third] = [`${start}2${end}`, `${start}3${end}`];
  return [first, first, second, third, third];
}

const PAGES = [
  ...['', '0', '-1', '1e999', 'nan', 'Infinity', '2.5', ' 2', '+2', '0x2', '٢', '9'.repeat(5000), '2%00', '%ff'],
  ...['%22%3E%3Cb%3E', '{{7*7}}', '{%25 x %25}', 'javascript:alert(1)', '//evil.example', '2&page=3', '2;page=3'],
].map((page) => `page=${page}`);

const QUERIES = [
  ...['page[]=2', 'page[a]=2', 'page', '=2', '&&', 'page=2%26a=1', '%', '%E0%A4%A', 'q=%ff', 'q=%00', 'q=%0d%0aX: y'],
  ...['q=%22%3E%3Cscript%3E', 'q=:page', 'q=%3Apage', `q=${'a'.repeat(5000)}`, 'self=1&context=1&request=1&name=1'],
  ...['_external=1&_scheme=javascript&_anchor=a&_method=POST', 'endpoint=x&values=y&host=evil.example&url=//evil.example'],
  ...['script_name=//evil&SCRIPT_NAME=//evil&root_path=//evil&format=json', '__class__=1&path_params=1&kwargs=1&args=1'],
];

/** Describes tests of requests that visitors can make up. `show` prints the control of a list with 90 items at a URL. */
export function describeHostileRequests(paths: readonly string[], show: (urls: string[]) => Promise<string[]>): void {
  test.each(paths)('no request for %s is an error, leads to another site or changes the markup', async (path) => {
    const urls = [...PAGES, ...QUERIES].map((query) => `${path}?items=90&${query}`);
    const shown = await show(urls);
    const faults = shown.flatMap((page, index) => {
      const links = linksIn(page);
      const isOwn = links.every((link) => new URL(link, 'https://site.example/posts').host === 'site.example');
      const isControl = /^\s*(<nav[^]*<\/nav>)\s*$/.test(page) && !/<(?:b|script)>/.test(page);
      return isOwn && isControl && links.length > 4 ? [] : [[urls[index], page.slice(0, 200)]];
    });
    expect(shown).toHaveLength(urls.length);
    expect(faults).toEqual([]);
  });
}

/** Describes a test of a component that shows lists of one page. */
export function describeSinglePage(
  framework: string,
  engine: (project: string) => Engine,
  template: string,
  data: Job['data'][number],
): void {
  test.each(['default', 'govuk'])('it can show a list of one page, --theme %s', async (theme) => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-python-'));
    try {
      writeFileSync(join(project, 'pagination-tag.config.json'), '{ "singlePage": "show" }');
      await runIn(project, ['add', framework, '--theme', theme]);
      const [[one] = []] = await engine(project).render([{ template, data: [data] }]);
      const attributes = { path: '/posts/:page', total_pages: 1, current_page: 1, show_boundary_chevrons: true };
      expect(one && 'output' in one ? treeOf(one.output) : one).toBe(
        treeOf(renderPagination(attributes, { theme: theme as PaginationThemeName })),
      );
    } finally {
      rmSync(project, { recursive: true });
    }
  });
}

/**
 * Describes tests of the Python file of a component.
 *
 * @param path where it is in a project
 */
export function describePython(framework: string, path: string): void {
  test('its window is that of pageWindow, and its examples are true', async () => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-python-'));
    try {
      await runIn(project, ['add', framework]);
      const script = `
import doctest, importlib.util, sys
spec = importlib.util.spec_from_file_location("pagination", ${JSON.stringify(join(project, path))})
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
failed, tried = doctest.testmod(module)
assert tried > 2 and not failed
for total in range(1, 61):
    for current in range(1, total + 1):
        for siblings in range(4):
            for boundaries in range(4):
                entries = module.window(total, current, siblings, boundaries)
                print(total, current, siblings, boundaries, *(entry or "…" for entry in entries))
`;
      expect((await pipe(PYTHON, ['-B', '-'], script)).trimEnd()).toBe(allWindows());
    } finally {
      rmSync(project, { recursive: true });
    }
  });

  const hasBlack = spawnSync('black', ['--version']).status === 0;
  (hasBlack || process.env['CI'] ? test : test.skip).each([...themeNames])(
    'Black leaves it as it is, --theme %s',
    async (theme) => {
      const project = mkdtempSync(join(tmpdir(), 'pagination-tag-python-'));
      try {
        for (const locale of ['en', 'de', 'ar']) {
          await runIn(project, ['add', framework, '--theme', theme, '--locale', locale]);
          execFileSync('black', ['--check', '--quiet', project]);
        }
      } finally {
        rmSync(project, { recursive: true });
      }
    },
  );
}
