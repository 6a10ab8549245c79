import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeNames } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { createProjectEngines, scriptEnvironment } from '../engines/script-engine.js';
import { withPackages } from '../with-packages.js';
import { allWindows } from './grid.js';

/** What the components for Django, Flask and FastAPI have in common. */

const PYTHON = '/usr/bin/python3';

/** Jinja with the templates of a project. */
export const jinja = createProjectEngines({
  name: 'jinja2',
  dialect: 'jinja2',
  packages: ['python3-jinja2'],
  command: [PYTHON, '-B', '-W', 'default'],
  script: 'render_jinja2.py',
  output: String,
});

/** The links of page 2 of 3: Previous, three pages, Next. */
export function numberedLinks(start: string, end: string, first = `${start}1${end}`): string[] {
  const [second, third] = [`${start}2${end}`, `${start}3${end}`];
  return [first, first, second, third, third];
}

/**
 * Describes tests of the Python file of a component.
 *
 * @param engine the framework, which the file imports
 * @param path where it is in a project
 * @param windowName the function for the page numbers
 * @param lists lists of parts
 */
export function describePython(
  engine: Engine,
  framework: string,
  path: string,
  windowName = 'window',
  lists: readonly string[] = [
    'summary',
    'position',
    'links',
    'ends,summary,position',
    'summary,jump,sizes',
    'neighbors',
  ],
): void {
  describeEngine(engine, () => {
    test('its window is that of pageWindow, and its examples are true', async () => {
      const project = mkdtempSync(join(tmpdir(), 'pagination-tag-python-'));
      try {
        await runIn(project, [
          'add',
          framework,
          ...(windowName === 'window' ? [] : ['--with', 'boundaries']),
        ]);
        const script = `
import doctest, importlib.util, sys
spec = importlib.util.spec_from_file_location("pagination", ${JSON.stringify(join(project, path))})
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
failed, tried = doctest.testmod(module)
assert tried > 0 and not failed
for total in range(1, 61):
    for current in range(1, total + 1):
        for siblings in range(4):
            for boundaries in range(4):
                entries = module.${windowName}(total, current, siblings, boundaries)
                print(total, current, siblings, boundaries, *(entry or "…" for entry in entries))
`;
        const env = scriptEnvironment();
        const windows = execFileSync(PYTHON, ['-B', '-'], {
          input: script,
          env,
          encoding: 'utf8',
          maxBuffer: Infinity,
        });
        expect(windows.trimEnd()).toBe(allWindows());
      } finally {
        rmSync(project, { recursive: true });
      }
    });
  });

  withPackages('black', 'black', '--version').test('Black does not change it in any theme', async () => {
    const root = mkdtempSync(join(tmpdir(), 'pagination-tag-python-'));
    // Parts decide about lines of their own, and themes and languages about the length of lines.
    const variants = [
      ...themeNames.flatMap((theme) =>
        [
          ['--locale', 'de'],
          ['--locale', 'ar'],
          ['--with', lists.at(-1) ?? ''],
        ].map((more) => [theme, ...more]),
      ),
      ...lists.map((parts, index) => [themeNames[index % themeNames.length] ?? '', '--with', parts]),
    ];
    try {
      for (const [theme = '', ...more] of variants) {
        const project = join(root, [theme, ...more].join('-'));
        mkdirSync(project, { recursive: true });
        await runIn(project, ['add', framework, '--theme', theme, ...more]);
      }
      const { stderr } = spawnSync('black', ['--check', root], { encoding: 'utf8' });
      expect(stderr).toMatch(/^All done!.*\n\d+ files would be left unchanged\.$/m);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
}
