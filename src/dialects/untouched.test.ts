import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { preprocess, transform } from '../index.js';
import { dialectNames, type DialectName } from './index.js';

const LITERAL = '<pagination path="/:page" total_pages="9"></pagination>';

/** How a dialect writes the value of a variable, and code in which a tag is none. */
interface Samples {
  readonly page: string;
  /** Code that prints nothing. */
  readonly statement: string;
  readonly comment: string;
  readonly hidden: readonly string[];
}

const brace = { page: '{{ page }}', statement: '{% if page %}', comment: '{# page #}' };
const angle = { page: '<%= page %>', statement: '<% if (page) %>', comment: '<%# page %>' };
const STRING = `{{ '${LITERAL}' }}`;
const RAW = `{% raw %}${LITERAL}{% endraw %}`;
const VERBATIM = `{% verbatim %}${LITERAL}{% endverbatim %}`;
const ANGLES = [`<%= '${LITERAL}' %>`, `<% a = '${LITERAL}' %>`];
const HASH_COMMENT = `{# ${LITERAL} #}`;

const goLike = {
  page: '{{ .Page }}',
  statement: '{{ if .Page }}',
  comment: '{{/* page */}}',
  hidden: [`{{/* ${LITERAL} */}}`, `{{ \`${LITERAL}\` }}`, `{{ $a := \`${LITERAL}\` }}`],
};

const samples: Readonly<Record<DialectName, Samples>> = {
  nunjucks: { ...brace, hidden: [HASH_COMMENT, RAW, VERBATIM, STRING, `{% set a = '${LITERAL}' %}`] },
  jinja2: { ...brace, hidden: [HASH_COMMENT, RAW, STRING, `{% set a = '${LITERAL}' %}`] },
  twig: { ...brace, hidden: [HASH_COMMENT, VERBATIM, STRING, `{% set a = '${LITERAL}' %}`] },
  liquid: {
    ...brace,
    comment: '{% comment %} page {% endcomment %}',
    hidden: [`{% comment %}${LITERAL}{% endcomment %}`, RAW, STRING, `{% assign a = '${LITERAL}' %}`],
  },
  django: {
    ...brace,
    hidden: [HASH_COMMENT, `{% comment %}${LITERAL}{% endcomment %}`, VERBATIM, STRING],
  },
  ejs: { ...angle, hidden: [...ANGLES, `<%# ${LITERAL} %>`, `<%% ${LITERAL} %>`] },
  eta: {
    ...angle,
    page: '<%= it.page %>',
    comment: '<%/* page */%>',
    hidden: [...ANGLES, `<%/* ${LITERAL} */%>`, `<%~ \`%>${LITERAL}\` %>`],
  },
  erb: { ...angle, hidden: [...ANGLES, `<%# ${LITERAL} %>`, `<%% ${LITERAL} %>`] },
  php: {
    page: '<?= $page ?>',
    statement: '<?php if ($page): ?>',
    comment: '<?php /* page */ ?>',
    hidden: [
      `<?= '${LITERAL}' ?>`,
      `<?php /* ${LITERAL} */ ?>`,
      `<?php // ${LITERAL}\n?>`,
      `<?php echo <<<HTML\n${LITERAL}\nHTML; ?>`,
    ],
  },
  blade: {
    page: '{{ $page }}',
    statement: '@if ($page)',
    comment: '{{-- page --}}',
    hidden: [
      `{{-- ${LITERAL} --}}`,
      `@verbatim ${LITERAL} @endverbatim`,
      `@php $a = '${LITERAL}'; @endphp`,
      `@include('list', ['a' => '${LITERAL}'])`,
      `@{{ ${LITERAL} }}`,
      STRING,
    ],
  },
  smarty: {
    page: '{$page}',
    statement: '{if $page}',
    comment: '{* page *}',
    hidden: [
      `{* don't ${LITERAL} *}`,
      `{literal}${LITERAL}{/literal}`,
      `{LITERAL}${LITERAL}{/Literal}`,
      `{'${LITERAL}'}`,
      `{$a = '${LITERAL}'}`,
      `{include file="a.tpl" a='${LITERAL}'}`,
      `{url a="\\"}" b='${LITERAL}'}`,
    ],
  },
  eex: {
    page: '<%= @page %>',
    statement: '<% @page %>',
    comment: '<%# page %>',
    hidden: [...ANGLES, `<%# ${LITERAL} %>`, `<%!-- ${LITERAL} --%>`, `<%% ${LITERAL} %>`],
  },
  heex: {
    page: '{@page}',
    statement: '<%= if @page do %>',
    comment: '<%!-- page --%>',
    hidden: [...ANGLES, `<%!-- ${LITERAL} --%>`, `{~s|${LITERAL}|}`],
  },
  freemarker: {
    page: '${page}',
    statement: '<#if page gt 1>',
    comment: '<#-- page -->',
    hidden: [
      `<#-- ${LITERAL} -->`,
      `<#noparse>${LITERAL}</#noparse>`,
      `\${'${LITERAL}'}`,
      `<#assign a = '${LITERAL}'>`,
      `<@list items=[r'${LITERAL}'] />`,
    ],
  },
  hugo: goLike,
  go: goLike,
  handlebars: {
    page: '{{page}}',
    statement: '{{#if page}}',
    comment: '{{! page }}',
    hidden: [
      `{{! ${LITERAL} }}`,
      `{{!-- ${LITERAL} --}}`,
      `{{{{raw}}}}${LITERAL}{{{{/raw}}}}`,
      `\\{{ ${LITERAL} }}`,
      `{{list '${LITERAL}'}}`,
    ],
  },
};

test('there are samples of every dialect', () => {
  expect(Object.keys(samples).sort()).toEqual(dialectNames.toSorted());
});

describe.each(Object.entries(samples) as [DialectName, Samples][])(
  '%s',
  (dialect, { page, statement, comment, hidden }) => {
    const value = page.startsWith('{@') ? page : `"${page}"`;
    const attributes = `path="/:page" current_page=${value}`;
    const tag = `<pagination ${attributes}></pagination>`;
    const compile = (template: string): string => transform(template, { dialect });
    const codesOf = (template: string): string[] =>
      preprocess(template, { dialect }).diagnostics.map(({ code }) => code);
    const snippet = compile(tag);

    test.each(hidden)('%s stays, and the tag beside it does not', (code) => {
      const [before, after] = [`<div>\n${code}\n`, `\n${code}\n</div>`];
      const compiled = compile(`${before}${tag}${after}`);
      expect(compiled.replace(/made from line \d+/, 'made from line 1')).toBe(`${before}${snippet}${after}`);
      expect(compile(`${before}${after}`)).toBe(`${before}${after}`);
    });

    test('template code is no content for the tag', () => {
      for (const content of [page, statement, comment]) {
        expect(codesOf(`<pagination ${attributes}>${content}</pagination>`)).toEqual(['content-not-allowed']);
        expect(codesOf(`<pagination path="/:page" total_pages="9"> ${content}</pagination>`)).toEqual([
          'content-not-allowed',
        ]);
      }
    });

    test('template code between attributes is an error, but for a spread', () => {
      for (const code of [...(dialect === 'heex' ? [] : [page]), statement, comment]) {
        expect(codesOf(`<pagination ${code} ${attributes}></pagination>`)).toEqual(['template-code-in-tag']);
        expect(codesOf(`<pagination ${attributes} ${code}/>`)).toEqual(['template-code-in-tag']);
      }
    });

    test('beside a name of the landmark an output gives attributes, and other code is an error', () => {
      const named = (code: string): string =>
        `<pagination ${attributes} ${code} aria-label="Posts"></pagination>`;
      expect(compile(named(page))).toContain(`<nav class="pagination" ${page} aria-label="Posts">`);
      for (const code of [statement, comment]) expect(codesOf(named(code))).toEqual(['template-code-in-tag']);
    });

    test('neither quotation marks nor case make a difference', () => {
      for (const written of [page, ...(dialect === 'heex' ? [] : [`"${page}"`, `'${page}'`])]) {
        expect(compile(`<PAGINATION PATH=/:page Current_Page=${written} />`)).toBe(snippet);
      }
    });

    test('the lines of a snippet are indented and ended as those around it', () => {
      const lines = compile(`<div>\r\n\t ${tag}\r\n</div>\r\n`).split('\r\n');
      const expected = snippet.replace('line 1', 'line 2').split('\n');
      expect(expected.length).toBeGreaterThan(20);
      expect(lines).toEqual(['<div>', ...expected.map((line) => `\t ${line}`), '</div>', '']);
    });

    test('a tag in the middle of a line leaves what is beside it', () => {
      const indented = snippet.split('\n').join('\n  ');
      expect(compile(`  <b>${page}</b>${tag} ${page}`)).toBe(`  <b>${page}</b>${indented} ${page}`);
      expect(compile(`${tag}${tag}`)).toBe(`${snippet}${snippet}`);
    });

    test('a literal tag stays a line of HTML', () => {
      expect(compile(`${page} ${LITERAL} ${page}`)).toBe(`${page} ${transform(LITERAL)} ${page}`);
    });

    test('a second run changes nothing', () => {
      for (const once of [snippet, compile(`<div>\r\n  ${tag}${hidden.join('')}</div>`)]) {
        expect(compile(once)).toBe(once);
      }
    });

    test('a source map leads from every line of a snippet to the tag', () => {
      const { html, map } = preprocess(`<div>\n  ${tag}\n</div>\n`, { dialect, file: 'list' });
      const trace = new TraceMap(map as ConstructorParameters<typeof TraceMap>[0]);
      const lines = html.split('\n').slice(1, -2);
      expect(lines).toHaveLength(snippet.split('\n').length);
      lines.forEach((line, index) => {
        const column = line.search(/\S/);
        expect(originalPositionFor(trace, { line: index + 2, column })).toMatchObject({ line: 2, column: 2 });
      });
    });
  },
);

test('a snippet of HEEx is one block, because LiveView renders anew whatever follows a variable beside it', () => {
  const tag = '<pagination path={@path} total_pages={@pages} current_page={@page} {@rest} />';
  const outermost = transform(tag, { dialect: 'heex' })
    .split('\n')
    .filter((line) => !line.startsWith(' '));
  expect(outermost).toEqual([
    expect.stringMatching(/^<%!-- .* --%>$/),
    expect.stringMatching(/^<%= case .* do %><% pagination_integer -> %>$/),
    '<% end %>',
  ]);
});
