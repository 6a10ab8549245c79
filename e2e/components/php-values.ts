import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { withPackages } from '../with-packages.js';

/** What the tests of components in PHP share. */

/** The URLs of links, as in the source. */
export function linksIn(page: string): string[] {
  return Array.from(page.matchAll(/href="([^"]*)"/g), ([, href]) => href ?? '');
}

/** What an application has that a test of its own needs: a base class with assertions, which counts them. */
export const PHP_TEST_CASE = `
namespace PHPUnit\\Framework { class TestCase {
  public int $count = 0;
  private function check(bool $holds) { $this->count++; if (!$holds) throw new \\Exception('An assertion failed.'); }
  public function assertSame($one, $other) { $this->check($one === $other); }
  public function assertMatchesRegularExpression($pattern, $text) { $this->check(preg_match($pattern, $text) === 1); }
  public function assertStringNotContainsString($part, $text) { $this->check(!str_contains($text, $part)); }
} }`;

/** Describes tests of a component with PHP_CodeSniffer's PSR-12: its sources, and what is written with lists of parts. */
export function describeStandard(framework: string, parts: readonly string[]): void {
  withPackages('php-codesniffer', 'phpcs', '--version').describe('PHP_CodeSniffer: PSR-12', () => {
    // Warnings are about long lines. Laravel's tests have names in snake case.
    const check = (...paths: string[]) => {
      const args = [
        '-n',
        '--standard=PSR12',
        '--exclude=PSR1.Methods.CamelCapsMethodName',
        '--extensions=php',
        '--ignore=*.blade.php',
      ];
      expect(spawnSync('phpcs', [...args, ...paths], { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stdout: '',
      });
    };

    test('the sources', () => {
      const folder = join(__dirname, '../../components', framework);
      check(folder);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /(?<!blade)\.php$/.test(file),
      );
      for (const file of files)
        expect(spawnSync('php', ['-l', join(folder, file)], { encoding: 'utf8' })).toMatchObject({
          status: 0,
          stderr: '',
        });
    });

    test.each(parts)('what is written with %s', async (chosen) => {
      const project = mkdtempSync(join(tmpdir(), 'pagination-tag-phpcs-'));
      await runIn(project, ['add', framework, '--with', ...chosen.split(' ')]);
      check(project);
      rmSync(project, { recursive: true });
    });
  });
}
