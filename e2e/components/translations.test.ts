import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { django, flask, laravel, phoenix, rails, symfony } from '../engines/frameworks.js';
import { hugoEngine } from '../engines/hugo.js';
import { createTheme } from '../engines/liquid.js';
import { wordpress } from '../engines/wordpress.js';
import { jinja } from './python.js';

/** Applications in several languages: one component, with the catalogs that `add` writes. */

/** The labels of the theme Bulma, which spells pages out. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  en: ['Pagination', 'Previous page', 'Next page', 'Page 4'],
  de: ['Seitennummerierung', 'Vorherige Seite', 'Nächste Seite', 'Seite 4'],
  'pt-BR': ['Paginação', 'Página anterior', 'Próxima página', 'Página 4'],
};

/** The sentences of parts. */
const SENTENCES: typeof LABELS = {
  en: ['Page 3 of 9', '21 to 30 of 90'],
  de: ['Seite 3 von 9', '21 bis 30 von 90'],
  'pt-BR': ['Página 3 de 9', '21 até 30 de 90'],
};

/** The words of forms. The button says "OK" in both other languages. */
const WORDS: typeof LABELS = {
  en: ['Go to page', 'Items per page', 'Go'],
  de: ['Gehe zu Seite', 'Elemente pro Seite'],
  'pt-BR': ['Ir à página', 'Itens por página'],
};

/** Describes tests of a component in a separate project. */
function describeTranslated(
  framework: string,
  define: (project: string) => void,
  more: readonly string[] = [],
): void {
  describe([framework, ...more].join(' '), () => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-translations-'));

    beforeAll(async () => {
      const options = ['--translate', 'de,pt-BR', '--theme', 'bulma', ...more];
      expect(await runIn(project, ['add', framework, ...options])).toMatchObject({ code: 0, stderr: '' });
      expect(await runIn(project, ['add', framework, '--check'])).toMatchObject({ code: 0 });
      // As `django-admin compilemessages` and `pybabel compile` do.
      const each =
        'find . -name "*.po" | while read file; do msgfmt -c "$file" -o "${file%.po}.mo" || exit 1; done';
      expect(spawnSync('sh', ['-c', each], { cwd: project }).status).toBe(0);
    });

    afterAll(() => {
      rmSync(project, { recursive: true, force: true });
    });

    define(project);
  });
}

/** Expects a page to have the labels of a language, and no others. */
function expectLabels(page: string, language: string, labels = LABELS): void {
  for (const label of labels[language] ?? []) expect(page).toContain(label);
  const others = Object.entries(labels).filter(([other]) => other !== language);
  for (const label of others.flatMap(([, labels]) => labels)) expect(page).not.toContain(`${label}<`);
}

describe.each([
  [
    'rails',
    rails,
    '<% I18n.with_locale("LOCALE") do %>TOTAL<% end %>',
    'pt-BR',
    [
      '<%= pagination @kaminari %>',
      '<%= pagination @kaminari %><%= pagination_position 3, 9 %><%= pagination_summary 90, page: 3, size: 10 %>',
      '<%= pagination @kaminari %><%= pagination_jump 9 %><%= pagination_sizes 10 %>',
    ],
  ],
  [
    'django',
    django,
    '{% load i18n pagination %}{% language "LOCALE" %}{% pagination page_obj %}TOTAL{% endlanguage %}',
    'pt-BR',
    [
      '',
      '{% pagination_position 3 9 %}{% pagination_summary 90 3 10 %}',
      '{% pagination_jump 9 %}{% pagination_sizes 10 %}',
    ],
  ],
  [
    'laravel',
    laravel,
    "@php Illuminate\\Container\\Container::getInstance()->make('translator')->setLocale('LOCALE') @endphp" +
      '<x-pagination :paginator="$posts" />TOTAL',
    'pt_BR',
    [
      '',
      '<x-pagination-position :paginator="$posts" /><x-pagination-summary :paginator="$posts" />',
      '<x-pagination-jump :paginator="$posts" /><x-pagination-sizes :paginator="$posts" />',
    ],
  ],
  [
    'flask',
    flask,
    '{{ pagination(posts) }}TOTAL',
    'pt_BR',
    [
      '',
      '{{ pagination_position(posts) }}{{ pagination_summary(posts) }}',
      '{{ pagination_jump(posts) }}{{ pagination_sizes(posts) }}',
    ],
  ],
  [
    'jinja',
    jinja,
    `{% from "pagination.html" import pagination %}{{ pagination(9, 3, "?page={}".format) }}TOTAL`,
    'pt_BR',
    [
      '',
      '{% from "pagination.html" import pagination_position, pagination_summary %}{{ pagination_position(9, 3) }}{{ pagination_summary(90, 10, 3) }}',
      '{% from "pagination.html" import pagination_jump, pagination_sizes %}{{ pagination_jump(9, "/posts") }}{{ pagination_sizes(10, "/posts") }}',
    ],
  ],
  [
    'symfony',
    symfony,
    '{{ pagination(9, 3) }}TOTAL',
    'pt_BR',
    [
      '',
      '{{ pagination_position(9, 3) }}{{ pagination_summary(90, 10, 3) }}',
      '{{ pagination_jump(9) }}{{ pagination_sizes(10) }}',
    ],
  ],
] as const)('%s', (framework, engine, use, brazilian, [pages, items, forms = pages]) => {
  const define = (total: string, labels: typeof LABELS) => (project: string) => {
    describeEngine(engine(project), ({ render }) => {
      test.each(Object.keys(LABELS))('in the language %s', async (language) => {
        const locale = language === 'pt-BR' ? brazilian : language;
        const template = use.replace('LOCALE', locale).replace('TOTAL', total);
        const [[page] = []] = await render([{ template, data: [{ url: '/posts?items=90&page=3', locale }] }]);
        expectLabels(
          page !== undefined && 'output' in page ? page.output : JSON.stringify(page),
          language,
          labels,
        );
      });
    });
  };
  describeTranslated(framework, define(pages, LABELS));
  // Catalogs translate from the language of the component.
  describeTranslated(framework, define(pages, LABELS), ['--locale', 'de', '--translate', 'en,pt-BR']);
  describeTranslated(framework, define(items, SENTENCES), ['--with', 'position,summary']);
  describeTranslated(framework, define(forms, WORDS), ['--with', 'jump,sizes']);
});

const defineHugo = (labels: typeof LABELS) => (project: string) => {
  // A site whose sections have two pages each.
  function buildSite(): string {
    const site = join(project, 'site');
    for (const folder of ['layouts', 'i18n'])
      cpSync(join(project, folder), join(site, folder), { recursive: true });
    mkdirSync(join(site, 'layouts/_default'));
    mkdirSync(join(site, 'content/posts'), { recursive: true });
    const partials = readdirSync(join(site, 'layouts/partials'));
    const calls = partials.map((file) => `{{ partial "${file}" .Paginator }}`);
    writeFileSync(join(site, 'layouts/_default/list.html'), calls.join('\n'));
    writeFileSync(join(site, 'layouts/_default/single.html'), '{{ .Title }}');
    const languages = { en: {}, de: {}, 'pt-br': {} };
    writeFileSync(
      join(site, 'config.json'),
      JSON.stringify({
        paginate: 1,
        pagination: { pagerSize: 1 },
        defaultContentLanguage: 'en',
        languages,
      }),
    );
    for (const language of Object.keys(languages))
      for (const post of ['1', '2', '3', '4', '5'])
        writeFileSync(join(site, `content/posts/${post}.${language}.md`), '---\n---\n');
    expect(
      spawnSync('hugo', ['--panicOnWarning', '--source', site, '--quiet'], { encoding: 'utf8' }),
    ).toMatchObject({
      status: 0,
      stderr: '',
    });
    return join(site, 'public');
  }

  describeEngine(hugoEngine, () => {
    test('in three languages', () => {
      const site = buildSite();
      for (const language of Object.keys(labels)) {
        const folder = language === 'en' ? '' : language.toLowerCase();
        expectLabels(readFileSync(join(site, folder, 'posts/page/3/index.html'), 'utf8'), language, labels);
      }
    });
  });
};
describeTranslated('hugo', defineHugo(LABELS));
describeTranslated('hugo', defineHugo(LABELS), ['--locale', 'de', '--translate', 'pt-BR']);
const fivePages = Object.entries(SENTENCES).map(([language, texts]) => [
  language,
  texts.map((text) => text.replace('21', '3').replace('30', '3').replace(/90?$/, '5')),
]);
describeTranslated('hugo', defineHugo(Object.fromEntries(fivePages) as typeof LABELS), [
  '--with',
  'position,summary',
]);

// Gettext is a stand-in, with the catalogs that `add` writes.
describeTranslated(
  'phoenix',
  (project) => {
    const template = `<.pagination total_pages={9} current_page={3} link_type="patch" />
      <.pagination_position total_pages={9} current_page={3} />
      <.pagination_summary total_items={90} page_size={10} current_page={3} />
      <.pagination_jump total_pages={9} path="?page=:page" />
      <.pagination_sizes page_size={10} path="?page=:page" />`;
    describeEngine(phoenix(project), ({ render }) => {
      test('in three languages', async () => {
        const data = Object.keys(LABELS).map((language) => ({ locale: language.replace('-', '_') }));
        const [pages = []] = await render([{ template, data }]);
        Object.keys(LABELS).forEach((language, index) => {
          const page = pages[index];
          const shown = page !== undefined && 'output' in page ? page.output : JSON.stringify(page);
          for (const labels of [LABELS, SENTENCES, WORDS]) expectLabels(shown, language, labels);
        });
      });
    });
  },
  ['--with', 'position,summary,jump,sizes'],
);

const defineShopify = (template: string, labels: typeof LABELS) => (project: string) => {
  // The filter of Shopify, which is not to be had: it looks a key up in the file of the language.
  test.each(Object.keys(LABELS))('in the language %s', async (language) => {
    const file = language === 'en' ? 'en.default.json' : `${language}.json`;
    const texts = JSON.parse(readFileSync(join(project, 'locales', file), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const engine = createTheme(project);
    engine.registerFilter('t', (key: string, ...given: [name: string, value: unknown][]) => {
      const [group = '', name = ''] = key.split('.');
      const values = Object.fromEntries(given);
      return texts[group]?.[name]?.replace(/\{\{ (\w+) \}\}/g, (_, one: string) => String(values[one]));
    });
    const paginate = {
      pages: 9,
      current_page: 3,
      current_offset: 20,
      items: 90,
      page_size: 10,
      next: { url: '/?page=4' },
      page_param: 'page',
    };
    const page: unknown = await engine.parseAndRender(template, { paginate });
    expectLabels(String(page), language, labels);
  });
};
describeTranslated('shopify', defineShopify("{% render 'pagination', paginate: paginate %}", LABELS));
const beside =
  "{% render 'pagination-position', paginate: paginate %}{% render 'pagination-summary', paginate: paginate %}";
describeTranslated('shopify', defineShopify(beside, SENTENCES), ['--with', 'position,summary']);

describeTranslated(
  'wordpress',
  (project) => {
    const template =
      '<?php pagination_tag(); pagination_tag_position(); pagination_tag_summary(); pagination_tag_jump(); pagination_tag_sizes();';
    // Its locales have a region.
    const locales: Readonly<Record<string, string>> = { en: '', de: 'de_DE', 'pt-BR': 'pt_BR' };
    beforeAll(() => {
      const domain = basename(project).toLowerCase();
      writeFileSync(join(project, 'style.css'), `/*\nTheme Name: Test\n*/`);
      writeFileSync(
        join(project, 'functions.php'),
        `<?php require __DIR__ . '/inc/pagination.php';
        load_theme_textdomain( '${domain.replace(/[^a-z0-9-]+/g, '-')}', __DIR__ . '/languages' );`,
      );
    });
    describeEngine(wordpress(project), ({ render }) => {
      test('in three languages', async () => {
        const data = Object.values(locales).map((locale) => ({
          url: '/page/3/',
          options: { WPLANG: locale },
        }));
        const [pages = []] = await render([{ template, data }]);
        Object.keys(locales).forEach((language, index) => {
          const page = pages[index];
          const shown = page !== undefined && 'output' in page ? page.output : JSON.stringify(page);
          expectLabels(shown, language, SENTENCES);
          expectLabels(shown, language, WORDS);
        });
      });
    });
  },
  ['--with', 'position,summary,jump,sizes'],
);
