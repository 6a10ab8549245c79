import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPagination } from '../../src/index.js';
import { readCodeBlocks } from '../../src/testing/code-blocks.js';
import { runIn } from '../../src/testing/command-line.js';
import { treeOf } from '../components/grid.js';
import { withPackages } from '../with-packages.js';

/** The listings of docs/by-hand.md, in the engines that Debian has. */

const { blocks } = readCodeBlocks(readFileSync(join(__dirname, '../../docs/by-hand.md'), 'utf8'));

function listing(name: 'macro' | 'mako' | 'chameleon' | 'template-toolkit'): string {
  return blocks.find((block) => block.name === name)?.text ?? '';
}

/** Every page of lists with and without gaps. */
const DATA = [1, 2, 6, 7, 8, 9, 42].flatMap((pages) =>
  Array.from({ length: pages }, (_, index) => ({ pages, page: index + 1 })),
);

const EXPECTED = DATA.map(({ pages, page }) =>
  pages === 1
    ? ''
    : treeOf(
        renderPagination({
          path: '/posts?page=:page',
          first_path: '/posts',
          total_pages: pages,
          current_page: page,
        }),
      ),
);

const trees = (printed: string): string[] =>
  (JSON.parse(printed) as string[]).map((page) => (page.trim() === '' ? '' : treeOf(page)));

/** Runs a command, and returns what it prints. */
function pipe(command: string, args: readonly string[], input: string): string {
  return execFileSync(command, args, {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 2 ** 28,
  });
}

const script = (name: string): string => join(__dirname, 'scripts', name);

const PYTHON = ['/usr/bin/python3', '-B', script('render_by_hand.py')] as const;

withPackages('python3-mako python3-chameleon python3-jinja2', ...PYTHON, '--version').test(
  'Mako and Chameleon show the macro of Jinja',
  async () => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-by-hand-'));
    try {
      expect(await runIn(project, ['add', 'jinja'])).toMatchObject({ code: 0 });
      for (const engine of ['mako', 'chameleon'] as const) {
        const given = { engine, project, macro: listing('macro'), template: listing(engine), data: DATA };
        expect(trees(pipe(PYTHON[0], PYTHON.slice(1), JSON.stringify(given)))).toEqual(EXPECTED);
      }
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  },
);

withPackages('libtemplate-perl', 'perl', script('render_tt.pl'), '--version').test(
  'Template Toolkit shows its listing',
  () => {
    const given = { template: listing('template-toolkit'), data: DATA };
    const printed = pipe('perl', [script('render_tt.pl')], JSON.stringify(given));
    expect(trees(printed)).toEqual(EXPECTED);
  },
);
