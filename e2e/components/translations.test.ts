import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { django, laravel, rails } from '../engines/frameworks.js';

/** An application in two languages: one component, with the catalogues that `add` writes. */
describe.each([
  [
    'rails',
    rails,
    '<% I18n.with_locale("LOCALE") do %><%= pagination total_pages: 9, current_page: 3, path: "/:page" %><% end %>',
  ],
  [
    'django',
    django,
    '{% load i18n pagination %}{% language "LOCALE" %}{% pagination total_pages=9 current_page=3 path="/:page" %}{% endlanguage %}',
  ],
  [
    'laravel',
    laravel,
    "@php Illuminate\\Container\\Container::getInstance()->make('translator')->setLocale('LOCALE') @endphp" +
      '<x-pagination :total-pages="9" :current-page="3" path="/:page" />',
  ],
] as const)('%s', (framework, engine, use) => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-translations-'));

  beforeAll(async () => {
    const options = ['--translate', 'de,pt-BR', '--theme', 'bulma'];
    expect(await runIn(project, ['add', framework, ...options])).toMatchObject({ code: 0, stderr: '' });
    expect(await runIn(project, ['add', '--check'])).toMatchObject({ code: 0 });
    // As `django-admin compilemessages` does.
    const catalogues = 'for file in pagination/locale/*/LC_MESSAGES/*.po; do msgfmt -c "$file" -o "${file%.po}.mo" || exit 1; done';
    if (framework === 'django') expect(spawnSync('sh', ['-c', catalogues], { cwd: project }).status).toBe(0);
  });

  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  describeEngine(engine(project), ({ render }) => {
    test.each([
      ['en', 'Pagination', 'Previous page', 'Next page', 'Page 4'],
      ['de', 'Seitennummerierung', 'Vorherige Seite', 'Nächste Seite', 'Seite 4'],
      [framework === 'laravel' ? 'pt_BR' : 'pt-BR', 'Paginação', 'Página anterior', 'Próxima página', 'Página 4'],
    ])('in the language %s', async (locale, ...labels) => {
      const template = use.replace('LOCALE', locale);
      const [[page] = []] = await render([{ template, data: [{ url: '/posts' }] }]);
      const text = page !== undefined && 'output' in page ? page.output : JSON.stringify(page);
      for (const label of labels) expect(text).toContain(label);
    });
  });
});
