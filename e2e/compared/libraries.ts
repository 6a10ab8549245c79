import MuiPagination from '@mui/material/Pagination';
import * as muiLocales from '@mui/material/locale';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as zag from '@zag-js/pagination';
import { normalizeProps, useMachine } from '@zag-js/react';
import nunjucks from 'nunjucks';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from '../../src/index.js';
import { locales } from '../../src/options/locales.js';
import { runIn } from '../../src/testing/command-line.js';
import { hugoEngine } from '../engines/hugo.js';
import { versionOf } from '../engines/npm-engine.js';
import { wordpress } from '../engines/wordpress.js';
import { answersOf, askApp, type Answers, type Library } from './library.js';

const PYTHON = ['/usr/bin/python3', '-B'] as const;

/** All libraries, in the order of the page. */
export const libraries: readonly Library[] = [
  {
    name: 'Django',
    option: '`on_each_side=1, on_ends=1`',
    packages: ['python3-django'],
    ask: (urls) => askApp([...PYTHON, 'django_list.py'], urls),
  },
  {
    name: 'Flask-SQLAlchemy',
    option: '`left_edge=1, left_current=1, right_current=1, right_edge=1`',
    packages: ['python3-flask-sqlalchemy'],
    ask: (urls) => askApp([...PYTHON, 'flask_list.py'], urls),
  },
  {
    name: 'Kaminari',
    option: '`window: 1, outer_window: 1`',
    packages: ['ruby-rails', 'ruby-kaminari', 'ruby-will-paginate'],
    ask: (urls) => askApp(['ruby', 'rails_list.rb', 'kaminari'], urls),
  },
  {
    name: 'will_paginate',
    option: '`inner_window: 1, outer_window: 0`',
    packages: ['ruby-rails', 'ruby-kaminari', 'ruby-will-paginate'],
    ask: (urls) => askApp(['ruby', 'rails_list.rb', 'will_paginate'], urls),
  },
  {
    name: 'Pagy',
    option: '`slots: 9`',
    packages: ['ruby-pagy'],
    byHand: 'where that is older than 43, with the folder `gem/lib` of its repository in RUBYLIB',
    ask: (urls) => askApp(['ruby', 'pagy_list.rb'], urls),
  },
  {
    name: 'Laravel',
    option: '`onEachSide(1)`',
    packages: ['php-illuminate-view', 'php-illuminate-pagination', 'php-illuminate-translation'],
    ask: (urls) => askApp(['php', 'laravel_list.php'], urls),
  },
  {
    name: 'KnpPaginatorBundle',
    option: '`page_range: 7`',
    byHand: 'with its clone in KNP_BUNDLE, beside one of knp-components, and its version in KNP_VERSION',
    takesNumbers: true,
    ask: (urls) =>
      process.env['KNP_BUNDLE'] === undefined ? undefined : askApp(['php', 'knp_list.php'], urls),
  },
  {
    name: 'WordPress',
    option: "`'mid_size' => 2`",
    packages: ['wordpress', 'mariadb-server', 'php-mysql'],
    ask: askWordPress,
  },
  { name: 'Hugo', option: '`"format" "terse"`', packages: ['hugo'], ask: askHugo },
  { name: 'MUI', option: '`siblingCount={2}`', takesNumbers: true, ask: askMui },
  { name: 'Zag', option: '`siblingCount: 2`', takesNumbers: true, ask: askZag },
  { name: 'rc-pagination', option: '`showLessItems`', takesNumbers: true, ask: askRcPagination },
  {
    name: 'react-paginate',
    option: '`pageRangeDisplayed={3} marginPagesDisplayed={1}`',
    takesNumbers: true,
    ask: askReactPaginate,
  },
  { name: 'GOV.UK Frontend', takesNumbers: true, ask: askGovuk },
  { name: 'pagination-tag, the tag', option: '`sibling_count="2"`', ask: askTag },
  {
    name: 'pagination-tag, `add rails`',
    packages: ['ruby-rails', 'ruby-kaminari', 'ruby-will-paginate'],
    ask: askRailsComponent,
  },
];

/** A theme with the usual call. There are 45 pages of posts, and the control shows 42 of them. */
async function askWordPress(urls: readonly string[]): Promise<Answers | undefined> {
  return withDirectory(async (theme) => {
    writeFileSync(join(theme, 'style.css'), '/*\nTheme Name: Test\n*/');
    const engine = wordpress(theme);
    const version = engine.version();
    if (version === undefined) return undefined;
    const jobs = urls.map((url) => {
      const [path, page = ''] = url.split('?page=');
      const options = path === '/options' ? "'mid_size' => 2" : '';
      return {
        template: `<?php echo http_response_code(); $GLOBALS['wp_query']->max_num_pages = 42; the_posts_pagination( array( ${options} ) );`,
        data: [{ url: `/?paged=${page}`, options: { permalink_structure: '', posts_per_page: '2' } }],
      };
    });
    const answers = (await engine.render(jobs)).flat().map((one) => {
      const [, status = '500', html = ''] = /^(\d{3})([^]*)/.exec('output' in one ? one.output : '') ?? [];
      return { status: Number(status), html };
    });
    return { version: version.replace('WordPress ', ''), languages: null, answers };
  });
}

/** A site with the template that Hugo brings. It has a file for each page. */
async function askHugo(urls: readonly string[]): Promise<Answers | undefined> {
  const version = hugoEngine.version();
  if (version === undefined) return undefined;
  return withDirectory((site) => {
    const pages: Record<string, string> = {
      // 10 on a page are the default.
      'config.json': JSON.stringify({
        baseURL: 'http://site.example/',
        disableKinds: ['RSS', 'sitemap', 'taxonomy', 'term'],
      }),
      'layouts/_default/single.html': '',
      'layouts/posts/list.html': '{{ .Paginator }}{{ template "_internal/pagination.html" . }}',
      'layouts/options/list.html':
        '{{ .Paginator }}{{ template "_internal/pagination.html" (dict "page" . "format" "terse") }}',
    };
    for (const section of ['posts', 'options'])
      for (let post = 1; post <= 420; post++)
        pages[`content/${section}/${post}.md`] = `---\ntitle: ${post}\n---\n`;
    for (const [file, text] of Object.entries(pages)) {
      mkdirSync(join(site, dirname(file)), { recursive: true });
      writeFileSync(join(site, file), text);
    }
    execFileSync('hugo', ['--source', site, '--quiet']);
    const answers = urls.map((url) => {
      const [path = '', page = ''] = url.split('?page=');
      const file = join(site, 'public', path, page === '1' ? '' : `page/${page}`, 'index.html');
      const html = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      return html === undefined
        ? { status: 404, html: '' }
        : { status: 200, html: html.slice(html.indexOf('<')) };
    });
    return { version: version.replace(/^hugo v?/, ''), languages: 1, answers };
  });
}

function askMui(urls: readonly string[]): Answers {
  const isTranslated = (locale: object): boolean =>
    'MuiPagination' in ((locale as { components?: object }).components ?? {});
  return {
    version: versionOf('@mui/material'),
    // The defaults are English.
    languages: Object.values(muiLocales).filter(isTranslated).length + 1,
    answers: answersOf(urls, (page, hasOption) =>
      // Only what a browser gets, and no styles, which an application collects elsewhere.
      markup(
        createElement(MuiPagination, {
          count: 42,
          page: Number(page),
          ...(hasOption ? { siblingCount: 2 } : {}),
        }),
      ).replace(/<style[^>]*>[^]*?<\/style>/g, ''),
    ),
  };
}

/** The state machine of Ark UI and Chakra UI, with a list of links around its entries. Their texts are those of your code. */
function askZag(urls: readonly string[]): Answers {
  const getPageUrl = ({ page }: { page: number }): string => `/posts?page=${page}`;
  const list = { id: 'pages', count: 420, pageSize: 10, type: 'link', getPageUrl } as const;
  function Pages(options: { readonly page: number; readonly siblingCount?: number }): ReactElement {
    const service = useMachine(zag.machine, { ...list, ...options });
    const { pages, ...props } = zag.connect(service, normalizeProps);
    const item = (key: string | number, content: ReactElement) => createElement('li', { key }, content);
    const entries = pages.map((page, index) =>
      page.type === 'page'
        ? item(page.value, createElement('a', props.getItemProps(page), page.value))
        : item(`gap ${index}`, createElement('span', props.getEllipsisProps({ index }), '…')),
    );
    const previous = createElement('a', props.getPrevTriggerProps(), 'Previous');
    const next = createElement('a', props.getNextTriggerProps(), 'Next');
    const items = [item('previous', previous), ...entries, item('next', next)];
    return createElement('nav', props.getRootProps(), createElement('ul', null, items));
  }
  return {
    version: versionOf('@zag-js/pagination'),
    languages: null,
    answers: answersOf(urls, (page, hasOption) =>
      markup(createElement(Pages, { page: Number(page), ...(hasOption ? { siblingCount: 2 } : {}) })),
    ),
  };
}

/** The component that Ant Design uses, with its icons for skipped pages. */
function askRcPagination(urls: readonly string[]): Answers {
  const folder = join(dirname(require.resolve('@rc-component/pagination')), 'locale');
  const dots = createElement('span', {}, '•••');
  return {
    version: versionOf('@rc-component/pagination'),
    languages: readdirSync(folder).filter((file) => file.endsWith('.js')).length,
    answers: answersOf(urls, (page, hasOption) =>
      markup(
        createElement(defaultOf('@rc-component/pagination') as Component, {
          total: 420,
          pageSize: 10,
          current: Number(page),
          onChange: () => undefined,
          locale: defaultOf('@rc-component/pagination/lib/locale/en_US'),
          jumpPrevIcon: dots,
          jumpNextIcon: dots,
          showLessItems: hasOption,
        }),
      ),
    ),
  };
}

function askReactPaginate(urls: readonly string[]): Answers {
  const less = { pageRangeDisplayed: 3, marginPagesDisplayed: 1 };
  return {
    version: versionOf('react-paginate'),
    languages: 1,
    answers: answersOf(urls, (page, hasOption) =>
      markup(
        createElement(defaultOf('react-paginate') as Component, {
          pageCount: 42,
          forcePage: Number(page) - 1,
          ...(hasOption ? less : {}),
        }),
      ),
    ),
  };
}

/** The macro takes the entries. Which ones, its guidance says: the ends, the current page, its neighbors, and no lone gap. */
function askGovuk(urls: readonly string[]): Answers {
  const folder = dirname(require.resolve('govuk-frontend/package.json'));
  const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(join(folder, 'dist')), {
    autoescape: true,
  });
  const template =
    '{% from "govuk/components/pagination/macro.njk" import govukPagination %}{{ govukPagination(options) }}';
  const link = (number: number): object => ({ href: `/posts?page=${number}` });
  return {
    version: versionOf('govuk-frontend'),
    languages: 1,
    answers: answersOf(urls, (page) => {
      const current = Number(page);
      const near = [1, current - 1, current, current + 1, 42];
      const isShown = (n: number): boolean =>
        near.includes(n) || (near.includes(n - 1) && near.includes(n + 1));
      const shown = Array.from({ length: 42 }, (_, index) => index + 1).filter(isShown);
      const items = shown.flatMap((number, index) => [
        ...(number - (shown[index - 1] ?? 0) > 1 ? [{ ellipsis: true }] : []),
        { number, current: number === current, ...link(number) },
      ]);
      const options = {
        items,
        ...(current > 1 ? { previous: link(current - 1) } : {}),
        ...(current < 42 ? { next: link(current + 1) } : {}),
      };
      return environment.renderString(template, { options }).trim();
    }),
  };
}

/** A template that is compiled once, with what the query says. */
function askTag(urls: readonly string[]): Answers {
  const [plain, wide] = ['', ' sibling_count="2"'].map((more) =>
    compile(
      `<pagination path="/posts?page=:page" total_pages="42" current_page="{page}"${more}></pagination>`,
    ),
  );
  return {
    version: versionOf('pagination-tag'),
    languages: locales.length,
    answers: answersOf(urls, (page, hasOption) => (hasOption ? wide : plain)?.({ page }) ?? ''),
  };
}

async function askRailsComponent(urls: readonly string[]): Promise<Answers | undefined> {
  return withDirectory(async (project) => {
    await runIn(project, ['add', 'rails']);
    const asked = askApp(['ruby', 'rails_list.rb', 'pagination_tag'], urls, { PROJECT: project });
    return asked && { ...asked, version: versionOf('pagination-tag'), languages: locales.length };
  });
}

function markup(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

type Component = ComponentType<Record<string, unknown>>;

/** The default export of a package in CommonJS, which the types of these packages do not describe. */
function defaultOf(name: string): unknown {
  return (require(name) as { default: unknown }).default;
}

async function withDirectory<T>(use: (directory: string) => T | Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'pagination-tag-compared-'));
  try {
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
