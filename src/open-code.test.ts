import { preprocess, transform, type PaginationDialectName } from './index.js';

/** Code that is left open before a tag. The engines themselves are asked in `e2e/engines/suites/open-code.ts`. */

const STATIC = '<pagination path="/:page" total_pages="2"></pagination>';
const DYNAMIC = '<pagination path="/:page" total_pages="{{ pages }}"></pagination>';

const codesIn = (text: string, dialect: PaginationDialectName): string[] =>
  preprocess(text, { dialect }).diagnostics.map(({ code }) => code);

test.each<[PaginationDialectName, string]>([
  ['erb', '<p>Since <% 1998</p>'],
  ['ejs', '<%_ '],
  ['jinja2', '{{ "}}'],
  ['django', '{% verbatim %}'],
  ['php', '<? a'],
  ['blade', '@lang("'],
  ['heex', '<p>{'],
])('%s: no tag is left alone in silence after %s', (dialect, opening) => {
  const { html, diagnostics } = preprocess(`a\n${opening}\n${STATIC}`, { dialect });
  expect(diagnostics).toMatchObject([{ code: 'unclosed-code', severity: 'error', start: { line: 2 } }]);
  expect(diagnostics[0]?.message).toContain('on line 3');
  expect(html).toBe(`a\n${opening}\n${STATIC}`);
});

test.each<[PaginationDialectName, string]>([
  ['erb', `${STATIC}<% a`],
  ['erb', `<% a <!-- ${STATIC} -->`],
  ['erb', '<% a <paginator>'],
  ['php', `<?php echo '${STATIC}';`],
  ['php', `<? a ?>${STATIC}<? b ?>`],
  ['freemarker', `[#ftl]\n${STATIC}`],
  ['django', `{{ {% {# ${STATIC}`],
  ['blade', `{{ {!! {{-- @php @verbatim ${STATIC}`],
])('%s: %s is no mistake', (dialect, text) => {
  expect(codesIn(text, dialect)).toEqual([]);
});

describe('Django', () => {
  test.each(['@media print{#nav{}}', '{% a', '{# b #} {#', '{#}', '{# {{ #}'])(
    'a control begins on a new line after %s',
    (before) => {
      expect(transform(`a\n${before} ${DYNAMIC} b`, { dialect: 'django' })).toMatch(
        new RegExp(`^a\n${before.replace(/[{}()]/g, '\\$&')} \n\\{# [^\n]* #\\}\n[^]* b$`),
      );
    },
  );

  test.each(['{{ a }}', '{% a %}', '{# a #}', '{ # %', '#}'])('not after %s', (before) => {
    expect(transform(`a\n${before} ${DYNAMIC}`, { dialect: 'django' })).toContain(`\n${before} {# `);
  });

  test.each(['#}', 'a #} b'])('text with %s cannot end a comment', (label) => {
    const text = `{# <pagination path="/:page" total_pages="2" next_label="{label}"></pagination>`;
    const { html, diagnostics } = preprocess(text, { dialect: 'django', data: { label } });
    expect(diagnostics).toMatchObject([{ code: 'control-in-code', start: { column: 4 } }]);
    expect(html).toBe(text);
    expect(transform(`\n${text.slice(3)}`, { dialect: 'django', data: { label } })).toContain(label);
  });
});
