import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseName } from '../../src/cli/add/arguments.js';
import { refuseReserved } from '../../src/components/sources/reserved-words.js';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { django, flask, laravel, php, rails, symfony } from '../engines/frameworks.js';
import { wordpress } from '../engines/wordpress.js';

/** A component beside the first one, with another theme and language, in one template with it. */
describe.each([
  ['rails', rails, '<%= NAME @kaminari %>'],
  ['django', django, '{% load NAME %}{% NAME page_obj %}'],
  ['flask', flask, '{{ NAME(posts) }}'],
  ['laravel', laravel, '<x-KEBAB :paginator="$posts" />'],
  ['symfony', symfony, '{{ NAME(9, 3) }}'],
  ['php', php, "<?php require_once 'NAME.php'; echo PASCAL\\render(9, 3) ?>"],
] as const)('%s', (framework, engine, use) => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-names-'));
  const write = (name: string, kebab: string, pascal: string): string =>
    use.replaceAll('NAME', name).replaceAll('KEBAB', kebab).replaceAll('PASCAL', pascal);

  beforeAll(async () => {
    await runIn(project, ['add', framework]);
    await runIn(project, ['add', framework, '--name', 'comment-pages', '--theme', 'bulma', '--locale', 'de']);
  });

  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  describeEngine(engine(project), ({ render }) => {
    test('each has its own markup and labels', async () => {
      const first = write('pagination', 'pagination', 'Pagination');
      const template = `${first}\n<hr>\n${write('comment_pages', 'comment-pages', 'CommentPages')}`;
      const [[page] = []] = await render([{ template, data: [{ url: '/posts?items=90&page=3' }] }]);
      const text = page !== undefined && 'output' in page ? page.output : JSON.stringify(page);
      const [before = '', after = ''] = text.split('<hr>');
      expect(before).toContain('aria-label="Pagination"');
      expect(before).toContain('class="pagination__link"');
      expect(before).toMatch(/Previous page/);
      expect(after).toContain('aria-label="Seitennummerierung"');
      expect(after).toContain('class="pagination-link is-current"');
      expect(after).toMatch(/Vorherige Seite/);
    });
  });
});

/** What the functions of WordPress's component are called after its name. */
const SUFFIXES = ['', '_current', '_pages', '_bounded_pages', '_path', '_block'].concat([
  '_summary',
  '_position',
  '_jump',
  '_sizes',
  '_neighbors',
  '_form',
]);

/** Prints the functions of PHP and of WordPress. */
const FUNCTIONS = `<?php
  $own = function ( $name ) {
    return false === strpos( (string) ( new ReflectionFunction( $name ) )->getFileName(), '/themes/' );
  };
  $all = get_defined_functions();
  echo implode( ' ', array_merge( $all['internal'], array_filter( $all['user'], $own ) ) );`;

describe('wordpress', () => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-names-'));
  writeFileSync(join(project, 'style.css'), '/*\nTheme Name: Test\n*/');
  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  describeEngine(wordpress(project), ({ render }) => {
    test('no component gets a function that WordPress or PHP has', async () => {
      const [[page] = []] = await render([{ template: FUNCTIONS, data: [{ url: '/' }] }]);
      const text = page !== undefined && 'output' in page ? page.output : '';
      const names = text.trim().split(' ');
      expect(names).toEqual(expect.arrayContaining(['get_posts', 'wp', 'the_post', 'is_page', 'esc_html']));
      const begun = names.flatMap((name) =>
        SUFFIXES.filter((suffix) => name.endsWith(suffix)).map((suffix) =>
          name.slice(0, name.length - suffix.length),
        ),
      );
      expect(begun.filter((name) => isAccepted(name))).toEqual([]);
    });
  });
});

function isAccepted(name: string): boolean {
  try {
    refuseReserved('wordpress', parseName(name));
    return true;
  } catch {
    return false;
  }
}
