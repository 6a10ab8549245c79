import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';

/**
 * Describes tests of a component as `add` writes it.
 *
 * @param define defines the tests; is given the directory of the project that has the component
 */
export function describeComponent(framework: string, define: (project: string) => void): void {
  describe(framework, () => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-project-'));

    beforeAll(async () => {
      expect(await runIn(project, ['add', framework])).toMatchObject({ code: 0, stderr: '' });
    });

    afterAll(() => {
      rmSync(project, { recursive: true, force: true });
    });

    define(project);
  });
}
