import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import type { Attributes } from './grid.js';

/** What the tests of components in PHP share. */

const ARGUMENTS: readonly string[] = [
  ...['previous_path', 'next_path', 'previous_title', 'next_title'],
  ...['path', 'first_path', 'total_pages', 'current_page', 'sibling_count', 'boundary_count', 'class', 'id'],
  ...['show_boundary_chevrons', 'first_label', 'previous_label', 'next_label', 'last_label'],
  ...['position_label', 'summary', 'total_items', 'page_size', 'page_sizes', 'size_param'],
];

/** Splits attributes into arguments, which are variables of the template, and an array of the others in PHP. */
export function argumentsOf(attributes: Attributes) {
  const entries = Object.entries(attributes).map(([name, value]) => [name.replaceAll('-', '_'), value] as const);
  const names = Object.keys(attributes);
  const own = names.filter((name) => ARGUMENTS.includes(name));
  const label = names.includes('aria-label') ? ['aria_label'] : [];
  const others = names.filter((name) => name.startsWith('data-'));
  return {
    own: [...own, ...label],
    others,
    rest: `[${others.map((name) => `'${name}' => $${name.replaceAll('-', '_')}`).join(', ')}]`,
    data: Object.fromEntries(entries),
  };
}

/** The URLs of links, as in the source. */
export function linksIn(page: string): string[] {
  return Array.from(page.matchAll(/href="([^"]*)"/g), ([, href]) => href ?? '');
}

/** Describes tests of the files of a component with a standard of PHP_CodeSniffer. */
export function describeStandard(standard: string, project: string, framework: string, files: readonly string[]): void {
  const isInstalled = spawnSync('phpcs', ['--version']).status === 0;
  (isInstalled || process.env['CI'] ? describe : describe.skip)(`PHP_CodeSniffer: ${standard}`, () => {
    // GOV.UK and USWDS have conditions within a line, between texts.
    test.each([['default'], ['bootstrap', '--with', 'ends'], ['default', '--with', 'jump,sizes'], ['tailwind'], ['daisyui']])('%s', async (theme, ...options) => {
      await runIn(project, ['add', framework, '--theme', theme, '--out', theme, ...options]);
      // Warnings are about long lines, such as class names.
      const args = ['-n', `--standard=${standard}`, ...files.map((file) => join(project, theme, file))];
      expect(spawnSync('phpcs', args, { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
    });
  });
}
