import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { django, flask, laravel, php, rails, symfony } from '../engines/frameworks.js';

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
