import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeNames } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { pipe } from '../engines/script-engine.js';
import { allWindows, type Attributes } from './grid.js';

/** What the components for Django, Flask and FastAPI have in common. */

const PYTHON = '/usr/bin/python3';

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
