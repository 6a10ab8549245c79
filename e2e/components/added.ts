import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPagination } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine, Job } from '../engines/engine.js';
import { canonical, controlIn } from '../engines/requests.js';
import { listingsOf } from '../scripts/listings.js';

type Attributes = Parameters<typeof renderPagination>[0];

/** What the listings give beside numbers and paths. */
export const listedAttributes = {
  show_boundary_chevrons: true,
  previous_label: 'Newer posts',
  next_label: 'Older posts',
  'aria-label': 'Posts',
  class: 'mt-4',
  id: 'pages',
};

/**
 * Describes tests of a component as `add` writes it.
 *
 * @param framework what stands behind `add`: its name, and options
 * @param define defines the tests. It receives the directory of the project with the component
 */
export function describeComponent(framework: string, define: (project: string) => void): void {
  describe(framework, () => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-project-'));

    beforeAll(async () => {
      expect(await runIn(project, ['add', ...framework.split(' ')])).toMatchObject({ code: 0, stderr: '' });
    });

    afterAll(() => {
      rmSync(project, { recursive: true, force: true });
    });

    define(project);
  });
}

/**
 * Writes a component with several choices of parts and options, before the tests of a describe block.
 *
 * @returns the directory that contains all of them, and that of each
 */
export function writeAll(framework: string, all: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'pagination-tag-written-'));
  const directoryOf = (options: string): string => join(root, options.replaceAll(/\W+/g, '-'));
  beforeAll(async () => {
    for (const options of all) {
      mkdirSync(directoryOf(options));
      await runIn(directoryOf(options), ['add', framework, '--with', ...options.split(' ')]);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));
  return { root, directoryOf };
}

/** What the listings of links beside an article show. */
export const beside = {
  previous_path: '/posts/8',
  previous_title: 'Applying',
  next_path: '/posts/6',
  next_title: 'Fees',
};

/**
 * Describes tests of listings: each shows the control that literals give.
 *
 * @param before what the page has before the listing
 */
export function describeListings(
  framework: string,
  engine: Engine,
  data: Job['data'][number],
  expected: Readonly<Record<string, Attributes>>,
  before = '',
): void {
  describeEngine(engine, ({ render }) => {
    test.each(Object.entries(expected))(`docs/frameworks/${framework}.md: %s`, async (name, attributes) => {
      const template = `${before}${listingsOf(framework)[name] ?? ''}`;
      const [[rendering] = []] = await render([{ template, data: [data] }]);
      expect(rendering).toEqual({ output: expect.anything() as string });
      const { output } = rendering as { output: string };
      expect(controlIn(output)).toBe(canonical(renderPagination(attributes)));
    });
  });
}
